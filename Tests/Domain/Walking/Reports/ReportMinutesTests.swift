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
}
