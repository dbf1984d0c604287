/// The standing of a goal for a span: how much is done, and how that compares with an even pace.
package struct SpanStanding: Hashable, Sendable {
    package let goal: SpanGoal
    package let dates: ClosedRange<CivilDate>
    package let today: CivilDate
    /// The amount of the span so far, today's included.
    package let done: Double
    /// Indicates whether nothing is known to be done, on days of which it is not known either that nothing was.
    package let isUnknown: Bool
    /// The part of it that is older than the goal.
    private let before: Double
    private let units: Units

    /// - Parameters:
    ///   - amounts: the amounts of days, in the measure of the goal.
    ///   - unknown: days with data whose amount is not known.
    ///   - today: the day of the span up to which they are counted.
    ///   - units: those in which the amount is read.
    package init(_ goal: SpanGoal, amounts: [CivilDate: Double], unknown: [CivilDate] = [], today: CivilDate, units: Units) {
        self.goal = goal
        self.today = today
        self.units = units
        dates = goal.span.dates(around: today)
        let range = dates
        func sum(until end: CivilDate) -> Double {
            amounts.reduce(0) { $1.key >= range.lowerBound && $1.key < end ? $0 + $1.value : $0 }
        }
        done = sum(until: today.adding(days: 1))
        isUnknown = done == 0 && unknown.contains { range.contains($0) && $0 <= today }
        before = min(done, sum(until: goal.from))
    }

    /// Indicates whether it is reached, as exactly as the amount is read: who reads "5.0 km" of five has reached it.
    package var isReached: Bool { max(done, readDone) >= goal.amount }
    package var left: Double { isReached ? 0 : goal.amount - done }

    /// The amount as it is read: a way to its last place, a time to its minute.
    private var readDone: Double {
        switch goal.measure {
        case .distance: units.asSaid(done)
        case .time: done >= 1 ? done.rounded() : done
        case .steps, .brisk, .walks: done
        }
    }

    /// The part that is done, from 0 up; above 1 when the goal is passed.
    package var fraction: Double { goal.amount > 0 ? done / goal.amount : 0 }

    /// The days that remain, today included.
    package var daysLeft: Int { dates.upperBound - today + 1 }

    /// The amount that remains for each day that remains.
    package var leftADay: Double { left / Double(max(1, daysLeft)) }

    /// The distance from an even pace, over the days that are over: above zero when ahead.
    ///
    /// Today is a gift, since it is not over; so on a first day there is no pace yet, and nil is the answer, as for a single day.
    /// The pace of a goal that was made in the middle of its span leads from what was done by then, on the day it was made, to the goal.
    package var ahead: Double? {
        let first = max(dates.lowerBound, min(goal.from, dates.upperBound))
        let over = today - first
        guard over > 0 else { return nil }
        let days = dates.upperBound - first + 1
        return done - before - max(0, goal.amount - before) * Double(over) / Double(days)
    }
}
