import Importers
import Testing
import Walking

struct FitbitTests {
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

    /// Counts a day of New York, where the older file ends at eight in the evening, with the day in UTC.
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
}
