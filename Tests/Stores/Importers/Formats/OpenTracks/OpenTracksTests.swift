import Importers
import Testing
import Walking

struct OpenTracksTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// Points 0.001° of latitude apart, about 111.2 m, a minute each: 1.85 m/s.
    private func points(_ count: Int, from minute: Int = 0, tag: (String, String) -> String) -> String {
        (0..<count).map { index in
            let at = minute + index
            let text = "2026-03-27T\(at / 60 < 10 ? "0" : "")\(at / 60):\(at % 60 < 10 ? "0" : "")\(at % 60):00Z"
            return tag("50.\(100 + at)", text)
        }.joined(separator: "\n")
    }

    @Test func `an OpenTracks table is a walk`() async throws {
        let rows = points(4) { "\($1),TRACKPOINT,\($0),8,10,,,,,,,,," }
        let text =
            "#time,trackpoint_type,latitude,longitude,altitude,accuracy_horizontal\n2026-03-27T00:00:00Z,SEGMENT_START_MANUAL,,\n\(rows)\n"
        let sink = try await imported(folder.write("t.csv", text))
        #expect(sink.all.files.map(\.format) == ["opentracks"])
        #expect(sink.walks.first?.route.count == 4)
        #expect(sink.walks.first?.source.name == "OpenTracks")
    }
}
