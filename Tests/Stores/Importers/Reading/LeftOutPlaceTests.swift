import Importers
import Testing
import Walking

/// The places of records that were left out, and the format that each file is filed under.
struct LeftOutPlaceTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private static let track = """
        <gpx version="1.1"><trk><type>walking</type><trkseg><trkpt lat="50" lon="8"><time>2026-03-27T07:00:00Z</time></trkpt>
        <trkpt lat="50.001" lon="8"><time>2026-03-27T07:02:00Z</time></trkpt></trkseg></trk></gpx>
        """

    @Test func `a row of a table, a record of a JSON list, a line of text and a record of Apple's are found by their number`() async throws
    {
        try folder.write("t/days.csv", "Date,Step count\n2026-03-28,100\nyesterday,5\n")
        try folder.write("f/steps-2026-03-27.json", #"[{"dateTime":"03/27/26 07:00:00","value":"105"},{"dateTime":"soon","value":"7"}]"#)
        try folder.write("g/walks.txt", "; GND journal\nzone UTC\nsteps nonsense\n")
        let record = #"<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" "#
        try folder.write(
            "a/export.xml",
            "<HealthData>"
                + record + #"startDate="2026-03-27 07:00:00 +0000" endDate="2026-03-27 07:10:00 +0000" value="12"/>"#
                + record + #"startDate="never" endDate="2026-03-27 07:10:00 +0000" value="13"/></HealthData>"#)
        #expect(try await places("t") == [LeftOutPlace(.badDate, in: "days.csv", entry: 3, text: "yesterday,5")])
        #expect(
            try await places("f") == [LeftOutPlace(.badDate, in: "steps-2026-03-27.json", entry: 2, text: "dateTime soon, value 7")])
        #expect(try await places("g") == [LeftOutPlace(.unreadable, in: "walks.txt", entry: 3, text: "steps nonsense")])
        #expect(try await places("a") == [LeftOutPlace(.badDate, in: "export.xml", entry: 2, text: "Phone, never, 13, count")])
    }

    @Test func `of a thousand bad rows a few are shown, and the others are counted with their file`() async throws {
        for name in ["a", "b"] {
            let rows = (0..<1000).map { "yesterday,\($0)" }.joined(separator: "\n")
            try folder.write("many/\(name).csv", "Date,Step count\n2026-03-28,100\n\(rows)\n")
        }
        let places = try await places("many")
        #expect(places.filter { $0.entry != nil }.map(\.entry) == [3, 4, 5, 6, 7])
        #expect(places.filter { $0.entry == nil } == [.init(.badDate, in: "a.csv", count: 995), .init(.badDate, in: "b.csv", count: 1000)])
    }

    private func places(_ name: String) async throws -> [LeftOutPlace] { try await imported("\(folder.path)/\(name)").all.places }

    @Test func `an activity that is no walk is named by its sport, its day, its file and its row`() async throws {
        let ride = Self.track.replacing("walking", with: "cycling")
        let table = """
            Activity ID,Activity Date,Activity Type,Elapsed Time,Distance,Filename
            1,"Mar 26, 2026, 7:00:00 AM",Walk,600,0.80,
            2,"Mar 27, 2026, 12:10:00 PM",Ride,600,8.00,

            """
        let swim = #"<Workout workoutActivityType="HKWorkoutActivityTypeSwimming" startDate="2026-03-28 07:00:00 +0000" "#
        try folder.write("o/in/ride.gpx", ride)
        try folder.write("s/activities.csv", table)
        try folder.write("a/export.xml", "<HealthData>" + swim + #"endDate="2026-03-28 07:10:00 +0000"/></HealthData>"#)
        func place(_ sport: String, _ date: CivilDate?, _ file: String, entry: Int? = nil) -> LeftOutPlace {
            LeftOutPlace(.notAWalk, in: file, entry: entry, activity: OtherActivity(sport: sport, date: date))
        }
        #expect(try await places("o") == [place("cycling", CivilDate("2026-03-27"), "in/ride.gpx")])
        #expect(try await places("s") == [place("Ride", CivilDate("2026-03-27"), "activities.csv", entry: 3)])
        #expect(try await places("a") == [place("Swimming", CivilDate("2026-03-28"), "export.xml")])
    }

    @Test func `of hundreds of other activities the first are named, and the rest is counted with its file`() {
        var places: [LeftOutPlace] = []
        for _ in 0..<100 { places.note(OtherActivity(sport: "running", date: nil), in: "runs.csv", entry: 1) }
        var sum: [LeftOutPlace] = []
        sum.add(places)
        #expect(sum == places)
        #expect(places.count == 41)
        #expect(places.last == LeftOutPlace(.notAWalk, in: "runs.csv", count: 60))
    }

    @Test func `a file that cannot be read is named, and what one file lacks is one place`() async throws {
        try folder.write("m/in/bad.gpx", Self.track.replacing("</trkseg></trk></gpx>", with: ""))
        try folder.write("m/good.gpx", Self.track)
        try folder.write(
            "m/points.gpx", Self.track.replacing("lon=\"8\"><time>2026-03-27T07:02", with: "lon=\"8000\"><time>2026-03-27T07:02"))
        let places = try await places("m")
        #expect(places.contains(LeftOutPlace(.unreadable, in: "in/bad.gpx", problem: .brokenOff, kept: .init(walks: 1))))
        #expect(places.contains(LeftOutPlace(.badValue, in: "points.gpx")))
        #expect(!places.contains { $0.file == "good.gpx" })
    }

    @Test func `places stay few, whatever a file holds`() {
        var places: [LeftOutPlace] = []
        for index in 0..<10_000 {
            places.note(.badDate, in: "table.csv") { (index, String(repeating: "x", count: 5000)) }
            places.note(.unreadable, in: "\(index)" + String(repeating: "y", count: 5000))
            places.note(.badValue, in: "same.gpx", count: 3)
        }
        #expect(places.count { $0.entry != nil } == 5)
        #expect(places.count < 60)
        #expect(places.allSatisfy { $0.file.count <= 200 && ($0.text ?? "").count <= 80 })
        #expect(places.first { $0.reason == .badValue }?.count == 30_000)
        #expect(places.first { $0.reason == .badDate && $0.entry == nil }?.count == 9_995)
    }

    @Test func `tracks beside an export of Strava's are filed under their own formats`() async throws {
        let table = """
            Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Filename
            1,"Mar 27, 2026, 7:00:00 AM",Lake,Walk,600,0.80,activities/1.gpx

            """
        try folder.write("all/strava/activities.csv", table)
        try folder.write("all/strava/activities/1.gpx", Self.track)
        try folder.write("all/tracks/2.gpx", Self.track.replacing("2026-03-27", with: "2026-03-28"))
        let sink = try await imported("\(folder.path)/all")
        #expect(sink.all.files.map(\.format) == ["strava", "gpx"])
        #expect(sink.walks.map(\.route.count) == [2, 2])
    }

    @Test func `a track of somewhere else does not take the place of a workout of Google's`() async throws {
        let workout = """
            {"fitnessActivity":"walking","startTime":"2026-03-27T07:00:00.000Z","endTime":"2026-03-27T07:30:00.000Z",
             "duration":"1800s","aggregate":[{"metricName":"com.google.distance.delta","floatValue":2000}]}
            """
        let track = """
            <TrainingCenterDatabase><Activities><Activity Sport="Walking"><Id>2026-03-29T07:00:00Z</Id><Lap StartTime="2026-03-29T07:00:00Z">
            <TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>800</DistanceMeters></Lap></Activity></Activities></TrainingCenterDatabase>
            """
        try folder.write("x/Takeout/Fit/All Sessions/2026.json", workout)
        try folder.write("x/watch/1.tcx", track)
        #expect(try await imported("\(folder.path)/x").walks.count == 2)
        try folder.write("x/Takeout/Fit/Activities/2026.tcx", track)
        #expect(try await imported("\(folder.path)/x").all.files.map(\.format) == ["tcx"])
    }
}
