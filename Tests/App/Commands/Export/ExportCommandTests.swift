import Foundation
import Testing

@testable import gnd

@MainActor
struct ExportCommandTests {
    let bench = CommandBench()

    private struct Everything: Decodable {
        var gnd: Int
        var settings: Settings
        var samples: [Sample]
        var walks: [Walk]
        struct Settings: Decodable { var zone: String }
        struct Sample: Decodable {
            var metric: String
            var value: Double
        }
        struct Walk: Decodable { var tags: [String]? }
    }

    @Test func `csv has a header and a line a day`() async throws {
        _ = try await bench.importSample()
        let lines = await bench.run("export", "--format", "csv").output.components(separatedBy: "\r\n")
        #expect(lines.count == 4)
        #expect(lines[1].hasPrefix("2026-11-20,7200,7000,"))
        #expect(lines[1].hasSuffix(",Apple Watch 4000; iPhone 3200"))
    }

    @Test func `what nobody recorded is empty in csv, and no zero`() async {
        _ = await bench.run("log", "2026-11-18 10:00 35m 3900")
        _ = await bench.run("log", "2026-11-19 10:00 35m 2.6km")
        let lines = await bench.run("export", "--format", "csv").output.components(separatedBy: "\r\n")
        #expect(lines[1] == "2026-11-18,3900,7000,,,,,35,Typed in 3900")
        #expect(lines[2] == "2026-11-19,,7000,2600,,1.238,,,")
    }

    @Test func `a source has one name in text, csv and json, and what was exported is read again`() async throws {
        _ = await bench.run("log", "2026-11-18 10:00 35m 3900")
        #expect(await bench.run("days", "--lang", "en").output.contains("Typed in 3,900"))
        #expect(await bench.run("days", "--json", "--lang", "ko").output.contains(#""sources":{"Typed in":3900}"#))
        #expect(await bench.run("why", "2026-11-18", "--json").output.contains(#""sources":[{"name":"Typed in","kind":"manual""#))
        let new = await bench.run("export", "--format", "csv").output
        let old = new.replacing("Typed in", with: "GND")
        #expect(new != old)
        for (name, text) in [("new", new), ("old", old)] {
            let other = CommandBench()
            let outcome = await other.run("import", try other.write(text, to: "\(name).csv"))
            #expect(outcome.status == 0, "\(outcome)")
            #expect(await other.run("days", "--json").output.contains(#""date":"2026-11-18","steps":3900"#))
        }
    }

    @Test func `tags are in every export that has walks, and are read again`() async throws {
        let track =
            "<gpx creator=\"Maker\"><trk><name>river</name><cmt>#calm #&quot;two words&quot;</cmt><type>walking</type><trkseg>"
            + (0..<9).map { "<trkpt lat=\"50.00\($0)\" lon=\"8\"><time>2026-11-20T07:0\($0):00Z</time></trkpt>" }.joined()
            + "</trkseg></trk></gpx>"
        _ = await bench.run("import", try bench.write(track, to: "track.gpx"))
        for format in ["gpx", "json", "journal"] {
            let text = await bench.run("export", "--format", format).output
            let other = CommandBench()
            _ = await other.run("import", try other.write(text, to: "again.\(format)"))
            let again = await other.run("export", "--format", "json").output
            #expect(again.contains(#""tags":["calm","two words"]"#), "\(format): \(text)")
        }
    }

    /// Nine minutes up a meridian, as some device recorded them.
    private func track(_ maker: String, east: Double) -> String {
        let points = (0..<9).map { "<trkpt lat=\"50.00\($0)\" lon=\"\(east)\"><time>2026-11-20T07:0\($0):00Z</time></trkpt>" }
        return "<gpx creator=\"\(maker)\"><trk><type>walking</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
    }

    /// The tracks of the export for maps, and the walks of the one of everything.
    private func exported() async throws -> (gpx: String, tracks: Int, walks: Int) {
        let gpx = await bench.run("export", "--format", "gpx").output
        let everything = try JSONDecoder().decode(Everything.self, from: Data(await bench.run("export", "--format", "json").output.utf8))
        return (gpx, gpx.components(separatedBy: "<trk>").count - 1, everything.walks.count)
    }

    @Test func `a walk that two devices recorded is one track on a map, and both records in an export of everything`() async throws {
        _ = await bench.run("import", try bench.write(track("Watch", east: 8), to: "watch.gpx"))
        _ = await bench.run("import", try bench.write(track("Phone", east: 8.0001), to: "phone.gpx"))
        let (gpx, tracks, walks) = try await exported()
        #expect(tracks == 1 && walks == 2, "\(gpx)")
    }

    @Test func `a walk whose record on show has no route is on a map with that of its other record`() async throws {
        let points = (0..<11).map { minute in
            "<Trackpoint><Time>2026-11-20T07:\(minute < 10 ? "0" : "")\(minute):00Z</Time><DistanceMeters>\(minute * 100)</DistanceMeters>"
                + "</Trackpoint>"
        }
        let training = """
            <TrainingCenterDatabase><Activities><Activity Sport="Walking"><Lap StartTime="2026-11-20T07:00:00Z">
            <TotalTimeSeconds>600</TotalTimeSeconds><Track>\(points.joined())</Track></Lap></Activity></Activities></TrainingCenterDatabase>
            """
        _ = await bench.run("import", try bench.write(training, to: "training.tcx"))
        _ = await bench.run("import", try bench.write(track("Phone", east: 8), to: "phone.gpx"))
        let (gpx, tracks, walks) = try await exported()
        #expect(tracks == 1 && walks == 2, "\(gpx)")
        #expect(gpx.components(separatedBy: "<trkpt").count == 10, "\(gpx)")
    }

    @Test func `json holds every record and every walk`() async throws {
        _ = try await bench.importSample()
        _ = await bench.run("log", "35m 3900 \"river\" #dawn")
        let text = await bench.run("export", "--format", "json").output
        let everything = try JSONDecoder().decode(Everything.self, from: Data(text.utf8))
        #expect(everything.gnd == 1)
        #expect(everything.samples.filter { $0.metric == "steps" }.map(\.value).reduce(0, +) >= 12_200)
        #expect(everything.walks.map(\.tags) == [["dawn"]])
        #expect(everything.settings.zone == "Asia/Seoul")
    }

    @Test(arguments: ["json", "journal"]) func `what was exported and imported elsewhere exports the same again`(format: String)
        async throws
    {
        if format == "json" { _ = try await bench.importSample() }
        _ = await bench.run("log", "35m 3900 2.6km 한강 \"quoted\" #dawn")
        _ = await bench.run("log", "2026-11-19 07:40 1h5m")
        let exported = await bench.run("export", "--format", format).output
        let other = CommandBench()
        let outcome = await other.run("import", try other.write(exported, to: "export.txt"))
        #expect(outcome.status == 0, "\(outcome)")
        #expect(await other.run("export", "--format", format).output == exported)
        #expect(await other.run("days", "--json") == bench.run("days", "--json"))
    }

    @Test func `walks as text are one line each, oldest first, and survive their way back`() async throws {
        _ = await bench.run("log", "35m 3900 2.6km 한강 #dawn")
        _ = await bench.run("log", "2026-11-19 07:40 1h5m the \"quoted\"")
        let text = await bench.run("export", "--format", "journal").output
        #expect(
            text == """
                ; GND journal, read again by “gnd import”
                zone Asia/Seoul

                2026-11-19 07:40 +09:00 1h5m "the \\"quoted\\""
                2026-11-21 17:25 +09:00 35m 3900s 2.6km "한강" #dawn

                """)
    }
}
