/// Days in a row on which the goal was reached, or weeks in a row with enough such days.
package struct Streak: Hashable, Sendable {
    /// Indicates whether it counts days or weeks.
    package let kind: StreakKind
    /// The row that is still going.
    package private(set) var current = 0
    package private(set) var longest = 0
    package private(set) var longestFrom: CivilDate?
    package private(set) var longestThrough: CivilDate?
    /// Today, or this week, has not earned its place yet: it neither counts nor breaks.
    package private(set) var isOpen = true
    /// Days that reached their goal, of the days that have steps and had their chance; or weeks, of those that are decided; 0 to 1.
    package private(set) var rate = 0.0
    /// Good days of the week that is still going.
    package let daysThisWeek: Int

    /// Counts dates, never hours, so that no change of clocks and no flight can break a row.
    ///
    /// Each day is judged by the goal that held on it. Days of rest neither add nor break, unless the goal was reached:
    /// then they add. A day without steps breaks like a missed one. A week needs no more good days than it has days without rest.
    /// - Parameters:
    ///   - days: any order; days after `today` are ignored.
    ///   - isOver: whether `today` is a day of the past, which has had its chance.
    package init(
        days: [Day], goals: GoalHistory, rests: RestSchedule = RestSchedule(), kind: StreakKind = .daily, today: CivilDate,
        isOver: Bool = false
    ) {
        self.kind = kind
        let known = days.filter { $0.date <= today && $0.hasSteps }
        let good = Set(known.lazy.filter { $0.stepCount >= goals.steps(on: $0.date) }.map(\.date))
        daysThisWeek = (0..<7).count { good.contains(today.startOfWeek.adding(days: $0)) }
        guard let first = known.map(\.date).min() else { return }
        if let needed = kind.daysAWeek {
            countWeeks(from: first.startOfWeek, through: today, isOver: isOver, needed: needed, good, rests)
        } else {
            isOpen = !good.contains(today) && !isOver
            var judged = Set(known.lazy.map(\.date))
            if isOpen { judged.remove(today) }
            rate = Double(good.count) / Double(max(1, judged.count))
            count(from: first, through: today, step: 1) { date in
                good.contains(date) ? true : date == today && !isOver || rests.contains(date) ? nil : false
            }
        }
    }

    private mutating func countWeeks(
        from first: CivilDate, through today: CivilDate, isOver: Bool, needed: Int, _ good: Set<CivilDate>, _ rests: RestSchedule
    ) {
        var (reached, decided, thisWeekIsReached) = (0, 0, false)
        // A week that is cut off before its Sunday may have gone on.
        let openWeek = isOver && today.adding(days: 1).startOfWeek == today.adding(days: 1) ? nil : today.startOfWeek
        count(from: first, through: today, step: 7) { monday in
            let week = (0..<7).map { monday.adding(days: $0) }
            let target = min(needed, week.count { !rests.contains($0) })
            // A whole week of rest is neutral.
            guard target > 0 else { return nil }
            let isReached = week.count { good.contains($0) } >= target
            guard isReached || monday != openWeek else { return nil }
            decided += 1
            if isReached { reached += 1 }
            thisWeekIsReached = monday == today.startOfWeek
            return isReached
        }
        isOpen = !thisWeekIsReached && openWeek != nil
        rate = decided == 0 ? 0 : Double(reached) / Double(decided)
    }

    /// - Parameter verdict: whether a period adds to the row or breaks it; nil where it does neither.
    private mutating func count(from first: CivilDate, through today: CivilDate, step: Int, _ verdict: (CivilDate) -> Bool?) {
        var rowStart: CivilDate?
        var period = first
        while period <= today {
            switch verdict(period) {
            case true?:
                current += 1
                let start = rowStart ?? period
                rowStart = start
                if current > longest {
                    (longest, longestFrom) = (current, start)
                    longestThrough = min(today, period.adding(days: step - 1))
                }
            case false?: (current, rowStart) = (0, nil)
            case nil: break
            }
            period = period.adding(days: step)
        }
    }
}
