import Testing

@testable import Walking

/// Places are metres from the middle of the circle, which lies on the equator.
struct RouteCutTests {
    private let cut: RouteCut

    init() throws {
        cut = RouteCut(zone: try #require(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: 500)))
    }

    private func point(_ east: Double, _ north: Double = 0, second: Int? = nil, elevation: Double? = nil, starts: Bool = false)
        -> RoutePoint
    {
        RoutePoint(
            time: second.map { Instant(seconds: Int64($0)) }, latitude: north / RoutePoint.metresPerDegree,
            longitude: east / RoutePoint.metresPerDegree, elevation: elevation, startsSegment: starts)
    }

    private func east(_ point: RoutePoint) -> Double { (point.longitude * RoutePoint.metresPerDegree).rounded() }

    @Test func `the edge is a little beyond the circle`() { #expect(cut.edge == 506) }

    @Test func `a way out begins at the edge, and one home ends there`() {
        let out = cut.outside([point(0), point(300), point(800), point(1000)])
        #expect(out.map(east) == [506, 800, 1000] && out.map(\.startsSegment) == [false, false, false])
        let home = cut.outside([point(1000), point(800), point(300), point(0)])
        #expect(home.map(east) == [1000, 800, 506] && home.allSatisfy { !$0.startsSegment })
    }

    @Test func `a way that comes home on the way leaves two parts`() {
        let out = cut.outside([point(-900), point(-600), point(0), point(600), point(900)])
        #expect(out.map(east) == [-900, -600, -506, 506, 600, 900])
        #expect(out.map(\.startsSegment) == [false, false, false, true, false, false])
    }

    @Test func `a line between two points outside is cut where it runs through`() {
        let out = cut.outside([point(-900, 300), point(900, 300)])
        // √(506² − 300²)
        #expect(out.map(east) == [-900, -407, 407, 900] && out.map(\.startsSegment) == [false, false, true, false])
        #expect(cut.outside([point(-900, 507), point(900, 507)]).count == 2)
    }

    @Test func `what is cut has the time and the height of its place`() {
        let out = cut.outside([point(1012, second: 0, elevation: 10), point(0, second: 100, elevation: 30)])
        #expect(out.count == 2)
        #expect(out[1].time.map { abs($0.milliseconds - 50_000) <= 1 } == true)
        #expect(out[1].elevation.map { abs($0 - 20) < 0.001 } == true)
    }

    @Test func `a time or a height that only one end has is not guessed`() {
        let out = cut.outside([point(1012, second: 5, elevation: 10), point(0)])
        #expect(out[0].time != nil && out[1].time == nil && out[1].elevation == nil)
    }

    @Test func `no line leads over a pause, so none is cut there`() {
        let out = cut.outside([point(-900), point(900, starts: true)])
        #expect(out.map(east) == [-900, 900] && out[1].startsSegment)
        let inside = cut.outside([point(0), point(900, starts: true), point(1000)])
        #expect(inside.map(east) == [900, 1000] && inside.map(\.startsSegment) == [false, false])
        let home = cut.outside([point(900), point(0, starts: true), point(100), point(1000)])
        #expect(home.map(east) == [900, 506, 1000] && home.map(\.startsSegment) == [false, true, false])
    }

    @Test func `what lies within leaves nothing, and nothing leaves nothing`() {
        #expect(cut.outside([point(0), point(500), point(-505)]).isEmpty)
        #expect(cut.outside([]).isEmpty)
        #expect(cut.outside([point(100)]).isEmpty && cut.outside([point(600)]).count == 1)
    }

    @Test func `points of one place are no line`() {
        let out = cut.outside([point(600), point(600), point(0), point(0), point(600)])
        #expect(out.map(east) == [600, 600, 506, 506, 600] && out.map(\.startsSegment) == [false, false, false, true, false])
    }

    @Test func `a way that was cut once is not cut again`() {
        let out = cut.outside([point(-900, 100), point(0, 50), point(900, 200), point(-900, -300)])
        #expect(cut.outside(out) == out)
    }

    @Test func `over the date line the way is cut like anywhere else`() throws {
        let zone = try #require(PrivacyZone(name: "x", latitude: 0, longitude: 180, radius: 500))
        let way = [-0.008, 0.008].map { RoutePoint(latitude: 0, longitude: RoutePoint.wrapped(longitude: 180 + $0)) }
        let out = RouteCut(zone: zone).outside(way)
        #expect(out.count == 4)
        #expect(out.allSatisfy { abs($0.longitude) > 179.99 && zone.distance(latitude: 0, longitude: $0.longitude) >= 505.9 })
    }
}
