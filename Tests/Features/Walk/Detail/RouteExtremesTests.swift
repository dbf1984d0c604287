import Testing
import Walking

@testable import Walk

struct RouteExtremesTests {
    /// A way to the north, a point every ten seconds.
    private func way(_ steps: [Double], climb: Double = 0) -> [RoutePoint] {
        var latitude = 37.5
        return steps.enumerated().map { index, step in
            latitude += step / 111_195
            return RoutePoint(
                time: Instant(seconds: Int64(index) * 10), latitude: latitude, longitude: 127, elevation: 20 + climb * Double(index))
        }
    }

    @Test func `the quickest and the slowest stretch have a place on the map`() throws {
        let places = RouteExtremes(way(Array(repeating: 12, count: 60) + Array(repeating: 18, count: 60) + Array(repeating: 8, count: 60)))
            .places
        let (slow, fast) = (try #require(places[.slowest]?.time), try #require(places[.fastest]?.time))
        #expect((600...1200).contains(fast.seconds) && slow.seconds > 1200)
        #expect(places[.highest] == nil)
    }

    @Test func `a steady and level way has none, and a climb has its foot and its top`() {
        #expect(RouteExtremes(way(Array(repeating: 12, count: 90))).places.isEmpty)
        let places = RouteExtremes(way(Array(repeating: 12, count: 90), climb: 0.5)).places
        #expect(places[.lowest]?.elevation == 20 && places[.highest]?.elevation == 64.5)
        #expect(RouteExtremes([]).places.isEmpty)
    }
}
