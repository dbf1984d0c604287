import Testing
import Walking

@testable import Importers

struct GPXFormatTests {
    private func read(_ content: String) throws -> ImportBatch {
        try ImportersTests.read(GPXFormat.self, TrackKind(format: GPXFormat.self), "<gpx creator=\"Maker\">\(content)</gpx>")
    }

    private func track(_ more: String, _ points: Int = 3) -> String {
        let text = (0..<points).map { "<trkpt lat=\"50.00\($0)\" lon=\"8\"><time>2026-03-27T07:0\($0):00Z</time></trkpt>" }.joined()
        return "<trk>\(more)<trkseg>\(text)</trkseg></trk>"
    }

    @Test func `a plan and a mark are no walks`() throws {
        let batch = try read("<rte><rtept lat=\"1\" lon=\"2\"/></rte><wpt lat=\"1\" lon=\"2\"/>")
        #expect(batch.walks.isEmpty && batch.skipped == [.notAWalk: 1])
    }

    @Test func `each track is a walk of its own, by the maker that wrote it`() throws {
        let batch = try read(track("<name>A</name><type>walking</type>") + track("<name>B</name><type>hiking</type>"))
        #expect(batch.walks.map(\.title) == ["A", "B"])
        #expect(batch.walks.map(\.tags) == [[], ["hike"]])
        #expect(batch.walks.allSatisfy { $0.source.name == "Maker" })
    }

    @Test func `a comment of tags alone is these, and any other one a note`() throws {
        let batch = try read(
            track("<cmt>#calm #&quot;two words&quot;</cmt><desc>By the river</desc><type>walking</type>")
                + track("<cmt>#1 of the season</cmt><type>walking</type>"))
        #expect(batch.walks.map(\.tags) == [["calm", "two words"], []])
        #expect(batch.walks.map(\.note) == ["By the river", "#1 of the season"])
    }

    @Test(arguments: ["a", "걷"]) func `a title without end keeps its beginning, and says that it goes on`(_ letter: String) throws {
        let batch = try read(track("<name>\(String(repeating: letter, count: 100_000))</name><type>walking</type>"))
        #expect(batch.walks.map(\.title) == [String(repeating: letter, count: 200) + "…"])
    }

    @Test func `a route of Apple's stands alone where no export is`() {
        let text = "<gpx creator=\"Apple Health Export\">"
        #expect(AppleHealthFormat.recognise(head(text)) == .route)
        var files = ScannedFiles()
        let file = SourceFile(ordinal: 1, name: "r.gpx", path: nil)
        files.add(file, AppleHealthFormat.Kind.route, of: "apple-health")
        files.add(file, TrackKind(format: GPXFormat.self), of: "gpx")
        AppleHealthFormat.arrange(&files)
        #expect(files.files(of: "gpx").count == 1 && files.files(of: "apple-health").isEmpty)
    }
}
