/// The present state of a person's day.
package struct Today: Sendable {
    package var day: Day
    /// The last seven days, oldest first, today last; days without data have no steps.
    package var week: [Day]
    package var streak: Streak
    package var walks: WalkPage
    /// The time zones in which the person's days are counted.
    package var zones: ZoneTimeline
    /// Indicates whether today neither adds to the streak nor breaks it, unless the goal is reached; no step is asked for.
    package var isRestDay: Bool
    /// Walks of today whose steps nobody counted.
    package var uncounted: UncountedWalks?

    /// The last day before this one that has data; nil where none has.
    package var lastDay: CivilDate?

    /// The days of the last year that have data, oldest first.
    package var recent: [Day] = []
    package var goals = GoalHistory()
    package var choices = GoalChoices()
    package var growth = GoalGrowth()
    /// The minutes of the walks of the last two weeks; only there where a person goes by them.
    package var walkedMinutes: [CivilDate: Int] = [:]

    /// The minutes of the walks of the last year; nil where the large number is of steps.
    package var minutesOfYear: [CivilDate: Int]?

    package init(day: Day, week: [Day], streak: Streak, walks: WalkPage, zones: ZoneTimeline, isRestDay: Bool = false) {
        self.day = day
        self.week = week
        self.streak = streak
        self.walks = walks
        self.zones = zones
        self.isRestDay = isRestDay
    }

    package var date: CivilDate { day.date }

    /// The day before, where it has some of what leads and today has nothing yet, so that a morning begins with a result.
    package var yesterday: Day? {
        guard let before = week.dropLast().last else { return nil }
        if leading == .minutes { return yesterdayMinutes == nil ? nil : before }
        let isEmpty = day.stepCount == 0 && uncounted == nil && walkedMinutes[date] == nil
        return isEmpty && before.stepCount > 0 ? before : nil
    }

    /// The minutes of the walks of the day before, where today has none yet.
    package var yesterdayMinutes: Int? {
        let before = walkedMinutes[date.adding(days: -1)] ?? 0
        return walkedMinutes[date] == nil && before > 0 ? before : nil
    }

    /// The day whose numbers are on show.
    package var shown: Day { yesterday ?? day }
    /// The part of the goal of the day on show, from 0 up; above 1 when the goal is passed.
    package var shownFraction: Double { Double(shown.stepCount) / Double(max(1, shown.goal)) }

    /// Indicates whether the minutes of walks are shown, be it beside the steps.
    package var showsMinutes: Bool { choices.showsMinutes(lastWeeks) }

    /// Returns whether the person goes by the minutes of walks.
    /// - Parameter hasWalked: whether there were walks of late.
    package func goesByMinutes(hasWalked: Bool) -> Bool { choices.goesByMinutes(lastWeeks, hasWalked: hasWalked) }

    /// The days that say if something counts steps.
    private var lastWeeks: some Sequence<Day> {
        let first = date.adding(days: 1 - LeadingGoal.deviceDays)
        return recent.lazy.filter { $0.date >= first }
    }
    package var zone: Zone { zones.zone(on: date) }
    package var stepsToGo: Int { max(0, day.goal - day.stepCount) }
    /// The part of the goal that is done, from 0 up; above 1 when the goal is passed.
    package var fraction: Double { Double(day.stepCount) / Double(max(1, day.goal)) }
    /// Indicates whether something was recorded today, and no steps.
    package var lacksSteps: Bool { !day.hasSteps && recent.last?.date == date }
    /// Minutes of brisk walking to the goal.
    package var minutesToGo: Int { Gait.briskMinutes(forSteps: stepsToGo) }
}
