/// The week against the one before it, from Monday on.
package struct WeekProgress: Hashable, Sendable {
    /// The sum of the week so far, today's included.
    package let total: Int
    /// The amount by which the days before today are ahead of the same days of the week before; nil on Mondays, and where nothing is known.
    package let ahead: Int?
    /// The whole of last week on a Monday, on which no day is over; nil on other days, and where nothing is known of it.
    package let lastWeek: Int?
    /// The last day that is compared; today is not over, and would always be behind.
    package let through: Weekday
    /// Days of the week on which the goal was reached.
    package let reachedDays: Int

    /// - Parameter values: of days that are known.
    package init(_ values: [CivilDate: Int], reached: Set<CivilDate> = [], today: CivilDate) {
        let monday = today.startOfWeek
        func sum(_ dates: Range<CivilDate>) -> Int? {
            let known = dates.compactMap { values[$0] }
            return known.isEmpty ? nil : known.reduce(0) { $0.addingClamped($1) }
        }
        total = sum(monday..<today.adding(days: 1)) ?? 0
        let (now, before) = (sum(monday..<today), sum(monday.adding(days: -7)..<today.adding(days: -7)))
        ahead = before.flatMap { before in now.map { $0 - before } }
        lastWeek = today == monday ? sum(monday.adding(days: -7)..<monday) : nil
        through = today.adding(days: -1).weekday
        reachedDays = reached.count { $0 >= monday && $0 <= today }
    }
}

extension Today {
    /// The week of the large number: steps, or minutes where these lead.
    package var weekProgress: WeekProgress {
        guard leading == .steps else { return WeekProgress(walkedMinutes, today: date) }
        let known = recent.filter(\.hasSteps)
        return WeekProgress(
            Dictionary(known.map { ($0.date, $0.stepCount) }) { first, _ in first },
            reached: Set(known.filter(\.reachedGoal).map(\.date)), today: date)
    }
}
