import Clubs

/// The greetings and lists of rooms that are answered in a second, to several who ask at once.
struct SustainedRounds {
    let concurrent: Int
    let span: Duration

    /// A round that the club is too busy for does not count.
    /// - Parameter open: opens the store of each round of one of those who ask, by their number.
    func callAsFunction<Store: ClubStore>(_ open: @escaping @Sendable (Int) throws -> Store) async throws -> Int {
        let end = ContinuousClock.now + span
        let count = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<concurrent {
                group.addTask {
                    var count = 0
                    while ContinuousClock.now < end {
                        let store = try open(number)
                        do {
                            _ = try await store.hello()
                            _ = try await store.rooms()
                            count += 1
                        } catch ClubFailure.busy {}
                    }
                    return count
                }
            }
            return try await group.reduce(0, +)
        }
        return count / Int(span.components.seconds)
    }
}
