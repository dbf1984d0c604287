/// Days in a row on which the goal was reached.
package struct Streak: Hashable, Sendable {
    /// The row that is still going.
    package var current: Int
    package var longest: Int
    package var longestFrom: CivilDate?
    package var longestThrough: CivilDate?
    /// Today's goal is not reached yet: today neither counts nor breaks.
    package var todayIsOpen: Bool
    /// Days that reached their goal, of the days that have data; 0 to 1.
    package var rate: Double

    package static let none = Streak(current: 0, longest: 0, longestFrom: nil, longestThrough: nil, todayIsOpen: true, rate: 0)

    package init(current: Int, longest: Int, longestFrom: CivilDate?, longestThrough: CivilDate?, todayIsOpen: Bool, rate: Double) {
        self.current = current
        self.longest = longest
        self.longestFrom = longestFrom
        self.longestThrough = longestThrough
        self.todayIsOpen = todayIsOpen
        self.rate = rate
    }

    /// Counts dates, never hours, so that no change of clocks and no flight can break a row.
    ///
    /// Each day is judged by the goal that held on it. Days of rest neither add nor break, unless the goal was reached:
    /// then they add. A day without data breaks like a missed one.
    /// - Parameter days: any order; days after `today` are ignored.
    package init(days: [Day], goals: GoalHistory, rests: Rests = Rests(), today: CivilDate) {
        self = .none
        let known = days.filter { $0.date <= today }
        guard let first = known.map(\.date).min() else { return }
        var reached: Set<CivilDate> = []
        for day in known where day.stepCount >= goals.steps(on: day.date) { reached.insert(day.date) }
        todayIsOpen = !reached.contains(today)
        rate = Double(reached.count) / Double(Set(known.map(\.date)).count)
        var row = 0
        var rowStart: CivilDate?
        var date = first
        while date <= today {
            if reached.contains(date) {
                row += 1
                rowStart = rowStart ?? date
                if row > longest {
                    longest = row
                    longestFrom = rowStart
                    longestThrough = date
                }
            } else if date != today, !rests.contains(date) {
                row = 0
                rowStart = nil
            }
            date = date.adding(days: 1)
        }
        current = row
    }
}
