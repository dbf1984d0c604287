/// The span of time that a goal is for, as a calendar has it.
package enum GoalSpan: String, CaseIterable, Hashable, Sendable {
    case day, week
    /// Two weeks, which begin on every other Monday from 29 December 1969 on.
    case fortnight
    case month, quarter, year

    /// The first and the last day of the span that a day lies in.
    package func dates(around date: CivilDate) -> ClosedRange<CivilDate> {
        switch self {
        case .day: date...date
        case .week: ReportSpan.week.dates(around: date)
        case .fortnight: fortnight(around: date)
        case .quarter: ReportSpan.quarter.dates(around: date)
        case .month: ReportSpan.month.dates(around: date)
        case .year: ReportSpan.year.dates(around: date)
        }
    }

    private func fortnight(around date: CivilDate) -> ClosedRange<CivilDate> {
        // 1970-01-01 was a Thursday.
        let monday = date.startOfWeek
        let isSecond = !(monday.dayNumber + 3).isMultiple(of: 14)
        let first = monday.adding(days: isSecond ? -7 : 0)
        return first...first.adding(days: 13)
    }
}
