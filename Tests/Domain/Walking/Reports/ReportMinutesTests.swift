import Testing
import WalkingTesting

@testable import Walking

/// The minutes of a week in a report, for somebody who goes by them.
struct ReportMinutesTests {
    /// Saturday, 21 November 2026.
    private let today = CivilDate(dayNumber: 20_778)

    @Test(arguments: [
        // Chosen, whether steps are known or not; or left to the data.
        (Set<GoalMeasure>?([.minutes]), true, true), (Set<GoalMeasure>?([.minutes]), false, true),
        (Set<GoalMeasure>?([.steps]), false, false),
        (Set<GoalMeasure>?.none, true, false), (Set<GoalMeasure>?.none, false, true),
    ])
    func `a week has its minutes for who has chosen them, and else where nobody counted a step`(
        _ shown: Set<GoalMeasure>?, _ hasSteps: Bool, _ expected: Bool
    ) async throws {
        let days = [Day(date: today.adding(days: -7), hasSteps: hasSteps, steps: hasSteps ? 4000 : 0)]
        let journal = MemoryJournal(zone: .utc, days: days)
        _ = try await journal.change { $0[GoalChoices.self].shown = shown }
        let report = try await LoadReport(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 12)))(.week)
        #expect(report.weeklyMinutes == (expected ? 150 : nil))
    }

    @Test func `a week and a year begin and end with the minutes that their days have, beside walks over the midnights of both`()
        async throws
    {
        let (first, last) = (try #require(CivilDate("2026-01-01")), try #require(CivilDate("2026-12-31")))
        func walk(_ date: CivilDate, _ hour: Int, _ minute: Int, minutes: Int64, moving: Int? = nil) -> Walk {
            let start = Zone.utc.instant(date, hour: hour) + .seconds(minute * 60)
            return Walk(start: start, end: start + .seconds(60 * minutes), zone: .utc, movingTime: moving.map { .seconds($0 * 60) })
        }
        let walks = [
            // Over the midnight before, of which the next one shares twenty minutes, and over the midnight behind.
            walk(first.adding(days: -1), 23, 50, minutes: 30), walk(first, 0, 0, minutes: 60),
            walk(last, 23, 50, minutes: 20, moving: 10), walk(last.adding(days: 1), 0, 0, minutes: 30),
        ]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let clock = FixedClock(Zone.utc.instant(last.adding(days: 40), hour: 12))
        let byDay = try await LoadWalksByDay(journal: journal)(in: ZoneTimeline(home: .utc)).mapValues(\.time.wholeMinutes)
        #expect([first.adding(days: -1), first, last, last.adding(days: 1)].map { byDay[$0] } == [30, 40, 5, 30])
        let year = try await LoadYearReview(journal: journal, clock: clock)(2026, unit: 1000)
        #expect(year.walks == 2 && year.walkedTime == .seconds(45 * 60) && year.minutes == [first: 40, last: 5])
        #expect(year.months.map(\.minutes) == [40] + Array(repeating: nil, count: 10) + [5])
        let load = LoadReport(journal: journal, clock: clock)
        let months = [try await load(.month, around: first), try await load(.month, around: last)]
        #expect(months.map(\.walks) == [1, 1] && months.map(\.walkedTime) == [.seconds(40 * 60), .seconds(5 * 60)])
        #expect(months.map { $0.parts.compactMap(\.minutes) } == [[40], [5]])
    }
}
