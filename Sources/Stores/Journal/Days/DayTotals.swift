import Walking

/// What a day comes to, as far as an import says that it changed; nothing for one that is not there.
struct DayTotals: Equatable, Sendable {
    var steps = 0.0
    var distance = 0.0
    var flights = 0.0

    /// What two ways of adding the same numbers up may be apart.
    private static let rounding = 1e-6

    /// Whether anything is less than it was; more of something else does not make up for it.
    func isLess(than old: DayTotals) -> Bool {
        zip(numbers, old.numbers).contains { $0 < $1 - Self.rounding }
    }

    func differs(from other: DayTotals) -> Bool {
        isLess(than: other) || other.isLess(than: self)
    }

    private var numbers: [Double] { [steps, distance, flights] }
}
