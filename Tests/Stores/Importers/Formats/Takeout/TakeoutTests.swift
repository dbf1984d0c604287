import Importers
import Testing
import Walking

struct TakeoutTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func total(_ metric: Metric, _ sink: CollectingSink) -> Double {
        sink.samples.filter { $0.metric == metric }.reduce(0) { $0 + $1.value }
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
        #expect(sink.skipped == [.notAWalk: 2, .inDayTotal: 1])
    }
}
