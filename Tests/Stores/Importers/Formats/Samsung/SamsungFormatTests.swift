import Testing
import Walking

@testable import Importers

struct SamsungFormatTests {
    @Test(arguments: [
        ("com.samsung.shealth.step_daily_trend", SamsungFormat.Kind.trend),
        ("com.samsung.shealth.tracker.pedometer_step_count", .records), ("com.samsung.health.step_count", .records),
        ("com.samsung.shealth.tracker.pedometer_day_summary", .summary), ("com.samsung.shealth.exercise", .exercise),
        ("com.samsung.health.exercise", .exercise), ("com.samsung.shealth.sleep", .other),
    ])
    func `a table is told by its first line, behind a byte order mark as well`(_ table: String, _ kind: SamsungFormat.Kind) {
        #expect(SamsungFormat.recognise(head("\(table),7006011,6\nday_time,count\n")) == kind)
        #expect(SamsungFormat.recognise(head("\u{FEFF}\(table),7006011,6\n")) == kind)
    }

    @Test func `a table of somebody else is none of them`() {
        #expect(SamsungFormat.recognise(head("day_time,count\ncom.samsung.shealth.exercise,1\n")) == nil)
    }

    @Test func `a table of something else is counted and not read`() throws {
        #expect(try read(SamsungFormat.self, .other, "com.samsung.shealth.sleep,1,1\na\n1\n").skipped == [.notAWalk: 1])
    }
}
