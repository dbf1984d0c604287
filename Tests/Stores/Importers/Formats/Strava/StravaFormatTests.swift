import Testing
import Walking

@testable import Importers

struct StravaFormatTests {
    private func arranged(_ names: [String]) -> ScannedFiles {
        var files = ScannedFiles()
        files.add(SourceFile(ordinal: 0, name: "export/activities.csv", path: nil), StravaFormat.Kind.table, of: "strava")
        for (index, name) in names.enumerated() {
            files.add(SourceFile(ordinal: index + 1, name: name, path: nil), TrackKind(format: GPXFormat.self), of: "gpx")
        }
        StravaFormat.arrange(&files)
        return files
    }

    @Test func `tracks that lie with the table are its own, and those beside the export are not`() {
        let files = arranged(["export/activities/1.gpx", "export/2.gpx", "3.gpx", "export/media/4.gpx"])
        #expect(Set(files.files(of: "strava").keys) == [0, 1, 2])
        #expect(Set(files.files(of: "gpx").keys) == [3, 4])
    }

    @Test func `the table is read before the tracks`() {
        #expect(StravaFormat.Kind.table.phase < StravaFormat.Kind.track(TrackKind(format: FITFormat.self)).phase)
    }

    /// Strava gives back what it was given; an export of Apple's that is not there has no claim on it.
    @Test func `a route of Apple Health that was given to Strava is the route of Strava's walk`() async throws {
        let table =
            "Activity ID,Activity Date,Activity Type,Elapsed Time,Filename\n1,\"Mar 27, 2026, 7:00:00 AM\",Walk,600,activities/1.gpx\n"
        let gpx = """
            <gpx creator="Apple Health Export"><trk><trkseg><trkpt lat="50" lon="8"><time>2026-03-27T07:00:00Z</time></trkpt></trkseg></trk></gpx>
            """
        let folder = try Folder()
        let sink = try await imported(folder.write("s.zip", Zip([("activities/1.gpx", gpx), ("activities.csv", table)]).bytes))
        #expect(sink.all.files.map(\.format) == ["strava"])
        #expect(sink.walks.map(\.route.count) == [1])
    }
}
