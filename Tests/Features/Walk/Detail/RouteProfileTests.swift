import Testing
import Walking

@testable import Walk

struct RouteProfileTests {
    /// A point each ten seconds, about 11 metres further north.
    private func route(_ count: Int, elevation: (Int) -> Double? = { _ in nil }) -> [RoutePoint] {
        (0..<count).map {
            RoutePoint(
                time: WalkWorld.now + .seconds($0 * 10), latitude: 37 + 0.0001 * Double($0), longitude: 127, elevation: elevation($0))
        }
    }

    @Test func `an even walk is as fast in each of its parts`() {
        let speeds = RouteProfile(route(41), parts: 4).speeds.compactMap(\.self)
        #expect(speeds.count == 4 && speeds.allSatisfy { abs($0 - 1.112) < 0.01 })
    }

    @Test func `a part in which nobody moved has no speed, and a gap between two stretches is no way`() {
        var points = route(41)
        points[21].startsSegment = true
        let whole = RouteProfile(points, parts: 40).speeds
        #expect(whole[20] == nil && whole[19] != nil && whole[21] != nil)
    }

    @Test func `a place to which no body comes so soon is no pace`() {
        var points = route(41)
        points[20].latitude += 0.1
        let profile = RouteProfile(points, parts: 4)
        let speeds = profile.speeds.compactMap(\.self)
        #expect(speeds.count == 4 && speeds.allSatisfy { abs($0 - 1.112) < 0.01 })
        #expect(RouteExtremes(points).places.isEmpty)
    }

    @Test func `heights are those above the sea, part by part, and each part has the time at which it begins`() throws {
        let profile = RouteProfile(route(41) { 100 + Double($0) }, parts: 2)
        #expect(profile.elevation == 100...140)
        let heights = profile.heights.compactMap(\.self)
        #expect(heights.count == 2 && abs(heights[0] - 109.5) < 0.01 && abs(heights[1] - 130) < 0.01)
        #expect(profile.starts == [0, 200])
    }

    @Test func `a height that is no number is none`() {
        let profile = RouteProfile(route(5) { $0 == 2 ? .nan : $0 == 3 ? nil : 50 }, parts: 4)
        #expect(profile.elevation == 50...50 && profile.heights == [50, 50, nil, 50])
    }

    @Test(arguments: [0, -1, 10]) func `a route without times, or in no parts, has no profile, but its heights`(_ parts: Int) {
        let points = [RoutePoint(latitude: 37, longitude: 127, elevation: 5), RoutePoint(latitude: 38, longitude: 127, elevation: 9)]
        let profile = RouteProfile(points, parts: parts)
        #expect(profile.speeds.isEmpty && profile.heights.isEmpty && profile.starts.isEmpty && profile.elevation == 5...9)
    }
}
