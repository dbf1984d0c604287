import Importers
import Testing
import Walking

/// The exports of services that are folders of JSON and tables.
struct ServiceTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func total(_ metric: Metric, _ sink: CollectingSink) -> Double {
        sink.samples.filter { $0.metric == metric }.reduce(0) { $0 + $1.value }
    }

    @Test func `Fitbit's minutes are in UTC, and distances in centimetres`() async throws {
        try folder.write(
            "f/steps-2026-03-27.json",
            "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"105\"},{\"dateTime\":\"03/27/26 07:01:00\",\"value\":\"0\"}]")
        try folder.write("f/distance-2026-03-27.json", "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"7500\"}]")
        try folder.write("f/altitude-2026-03-27.json", "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"10\"}]")
        try folder.write("f/steps_2026-03-01.csv", "timestamp,steps,data source\n2026-03-27T07:00:00Z,105,x\n2026-03-28T07:00:00Z,50,x\n")
        try folder.write(
            "f/exercise-0.json",
            """
            [{"logId":1,"activityName":"Walk","activityTypeId":90013,"startTime":"03/27/26 07:00:00","duration":600000,"steps":1000},
             {"logId":2,"activityName":"Swim","activityTypeId":90024,"startTime":"03/27/26 09:00:00","duration":600000}]
            """)
        let sink = try await imported("\(folder.path)/f")
        #expect(sink.all.files.map(\.format) == ["fitbit"])
        #expect(sink.samples.first { $0.metric == .steps }?.start == Instant(seconds: 1_774_594_800))
        // The minute that both vintages have counts once in the journal, where it is found equal.
        #expect(Set(sink.samples.filter { $0.metric == .steps }.map(\.start)).count == 2)
        #expect(try await countedDays(["\(folder.path)/f"]) == ["2026-03-27": 1000, "2026-03-28": 50])
        #expect(total(.distance, sink) == 75)
        #expect(sink.walks.map(\.steps) == [1000])
        #expect(sink.skipped == [.notAWalk: 2])
    }

    /// In New York the older file ends at eight in the evening, where the day in UTC does.
    @Test func `minutes of both vintages are read, whichever ends in the middle of a day`() async throws {
        func minutes(from hour: Int, count: Int) -> [(String, String)] {
            (0..<count).map { index in
                let at = Instant(seconds: 1_774_569_600 + Int64(hour * 3600 + index * 60))
                let wall = Zone.utc.wall(at: at)
                let (hours, minutes) = (wall.second / 3600, wall.second / 60 % 60)
                let time = "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes):00"
                return ("03/\(wall.date.day)/26 \(time)", "\(wall.date)T\(time)Z")
            }
        }
        let older = minutes(from: 22, count: 60)
        let newer = older + minutes(from: 25, count: 30)
        let json = older.map { "{\"dateTime\":\"\($0.0)\",\"value\":\"100\"}" }.joined(separator: ",")
        try folder.write("t/Global Export Data/steps-2026-03-27.json", "[\(json)]")
        try folder.write("t/Physical Activity/steps_2026-03-27.csv", "timestamp,steps\n" + newer.map { "\($0.1),100\n" }.joined())
        #expect(try await countedDays(["\(folder.path)/t"], zone: "America/New_York") == ["2026-03-27": 9000])
        for order in [["Global Export Data", "Physical Activity"], ["Physical Activity", "Global Export Data"]] {
            let days = try await countedDays(order.map { "\(folder.path)/t/\($0)" }, zone: "America/New_York")
            #expect(days == ["2026-03-27": 9000])
        }
    }

    @Test func `what only a name could tell is refused with that reason when the name is lost, and never guessed`() async throws {
        let minutes = "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"105\"}]"
        let quarters = "Start time,End time,Step count\n08:00:00.000+01:00,08:15:00.000+01:00,101\n"
        for text in [minutes, quarters] {
            let path = try folder.write("renamed", text)
            await #expect(throws: ImportFailure.unreadable(path: path, problem: .nameless)) { _ = try await imported(path) }
        }
        try folder.write("all/renamed.json", minutes)
        try folder.write("all/steps-2026-03-27.json", minutes)
        try folder.write("all/heart.json", "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":{\"bpm\":70}}]")
        let sink = try await imported("\(folder.path)/all")
        #expect(total(.steps, sink) == 105)
        #expect(sink.skipped == [.unreadable: 1, .notAWalk: 1])
    }

    @Test(arguments: ["calories-2026-03-27.json", "calories-2026-03-27 (1).json", "sedentary_minutes-2026-03-27(2).json"])
    func `a file of Fitbit's is known by its name, however often it was downloaded`(_ name: String) async throws {
        let path = try folder.write(name, "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"1.05\"}]")
        #expect(try await imported(path).skipped == [.notAWalk: 1])
    }

    @Test func `a sum that Samsung corrected counts in its newer form, in either order`() async throws {
        func table(_ steps: Int, _ updated: String) -> String {
            "com.samsung.shealth.step_daily_trend,1,1\nsource_type,count,day_time,update_time\n-2,\(steps),1774569600000,\(updated),\n"
        }
        let old = try folder.write("old", table(9000, "2026-03-27 20:00:00.000"))
        let new = try folder.write("new", table(8000, "2026-03-29 20:00:00.000"))
        for order in [[old, new], [new, old]] { #expect(try await countedDays(order) == ["2026-03-27": 8000]) }
        // Older imports kept no time of the correction, so they are offered to be read again.
        #expect(try await imported(old).all.files.map(\.parserVersion) == [2])
    }

    private func points(_ stream: String, _ type: String, _ value: String, at seconds: Int) -> String {
        """
        {"Data Source":"derived:\(type):com.google.android.gms:\(stream)","Data Points":[{"fitValue":[{"value":{\(value)}}],
        "startTimeNanos":\(seconds)000000000,"endTimeNanos":\(seconds + 60)000000000,"dataTypeName":"\(type)","modifiedTimeMillis":\(seconds)000}]}
        """
    }

    @Test func `of Google's parallel streams of the same steps one counts, and what sums up fills what they lack`() async throws {
        let steps = "com.google.step_count.delta"
        try folder.write("t/Fit/All Data/a.json", points("estimated_steps", steps, "\"intVal\":99", at: 1_774_594_800))
        try folder.write("t/Fit/All Data/b.json", points("merge_step_deltas", steps, "\"intVal\":100", at: 1_774_594_800))
        try folder.write("t/Fit/All Data/c.json", points("merge_heart", "com.google.heart_rate.bpm", "\"fpVal\":70", at: 1_774_594_800))
        try folder.write(
            "t/Fit/Daily activity metrics/2026-03-27.csv", "Start time,End time,Step count\n08:00:00.000+01:00,08:15:00.000+01:00,101\n")
        try folder.write(
            "t/Fit/Daily activity metrics/2026-03-28.csv", "Start time,End time,Step count\n23:45:00.000+01:00,00:00:00.000+01:00,7\n")
        try folder.write(
            "t/Fit/Daily activity metrics/Daily activity metrics.csv",
            "Date,Average weight (kg),Step count,Distance (m)\n2026-03-27,,100,70\n2026-03-28,,7,\n2026-03-29,,5,\n")
        try folder.write(
            "t/Fit/All Sessions/w.json",
            """
            {"fitnessActivity":"walking","startTime":"2026-03-27T07:00:00Z","endTime":"2026-03-27T07:30:00Z","duration":"1800s",
             "aggregate":[{"metricName":"com.google.step_count.delta","intValue":3000},{"metricName":"com.google.distance.delta","floatValue":2100.5}]}
            """)
        try folder.write("t/Fit/All Sessions/b.json", "{\"fitnessActivity\":\"biking\",\"startTime\":\"2026-03-27T07:00:00Z\"}")
        let sink = try await imported("\(folder.path)/t")
        #expect(sink.samples.filter { $0.metric == .steps }.map(\.value) == [100, 101, 7, 100, 7, 5])
        #expect(
            try await countedDays(["\(folder.path)/t"]).mapValues { $0.rounded() } == [
                "2026-03-27": 3000, "2026-03-28": 7, "2026-03-29": 5,
            ])
        #expect(total(.distance, sink) == 70)
        #expect(sink.samples.first { $0.value == 7 }.map { ($0.end - $0.start) } == .seconds(900))
        #expect(sink.walks.map(\.steps) == [3000])
        #expect(sink.walks.map(\.distance) == [2100.5])
        #expect(sink.skipped == [.notAWalk: 2])
    }

    @Test func `Samsung's merged row wins, else the device with most, and single records fill the days between`() async throws {
        try folder.write(
            "s/com.samsung.shealth.step_daily_trend.1.csv",
            """
            \u{FEFF}com.samsung.shealth.step_daily_trend,7006011,6
            source_type,count,distance,day_time
            0,3828,2000,1774569600000,
            -2,8000,5000,1774569600000,
            3,8358,5934,1774569600000,
            0,100,70,2026-03-28 00:00:00.000,
            3,300,210,2026-03-28 00:00:00.000,

            """)
        try folder.write(
            "s/com.samsung.shealth.tracker.pedometer_step_count.1.csv",
            """
            com.samsung.health.step_count,1,1
            com.samsung.health.step_count.start_time,com.samsung.health.step_count.end_time,com.samsung.health.step_count.count,com.samsung.health.step_count.time_offset
            2026-03-27 08:00:00.000,2026-03-27 08:01:00.000,90,UTC+0100,
            2026-03-29 08:00:00.000,2026-03-29 08:01:00.000,60,UTC+0200,

            """)
        try folder.write(
            "s/com.samsung.shealth.exercise.1.csv",
            """
            com.samsung.shealth.exercise,1,1
            com.samsung.health.exercise.exercise_type,com.samsung.health.exercise.start_time,com.samsung.health.exercise.duration,com.samsung.health.exercise.distance
            1001,2026-03-27 08:00:00.000,600000,800,
            11007,2026-03-27 09:00:00.000,600000,8000,

            """)
        let sink = try await imported("\(folder.path)/s")
        #expect(sink.samples.filter { $0.metric == .steps }.map(\.value) == [8000, 300, 60])
        #expect(sink.walks.map(\.distance) == [800])
        // Of single devices are two rows beside the merged one, the lesser of two, and a record of a day whose sum is known.
        #expect(sink.skipped == [.notAWalk: 1, .inDayTotal: 4])
        // A day is the day of the wall, from midnight to midnight in Berlin.
        #expect(sink.samples.first?.start == Instant(seconds: 1_774_566_000))
        #expect(sink.samples.first?.end == Instant(seconds: 1_774_566_000 + 86_400))
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
