import Testing
import Walking

@testable import Importers

struct KMLFormatTests {
    private func read(_ content: String) throws -> ImportBatch {
        try ImportersTests.read(KMLFormat.self, .file, "<kml><Document><Placemark>\(content)</Placemark></Document></kml>")
    }

    private let points = (0..<3).map { "<when>2026-03-27T07:0\($0):00Z</when>" }.joined()

    @Test func `a place that was lost is lost at the end, and a time without one is no point`() throws {
        let walk = try #require(
            try read("<name>Lake</name><Track>\(points)<coord>8 50.000 100</coord><coord>8 50.001</coord></Track>").walks.first)
        #expect(walk.route.count == 2 && walk.title == "Lake" && walk.start == seven)
        #expect(walk.route.map(\.elevation) == [100, nil])
    }

    @Test func `longitude stands before latitude`() throws {
        let walk = try #require(try read("<Track>\(points)<coord>8 50 0</coord><coord>8 50.001 0</coord></Track>").walks.first)
        #expect(walk.route.first.map { ($0.latitude, $0.longitude) } ?? (0, 0) == (50, 8))
    }

    @Test func `a line that nobody walked at any time is a drawing`() throws {
        #expect(try read("<LineString><coordinates>8,50 8,51</coordinates></LineString>").skipped == [.notAWalk: 1])
    }
}
