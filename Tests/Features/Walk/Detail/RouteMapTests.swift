import Phrases
import Terminal
import Testing
import Walking

@testable import Walk

/// The map of a walk: where it began and ended, and how long a stretch of it is.
struct RouteMapTests {
    private func route(metres: Double) -> [RoutePoint] {
        // Along a meridian a degree is the same everywhere.
        (0...10).map { RoutePoint(latitude: 37 + metres / 111_195 * Double($0) / 10, longitude: 127) }
    }

    @Test(arguments: [80.0, 950, 3_300, 42_195])
    func `the scale is a round length that fits`(_ metres: Double) throws {
        let map = try #require(RouteMap(route(metres: metres)))
        let size = Size(width: 36, height: 10)
        let scale = try #require(map.scale(in: size, columns: 10, lengths: Phrases(.en).roundLengths))
        #expect((2...10).contains(scale.columns))
        // The way fills the height: 40 dots less one, two of which are a column wide.
        let metresPerColumn = metres / 39 * 2
        #expect(abs(scale.metres / metresPerColumn - Double(scale.columns)) <= 0.5)
    }

    @Test func `the picture has the same way in lines, one for each part of it, and the same signs, all inside`() throws {
        var route = route(metres: 800)
        route[5].startsSegment = true
        let size = Size(width: 36, height: 10)
        let map = try #require(RouteMap(route, beside: self.route(metres: 500)))
        let picture = try #require(map.picture(in: size))
        var lines: [[Picture.Place]] = []
        var roles: [Role?] = []
        for case .line(let places, _, let role) in picture.shapes {
            lines.append(places)
            roles.append(role)
        }
        #expect(lines.map(\.count) == [11, 5, 6] && roles == [.secondary, .chart, .chart])
        for place in lines.joined() { #expect((0...36).contains(place.x) && (0...10).contains(place.y)) }
        // From the south to the north, in the middle.
        let start = try #require(lines[1].first)
        let end = try #require(lines[2].last)
        #expect(start.y > 9 && end.y < 1 && abs(start.x - 18) < 0.5)
        #expect(RouteMap(route)?.picture(in: Size(width: 1, height: 1)) == nil)
    }

    @Test func `the highest and the slowest place have their signs in the picture, too`() throws {
        let route = (0...60).map { (index: Int) -> RoutePoint in
            let seconds = Int64(index < 30 ? index * 10 : 300 + (index - 30) * 20)
            let latitude = 37 + Double(index) / 10_000
            return RoutePoint(time: Instant(seconds: seconds), latitude: latitude, longitude: 127, elevation: Double(index))
        }
        let extremes = RouteExtremes(route)
        let size = Size(width: 36, height: 10)
        let with = try #require(RouteMap(route, extremes: extremes)?.picture(in: size))
        let without = try #require(RouteMap(route)?.picture(in: size))
        #expect(!extremes.places.isEmpty && with.shapes.count > without.shapes.count)
    }
}
