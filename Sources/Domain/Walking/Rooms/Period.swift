/// The duration of a room.
package enum Period: String, CaseIterable, Sendable, Codable {
    case week, fourWeeks, twelveWeeks, open

    package var days: Int? {
        switch self {
        case .week: 7
        case .fourWeeks: 28
        case .twelveWeeks: 84
        case .open: nil
        }
    }

    /// The period with those first and last days; without a last day the open one, and nil where none has them.
    package init?(from first: CivilDate, through last: CivilDate?) {
        guard let period = Self.allCases.first(where: { $0.lastDay(from: first) == last }) else { return nil }
        self = period
    }

    /// The last day of one that begins on a day; nil where it has none.
    package func lastDay(from first: CivilDate) -> CivilDate? { days.map { first.adding(days: $0 - 1) } }
}
