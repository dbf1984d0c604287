import Testing
import Walking

/// The rows of one table, as its form says.
struct GadgetbridgeTableTests {
    private let folder: Folder
    /// 2026-03-27, midnight in UTC.
    private let midnight: Int64 = 1_774_569_600

    init() throws {
        folder = try Folder()
    }

    /// - Parameter rows: seconds since that midnight, and what stands in `STEPS`.
    private func read(_ table: String, _ rows: [(Int64, Int)], zone: String = "UTC") async throws -> CollectingSink {
        let path = "\(folder.path)/\(table) \(rows.count) \(rows.first?.0 ?? 0) \(zone.count)"
        let values = rows.map { "(\(midnight + $0.0), 1, \($0.1))" }.joined(separator: ",")
        try writeDatabase(
            path,
            """
            CREATE TABLE \(table)(TIMESTAMP INTEGER, DEVICE_ID INTEGER, STEPS INTEGER);
            INSERT INTO \(table) VALUES \(values);
            """)
        return try await imported(path, zone: zone)
    }

    /// The samples as minutes since midnight.
    private func minutes(_ sink: CollectingSink) -> [[Int64]] {
        sink.samples.sorted { $0.start < $1.start }.map { [($0.start.seconds - midnight) / 60, ($0.end.seconds - midnight) / 60] }
    }

    @Test func `a minute lasts a minute, and one without steps is nothing`() async throws {
        let sink = try await read("MI_BAND_ACTIVITY_SAMPLE", [(25_200, 60), (25_260, 0), (25_320, -1), (25_380, 90)])
        #expect(minutes(sink) == [[420, 421], [423, 424]])
        #expect(sink.samples.allSatisfy { $0.grain == .record } && sink.skipped.isEmpty)
    }

    @Test func `a count that no band makes is left out as one`() async throws {
        let sink = try await read("MI_BAND_ACTIVITY_SAMPLE", [(60, 59_999), (120, 60_000), (180, 65_535)])
        #expect(sink.samples.map(\.value) == [59_999] && sink.skipped == [.absurd: 2])
    }

    @Test func `a moment before all time and one behind it are bad dates`() async throws {
        let sink = try await read(
            "MI_BAND_ACTIVITY_SAMPLE", [(-midnight, 5), (-midnight - 60, 5), (253_402_300_800 - midnight, 5), (60, 7)])
        #expect(sink.samples.map(\.value) == [7] && sink.skipped == [.badDate: 3])
    }

    @Test func `a quarter of an hour says how much and not when`() async throws {
        let sink = try await read("ID115_ACTIVITY_SAMPLE", [(0, 300), (900, 200)])
        #expect(minutes(sink) == [[0, 15], [15, 30]])
        #expect(sink.samples.allSatisfy { $0.grain == .sum })
        #expect(try await read("FIT_PRO_ACTIVITY_SAMPLE", [(0, 300)]).samples.map(\.grain) == [.record])
    }

    @Test func `two rows of one moment are a second long, and lose nothing`() async throws {
        let sink = try await read("MI_BAND_ACTIVITY_SAMPLE", [(60, 30), (60, 40)])
        #expect(sink.samples.map(\.value).sorted() == [30, 40])
        #expect(sink.samples.map { $0.end - $0.start }.sorted() == [.seconds(1), .seconds(60)])
    }

    @Test func `the first total of a day was made since midnight, where the person lives`() async throws {
        let utc = try await read("GARMIN_ACTIVITY_SAMPLE", [(7200, 500)])
        #expect(minutes(utc) == [[0, 120]])
        // Two hours after UTC's midnight it is eleven in Seoul: the day began nine hours before it.
        #expect(try await minutes(read("GARMIN_ACTIVITY_SAMPLE", [(7200, 500)], zone: "Asia/Seoul")) == [[-540, 120]])
    }

    @Test func `a total that stays the same adds nothing, one of nothing is where the next begins`() async throws {
        let sink = try await read("GARMIN_ACTIVITY_SAMPLE", [(3600, 0), (7200, 500), (10_800, 500)])
        #expect(minutes(sink) == [[60, 120]])
        #expect(sink.samples.map(\.value) == [500])
    }

    @Test func `a total at midnight closes the day before`() async throws {
        let sink = try await read("GARMIN_ACTIVITY_SAMPLE", [(82_800, 8000), (86_400, 8100), (90_000, 40)])
        #expect(minutes(sink) == [[0, 1380], [1380, 1440], [1440, 1500]])
        #expect(sink.samples.sorted { $0.start < $1.start }.map(\.value) == [8000, 100, 40])
    }

    @Test func `steps without a row shortly before were made at a walking pace, and none before midnight`() async throws {
        // 2,400 steps take twenty minutes, 100 the ten that are usual.
        #expect(try await minutes(read("PINE_TIME_ACTIVITY_SAMPLE", [(36_000, 2400)])) == [[580, 600]])
        #expect(try await minutes(read("MAKIBES_HR3_ACTIVITY_SAMPLE", [(36_000, 100)])) == [[590, 600]])
        #expect(try await minutes(read("PINE_TIME_ACTIVITY_SAMPLE", [(120, 2400)])) == [[0, 2]])
    }
}
