import Testing

@testable import Walking

struct WalkCutTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func walk(_ from: Int, _ to: Int, steps: Int? = nil, distance: Double? = nil, moving: Int? = nil) -> Walk {
        Walk(
            start: start + .seconds(from), end: start + .seconds(to), zone: .utc, steps: steps, distance: distance,
            movingTime: moving.map { .seconds($0) })
    }

    @Test(arguments: 0..<60)
    func `halves lose nothing: neither time, steps, way nor time on the move`(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let length = Int.random(in: 2...20_000, using: &random)
        let whole = walk(
            0, length, steps: Int.random(in: 0...30_000, using: &random), distance: Double.random(in: 0...20_000, using: &random),
            moving: Int.random(in: 0...length, using: &random))
        let moment = start + .seconds(Int.random(in: 1..<length, using: &random))
        let halves = try #require(whole.split(at: moment))
        #expect(halves[0].start == whole.start && halves[0].end == moment && halves[1].start == moment && halves[1].end == whole.end)
        #expect((halves[0].steps ?? 0) + (halves[1].steps ?? 0) == whole.steps)
        #expect(abs((halves[0].distance ?? 0) + (halves[1].distance ?? 0) - (whole.distance ?? 0)) < 1e-6)
        #expect((halves[0].movingTime ?? .zero) + (halves[1].movingTime ?? .zero) == whole.movingTime)
        #expect(halves.allSatisfy { ($0.steps ?? 0) >= 0 && ($0.movingTime ?? .zero) >= .zero })
        #expect(halves[0].id != halves[1].id && !halves.map(\.id).contains(whole.id))
    }

    @Test func `what is not known of the whole is not known of its halves`() throws {
        let halves = try #require(walk(0, 60).split(at: start + .seconds(30)))
        #expect(halves.allSatisfy { $0.steps == nil && $0.distance == nil && $0.movingTime == nil })
    }

    @Test func `points go where their time lies, those without one to the beginning`() throws {
        var whole = walk(0, 100)
        whole.route = [
            RoutePoint(latitude: 1, longitude: 0), RoutePoint(time: start + .seconds(10), latitude: 2, longitude: 0),
            RoutePoint(time: start + .seconds(50), latitude: 3, longitude: 0),
            RoutePoint(time: start + .seconds(90), latitude: 4, longitude: 0),
        ]
        let halves = try #require(whole.split(at: start + .seconds(50)))
        #expect(halves[0].route.map(\.latitude) == [1, 2] && halves[1].route.map(\.latitude) == [3, 4])
    }

    @Test(arguments: [-1, 0, 60, 61])
    func `a moment outside cuts nothing`(_ second: Int) {
        #expect(walk(0, 60).split(at: start + .seconds(second)) == nil)
    }

    @Test func `merged walks are put in the order of time, and the pauses between them are no walk`() throws {
        var (first, second) = (walk(0, 600, steps: 700), walk(1000, 1600, distance: 500))
        (first.title, first.note, first.tags) = ("", "one", ["a", "b"])
        (second.title, second.note, second.tags) = ("river", "two", ["b", "c"])
        let whole = try #require(Walk.merged([second, first]))
        #expect(whole.start == first.start && whole.end == second.end && whole.movingTime == .seconds(1200))
        #expect((whole.steps, whole.distance) == (700, 500))
        #expect((whole.title, whole.note, whole.tags) == ("river", "one\ntwo", ["a", "b", "c"]))
        #expect(![first.id, second.id].contains(whole.id))
    }

    @Test func `walks without a pause between them have none, and one inside another adds no time`() throws {
        let next = try #require(Walk.merged([walk(0, 600), walk(600, 900)]))
        #expect(next.movingTime == nil && next.duration == .seconds(900))
        let inside = try #require(Walk.merged([walk(0, 600), walk(100, 200)]))
        #expect(inside.end == start + .seconds(600))
        #expect(Walk.merged([]) == nil)
    }

    @Test func `steps beyond all counting stay a number`() throws {
        #expect(try #require(Walk.merged([walk(0, 60, steps: .max), walk(60, 120, steps: 5)])).steps == .max)
    }

    @Test func `the way of the later walk begins anew`() throws {
        var (first, second) = (walk(0, 60), walk(100, 160))
        first.route = [RoutePoint(latitude: 1, longitude: 0)]
        second.route = [RoutePoint(latitude: 2, longitude: 0), RoutePoint(latitude: 3, longitude: 0)]
        let whole = try #require(Walk.merged([first, second]))
        #expect(whole.route.map(\.latitude) == [1, 2, 3] && whole.route.map(\.startsSegment) == [false, true, false])
    }
}
