import Testing
import WalkingTesting

@testable import Walking

struct LoadWalkedDaysTests {
    private let date = CivilDate(dayNumber: 20_000)

    private func walk(_ day: Int, minutes: Int, in zone: Zone = .utc, hour: Int = 8) -> Walk {
        let start = Zone.utc.instant(date.adding(days: day), hour: hour)
        return Walk(start: start, end: start + .seconds(minutes * 60), zone: zone)
    }

    private func day(_ offset: Int, _ steps: Double = 5000) -> Day { Day(date: date.adding(days: offset), steps: steps) }

    @Test func `a day has its sums and the minutes of its walks, or none where it has no walk`() async throws {
        let journal = MemoryJournal(zone: .utc, days: [day(0), day(1)], walks: [walk(0, minutes: 20), walk(0, minutes: 15, hour: 20)])
        let days = try await LoadWalkedDays(journal: journal)()
        #expect(days.map(\.day.date) == [date, date.adding(days: 1)])
        #expect(days.map(\.walkedTime) == [.seconds(35 * 60), nil])
        #expect(days.map(\.day.stepCount) == [5000, 5000])
    }

    @Test func `a day of which only a walk's time is known stands between the others, without steps and with its goal`() async throws {
        let goals = GoalHistory([.init(from: date.adding(days: 1), goal: Goal(steps: 9000))])
        let journal = MemoryJournal(zone: .utc, days: [day(0), day(3)], walks: [walk(1, minutes: 40)], goals: goals)
        // The walk counts for itself here; a day of its own without data is what the journal has of one that another source told.
        let days = try await LoadWalkedDays(journal: journal)()
        #expect(days.map(\.day.date) == [0, 1, 3].map { date.adding(days: $0) })
        #expect(days.map(\.walkedTime) == [nil, .seconds(40 * 60), nil])
        #expect(days[1].day.goal == 9000 && days[1].day.steps == 0)
    }

    @Test func `the uncounted walks of many days are read together, not day by day`() async throws {
        let walks = (0..<150).map { walk($0, minutes: 30) }
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let days = try await LoadWalkedDays(journal: journal)()
        #expect(days.count == 150 && days.allSatisfy { $0.uncountedWalks == 1 })
        let searches = await journal.searches.count
        #expect(searches <= 3, "the walks, the uncounted ones and the person's pace: \(searches)")
    }

    @Test func `a walk that nobody counted is counted as one, beside others and on a day that a device counted`() async throws {
        var counted = walk(0, minutes: 20, hour: 12)
        counted.steps = 2000
        let record = Sample(
            metric: .steps, start: walk(1, minutes: 10).start, end: walk(1, minutes: 10).end, value: 900,
            source: Source(name: "Phone", kind: .phone))
        let walks = [counted, walk(0, minutes: 30), walk(1, minutes: 10), walk(1, minutes: 10, hour: 20), walk(1, minutes: 10, hour: 21)]
        let journal = MemoryJournal(zone: .utc, days: [day(0), day(1), day(2)], walks: walks, samples: [record])
        #expect(try await LoadWalkedDays(journal: journal)().map(\.uncountedWalks) == [1, 2, 0])
    }

    @Test func `a walk that a device recorded makes a day that is said to have no steps`() async throws {
        var recorded = walk(1, minutes: 40)
        recorded.source = Source(name: "Watch", kind: .workout)
        let found = try #require(try await LoadWalkedDays(journal: MemoryJournal(zone: .utc, walks: [recorded]))().first)
        #expect(found.day.date == date.adding(days: 1) && !found.day.hasSteps && !found.day.reachedGoal)
        #expect(found.walkedTime == .seconds(40 * 60))
    }

    @Test func `bounds keep days and walks outside away`() async throws {
        let journal = MemoryJournal(
            zone: .utc, days: (-1...3).map { day($0) }, walks: (-1...3).map { walk($0, minutes: 10 + $0) })
        let days = try await LoadWalkedDays(journal: journal)(from: date, through: date.adding(days: 2))
        #expect(days.map(\.day.date) == (0...2).map { date.adding(days: $0) })
        #expect(days.map(\.walkedTime) == [10, 11, 12].map { .seconds($0 * 60) })
    }

    @Test func `a walk is of the day on which it began where the person lives`() async throws {
        let seoul = try #require(Zone("Asia/Seoul"))
        let days = try await LoadWalkedDays(journal: MemoryJournal(zone: seoul, walks: [walk(0, minutes: 30, in: seoul, hour: 16)]))()
        #expect(days.map(\.day.date) == [date.adding(days: 1)])
    }

    @Test func `a journal that cannot be read says so`() async throws {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await LoadWalkedDays(journal: journal)() }
    }
}
