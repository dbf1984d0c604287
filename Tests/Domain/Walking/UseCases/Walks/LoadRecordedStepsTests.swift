import Testing
import WalkingTesting

@testable import Walking

struct LoadRecordedStepsTests {
    private let start = Instant(seconds: 1_800_000_000)
    private let watch = Source(name: "Watch", kind: .watch)
    private let phone = Source(name: "Phone", kind: .phone)

    private func walk(steps: Int? = nil) -> Walk {
        Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: steps, distance: 2100, source: watch)
    }

    private func minutes(_ range: Range<Int>, _ steps: Double, _ source: Source) -> [Sample] {
        range.map {
            Sample(
                metric: .steps, start: start + .seconds($0 * 60), end: start + .seconds($0 * 60 + 60), value: steps, source: source)
        }
    }

    private func recorded(_ walk: Walk, _ samples: [Sample]) async throws -> Int? {
        try await LoadRecordedSteps(journal: MemoryJournal(zone: .utc, walks: [walk], samples: samples))(walk)
    }

    @Test func `a walk without steps has those that count in its time, each moment once`() async throws {
        let both = minutes(-5..<40, 110, watch) + minutes(-5..<40, 90, phone)
        let steps = try #require(try await recorded(walk(), both))
        #expect(steps == 3300 || steps == 2700, "one of the two counts, whichever is trusted more: \(steps)")
    }

    @Test func `walks of several days are answered together, each with what was recorded in its own time`() async throws {
        let silent = walk()
        var later = walk()
        (later.id, later.start, later.end) = (WalkID(), start + .seconds(2 * 86_400), start + .seconds(2 * 86_400 + 1800))
        var telling = walk(steps: 3000)
        telling.id = WalkID()
        var unseen = walk()
        (unseen.id, unseen.start, unseen.end) = (WalkID(), start + .seconds(86_400), start + .seconds(86_400 + 600))
        let walks = [silent, later, telling, unseen]
        let samples = minutes(0..<30, 110, watch) + minutes(2880..<2910, 80, watch)
        let found = try await LoadRecordedSteps(journal: MemoryJournal(zone: .utc, walks: walks, samples: samples))(walks)
        #expect(found == [silent.id: 3300, later.id: 2400])
    }

    @Test func `what a walk says itself goes before, and too few records say nothing of it`() async throws {
        #expect(try await recorded(walk(steps: 3000), minutes(0..<30, 110, watch)) == nil)
        #expect(try await recorded(walk(), []) == nil)
        #expect(try await recorded(walk(), minutes(0..<1, 100, watch)) == nil, "three steps a minute are no walk")
    }

    @Test(arguments: [(24, 2640), (23, nil), (15, nil)] as [(Int, Int?)])
    func `records of a part of the walk are no count of it, and stops leave it whole`(_ recorded: Int, _ expected: Int?) async throws {
        #expect(try await self.recorded(walk(), minutes(0..<recorded, 110, watch)) == expected)
    }

    /// A watch was on for some minutes of the thirty of a track.
    @Test(arguments: [(24, nil), (23, 2530), (20, 2200), (15, 1650), (14, nil)] as [(Int, Int?)])
    func `steps of half of a walk and more are told as those of a part`(_ recorded: Int, _ steps: Int?) async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk()], samples: minutes(2..<2 + recorded, 110, watch))
        let part = try await LoadRecordedSteps(journal: journal).part(of: walk())
        #expect(part == nil && steps == nil || part?.steps == steps && part?.time == .seconds(60 * recorded))
        #expect(try await LoadRecordedSteps(journal: journal).part(of: walk(steps: 3000)) == nil)
    }

    @Test func `of a walk with known pauses its time on the move is to be recorded`() async throws {
        var walk = walk()
        walk.movingTime = .seconds(1200)
        #expect(try await recorded(walk, minutes(5..<23, 110, watch)) == 1980)
        #expect(try await recorded(walk, minutes(5..<20, 110, watch)) == nil)
    }

    @Test func `a walk that another one with steps covers in part has none`() async throws {
        let silent = Walk(start: start, end: start + .seconds(1800), zone: .utc)
        let telling = Walk(start: start + .seconds(900), end: start + .seconds(2100), zone: .utc, steps: 2100)
        let journal = MemoryJournal(zone: .utc, walks: [silent, telling])
        #expect(try await LoadRecordedSteps(journal: journal)(silent) == nil)
    }

    @Test func `records that would make a step of eight metres are not the walk's`() async throws {
        let long = Walk(start: start, end: start + .seconds(52 * 60), zone: .utc, distance: 4200, source: watch)
        #expect(try await recorded(long, minutes(0..<52, 10, watch)) == nil)
        #expect(try await recorded(long, minutes(0..<52, 110, watch)) == 5720)
        let journal = MemoryJournal(zone: .utc, walks: [long], samples: minutes(0..<52, 10, watch))
        #expect(try await LoadRecordedSteps(journal: journal).part(of: long) == nil)
    }
}
