import Testing
import Walking

@testable import Importers

/// The totals of a track.
struct TrackSummaryTests {
    private let start = Instant(seconds: 1_800_000_000)

    /// A point so many metres north of the first; nil for one without a place.
    private func point(
        _ second: Double?, _ metres: Double? = nil, distance: Double? = nil, cadence: Double? = nil, startsSegment: Bool = false
    ) -> TrackPoint {
        var point = TrackPoint()
        point.time = second.map { start + .milliseconds(Int(clamping: $0 * 1000)) }
        if let metres { (point.latitude, point.longitude) = (50 + metres / 111_194.93, 8) }
        point.distance = distance
        point.cadence = cadence
        point.startsSegment = startsSegment
        return point
    }

    @Test func `a walk has its way, and the time that it took`() {
        let summary = TrackSummary((0...60).map { point(Double($0), Double($0) * 1.2) })
        #expect(abs(summary.metres - 72) < 0.1)
        #expect(summary.movingSeconds == 60 && summary.restSeconds == 0)
        #expect(abs((summary.speed ?? 0) - 1.2) < 0.01)
        #expect(summary.start == start && summary.end == start + .seconds(60))
    }

    @Test func `a leap of the receiver is neither way nor time on the move`() {
        let summary = TrackSummary([point(0, 0), point(10, 12), point(11, 500), point(12, 501.2)])
        #expect(abs(summary.metres - 13.2) < 0.1)
        #expect(summary.movingSeconds == 11)
    }

    @Test func `two places of one second are a way of a few metres, and not of many`() {
        #expect(abs(TrackSummary([point(0, 0), point(0, 5)]).metres - 5) < 0.01)
        #expect(TrackSummary([point(0, 0), point(0, 50)]).metres == 0)
    }

    @Test func `between two segments nobody knows the way, and it is rest`() {
        let summary = TrackSummary([
            point(0, 0), point(10, 12), point(100, 900, startsSegment: true), point(110, 912),
        ])
        #expect(abs(summary.metres - 24) < 0.1)
        #expect(summary.restSeconds == 90 && summary.movingSeconds == 20)
    }

    @Test func `points without times have a way and no speed`() {
        let summary = TrackSummary([point(nil, 0), point(nil, 100), point(nil, 250)])
        #expect(abs(summary.metres - 250) < 0.1)
        #expect(summary.speed == nil && summary.start == nil && summary.movingSeconds == 0)
    }

    @Test func `a clock that went back ends a stretch and shortens nothing`() {
        let summary = TrackSummary([point(0, 0), point(10, 12), point(5, 20), point(15, 32)])
        #expect(abs(summary.metres - 24) < 0.1)
        #expect(summary.end == start + .seconds(15))
    }

    @Test func `a stop is measured up to where the clock went back, and from there on`() {
        let stop = stride(from: 0.0, through: 40, by: 5).map { point($0, 0) }
        #expect(TrackSummary(stop).restSeconds == 40)
        #expect(TrackSummary(stop + stop).restSeconds == 80)
    }

    @Test(
        arguments: [
            ([0, 100, 250], 250), ([100, 150], 50), ([0, 100, 5, 60], 160), ([0, 100, 90, 120], 120), ([0, .nan, 80], 80),
            ([0, -5, 80], 80),
        ] as [([Double], Double)])
    func `the device's own count goes before its places`(_ counts: [Double], _ metres: Double) {
        let points = counts.enumerated().map { point(Double($0) * 10, Double($0), distance: $1) }
        #expect(TrackSummary(points).metres == metres)
    }

    @Test func `a count that never grew says nothing, and the places do`() {
        let summary = TrackSummary([point(0, 0, distance: 0), point(10, 12, distance: 0)])
        #expect(abs(summary.metres - 12) < 0.1)
    }

    @Test func `a speed without places is the way over the whole time`() {
        let summary = TrackSummary([point(0, distance: 0), point(100, distance: 130)])
        #expect(summary.speed == 1.3)
        #expect(TrackSummary([point(0)]).speed == nil)
        #expect(TrackSummary([]).speed == nil)
    }
}
