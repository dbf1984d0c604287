import Testing
import Walking

struct DistanceOverGroundTests {
    /// A degree of a great circle.
    private let degree = 111_194.927

    @Test func `a degree to the north is as long at sixty degrees as at the equator`() {
        for latitude in [-61.0, -1, 0, 37.5, 60] {
            let from = RoutePoint(latitude: latitude, longitude: 127)
            let to = RoutePoint(latitude: latitude + 1, longitude: 127)
            #expect(abs(from.distance(to: to) - degree) < 0.1)
            #expect(abs(to.distance(to: from) - degree) < 0.1)
        }
    }

    @Test func `a degree to the east is half as long at sixty degrees`() {
        let from = RoutePoint(latitude: 60, longitude: 10)
        #expect(abs(from.distance(to: RoutePoint(latitude: 60, longitude: 11)) - degree / 2) < 2)
    }

    @Test func `from a point to itself it is no way, and to the other side of the earth half the way round`() {
        let here = RoutePoint(latitude: 37.5, longitude: 127)
        #expect(here.distance(to: here) == 0)
        #expect(abs(here.distance(to: RoutePoint(latitude: -37.5, longitude: -53)) - 180 * degree) < 1)
    }

    @Test(
        arguments: [
            (-180, -180), (-180.5, 179.5), (180, -180), (180.5, -179.5), (179.5, 179.5), (540, -180), (-541, 179), (719, -1), (0, 0),
        ] as [(Double, Double)])
    func `a longitude that was counted on over the date line is a place on earth`(_ longitude: Double, _ expected: Double) {
        #expect(RoutePoint.wrapped(longitude: longitude) == expected)
    }

    @Test func `the length of a way leaves its pauses out`() {
        var way = (0...3).map { RoutePoint(latitude: Double($0), longitude: 10) }
        #expect(abs(RoutePoint.length(of: way) - 3 * degree) < 0.1)
        way[2].startsSegment = true
        #expect(abs(RoutePoint.length(of: way) - 2 * degree) < 0.1)
        #expect(RoutePoint.length(of: []) == 0)
    }
}
