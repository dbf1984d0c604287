import Journal
import Testing
import Walking

@testable import Importers

/// A thing that a file holds and the journal does not count is told, in the ledger's report and in the proof of its day.
struct LeftOutDayTests {
    private let folder: Folder
    /// 27 March 2026.
    private let date = CivilDate(dayNumber: 20_539)

    init() throws {
        folder = try Folder()
    }

    /// A file with one thing that does not count, and what the proof of its day says of a metric.
    struct Case: CustomTestStringConvertible {
        var name: String
        var text: String
        var metric = Metric.steps
        var told: [SkipReason: Int]

        var testDescription: String { "\(name) \(told)" }
    }

    private static func gpx(_ content: String, type: String = "walking") -> String {
        "<gpx version=\"1.1\" creator=\"Test\"><trk><type>\(type)</type><trkseg>\(content)</trkseg></trk></gpx>"
    }

    private static func point(_ latitude: String, _ minute: Int) -> String {
        "<trkpt lat=\"\(latitude)\" lon=\"8\"><time>2026-03-27T07:0\(minute):00Z</time></trkpt>"
    }

    private static func apple(_ value: String, _ unit: String) -> String {
        AppleFixture.document(
            """
            <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="\(unit)" value="\(value)"
             startDate="2026-03-27 07:00:00 +0100" endDate="2026-03-27 07:10:00 +0100"/>
            """)
    }

    private static func tcx(_ distance: String, sport: String = "Walking") -> String {
        """
        <TrainingCenterDatabase><Activities><Activity Sport="\(sport)"><Lap StartTime="2026-03-27T07:00:00Z">
        <TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>\(distance)</DistanceMeters></Lap></Activity></Activities>
        </TrainingCenterDatabase>
        """
    }

    private static let strava = "Activity ID,Activity Date,Activity Type,Elapsed Time,Distance,Total Steps\n1,\"Mar 27, 2026, 7:00:00 AM\","

    static let cases = [
        // 0.0162° of latitude are 1.8 km: 108 km/h.
        Case(
            name: "fast.gpx", text: gpx((0...3).map { point("\(50 + Double($0) * 0.0162)", $0) }.joined()), metric: .distance,
            told: [.absurdPart: 1]),
        Case(
            name: "leap.gpx", text: gpx(point("50", 0) + point("50.001", 1) + point("51", 2) + point("51.001", 3)), metric: .distance,
            told: [.absurdPart: 1]),
        Case(
            name: "nowhere.gpx", text: gpx(point("50", 0) + point("95", 1) + point("50.001", 2)), metric: .distance, told: [.badValue: 1]),
        Case(
            name: "unclear.gpx",
            text: gpx(point("50", 0) + point("50.001", 2) + "<trkpt lat=\"50.002\" lon=\"8\"><time>soon</time></trkpt>"), metric: .distance,
            told: [.badDate: 1]),
        Case(name: "ride.gpx", text: gpx(point("50", 0) + point("50.001", 2), type: "cycling"), told: [.notAWalk: 1]),
        Case(name: "skating.gpx", text: gpx(point("50", 0) + point("50.001", 2), type: "Geodashing"), told: [.unknownSport: 1]),
        Case(name: "walk.tcx", text: tcx("x"), metric: .distance, told: [.badPart: 1]),
        Case(name: "back.tcx", text: tcx("-5"), metric: .distance, told: [.badPart: 1]),
        Case(name: "ride.tcx", text: tcx("500", sport: "Biking"), told: [.notAWalk: 1]),
        Case(name: "export.xml", text: apple("many", "count"), told: [.badValue: 1]),
        Case(name: "unit.xml", text: apple("312", "furlong"), told: [.badUnit: 1]),
        Case(name: "negative.xml", text: apple("-9", "count"), told: [.badValue: 1]),
        Case(
            name: "steps-2026-03-27.json", text: "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"-9\"}]", told: [.badValue: 1]),
        Case(
            name: "steps-2026-03-26.json", text: "[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"many\"}]", told: [.badValue: 1]),
        Case(name: "minutes.csv", text: "timestamp,steps\n2026-03-27T07:00:00Z,-9\n", told: [.badValue: 1]),
        Case(
            name: "exercise-0.json",
            text: """
                [{"logId":1,"activityName":"Swim","startTime":"03/27/26 07:00:00","duration":600000}]
                """, told: [.notAWalk: 1]),
        Case(
            name: "exercise-1.json",
            text: """
                [{"logId":1,"activityName":"Walk","startTime":"03/27/26 07:00:00","duration":600000,"steps":90000}]
                """, told: [.absurdPart: 1]),
        Case(name: "activities.csv", text: strava + "Walk,600,x,\n", metric: .distance, told: [.badPart: 1]),
        Case(name: "rides.csv", text: strava + "Ride,600,5,\n", told: [.notAWalk: 1]),
        Case(name: "2026-03-27.csv", text: "Start time,End time,Step count\n07:00:00Z,07:15:00Z,-9\n", told: [.badValue: 1]),
        Case(name: "daily.csv", text: "Date,Step count\n2026-03-27,many\n", told: [.badValue: 1]),
        Case(
            name: "trend.csv",
            text: """
                com.samsung.shealth.step_daily_trend,1,1
                count,day_time,distance
                -9,1774569600000,
                """, told: [.badValue: 1]),
        Case(
            name: "exercise.csv",
            text: """
                com.samsung.shealth.exercise,1,1
                exercise_type,start_time,end_time,distance
                1001,1774594800000,1774595400000,x
                """, metric: .distance, told: [.badPart: 1]),
        Case(name: "days.csv", text: "date,steps,goal,distance_m\n2026-03-27,many,,\n", told: [.badValue: 1]),
    ]

    @Test(arguments: cases) func `what a file holds and nobody counts is told in the report and in the proof of its day`(
        _ example: Case
    ) async throws {
        let (profile, reports) = try await importedJournal([folder.write(example.name, example.text)])
        #expect(try await ExplainDay(journal: profile)(date, example.metric).leftOut == example.told)
        let told = example.told.keys.allSatisfy { reason in reports.contains { $0.skipped[reason] != nil } }
        #expect(told, "\(reports.map(\.skipped))")
    }

    @Test func `a walk that is kept without its way has it in the ledger, with the time that it took`() async throws {
        let fast = try #require(Self.cases.first)
        let (profile, _) = try await importedJournal([folder.write(fast.name, fast.text)])
        let record = try #require(try await profile.quarantined(import: 1, limit: 10).first)
        #expect(record.metric == .distance && abs(record.value - 5404) < 5 && record.end - record.start == .seconds(180))
        #expect(record.file == fast.name && record.reason == .absurdPart)
        #expect(try await profile.countWalks(WalkFilter()) == 1)
    }

    @Test func `a track that one file holds twice is one walk, and that is told`() async throws {
        let track = Self.gpx(Self.point("50", 0) + Self.point("50.001", 1) + Self.point("50.002", 2))
        let tracks = track.replacing("</gpx>", with: "") + track.replacing("<gpx version=\"1.1\" creator=\"Test\">", with: "")
        let (profile, reports) = try await importedJournal([folder.write("twice.gpx", tracks)])
        #expect(reports.map(\.skipped) == [[.repeated: 1]] && reports.map(\.outcome.walksKnown) == [0])
        #expect(try await ExplainDay(journal: profile)(date).leftOut == [.repeated: 1])
        #expect(try await profile.countWalks(WalkFilter()) == 1)
    }

    @Test func `a file that is imported again tells of what it left out once in the proof`() async throws {
        let path = try folder.write("rides.csv", Self.strava + "Ride,600,5,\n")
        let (profile, reports) = try await importedJournal([path, path])
        #expect(reports.map(\.skipped) == [[.notAWalk: 1], [.notAWalk: 1]])
        #expect(try await ExplainDay(journal: profile)(date).leftOut == [.notAWalk: 1])
    }

    @Test func `a wristband's table tells of counts below nothing and of words, and not of minutes without a count`() async throws {
        let path = "\(folder.path)/band"
        try writeDatabase(
            path,
            """
            CREATE TABLE MI_BAND_ACTIVITY_SAMPLE(TIMESTAMP INTEGER, DEVICE_ID INTEGER, STEPS INTEGER);
            INSERT INTO MI_BAND_ACTIVITY_SAMPLE VALUES (1774594800, 1, -9), (1774594860, 1, 'x'), (1774594920, 1, -1), (1774594980, 1, 90);
            """)
        let (profile, _) = try await importedJournal([path])
        #expect(try await ExplainDay(journal: profile)(date).leftOut == [.badValue: 2])
    }
}
