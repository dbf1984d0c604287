import LiveWalking

/// The sensors that are to be remembered, and that are searched for until they are found.
struct SensorQuests {
    private struct Quest {
        let address: String
        let deadline: Double
        let answer: @Sendable (Result<RememberedSensor, SensorFailure>) -> Void
    }

    private static let patience = 15.0

    private var quests: [Quest] = []

    var isEmpty: Bool { quests.isEmpty }
    var deadline: Double { quests.map(\.deadline).min() ?? .infinity }

    mutating func add(_ address: String, at now: Double, _ answer: @escaping @Sendable (Result<RememberedSensor, SensorFailure>) -> Void) {
        quests.append(Quest(address: address, deadline: now + Self.patience, answer: answer))
    }

    /// Answers those whose sensor is known, and those that have waited long enough.
    mutating func check(at now: Double, trouble: SensorTrouble?, _ find: (String) -> RememberedSensor?) {
        quests.removeAll { quest in
            if let sensor = find(quest.address) {
                quest.answer(.success(sensor))
            } else if let trouble {
                quest.answer(.failure(.trouble(trouble)))
            } else if now >= quest.deadline {
                quest.answer(.failure(.notFound))
            } else {
                return false
            }
            return true
        }
    }

    mutating func finish() {
        for quest in quests { quest.answer(.failure(.notFound)) }
        quests = []
    }
}
