/// What a chart shows; drawing is somebody else's.
package struct Chart: Hashable, Sendable {
    /// What a bar stands for.
    package enum Label: Hashable, Sendable {
        /// The hour on the wall, 0 to 23, and the day it belongs to.
        case hour(Int, CivilDate)
        case day(CivilDate)
        /// The first of the month.
        case month(CivilDate)
    }

    package struct Bar: Hashable, Sendable {
        package var label: Label
        /// Nil where there is no data, which is not the same as zero; a month's bar is its mean day.
        package var value: Double?
        package var reachedGoal: Bool

        package init(label: Label, value: Double?, reachedGoal: Bool = false) {
            self.label = label
            self.value = value
            self.reachedGoal = reachedGoal
        }
    }

    package var metric: Metric
    package var range: ChartRange
    package var bars: [Bar]
    /// Where to draw the line of the goal; nil where a goal makes no sense.
    package var goal: Double?
    /// Mean of the days (or hours) that have data.
    package var average: Double?
    /// The whole, for what adds up.
    package var total: Double?
    package var best: Bar?
    /// The mean against the mean of the same span before it, as a part: 0.06 is six percent more.
    package var change: Double?
    /// Brisk minutes a week.
    package var briskMinutesAWeek: Double?

    package init(metric: Metric, range: ChartRange, bars: [Bar], goal: Double? = nil) {
        self.metric = metric
        self.range = range
        self.bars = bars
        self.goal = goal
    }
}
