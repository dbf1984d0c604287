/// The time that a chart of gait shows; the raw value is its name in links and in what is stored of a session: `year`, `2026-10`,
/// `2026-10-07`.
package enum GaitSpan: RawRepresentable, Hashable, Codable, Sendable {
    /// A range up to today.
    case present(GaitRange)
    /// A calendar month, by its first day.
    case month(CivilDate)
    case day(CivilDate)

    /// Days of the recent change, and of what is usual where a range is too short to say it.
    package static let recentDays = 56

    package init?(rawValue: String) {
        if let range = GaitRange(rawValue: rawValue) {
            self = .present(range)
        } else if let date = CivilDate(rawValue) {
            self = .day(date)
        } else if let first = CivilDate(rawValue + "-01") {
            self = .month(first)
        } else {
            return nil
        }
    }

    package var rawValue: String {
        switch self {
        case .present(let range): range.rawValue
        case .month(let first): String(first.description.dropLast(3))
        case .day(let date): date.description
        }
    }

    /// The range that it is as long as, and whose points it has.
    package var range: GaitRange {
        switch self {
        case .present(let range): range
        case .month: .month
        case .day: .day
        }
    }

    /// Indicates whether it stays where it is when another day begins.
    package var isFixed: Bool { self != .present(range) }

    /// The days of the whole weeks that its own change is judged by; nil where it is too short, or stays where it is.
    var testedDays: Int? {
        switch self {
        case .present(.year): 52 * 7
        case .present(.fiveYears): 260 * 7
        case .present, .month, .day: nil
        }
    }

    /// The first days of its points, in order.
    func starts(today: CivilDate) -> [CivilDate] {
        switch self {
        case .present(let range): range.starts(today: today)
        case .month(let first): (0...max(0, last(today: today) - first)).map { first.adding(days: $0) }
        case .day(let date): [date]
        }
    }

    /// The first of the days that are compared.
    func first(today: CivilDate) -> CivilDate {
        switch self {
        case .present(.day), .present(.week): today.adding(days: 1 - Self.recentDays)
        case .present(let range): range.starts(today: today).first ?? today
        case .month(let date), .day(let date): date.startOfMonth
        }
    }

    /// The last of these days.
    func last(today: CivilDate) -> CivilDate {
        switch self {
        case .present: today
        case .month(let date), .day(let date): max(date, min(today, date.startOfMonth.adding(months: 1).adding(days: -1)))
        }
    }
}
