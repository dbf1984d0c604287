import Testing
import WalkingTesting

@testable import Walking

struct EstimateUncountedWalksTests {
    private let date = CivilDate(dayNumber: 20_000)
    private let zones = ZoneTimeline(home: .utc)

    private func walk(day: Int = 0, hour: Int, minutes: Int = 30, steps: Int? = nil) -> Walk {
        let start = zones.startOfDay(date.adding(days: day)) + .seconds(hour * 3600)
        return Walk(start: start, end: start + .seconds(minutes * 60), zone: .utc, steps: steps)
    }

    private func estimate(_ walks: [Walk]) async throws -> UncountedWalks? {
        try await EstimateUncountedWalks(journal: MemoryJournal(zone: .utc, walks: walks))(on: date)
    }

    @Test func `a day of which all walks are counted has none to estimate`() async throws {
        #expect(try await estimate([]) == nil)
        #expect(try await estimate([walk(hour: 8, steps: 0), walk(hour: 9, steps: 3000)]) == nil)
        #expect(try await estimate([walk(day: 1, hour: 8), walk(day: -1, hour: 8)]) == nil)
    }

    /// 30 minutes of 100 steps a minute.
    @Test func `without a pace of one's own the usual brisk one is taken, and said so`() async throws {
        let found = try #require(try await estimate([walk(hour: 8), walk(hour: 10), walk(hour: 12, steps: 10)]))
        #expect(found == UncountedWalks(walks: 2, estimate: StepEstimate(6000, isOwnPace: false)))
    }

    @Test func `the own pace is that of the walks which say it`() async throws {
        let known = (1...3).map { walk(day: -$0, hour: 8, minutes: 10, steps: 800) }
        let found = try #require(try await estimate(known + [walk(hour: 8)]))
        #expect(found == UncountedWalks(walks: 1, estimate: StepEstimate(2400, isOwnPace: true)))
    }

    @Test func `a walk of no time is none that could be estimated`() async throws {
        #expect(try await estimate([walk(hour: 8, minutes: 0)]) == nil)
        let found = try #require(try await estimate([walk(hour: 8, minutes: 0), walk(hour: 10)]))
        #expect(found.walks == 1)
    }

    @Test func `a walk at whose time something counted steps is not estimated, and one beside that is`() async throws {
        let early = walk(hour: 8)
        func record(_ from: Instant, _ steps: Double) -> Sample {
            Sample(metric: .steps, start: from, end: from + .seconds(600), value: steps, source: Source(name: "Phone", kind: .phone))
        }
        func walks(besides record: Sample) async throws -> Int? {
            let journal = MemoryJournal(zone: .utc, walks: [early], samples: [record])
            return try await EstimateUncountedWalks(journal: journal)(on: date)?.walks
        }
        #expect(try await walks(besides: record(early.start + .seconds(300), 900)) == nil)
        #expect(try await walks(besides: record(early.start + .seconds(300), 0)) == 1, "nothing counted no step")
        #expect(try await walks(besides: record(early.end, 900)) == 1)
        #expect(try await walks(besides: record(early.start - .seconds(600), 900)) == 1)
    }

    @Test func `a phone that counted less than a tenth of a walk has not counted it, and what it counted is not added again`() async throws
    {
        let early = walk(hour: 8)
        for (steps, left) in [(299.0, 2701), (300, nil)] as [(Double, Int?)] {
            let record = Sample(
                metric: .steps, start: early.start, end: early.start + .seconds(120), value: steps,
                source: Source(name: "Phone", kind: .phone))
            let journal = MemoryJournal(zone: .utc, walks: [early], samples: [record])
            #expect(try await EstimateUncountedWalks(journal: journal)(on: date)?.estimate.steps == left)
        }
    }

    @Test(arguments: [(0, 2850), (60, 2775)])
    func `what two sources counted of one moment of a walk is taken off once`(_ later: Int, _ left: Int) async throws {
        let early = walk(hour: 8)
        let samples = [("Watch", Source.Kind.watch, 0), ("Phone", .phone, later)].map { name, kind, seconds in
            Sample(
                metric: .steps, start: early.start + .seconds(seconds), end: early.start + .seconds(seconds + 120), value: 150,
                source: Source(name: name, kind: kind))
        }
        let journal = MemoryJournal(zone: .utc, walks: [early], samples: samples)
        let found = try await EstimateUncountedWalks(journal: journal)(on: date)
        #expect(found?.estimate.steps == left)
    }

    @Test func `a total of the day that may have counted a walk leaves nothing to estimate`() async throws {
        let start = zones.startOfDay(date)
        let total = Sample(
            metric: .steps, start: start, end: start + .seconds(86_400), value: 8000, source: Source(name: "Service", kind: .other),
            grain: .day)
        let journal = MemoryJournal(zone: .utc, walks: [walk(hour: 8)], samples: [total])
        #expect(try await EstimateUncountedWalks(journal: journal)(on: date) == nil)
    }

    @Test func `typed walks that share some seconds came one after the other, and are estimated whole`() async throws {
        var (early, late) = (walk(hour: 8), walk(hour: 8))
        (late.start, late.end) = (early.end - .seconds(30), early.end + .seconds(1770))
        #expect(try await estimate([early, late])?.estimate.steps == 6000)
        early.source = Source(name: "Watch", kind: .workout)
        #expect(try await estimate([early, late])?.estimate.steps == 5950)
    }

    @Test func `one walk with a distance and no known step length makes the sum a guess`() async throws {
        var far = walk(hour: 12)
        far.distance = 1000
        let known = (1...3).map { walk(day: -$0, hour: 8, minutes: 10, steps: 800) }
        let found = try #require(try await estimate(known + [walk(hour: 8), far]))
        #expect(found.walks == 2 && !found.estimate.isOwnPace)
    }

    @Test func `a walk over midnight is said by both days, each with its part`() async throws {
        let over = walk(day: -1, hour: 23, minutes: 90)
        let journal = MemoryJournal(zone: .utc, walks: [over])
        let both = [date.adding(days: -1), date]
        let found = try await EstimateUncountedWalks(journal: journal)(on: both)
        #expect(both.map { found[$0]?.walks } == [1, 1] && both.map { found[$0]?.estimate.steps } == [6000, 3000])
        #expect(try await EstimateUncountedWalks(journal: journal)(on: date)?.estimate.steps == 3000)
        let days = try await LoadWalkedDays(journal: journal)()
        #expect(days.map(\.day.date) == both && days.map(\.uncountedWalks) == [1, 1])
        #expect(days.map(\.walkedTime) == [.seconds(5400), nil])
        #expect(try await LoadWalkedDays(journal: journal)(from: date).map(\.uncountedWalks) == [1])
        #expect(try await LoadWalkedDays(journal: journal)(through: both[0]).map(\.day.date) == [both[0]])
    }

    @Test func `a total that adds steps may hold those of a walk, and the proof says whose it is`() async throws {
        let start = zones.startOfDay(date)
        func proof(_ total: Double) async throws -> DayProof {
            let service = Source(name: "Service", kind: .other)
            let samples = [
                Sample(metric: .steps, start: start, end: start + .seconds(86_400), value: total, source: service, grain: .day),
                Sample(
                    metric: .steps, start: start + .seconds(60_000), end: start + .seconds(63_000), value: 5000,
                    source: Source(name: "Watch", kind: .watch)),
            ]
            return try await ExplainDay(journal: MemoryJournal(zone: .utc, walks: [walk(hour: 8)], samples: samples))(date)
        }
        let covered = try await proof(8000)
        #expect(covered.uncounted == nil && covered.covered?.walks == 1 && covered.covered?.sources.map(\.name) == ["Service"])
        let beside = try await proof(5000)
        #expect(beside.uncounted?.walks == 1 && beside.covered == nil, "all of the total was recorded at another time")
    }
}
