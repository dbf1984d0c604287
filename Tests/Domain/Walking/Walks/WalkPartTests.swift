import Testing
import WalkingTesting

@testable import Walking

/// The walks that a merged walk was made of.
struct WalkPartTests {
    private let start = Instant(milliseconds: 1_800_000_000_123)

    private func walk(_ from: Int, _ until: Int, steps: Int? = nil, distance: Double? = nil) -> Walk {
        Walk(start: start + .seconds(from), end: start + .seconds(until), zone: .utc, steps: steps, distance: distance)
    }

    private func part(_ from: Int, _ until: Int, steps: Int? = nil, distance: Double? = nil) -> WalkPart {
        WalkPart(start: start + .seconds(from), end: start + .seconds(until), steps: steps, distance: distance)
    }

    @Test func `parts are one text, and back to the millisecond`() {
        let parts = [part(0, 600, steps: 812, distance: 560.5), part(900, 1200)]
        #expect(parts.text(after: start) == "0.0/600.0/812/560.5,900.0/1200.0//")
        #expect([WalkPart](text: parts.text(after: start), after: start) == parts)
    }

    @Test(arguments: ["", "1/2/3", "2/1//", "-1/2//", "nan/1//", "1/2/-3/", "1/2/3/inf", "1/2//,", "1/1e8//"])
    func `any other text is none`(_ text: String) {
        #expect([WalkPart](text: text, after: start) == nil)
    }

    @Test func `a walk that was merged has no steps between its parts`() throws {
        let walks = [walk(0, 1800, steps: 3000), walk(9000, 10_800, steps: 2000)]
        let whole = try #require(Walk.merged(walks))
        let zones = ZoneTimeline(home: .utc)
        let date = zones.day(of: start)
        for proved in [walks, [whole]] {
            let proof = DayProof(.steps, DayInput(date: date, zones: zones, samples: [], walks: proved))
            #expect(proof.value == 5000)
            let slots = try #require(proof.lines.first).slots.filter { $0.counted > 0 }
            #expect(slots.count == 4)
        }
    }

    @Test func `merged walks are cut where they were, and merged again are the same`() throws {
        let whole = try #require(Walk.merged([walk(0, 600, steps: 700), walk(1000, 1600, steps: 300), walk(2000, 2100, distance: 90)]))
        #expect(whole.parts == [part(0, 600, steps: 700), part(1000, 1600, steps: 300), part(2000, 2100, distance: 90)])
        let halves = try #require(whole.split(at: start + .seconds(1300)))
        #expect(halves.map(\.steps) == [850, 150] && halves.map(\.distance) == [nil, 90])
        #expect(halves[0].parts == [part(0, 600, steps: 700), part(1000, 1300, steps: 150)])
        #expect(try #require(Walk.merged(halves)).steps == 1000)
        // Cut in a pause, a half is a walk in one piece, and still without steps in it.
        let early = try #require(whole.split(at: start + .seconds(800)))
        #expect(early[0].parts == [part(0, 600, steps: 700)])
    }

    @Test func `a number that was written by hand is shared out among the parts`() {
        let parts = [part(0, 600, steps: 700, distance: 500), part(1000, 1600, steps: 300)]
        let more = parts.possible(from: start, until: start + .seconds(1600), steps: 2000, distance: 500)
        #expect(more.map(\.steps) == [1400, 600] && more.map(\.distance) == [500, nil])
        let fresh = [part(0, 300), part(500, 600)].possible(from: start, until: start + .seconds(600), steps: 401, distance: nil)
        #expect(fresh.map(\.steps) == [301, 100] || fresh.map(\.steps) == [300, 101])
        #expect(parts.possible(from: start, until: start + .seconds(1600), steps: nil, distance: nil).allSatisfy { $0.steps == nil })
    }

    @Test func `parts beyond the walk are none, and so is one that is the whole walk`() {
        let parts = [part(0, 600), part(500, 900)]
        #expect(parts.possible(from: start, until: start + .seconds(600)) == [])
        #expect(parts.possible(from: start, until: start + .seconds(900)) == parts)
        #expect(parts.cut(from: start + .seconds(300), until: start + .seconds(550)) == [part(300, 550), part(500, 550)])
    }

    @Test(arguments: [(3300, nil, 2), (3301, nil, 0), (nil, 7800.0, 2), (nil, 7800.1, 0)] as [(Int?, Double?, Int)])
    func `where no body can do a number in the time of its part there are none`(_ steps: Int?, _ distance: Double?, _ count: Int) {
        let parts = [part(0, 600, steps: steps, distance: distance), part(7000, 7200)]
        let found = parts.possible(from: start, until: start + .seconds(7200), steps: steps, distance: distance)
        #expect(found.count == count)
    }
}
