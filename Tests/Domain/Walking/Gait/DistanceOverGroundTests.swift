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
}
