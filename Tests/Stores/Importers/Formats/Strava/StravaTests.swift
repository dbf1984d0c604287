import Importers
import Testing
import Walking

struct StravaTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `Strava's table gives the walks, in metres and UTC, and its files their routes`() async throws {
        let table = """
            Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Filename,Elapsed Time,Distance,Total Steps
            1,"Mar 27, 2026, 7:00:00 AM",Lake,Walk,"two
            lines",600,0.80,activities/1.gpx,600,801.5,1100
            2,"Mar 27, 2026, 12:10:00 PM",Ride,Ride,,600,8.00,activities/2.gpx,600,8010,
            3,"Mar 28, 2026, 12:00:00 AM",Hill,Hike,,60,0.10,,60,,

            """
        let gpx = """
            <gpx version="1.1" creator="StravaGPX"><trk><type>9</type><trkseg><trkpt lat="50" lon="8"><time>2026-03-27T07:00:00Z</time></trkpt>
            <trkpt lat="50.001" lon="8"><time>2026-03-27T07:01:00Z</time></trkpt></trkseg></trk></gpx>
            """
        let files = [("activities/1.gpx", gpx), ("activities/2.gpx", gpx), ("activities.csv", table)]
        let sink = try await imported(folder.write("export_1.zip", Zip(files).bytes))
        #expect(sink.all.files.map(\.format) == ["strava"])
        let walks = sink.walks.sorted { $0.start < $1.start }
        #expect(walks.map(\.title) == ["Lake", "Hill"])
        #expect(walks.map(\.distance) == [801.5, 100])
        #expect(walks.map(\.route.count) == [2, 0])
        #expect(walks.map(\.steps) == [1100, nil])
        #expect(walks.map(\.start) == [Instant(seconds: 1_774_594_800), Instant(seconds: 1_774_656_000)])
        #expect(walks.first?.note == "two\nlines")
        #expect(sink.skipped == [.notAWalk: 1])
    }

    @Test func `a sport of Strava's that is not known is offered, with its file left unread`() async throws {
        let table = """
            Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Filename
            1,"Mar 27, 2026, 7:00:00 AM",Lake,Fjällvandrande,600,0.80,activities/1.gpx

            """
        let gpx = "<gpx><trk><trkseg><trkpt lat=\"50\" lon=\"8\"><time>2026-03-27T07:00:00Z</time></trkpt></trkseg></trk></gpx>"
        let sink = try await imported(folder.write("s.zip", Zip([("activities/1.gpx", gpx), ("activities.csv", table)]).bytes))
        #expect(sink.walks.isEmpty)
        #expect(sink.all.leftOut == [LeftOut(kind: .sport, name: "Fjällvandrande")])
    }

    @Test func `files that Strava squeezed give their routes too`() async throws {
        let table = """
            Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Filename
            1,"Mar 27, 2026, 7:00:00 AM",Lake,Walk,600,0.80,activities/1.tcx.gz
            2,"Mar 27, 2026, 9:00:00 AM",Ride,Ride,600,8.00,activities/2.gpx.gz

            """
        let tcx = """
            <TrainingCenterDatabase><Activities><Activity Sport="Other"><Lap StartTime="2026-03-27T07:00:00Z"><Track>
            <Trackpoint><Time>2026-03-27T07:00:00Z</Time><Position><LatitudeDegrees>50</LatitudeDegrees>
            <LongitudeDegrees>8</LongitudeDegrees></Position></Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>
            """
        let files = [("activities/1.tcx.gz", tcx), ("activities/2.gpx.gz", "<gpx><trk/></gpx>")].map { ($0, Tar.stored(Array($1.utf8))) }
        let sink = try await imported(folder.write("s.zip", Zip(files + [("activities.csv", Array(table.utf8))]).bytes))
        #expect(sink.walks.map(\.title) == ["Lake"])
        #expect(sink.walks.map(\.route.count) == [1])
        #expect(sink.skipped == [.notAWalk: 1])
    }
}
