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

    @Test func `two walks that name one file are both walks`() throws {
        let rows = "Hike,600,activities/1.gpx,0\n2,\"Mar 27, 2026, 9:00:00 AM\",Walk,600,activities/1.gpx,0"
        #expect(try read("Filename,Total Steps", rows).walks.count == 2)
    }

    @Test func `a distance that is no number is told, with the walk that is kept`() throws {
        let batch = try read("Distance,Total Steps", "Walk,600,x,-9")
        #expect(batch.walks.map(\.distance) == [nil] && batch.walks.map(\.steps) == [nil])
        #expect(batch.lost.map(\.metric) == [.steps, .distance] && batch.lost.map(\.text) == [nil, "x"])
        #expect(batch.lost.allSatisfy { $0.start == seven && $0.reason == .badPart })
    }

    @Test(arguments: ["-1", "", "1e9", "ten"])
    func `a walk that lasted no time that can be is left out`(_ seconds: String) throws {
        #expect(try read("Filename", "Walk,\(seconds),").skipped == [.badValue: 1])
    }
}
