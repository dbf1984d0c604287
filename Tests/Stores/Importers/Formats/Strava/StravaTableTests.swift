import Testing
import Walking

@testable import Importers

struct StravaTableTests {
    private func read(_ header: String, _ row: String) throws -> ImportBatch {
        let always = "Activity ID,Activity Date,Activity Type,Elapsed Time"
        return try ImportersTests.read(
            StravaFormat.self, .table, "\(always),\(header)\n1,\"Mar 27, 2026, 7:00:00 AM\",\(row)\n")
    }

    @Test(arguments: [("0.80,801.5", 801.5), ("0.80,", 800), ("0.80,0", 800), (",", nil), ("0,0", nil)] as [(String, Double?)])
    func `the second distance is in metres; without it the first is in kilometres`(_ fields: String, _ metres: Double?) throws {
        #expect(try read("Distance,Distance", "Walk,600,\(fields)").walks.map(\.distance) == [metres])
    }

    @Test func `a table of the columns that every export has is enough`() throws {
        let walk = try #require(try read("Filename", "Walk,600,").walks.first)
        #expect(walk.start == seven && walk.end == seven + .seconds(600) && walk.steps == nil && walk.distance == nil)
    }

    @Test func `a walk whose file never came is a walk without a route`() throws {
        #expect(try read("Filename,Total Steps", "Hike,600,activities/1.gpx,0").walks.map(\.tags) == [["hike"]])
    }

    @Test(arguments: ["-1", "", "1e9", "ten"])
    func `a walk that lasted no time that can be is left out`(_ seconds: String) throws {
        #expect(try read("Filename", "Walk,\(seconds),").skipped == [.badValue: 1])
    }
}
