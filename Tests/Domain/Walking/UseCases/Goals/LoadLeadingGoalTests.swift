import Testing
import WalkingTesting

@testable import Walking

struct LoadLeadingGoalTests {
    /// Saturday, 21 November 2026.
    private let today = CivilDate(dayNumber: 20_778)

    private func walk(_ ago: Int) -> Walk {
        let start = Zone.utc.instant(today.adding(days: -ago), hour: 9)
        return Walk(start: start, end: start + .seconds(1800), zone: .utc, source: Source(name: "x", kind: .workout))
    }

    /// The measures that were chosen, the days since steps were counted and since a walk, and whether that is by minutes.
    private static let cases: [(shown: Set<GoalMeasure>?, counted: Int?, walked: Int?, isByMinutes: Bool)] = [
        ([.minutes], 0, nil, true), ([.steps], nil, 0, false), ([.steps, .minutes], nil, 0, false), ([], nil, 0, false),
        (nil, nil, 0, true), (nil, nil, nil, false), (nil, 27, 0, false), (nil, 28, 0, true), (nil, 40, 12, true), (nil, 40, 13, false),
    ]

    @Test(arguments: cases)
    func `the choice decides, else whether walks were walked that nothing counted, and the home screen says the same`(
        _ shown: Set<GoalMeasure>?, _ counted: Int?, _ walked: Int?, _ isByMinutes: Bool
    ) async throws {
        let days = counted.map { [Day(date: today.adding(days: -$0), steps: 4000)] } ?? []
        let journal = MemoryJournal(zone: .utc, days: days, walks: walked.map { [walk($0)] } ?? [])
        _ = try await journal.change { $0[GoalChoices.self].shown = shown }
        let found = try await LoadLeadingGoal(journal: journal)(journal.settings(), on: today)
        #expect(found == (isByMinutes ? .minutes(150) : .steps(7000)))
        let home = try await LoadToday(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 12)))()
        #expect((home.leading == .minutes) == isByMinutes)
    }

    @Test func `a device that tells nothing but zeros counts no steps, to home as to reports, the year and records`() async throws {
        let days = (0..<20).map { Day(date: today.adding(days: -$0), steps: 0) }
        let journal = MemoryJournal(zone: .utc, days: days, walks: [walk(0)])
        let clock = FixedClock(Zone.utc.instant(today, hour: 12))
        let settings = try await journal.settings()
        #expect(try await LoadLeadingGoal(journal: journal)(settings, on: today).measure == .minutes)
        #expect(try await LoadToday(journal: journal, clock: clock)().leading == .minutes)
        #expect(try await LoadReport(journal: journal, clock: clock)(.week, around: today).isByMinutes)
        #expect(try await LoadYearReview(journal: journal, clock: clock)(2026, unit: 1000).isByMinutes)
        #expect(try await LoadGoals(journal: journal, clock: clock)(nil, units: .metric).records.isByMinutes)
    }

    @Test func `home reads the walks of who goes by minutes no more often than of others who see theirs`() async throws {
        var searches: [Int] = []
        for shown in [[.minutes], [.minutes, .steps]] as [Set<GoalMeasure>] {
            let journal = MemoryJournal(zone: .utc, walks: [walk(0), walk(20)])
            _ = try await journal.change { $0[GoalChoices.self].shown = shown }
            let home = try await LoadToday(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 12)))()
            #expect(home.walkedMinutes == [today: 30])
            #expect(home.minutesOfYear == (shown.contains(.steps) ? nil : [today: 30, today.adding(days: -20): 30]))
            searches.append(await journal.searches.count)
        }
        #expect(searches[0] == searches[1])
    }
}
