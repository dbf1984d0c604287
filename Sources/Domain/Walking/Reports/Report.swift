/// A stretch of dates in numbers: against the goal, against the stretch before, and what comes next.
package struct Report: Hashable, Sendable {
    /// A row: a day, a week or a month.
    package struct Part: Hashable, Sendable {
        package let dates: ClosedRange<CivilDate>
        /// Steps of the day, or of the median day; nil where none is known.
        package let steps: Int?
        /// The goal of its last day.
        package let goal: Int
        package let reachedDays: Int
        package let knownDays: Int
        /// The days that had their chance: a day that is not over is none that was missed.
        package let judgedDays: Int
        /// The minutes of its walks; nil where there are none.
        package let minutes: Int?
    }

    /// A value of a day.
    package struct DayValue: Hashable, Sendable {
        package let date: CivilDate
        package let value: Double
    }

    /// The comparison of one measure with the span before.
    package struct Comparison: Hashable, Sendable {
        package let measure: ReportMeasure
        package let now: Double
        package let before: Double?
        /// Indicates whether nothing speaks against it: the span before may be known by another source alone, or made in another way.
        package let isComparable: Bool
        /// The days of the span that are over and on which it is known.
        package let days: Int
        /// The source of a measure of gait; nil for what all sources together say.
        package let source: Source?
        /// The values of the span that are compared, by date; none of a measure of all sources together.
        package let values: [DayValue]
        /// The change within the span, or within eight weeks where that is shorter; nil where too little is known for a test.
        package let trend: GaitTrend?
    }

    /// The goal of the days that follow.
    package struct NextGoal: Hashable, Sendable {
        package let steps: Int
        package let isRaised: Bool
        /// The median of the four weeks that it is based on; nil where too few days are known.
        package let median: Int?
        /// The goal that is offered in the place of one that is hardly reached; nil where it is reached often enough, or held.
        package var easier: Easier?

        /// A number of steps, and on how many of the known days of the four weeks the present goal was reached.
        package struct Easier: Hashable, Sendable {
            package let steps: Int
            package let reached: Int
            package let known: Int
        }
    }

    /// The days after the end of a span in which its report speaks of what comes next.
    static let daysOfNext = 7

    package let span: ReportSpan
    package let dates: ClosedRange<CivilDate>
    package let today: CivilDate
    package let parts: [Part]
    package let totals: ReportTotals
    package let before: ReportTotals
    package let comparisons: [Comparison]
    package let streak: Streak
    package let walks: Int
    /// The time of all walks, each moment once.
    package let walkedTime: Duration
    package let longestWalk: Duration?
    /// The minutes of walks that the week asks for; nil for other spans, and for somebody who goes by steps.
    package let weeklyMinutes: Int?
    /// The minutes of walks that a week asks for after the span; nil for somebody who has a goal of steps.
    package let nextMinutes: Int?
    package let nextGoal: NextGoal
    /// Indicates whether it ended more than ``daysOfNext`` ago, so that what came next is history.
    package let isPast: Bool
    /// Indicates whether it is of the span that goes on in the place of the last one, of which nothing is recorded.
    package let isInstead: Bool
    /// The first day after the present span, where nothing at all is recorded; nil where anything is.
    package let firstWhole: CivilDate?
    /// The sources of the steps, the one with the most first, with their parts of all.
    package let sources: [(source: Source, part: Double)]
    /// The days of the span that have data.
    package let days: [Day]
    /// The measures that devices took of the way of walking on these days, beside speed and step length.
    package let mobility: [GaitRecord]

    /// Indicates whether the span goes on.
    package var isRunning: Bool { dates.upperBound >= today }

    /// Indicates whether the person goes by minutes alone, so that no goal of steps is spoken of.
    package var isByMinutes: Bool { nextMinutes != nil }

    /// The days whose steps are known and that had their chance: a day that is not over is none that was missed.
    package var judgedDays: Int { days.judged(today) }

    /// The brisk minutes of its days; nil where no day knows them.
    package var brisk: BriskMinutes? { BriskMinutes(days, through: min(dates.upperBound, today)) }

    /// The days of the span that are over, or are today.
    package var elapsedDays: Int { max(0, min(dates.upperBound, today).dayNumber - dates.lowerBound.dayNumber + 1) }

    package static func == (left: Report, right: Report) -> Bool {
        left.span == right.span && left.dates == right.dates && left.today == right.today && left.days == right.days
            && left.totals == right.totals && left.before == right.before && left.comparisons == right.comparisons
            && left.walks == right.walks && left.nextGoal == right.nextGoal
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(span)
        hasher.combine(dates)
        hasher.combine(totals)
    }
}

extension [Day] {
    /// The number of days whose goal was reached, or whose steps are known and which are over.
    func judged(_ today: CivilDate) -> Int { count { $0.hasSteps && ($0.date < today || $0.reachedGoal) } }
}
