/// The span of time that a report is about, as a calendar has it.
package enum ReportSpan: String, CaseIterable, Hashable, Sendable, Codable {
    case week, month, quarter, year
    /// Ninety days in a row, whatever the calendar says: what a doctor wants to know of.
    case ninetyDays = "90-days"

    /// The first and the last day of the span that a day lies in.
    package func dates(around date: CivilDate) -> ClosedRange<CivilDate> {
        switch self {
        case .week: date.startOfWeek...date.startOfWeek.adding(days: 6)
        case .month: months(1, from: date.startOfMonth)
        case .quarter: months(3, from: date.startOfMonth.adding(months: -((date.month - 1) % 3)))
        case .year: months(12, from: date.startOfMonth.adding(months: 1 - date.month))
        case .ninetyDays: date.adding(days: -89)...date
        }
    }

    /// The last span that was over by a day's beginning.
    package func lastBefore(_ today: CivilDate) -> ClosedRange<CivilDate> {
        self == .ninetyDays ? dates(around: today.adding(days: -1)) : dates(around: dates(around: today).lowerBound.adding(days: -1))
    }

    /// A day of the span behind another one.
    package func day(after dates: ClosedRange<CivilDate>) -> CivilDate {
        dates.upperBound.adding(days: self == .ninetyDays ? dates.count : 1)
    }

    /// The days of the whole weeks that a change of gait is judged by: as many as the span has, and eight where it is shorter.
    func testedDays(_ dates: ClosedRange<CivilDate>, through last: CivilDate) -> Int {
        let weeks = Int(clamping: Double(max(0, last - dates.lowerBound) + 1) / 7)
        return self == .week || self == .month ? GaitSpan.recentDays : max(GaitSpan.recentDays, 7 * weeks)
    }

    private func months(_ count: Int, from first: CivilDate) -> ClosedRange<CivilDate> {
        first...first.adding(months: count).adding(days: -1)
    }

    /// The parts that its rows are: days of a week, weeks of a month, months of all else.
    func parts(of dates: ClosedRange<CivilDate>) -> [ClosedRange<CivilDate>] {
        var parts: [ClosedRange<CivilDate>] = []
        var first = dates.lowerBound
        while first <= dates.upperBound {
            let last: CivilDate =
                switch self {
                case .week: first
                case .month: first.startOfWeek.adding(days: 6)
                case .quarter, .year, .ninetyDays: first.startOfMonth.adding(months: 1).adding(days: -1)
                }
            parts.append(first...min(last, dates.upperBound))
            first = last.adding(days: 1)
        }
        return parts
    }
}
