extension Chart {
    static func hours(_ hours: [Hour], metric: Metric, from: Instant, zones: ZoneTimeline) -> Chart {
        let bars = (0..<24).map { index -> Bar in
            let start = from + .seconds(3600 * index)
            let inside = hours.filter { $0.start >= start && $0.start < start + .seconds(3600) }
            let date = zones.day(of: start)
            let hour = zones.zone(on: date).wall(at: start).second / 3600
            let values = inside.compactMap { metric.value(of: $0) }
            return Bar(label: .hour(hour, date), value: combine(values, metric))
        }
        return Chart(metric: metric, range: .day, bars: bars).summed(
            values: bars.compactMap(\.value), whole: bars.compactMap(\.value), before: [], spans: (0, 0))
    }

    /// - Parameter before: the first day of the span that it is compared with.
    static func days(
        _ days: [Day], metric: Metric, range: ChartRange, from: CivilDate, through: CivilDate, before: CivilDate, today: CivilDate,
        goals: GoalHistory
    ) -> Chart {
        let known = Dictionary(days.map { ($0.date, $0) }) { first, _ in first }
        let bars = (0...(through - from)).map { offset -> Bar in
            let date = from.adding(days: offset)
            let day = known[date]
            var reachedGoal = day.flatMap { isReached($0, metric, goals) }
            // A day that is not over has not missed its goal.
            if date == today, reachedGoal == false { reachedGoal = nil }
            return Bar(label: .day(date), value: day.flatMap(metric.shownValue), reachedGoal: reachedGoal)
        }
        let now = days.filter { $0.date >= from }
        var chart = Chart(metric: metric, range: range, bars: bars, goal: goals.value(of: metric, on: through))
        chart = chart.summed(
            values: bars.compactMap(\.value), whole: whole(now, metric, today),
            before: days.filter { $0.date < from }.compactMap(metric.shownValue), spans: (through - from + 1, from - before))
        chart.briskMinutesAWeek = brisk(now, from: from, through: through)
        chart.hasOlderGoals = bars.contains { bar in
            guard bar.reachedGoal != nil, case .day(let date) = bar.label else { return false }
            return goals.goal(on: date).differs(from: goals.goal(on: through), in: metric)
        }
        return chart
    }

    static func months(_ days: [Day], metric: Metric, from: CivilDate, today: CivilDate, goals: GoalHistory) -> Chart {
        let byMonth = Dictionary(grouping: days, by: \.date.startOfMonth)
        let bars = (0..<12).map { index -> Bar in
            let month = from.adding(months: index)
            let values = whole(byMonth[month, default: []], metric, today)
            let mean = values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
            let goal = goals.value(of: metric, on: lastDay(of: month, today))
            return Bar(label: .month(month), value: mean, reachedGoal: isReached(mean, goal, metric))
        }
        let now = days.filter { $0.date >= from }
        var chart = Chart(metric: metric, range: .year, bars: bars, goal: goals.value(of: metric, on: today))
        chart = chart.summed(
            values: now.compactMap(metric.shownValue), whole: whole(now, metric, today),
            before: days.filter { $0.date < from }.compactMap(metric.shownValue),
            spans: (today - from + 1, from - from.adding(months: -12)))
        chart.briskMinutesAWeek = brisk(now, from: from, through: today)
        if let best = now.max(by: { (metric.shownValue(of: $0) ?? -1) < (metric.shownValue(of: $1) ?? -1) }),
            let value = metric.shownValue(of: best)
        {
            chart.best = Bar(label: .day(best.date), value: value, reachedGoal: isReached(best, metric, goals))
        }
        chart.hasOlderGoals = bars.contains { bar in
            guard bar.reachedGoal != nil, case .month(let month) = bar.label else { return false }
            return goals.goal(on: lastDay(of: month, today)).differs(from: goals.goal(on: today), in: metric)
        }
        return chart
    }

    /// Returns whether a day reached the goal that the metric had on it; nil where it had none.
    ///
    /// A day keeps its own goal of steps.
    private static func isReached(_ day: Day, _ metric: Metric, _ goals: GoalHistory) -> Bool? {
        guard metric != .steps else { return day.hasSteps ? day.reachedGoal : nil }
        return isReached(metric.shownValue(of: day), goals.value(of: metric, on: day.date), metric)
    }

    /// Returns whether a value reaches a goal; nil where there is no goal, or no value.
    private static func isReached(_ value: Double?, _ goal: Double?, _ metric: Metric) -> Bool? {
        guard let value, let goal, let measure = GoalMeasure.allCases.first(where: { $0.metric == metric }) else { return nil }
        return measure.isReached(value, goal: goal)
    }

    /// The last day of a month that has come: its mean day is judged by the goal of then.
    private static func lastDay(of month: CivilDate, _ today: CivilDate) -> CivilDate {
        min(today, month.adding(months: 1).adding(days: -1))
    }

    private static func combine(_ values: [Double], _ metric: Metric) -> Double? {
        guard !values.isEmpty else { return nil }
        let sum = values.reduce(0, +)
        return metric.isSum ? sum : sum / Double(values.count)
    }

    /// Minutes a week, over the calendar weeks in which they are known: a week that the span cuts counts as the part that lies in it, and all
    /// together as one at least.
    private static func brisk(_ days: [Day], from first: CivilDate, through last: CivilDate) -> Double? {
        let known = days.filter { $0.briskMinutes != nil }
        guard !known.isEmpty else { return nil }
        let covered = Set(known.map(\.date.startOfWeek)).reduce(0) { sum, monday in
            sum + (min(last, monday.adding(days: 6)) - max(first, monday) + 1)
        }
        return Double(known.reduce(0) { $0.addingClamped($1.briskMinutes ?? 0) }) * 7 / Double(max(7, covered))
    }

    /// The days that a span has to know for its mean to be compared: a quarter of them, and a week's, or most of a week.
    private static func fewestDays(of span: Int) -> Int { max(span / 4, min(7, span / 2 + 1)) }

    /// The values of days that are over where they add up, since a mean with half a day in it falls every morning; all of them where no
    /// day is over.
    private static func whole(_ days: [Day], _ metric: Metric, _ today: CivilDate) -> [Double] {
        let over = days.filter { $0.date < today || !metric.isSum }.compactMap(metric.shownValue)
        return over.isEmpty ? days.compactMap(metric.shownValue) : over
    }

    /// - Parameters:
    ///   - whole: the values that the mean is of.
    ///   - spans: how many days the span has, and the one before it.
    private func summed(values: [Double], whole: [Double], before: [Double], spans: (now: Int, before: Int)) -> Chart {
        var chart = self
        guard !values.isEmpty else { return chart }
        chart.average = whole.reduce(0, +) / Double(whole.count)
        chart.total = metric.isSum ? values.reduce(0, +) : nil
        chart.best = bars.filter { $0.value != nil }.max { ($0.value ?? 0) < ($1.value ?? 0) }
        if !before.isEmpty, values.count >= Self.fewestDays(of: spans.now), before.count >= Self.fewestDays(of: spans.before) {
            chart.averageBefore = before.reduce(0, +) / Double(before.count)
        }
        return chart
    }
}
