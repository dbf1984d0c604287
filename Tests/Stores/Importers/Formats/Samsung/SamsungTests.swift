import Importers
import Testing
import Walking

struct SamsungTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `a sum that Samsung corrected counts in its newer form, in either order`() async throws {
        func table(_ steps: Int, _ updated: String) -> String {
            "com.samsung.shealth.step_daily_trend,1,1\nsource_type,count,day_time,update_time\n-2,\(steps),1774569600000,\(updated),\n"
        }
        let old = try folder.write("old", table(9000, "2026-03-27 20:00:00.000"))
        let new = try folder.write("new", table(8000, "2026-03-29 20:00:00.000"))
        for order in [[old, new], [new, old]] { #expect(try await countedDays(order) == ["2026-03-27": 8000]) }
        // Older imports kept no time of the correction, so they are offered to be read again.
        #expect(try await imported(old).all.files.map(\.parserVersion) == [4])
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
}
