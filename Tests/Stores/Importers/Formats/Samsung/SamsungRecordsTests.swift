import Testing
import Walking

@testable import Importers

struct SamsungRecordsTests {
    private let prefix = "com.samsung.health.step_count"

    private func records(_ rows: String) -> String {
        "table,1,1\n\(prefix).start_time,\(prefix).end_time,\(prefix).count,\(prefix).distance,\(prefix).deviceuuid\n\(rows)\n"
    }

    @Test func `a record is of its device, behind the prefix of every column`() throws {
        let batch = try read(SamsungFormat.self, .records, records("2026-03-27 07:00:00.000,1774594860000,90,60.5,A,"))
        #expect(batch.samples.map(\.value) == [90, 60.5])
        #expect(batch.samples.allSatisfy { $0.start == seven && $0.end == seven + .seconds(60) && $0.source.model == "A" })
    }

    @Test func `a day that the merged table tells has no records of its own, metric by metric`() throws {
        let trend = "table,1,1\nsource_type,count,distance,day_time\n-2,8000,0,1774569600000\n"
        let batch = try read(
            SamsungFormat.self, [(.trend, trend), (.records, records("2026-03-27 07:00:00.000,2026-03-27 07:01:00.000,90,60.5,A"))])
        #expect(batch.samples.map(\.value) == [8000, 60.5])
    }

    @Test func `a record that never ends is left out`() throws {
        #expect(try read(SamsungFormat.self, .records, records("2026-03-27 07:00:00.000,,90,,A")).skipped == [.badDate: 1])
        #expect(try read(SamsungFormat.self, .records, records("999999999999999999,1,90,,A")).skipped == [.badDate: 1])
    }
}
