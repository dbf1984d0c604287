/// The contents of a chart, without its drawing.
package struct Chart: Hashable, Sendable {
    /// The period that a bar represents.
    package enum Label: Hashable, Sendable {
        /// The hour on the wall, 0 to 23, and the day it belongs to.
        case hour(Int, CivilDate)
        case day(CivilDate)
        /// The first of the month.
        case month(CivilDate)
    }

    package struct Bar: Hashable, Sendable {
        package var label: Label
        /// The amount; nil where there is no data, which is not the same as zero; a month's bar is its mean day.
        package var value: Double?
        /// Indicates whether it reached the goal that the measure had then; nil where it had none, there is no value, or its day is not over.
        package var reachedGoal: Bool?

        package init(label: Label, value: Double?, reachedGoal: Bool? = nil) {
            self.label = label
            self.value = value
            self.reachedGoal = reachedGoal
        }
    }

    package var measure: ChartMeasure
    package var range: ChartRange
    package var bars: [Bar]
    /// The value of the goal's line; nil where a goal makes no sense.
    package var goal: Double?
    /// Indicates whether some bars are judged by another goal than the line's: the one that held then.
    package var hasOlderGoals = false
    /// The number of days that have a goal and are over, and of those that reached it, also where the bars are months.
    package var judgedDays = 0
    package var reachedDays = 0
    /// Mean of the days (or hours) that have data.
    package var average: Double?
    /// The whole, for what adds up.
    package var total: Double?
    package var best: Bar?
    /// Mean of the same span before it; nil where either has too few days to be compared.
    package var averageBefore: Double?
    /// The brisk minutes of its days; nil where no day knows them.
    package var brisk: BriskMinutes?
    /// The weeks against their goals; nil for other measures than minutes, and where nobody asked for any.
    package var weeks: WeeksOfMinutes?
    /// The measure that the person goes by, which is shown unasked.
    package var leading = ChartMeasure.steps

    /// The mean against that of the span before, as a part: 0.06 is six percent more.
    package var change: Double? {
        guard let average, let averageBefore, averageBefore > 0 else { return nil }
        return average / averageBefore - 1
    }

    /// The median of the bars, which one day out of the ordinary does not move; nil where fewer than five are known.
    package var median: Double? {
        let known = bars.compactMap(\.value)
        return known.count < 5 ? nil : known.median
    }

    package init(measure: ChartMeasure, range: ChartRange, bars: [Bar], goal: Double? = nil) {
        self.measure = measure
        self.range = range
        self.bars = bars
        self.goal = goal
    }
}

/// The period that a chart looks back over.
package enum ChartRange: String, CaseIterable, Codable, Sendable {
    /// The last 24 hours.
    case day
    /// The last seven days.
    case week
    /// The last thirty days.
    case month
    /// The last twelve months.
    case year
}
