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
}
