/// The minutes of the walks of a year, for whom they matter in it.
package struct YearOfMinutes: Hashable, Sendable {
    /// The minutes by date, for somebody who goes by them: by choice, or since nothing counted steps in the year; nil for everybody else.
    package let minutes: [CivilDate: Int]?
    /// The weeks that lie in the year as a whole against their goals of minutes; nil for whom weeks are not judged by these.
    package let weeks: WeeksOfMinutes?

    /// - Parameters:
    ///   - walked: the minutes of the walks of each day that has some.
    ///   - days: the days of the year that have data.
    init(_ walked: [CivilDate: Int], of dates: ClosedRange<CivilDate>, _ days: [Day], _ choices: GoalChoices, today: CivilDate) {
        let (isLeading, last) = (choices.goesByMinutes(days, hasWalked: !walked.isEmpty), min(dates.upperBound, today))
        minutes = isLeading ? walked : nil
        let leading = isLeading ? GoalMeasure.minutes : .steps
        let isJudged = choices.judgesMinutes(leading: leading, on: last)
        let monday = dates.lowerBound.adding(days: 6).startOfWeek
        weeks = isJudged ? WeeksOfMinutes(choices, leading: leading, from: monday, through: last, today: today) { walked[$0] } : nil
    }
}

/// Reads the minutes of a year.
package struct LoadYearOfMinutes: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The minutes of the walks of some dates, which are read only where they matter.
    /// - Parameter days: the days of these dates that have data.
    package func callAsFunction(
        _ dates: ClosedRange<CivilDate>, _ days: [Day], _ settings: JournalSettings, today: CivilDate
    ) async throws(JournalFailure) -> YearOfMinutes {
        let choices = settings[GoalChoices.self]
        let leading = choices.goesByMinutes(days, hasWalked: true) ? GoalMeasure.minutes : .steps
        guard choices.judgesMinutes(leading: leading, on: min(dates.upperBound, today)) else {
            return YearOfMinutes([:], of: dates, days, choices, today: today)
        }
        let walks = try await LoadWalksByDay(journal: journal)(from: dates.lowerBound, through: dates.upperBound, in: settings.zones)
        return YearOfMinutes(walks.mapValues(\.time.wholeMinutes), of: dates, days, choices, today: today)
    }
}
