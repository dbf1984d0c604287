import Testing
import Walking

@testable import Importers

struct SamsungDaysTests {
    private func trend(_ rows: String) -> String { "table,1,1\nsource_type,count,distance,day_time,update_time\n\(rows)\n" }

    private func steps(_ batch: ImportBatch) -> [Double] { batch.samples.filter { $0.metric == .steps }.map(\.value) }

    @Test func `the row that the app merged wins, whatever a device says and wherever it stands`() throws {
        for rows in ["0,9000,,1774569600000,\n-2,8000,,1774569600000,", "-2,8000,,1774569600000,\n0,9000,,1774569600000,"] {
            #expect(steps(try read(SamsungFormat.self, .trend, trend(rows))) == [8000])
        }
    }

    @Test func `without it the device with most steps counts`() throws {
        #expect(
            steps(try read(SamsungFormat.self, .trend, trend("0,10,,1774569600000,\n3,30,,1774569600000,\n4,20,,1774569600000,"))) == [30])
    }

    @Test func `the summary of a device tells only of days that the merged table lacks`() throws {
        let summary = "table,1,1\nstep_count,distance,day_time\n500,400,1774569600000\n600,,1774656000000\n"
        let batch = try read(SamsungFormat.self, [(.trend, trend("-2,8000,,1774569600000,")), (.summary, summary)])
        #expect(steps(batch) == [8000, 600])
        // The merged row knew no distance of the day.
        #expect(batch.samples.filter { $0.metric == .distance }.map(\.value) == [400])
    }

    @Test func `a day is the midnight in UTC, and its sum knows when it was corrected`() throws {
        let batch = try read(
            SamsungFormat.self, .trend, trend("-2,8000,,2026-03-27 00:00:00.000,2026-03-28 09:00:00.000"), zone: "America/New_York")
        let sample = try #require(batch.samples.first)
        #expect(batch.zones.day(of: sample.start) == CivilDate("2026-03-27"))
        #expect(sample.modified == Instant(seconds: 1_774_688_400))
    }

    @Test func `no day and no count are left out, and less than nothing is no count`() throws {
        let batch = try read(SamsungFormat.self, .trend, trend("-2,1,,soon,\n-2,,,1774569600000,\n-2,-5,,1774569600000,"))
        #expect(batch.skipped == [.badDate: 1, .badValue: 2] && batch.samples.isEmpty)
    }
}
