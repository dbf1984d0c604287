extension Chart {
    /// - Parameter value: the amount from a moment until another; nil where nothing is known.
    static func hours(
        _ measure: ChartMeasure, from: Instant, zones: ZoneTimeline, value: (Instant, Instant) -> Double?
    ) -> Chart {
        let bars = (0..<24).map { index -> Bar in
            let start = from + .seconds(3600 * index)
            let date = zones.day(of: start)
            return Bar(
                label: .hour(zones.zone(on: date).wall(at: start).second / 3600, date), value: value(start, start + .seconds(3600)))
        }
        return Chart(measure: measure, range: .day, bars: bars).summed(
            values: bars.compactMap(\.value), whole: bars.compactMap(\.value), before: [], spans: (0, 0))
    }

    /// - Parameter before: the first day of the span that it is compared with.
    static func days(
        _ days: ChartDays, range: ChartRange, from: CivilDate, through: CivilDate, before: CivilDate, today: CivilDate
    ) -> Chart {
        let dates = from..<max(from, through.adding(days: 1))
        let bars = (0...max(0, through - from)).map { offset -> Bar in
            let date = from.adding(days: offset)
            return Bar(label: .day(date), value: days.value(on: date), reachedGoal: verdict(days, on: date, today))
        }
        var chart = Chart(measure: days.measure, range: range, bars: bars, goal: days.goal(on: through))
        chart = chart.summed(
            values: bars.compactMap(\.value), whole: whole(days, dates, today),
            before: days.values(min(before, from)..<from), spans: (through - from + 1, from - before))
        chart.judge(days, dates, today)
        chart.brisk = days.brisk(dates)
        chart.hasOlderGoals = bars.contains { bar in
            guard bar.reachedGoal != nil, case .day(let date) = bar.label else { return false }
            return days.isJudgedOtherwise(date, than: through)
        }
        return chart
    }

    static func months(_ days: ChartDays, from: CivilDate, today: CivilDate) -> Chart {
        let dates = from..<max(from, today.adding(days: 1))
        let bars = (0..<12).map { index -> Bar in
            let month = from.adding(months: index)
            let values = whole(days, month..<month.adding(months: 1), today)
            let mean = values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
            return Bar(
                label: .month(month), value: mean, reachedGoal: days.isReached(mean, by: days.goal(on: lastDay(of: month, today))))
        }
        var chart = Chart(measure: days.measure, range: .year, bars: bars, goal: days.goal(on: today))
        let before = from.adding(months: -12)
        chart = chart.summed(
            values: days.values(dates), whole: whole(days, dates, today),
            before: days.values(min(before, from)..<from), spans: (today - from + 1, from - before))
        chart.judge(days, dates, today)
        chart.brisk = days.brisk(dates)
        if let best = days.known(dates).max(by: { (days.value(on: $0) ?? -1) < (days.value(on: $1) ?? -1) }) {
            chart.best = Bar(label: .day(best), value: days.value(on: best), reachedGoal: days.isReached(on: best))
        }
        chart.hasOlderGoals = bars.contains { bar in
            guard bar.reachedGoal != nil, case .month(let month) = bar.label else { return false }
            return days.isJudgedOtherwise(lastDay(of: month, today), than: today)
        }
        return chart
    }

    /// A day that is not over has not missed its goal.
    private static func verdict(_ days: ChartDays, on date: CivilDate, _ today: CivilDate) -> Bool? {
        let isReached = days.isReached(on: date)
        return date == today && isReached == false ? nil : isReached
    }

    private mutating func judge(_ days: ChartDays, _ dates: Range<CivilDate>, _ today: CivilDate) {
        let verdicts = dates.compactMap { Self.verdict(days, on: $0, today) }
        (judgedDays, reachedDays) = (verdicts.count, verdicts.count { $0 })
    }

    /// The last day of a month that has come: its mean day is judged by the goal of then.
    private static func lastDay(of month: CivilDate, _ today: CivilDate) -> CivilDate {
        min(today, month.adding(months: 1).adding(days: -1))
    }

    /// The days that a span has to know for its mean to be compared: a quarter of them, and a week's, or most of a week.
    private static func fewestDays(of span: Int) -> Int { max(span / 4, min(7, span / 2 + 1)) }

    /// The values of days that are over where they add up, since a mean with half a day in it falls every morning; all of them where no
    /// day is over.
    private static func whole(_ days: ChartDays, _ dates: Range<CivilDate>, _ today: CivilDate) -> [Double] {
        let over = days.known(dates).filter { $0 < today || !days.measure.isSum }.compactMap(days.value)
        return over.isEmpty ? days.values(dates) : over
    }

    /// - Parameters:
    ///   - whole: the values that the mean is of.
    ///   - spans: how many days the span has, and the one before it.
    private func summed(values: [Double], whole: [Double], before: [Double], spans: (now: Int, before: Int)) -> Chart {
        var chart = self
        guard !values.isEmpty else { return chart }
        chart.average = whole.reduce(0, +) / Double(whole.count)
        chart.total = measure.isSum ? values.reduce(0, +) : nil
        chart.best = bars.filter { $0.value != nil }.max { ($0.value ?? 0) < ($1.value ?? 0) }
        if !before.isEmpty, values.count >= Self.fewestDays(of: spans.now), before.count >= Self.fewestDays(of: spans.before) {
            chart.averageBefore = before.reduce(0, +) / Double(before.count)
        }
        return chart
    }
}
