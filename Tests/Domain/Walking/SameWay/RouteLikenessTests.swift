import Testing

@testable import Walking

struct RouteLikenessTests {
    /// Points on the equator, by metres to the east and to the north.
    private func way(_ places: [(Double, Double)]) -> [RoutePoint] {
        places.map { RoutePoint(latitude: $0.1 / RoutePoint.metresPerDegree, longitude: $0.0 / RoutePoint.metresPerDegree) }
    }

    private func line(from start: (Double, Double) = (0, 0), to end: (Double, Double) = (1000, 0)) -> [RoutePoint] { way([start, end]) }

    private func isClose(_ one: Double, _ other: Double, _ distance: Double = 0.01) -> Bool { abs(one - other) < distance }

    @Test func `a way is like itself, in every number`() throws {
        let likeness = try #require(RouteLikeness(line(), line()))
        #expect(likeness.betweenEnds == 0 && likeness.lengthRatio == 1 && likeness.offset == 0 && !likeness.isReversed)
    }

    @Test(arguments: [(99.0, true), (99.99, true), (100.01, false)])
    func `ends may lie a hundred metres apart`(_ metres: Double, _ isLike: Bool) {
        #expect((RouteLikeness(line(), line(to: (1000 - metres * 0.6, metres * 0.8))) != nil) == isLike)
        #expect((RouteLikeness(line(), line(from: (metres * 0.6, metres * 0.8))) != nil) == isLike)
    }

    /// 1,000 m against a way that makes a detour by a tip half way.
    @Test(arguments: [(0.0, true), (100, true), (242, false), (250, false)])
    func `lengths may differ by a tenth of the longer one`(_ detour: Double, _ isLike: Bool) {
        let other = way([(0, 0), (500, detour), (1000, 0)])
        #expect((RouteLikeness(line(), other) != nil) == isLike)
        #expect((RouteLikeness(other, line()) != nil) == isLike)
    }

    @Test(arguments: [(1000.0, 900.0, true), (900, 1000, true), (1000, 899, false), (899, 1000, false), (0, 0, false), (-1, -1, false)])
    func `lengths are like each other both ways`(_ one: Double, _ other: Double, _ isLike: Bool) {
        #expect(RouteLikeness.isLike(one, other) == isLike)
    }

    @Test(arguments: [Double.nan, .infinity])
    func `a length that is none is like nothing`(_ length: Double) {
        #expect(!RouteLikeness.isLike(length, length) && !RouteLikeness.isLike(1, length) && !RouteLikeness.isLike(length, 1))
    }

    @Test func `the offset is the mean over the way, whatever the points are`() throws {
        let beside = way((0...10).map { (Double($0) * 100, 40) })
        let likeness = try #require(RouteLikeness(line(), beside))
        #expect(isClose(likeness.offset, 40, 0.1) && isClose(likeness.betweenEnds, 40))
        // The same line in a hundred points, most of them at its beginning.
        let dense = way((0..<90).map { (Double($0), 40) } + [(1000, 40)])
        #expect(isClose(try #require(RouteLikeness(line(), dense)).offset, 40, 0.1))
    }

    @Test(arguments: [(49.9, true), (50.1, false)])
    func `lines that lie further apart than fifty metres in the mean are two ways`(_ metres: Double, _ isLike: Bool) {
        #expect((RouteLikeness(line(), line(from: (0, metres), to: (1000, metres))) != nil) == isLike)
    }

    @Test func `a triangle aside lies half its height away in the mean`() throws {
        let likeness = try #require(RouteLikeness(line(), way([(0, 0), (500, 90), (1000, 0)])))
        #expect(isClose(likeness.offset, 45, 1))
        #expect(RouteLikeness(line(), way([(0, 0), (500, 110), (1000, 0)])) == nil)
    }

    @Test func `points of which many are one place change nothing`() throws {
        let standing = way([(0, 0)] + Array(repeating: (300, 0), count: 50) + [(1000, 0)])
        let likeness = try #require(RouteLikeness(line(), standing))
        #expect(likeness.offset < 0.01 && isClose(likeness.lengthRatio, 1))
    }

    @Test func `no line leads over a pause, and the way goes on behind it`() throws {
        var paused = way([(0, 0), (500, 0), (500, 20), (1000, 20)])
        paused[2].startsSegment = true
        let likeness = try #require(RouteLikeness(line(), paused))
        #expect(isClose(likeness.lengthRatio, 1) && isClose(likeness.offset, 10, 0.5))
    }

    @Test func `a way over the date line is a way`() throws {
        func across(_ north: Double) -> [RoutePoint] {
            [-0.004, -0.001, 0.002, 0.005].map { RoutePoint(latitude: north, longitude: RoutePoint.wrapped(longitude: 180 + $0)) }
        }
        let likeness = try #require(RouteLikeness(across(0), across(0.0002)))
        #expect(isClose(likeness.offset, 22.2, 0.3) && !likeness.isReversed)
    }

    @Test func `there and back is the same way in either direction, and neither is the other's reverse for chance`() throws {
        let thereAndBack = way([(0, 0), (500, 0), (0, 0)])
        let likeness = try #require(RouteLikeness(thereAndBack, thereAndBack))
        #expect(!likeness.isReversed && likeness.offset == 0)
    }

    @Test func `one point, or none, is no way`() {
        #expect(RouteLikeness(line(), way([(0, 0)])) == nil)
        #expect(RouteLikeness(way([(0, 0)]), way([(0, 0)])) == nil)
        #expect(RouteLikeness([], line()) == nil && RouteLikeness(line(), []) == nil)
        #expect(RouteLikeness(way([(0, 0), (0, 0)]), way([(0, 0), (0, 0)])) == nil)
    }

    @Test func `a point that is none makes nothing like anything`() {
        let broken = [RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: .nan, longitude: 0)]
        #expect(RouteLikeness(line(), broken) == nil && RouteLikeness(broken, broken) == nil)
    }

    @Test(arguments: 0..<40)
    func `two ways are as like as the other way round`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func wobbly() -> [RoutePoint] {
            way((0...20).map { (Double($0) * 50, Double.random(in: -40...40, using: &random)) })
        }
        let (one, other) = (wobbly(), wobbly())
        let (left, right) = (RouteLikeness(one, other), RouteLikeness(other, one))
        #expect((left == nil) == (right == nil))
        if let left, let right {
            #expect(isClose(left.offset, right.offset) && isClose(left.lengthRatio * right.lengthRatio, 1))
            #expect(left.betweenEnds == right.betweenEnds && left.isReversed == right.isReversed)
        }
    }
}

struct RouteEndsTests {
    private func point(_ latitude: Double, _ longitude: Double = 0) -> RoutePoint { RoutePoint(latitude: latitude, longitude: longitude) }

    @Test func `ends are the first point and the last, and the length is that of the line`() throws {
        let ends = try #require(RouteEnds([point(0), point(0.01), point(0.02)]))
        #expect(ends.start == point(0) && ends.end == point(0.02))
        #expect(abs(ends.length - 0.02 * RoutePoint.metresPerDegree) < 0.001)
    }

    @Test func `what is no way has no ends`() {
        #expect(RouteEnds([]) == nil && RouteEnds([point(1)]) == nil && RouteEnds([point(1), point(1)]) == nil)
        #expect(RouteEnds([point(0), point(.nan)]) == nil && RouteEnds([point(.infinity), point(0)]) == nil)
        #expect(RouteEnds([point(0), point(0, .nan)]) == nil)
    }
}
