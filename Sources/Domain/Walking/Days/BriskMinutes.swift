/// The brisk minutes of some days, and what they come to in a week: one rule for a chart and a report.
package struct BriskMinutes: Hashable, Sendable {
    package let minutes: Int
    /// The days of which they are known.
    package let days: Int
    /// The share of a week, by the days of which they are known; nil where these are fewer than a week, or than two thirds of the days since
    /// the first of them, since the others may have had some, too.
    package let aWeek: Double?

    /// Returns nil where they are known of no day.
    /// - Parameter last: the last day of the time, or today.
    package init?(_ days: some Sequence<Day>, through last: CivilDate) {
        let known = days.filter { $0.hasSteps && $0.briskMinutes != nil && $0.date <= last }
        guard let first = known.map(\.date).min() else { return nil }
        minutes = known.reduce(0) { $0.addingClamped($1.briskMinutes ?? 0) }
        self.days = known.count
        let isMost = known.count >= 7 && known.count * 3 >= (last - first + 1) * 2
        aWeek = isMost ? Double(minutes) * 7 / Double(known.count) : nil
    }
}
