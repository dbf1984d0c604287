/// Tells standing from walking, second by second, by what the best sensor says.
///
/// No packets are no pause: where nobody says anything, what was true stays true.
struct MovementDetector: Sendable {
    /// Seconds of stillness after which it is a pause, dated back to the first of them; and of movement after which it is none.
    struct Patience {
        var still: Int
        static let belt = Patience(still: 3)
        static let pod = Patience(still: 5)
        static let location = Patience(still: 15)
    }

    static let movingSeconds = 2

    private(set) var isMoving = true
    /// The seconds in which the other was seen, one after the other.
    private var streak = 0

    /// Judges a second.
    /// - Returns: since which second what it now is holds, where that changed.
    mutating func observe(isStill: Bool?, _ patience: Patience, second: Int) -> Int? {
        guard let isStill else {
            streak = 0
            return nil
        }
        guard isStill == isMoving else {
            streak = 0
            return nil
        }
        streak += 1
        let enough = isMoving ? patience.still : Self.movingSeconds
        guard streak >= enough else { return nil }
        isMoving.toggle()
        defer { streak = 0 }
        return second - streak + 1
    }
}
