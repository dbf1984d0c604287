import SQLite
import Walking

/// The totals of a day, as far as an import reports their changes; zero for a day that does not exist.
struct DayTotals: Equatable, Sendable {
    var steps = 0.0
    var distance = 0.0
    var flights = 0.0
    /// Seconds.
    var exercise = 0.0
    /// Averages, which can be others, and neither more nor less.
    var speed: Double?
    var stepLength: Double?

    /// The columns of a query for the totals of a day, in the order of `init(_:)`.
    static let columns = "steps, distance, flights, exercise, speed, step_length"

    init() {}

    init(_ row: borrowing Statement) {
        (steps, distance, flights, exercise) = (row.amount(0), row.amount(1), row.amount(2), row.amount(3))
        (speed, stepLength) = (row.mean(4), row.mean(5))
    }

    /// The difference that two ways of adding the same numbers up may have.
    private static let rounding = 1e-6

    /// Returns whether anything is less than it was; more of something else does not make up for it.
    func isLess(than old: DayTotals) -> Bool {
        zip(numbers, old.numbers).contains { $0 < $1 - Self.rounding }
    }

    func differs(from other: DayTotals) -> Bool {
        isLess(than: other) || other.isLess(than: self) || Self.differ(speed, other.speed) || Self.differ(stepLength, other.stepLength)
    }

    private static func differ(_ one: Double?, _ other: Double?) -> Bool {
        guard let one, let other else { return (one == nil) != (other == nil) }
        return abs(one - other) > rounding
    }

    private var numbers: [Double] { [steps, distance, flights, exercise] }
}
