import Testing
import Walking

@testable import Importers

struct OpenTracksTableTests {
    private func read(_ header: String, _ rows: String) throws -> ImportBatch {
        try ImportersTests.read(OpenTracksFormat.self, .file, "\(header)\n\(rows)\n")
    }

    @Test(arguments: ["#time", "time"])
    func `the header may begin with a mark, and times without an offset are UTC`(_ time: String) throws {
        let rows = (0..<3).map { "2026-03-27T07:0\($0):00,TRACKPOINT,50.00\($0),8" }.joined(separator: "\n")
        let walk = try #require(try read("\(time),trackpoint_type,latitude,longitude", rows).walks.first)
        #expect(walk.start == seven && walk.end == seven + .seconds(120) && walk.route.count == 3)
    }

    @Test func `columns are found wherever they stand`() {
        #expect(OpenTracksFormat.recognise(head("longitude,#time,latitude,trackpoint_type\n")) == .file)
        #expect(OpenTracksFormat.recognise(head("longitude,latitude,time\n")) == nil)
    }

    @Test func `a point without a time is told`() throws {
        let rows = "2026-03-27T07:00:00Z,TRACKPOINT,50,8\nlater,TRACKPOINT,50.001,8\n2026-03-27T07:02:00Z,TRACKPOINT,50.002,8"
        #expect(try read("#time,trackpoint_type,latitude,longitude", rows).skipped[.badDate] == 1)
    }
}
