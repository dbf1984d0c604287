import Testing
import Walking

@testable import Importers

/// The route that a track makes, and the points that it takes.
struct TrackRouteTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func point(_ second: Int?, _ latitude: Double?, _ longitude: Double? = 8, distance: Double? = nil) -> TrackPoint {
        var point = TrackPoint()
        point.time = second.map { start + .seconds($0) }
        (point.latitude, point.longitude, point.distance) = (latitude, longitude, distance)
        return point
    }

    private func track(_ points: [TrackPoint]) -> Track {
        var track = Track(source: Source(name: "Watch"))
        for point in points { track.add(point) }
        return track
    }

    @Test func `each placed point is one of the route, and the first begins a segment`() {
        let route = track([point(0, 50), point(1, nil, nil), point(2, 50.001)]).route
        #expect(route.map(\.latitude) == [50, 50.001] && route.map(\.startsSegment) == [true, false])
        #expect(track([]).route.isEmpty)
    }

    @Test(arguments: [(90.1, 8.0), (-90.1, 8), (50, 180.1), (.nan, 8), (50, .infinity)])
    func `a point off this Earth is none, and no line leads over it`(_ latitude: Double, _ longitude: Double) {
        let found = track([point(0, 50), point(1, latitude, longitude), point(2, 50.001)])
        #expect(found.badPoints == 1 && found.route.map(\.startsSegment) == [true, true])
    }

    @Test func `half a place is none`() {
        #expect(track([point(0, 50, nil)]).badPoints == 1)
        #expect(track([point(0, nil, 8)]).points.isEmpty)
    }

    @Test func `a bad place with a distance and a time is still a distance`() {
        let found = track([point(0, 999, 8, distance: 100), point(60, 999, 8, distance: 180)])
        #expect(found.badPoints == 2 && found.route.isEmpty && found.points.count == 2)
        #expect(TrackSummary(found.points).metres == 80)
    }

    @Test func `a time before there were satellites is none, the place stays`() {
        var early = point(0, 50)
        early.time = Instant(seconds: 315_532_799)
        let found = track([early])
        #expect(found.badTimes == 1 && found.badPoints == 0 && found.points.first?.time == nil && found.route.count == 1)
        early.time = Instant(seconds: 315_532_800)
        #expect(track([early]).badTimes == 0)
    }

    @Test func `a point that says neither where nor when is passed over`() {
        let found = track([point(nil, nil, nil, distance: 5)])
        #expect(found.points.isEmpty && found.badPoints == 0)
    }

    @Test(arguments: [(5000, 5000), (5001, 2501), (20_001, 4001)])
    func `a long track is thinned evenly, its ends stay`(_ count: Int, _ kept: Int) {
        let route = track((0..<count).map { point($0, 50 + Double($0) * 1e-6) }).route
        #expect(route.count == kept)
        #expect(route.first?.time == start && route.last?.time == start + .seconds(count - 1))
    }

    @Test func `a thinned track keeps the beginning of each segment`() {
        var track = Track(source: Source(name: "Watch"))
        for second in 0..<12_000 {
            if second == 5001 { track.startSegment() }
            track.add(point(second, 50 + Double(second) * 1e-6))
        }
        let starts = track.route.filter(\.startsSegment).compactMap(\.time)
        #expect(starts == [start, start + .seconds(5001)])
    }

    @Test func `more points than a day has seconds are thinned as they come, over the whole way`() throws {
        let found = track((0..<250_000).map { point($0, 50 + Double($0) * 1e-7) })
        #expect((100_000...200_000).contains(found.points.count))
        let summary = TrackSummary(found.points)
        #expect(try #require(summary.end) - start >= .seconds(249_990))
    }
}
