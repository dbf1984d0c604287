import Testing
import WalkingTesting

@testable import Walking

struct ExplainMinutesTests {
    /// A Saturday noon.
    private let clock = FixedClock(Instant(seconds: 1_795_262_400))
    private var today: CivilDate { Zone.utc.day(of: clock.now) }

    private func walk(_ from: Int, _ until: Int, moving: Int? = nil, ago: Int = 0) -> Walk {
        let midnight = Zone.utc.startOfDay(today.adding(days: -ago))
        return Walk(
            start: midnight + .seconds(60 * from), end: midnight + .seconds(60 * until), zone: .utc,
            movingTime: moving.map { .seconds(60 * $0) })
    }

    private func explain(_ walks: [Walk]) async throws -> MinutesProof {
        try await ExplainMinutes(journal: MemoryJournal(zone: .utc, walks: walks), clock: clock)(today)
    }

    @Test func `a walk's time that another one has counts for that one, and the parts come to the day's number`() async throws {
        let (first, second) = (walk(480, 520), walk(500, 540))
        let proof = try await explain([second, first])
        #expect(proof.lines.map(\.walk.id) == [first.id, second.id])
        #expect(proof.lines.map(\.counted) == [.seconds(2400), .seconds(1200)])
        #expect(proof.lines.map(\.recorded) == [.seconds(2400), .seconds(2400)])
        #expect(proof.lines[0].losses.isEmpty && proof.lines[0].isWhollyCounted)
        #expect(proof.lines[1].losses.map(\.winner.id) == [first.id] && proof.lines[1].losses.map(\.time) == [.seconds(1200)])
        #expect(proof.minutes == 60)
    }

    @Test func `pauses are no minutes`() async throws {
        let proof = try await explain([walk(480, 540, moving: 45)])
        #expect(proof.minutes == 45 && proof.lines.map(\.pauses) == [.seconds(900)])
    }

    @Test func `a walk of the evening before has its moments, and none of the day's minutes`() async throws {
        let proof = try await explain([walk(1430, 1450, ago: 1), walk(0, 30)])
        #expect(proof.lines.count == 1 && proof.minutes == 20)
        #expect(proof.lines[0].losses.map(\.time) == [.seconds(600)])
    }

    @Test func `half hours hold the seconds of each walk`() async throws {
        let proof = try await explain([walk(480, 520), walk(500, 540)])
        #expect(proof.lines[0].slots[16] == DayProof.Slot(recorded: 1800, counted: 1800))
        #expect(proof.lines[1].slots[16] == DayProof.Slot(recorded: 600, counted: 0))
        #expect(proof.lines[1].slots[17] == DayProof.Slot(recorded: 1800, counted: 1200))
    }

    @Test func `the number is that of the first screen and of the chart, and a day without a walk has none`() async throws {
        let walks = [walk(480, 520), walk(500, 540, moving: 33), walk(1430, 1450, ago: 1), walk(0, 30), walk(600, 660, ago: 2)]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let minutes = try await LoadToday(journal: journal, clock: clock)().walkedMinutes
        let chart = try await LoadChart(journal: journal, clock: clock, units: .metric)(.minutes, .week)
        for bar in chart.bars {
            guard case .day(let date) = bar.label else { continue }
            let proof = try await ExplainMinutes(journal: journal, clock: clock)(date)
            #expect(proof.minutes == minutes[date] && proof.minutes.map(Double.init) == bar.value, "\(date)")
        }
    }

    @Test func `the week up to the day stands beside it`() async throws {
        let proof = try await explain([walk(480, 520), walk(480, 500, ago: 1), walk(480, 580, ago: 6)])
        #expect(proof.week == WeekMinutes(minutes: 60, goal: 150))
    }

    @Test func `the goal of a week is one for all its days, the one at its end or of today`() async throws {
        var choices = GoalChoices()
        choices.spans.set(SpanGoal(.time, .week, 295, from: today))
        let journal = MemoryJournal(zone: .utc, walks: [walk(480, 520), walk(480, 500, ago: 1), walk(480, 500, ago: 8)])
        _ = try await journal.change { [choices] in $0[GoalChoices.self] = choices }
        let explain = ExplainMinutes(journal: journal, clock: clock)
        #expect(try await explain(today).week == WeekMinutes(minutes: 60, goal: 295))
        #expect(try await explain(today.adding(days: -1)).week == WeekMinutes(minutes: 20, goal: 295))
        #expect(try await explain(today.adding(days: -8)).week == WeekMinutes(minutes: 20, goal: 150), "an old week keeps its goal")
    }

    @Test func `unasked, the number that the person goes by is proved`() async throws {
        let walks = [walk(480, 520)]
        let byMinutes = ExplainNumber(journal: MemoryJournal(zone: .utc, walks: walks), clock: clock)
        #expect(try await byMinutes(today, nil).measure == .minutes)
        #expect(try await byMinutes(today, .distance).measure == .distance)
        let journal = MemoryJournal(zone: .utc, days: [Day(date: today, steps: 3000)], walks: walks)
        #expect(try await ExplainNumber(journal: journal, clock: clock)(today, nil).measure == .steps)
    }
}
