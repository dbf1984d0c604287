import Testing
import Walking

@testable import Importers

/// The tables of a Health Connect database.
struct HealthConnectScansTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func read(_ sql: String) async throws -> CollectingSink {
        let path = "\(folder.path)/health_connect_export.db"
        try writeDatabase(path, sql)
        return try await imported(path, zone: "UTC")
    }

    /// A table of a quantity, with rows of start, end, method, modification and value.
    private func table(_ name: String, _ column: String, _ rows: String...) -> String {
        """
        CREATE TABLE \(name)(start_time INTEGER, end_time INTEGER, recording_method INTEGER, last_modified_time INTEGER, \(column) REAL,
            app_info_id INTEGER DEFAULT 4, device_info_id INTEGER DEFAULT 1);
        """
            + rows.map {
                "INSERT INTO \(name)(start_time, end_time, recording_method, last_modified_time, \(column)) VALUES (\($0));"
            }.joined()
    }

    @Test func `steps, metres and floors are each their own metric`() async throws {
        let time = "1774594800000, 1774594860000, 1, NULL"
        let sink = try await read(
            table("steps_record_table", "count", "\(time), 100") + table("distance_record_table", "distance", "\(time), 70.5")
                + table("floors_climbed_record_table", "floors", "\(time), 3"))
        let values = Dictionary(sink.samples.map { ($0.metric, $0.value) }) { first, _ in first }
        #expect(values == [.steps: 100, .distance: 70.5, .flights: 3])
        #expect(sink.samples.allSatisfy { $0.start == seven && $0.end == seven + .seconds(60) })
    }

    @Test func `what some apps write for nothing is nothing, and less than nothing is a bad value`() async throws {
        let sink = try await read(
            table(
                "steps_record_table", "count", "1774594800000, 1774594860000, 1, NULL, 5e-324", "1774594800000, 1774594860000, 1, NULL, 0",
                "1774594800000, 1774594860000, 1, NULL, -1", "1774594800000, 1774594860000, 1, NULL, NULL",
                "1774594800000, 1774594860000, 1, NULL, 5"))
        #expect(sink.samples.map(\.value) == [5] && sink.skipped == [.badValue: 2])
    }

    @Test func `a record without a time, and one beyond all time, are bad dates`() async throws {
        let sink = try await read(
            table(
                "steps_record_table", "count", "NULL, 1774594860000, 1, NULL, 5", "1774594800000, NULL, 1, NULL, 5",
                "253402300800000, 253402300800001, 1, NULL, 5", "-253402300800000, 1, 1, NULL, 5"))
        #expect(sink.samples.isEmpty && sink.skipped == [.badDate: 4])
    }

    @Test func `the change of a record is known where it is told, and a typed one is typed`() async throws {
        let sink = try await read(
            table(
                "steps_record_table", "count", "1774594800000, 1774594860000, 3, 1774594900000, 5",
                "1774594800000, 1774594860000, 2, NULL, 6"))
        let samples = sink.samples.sorted { $0.value < $1.value }
        #expect(samples.map(\.modified) == [seven + .seconds(100), nil])
        #expect(samples.map(\.isUserEntered) == [true, false])
        #expect(samples.first?.source.kind == .manual)
    }

    @Test func `a table of another release without its column is left alone`() async throws {
        let sink = try await read(
            table("steps_record_table", "count", "1774594800000, 1774594860000, 1, NULL, 5")
                + "CREATE TABLE distance_record_table(start_time INTEGER, metres REAL); INSERT INTO distance_record_table VALUES (1, 2);")
        #expect(sink.samples.map(\.metric) == [.steps] && sink.skipped.isEmpty)
    }

    private func exercise(_ type: Int, _ title: String = "NULL", start: Int64 = 1_774_594_800_000, end: Int64 = 1_774_595_400_000) -> String
    {
        "INSERT INTO exercise_session_record_table VALUES (\(start), \(end), 4, 1, 1, 1774595500000, \(type), \(title), 'wet');"
    }

    private let exercises = """
        CREATE TABLE exercise_session_record_table(start_time INTEGER, end_time INTEGER, app_info_id INTEGER, device_info_id INTEGER,
            recording_method INTEGER, last_modified_time INTEGER, exercise_type INTEGER, title TEXT, notes TEXT);
        """

    @Test func `a walk has its title, its note and its change, a hike its tag besides`() async throws {
        let walks = try await read(exercises + exercise(53, "'Lake'") + exercise(21, "'Hill'", start: 1_774_594_900_000)).walks
        #expect(walks.map(\.title) == ["Lake", "Hill"] && walks.map(\.note) == ["wet", "wet"])
        #expect(walks.map(\.tags) == [[], ["hike"]])
        #expect(walks.allSatisfy { $0.source.kind == .workout && $0.modified == seven + .seconds(700) })
    }

    @Test func `a walk that ends before it begins is a bad date, another exercise is none whenever it was`() async throws {
        let sink = try await read(
            exercises + exercise(53, start: 2000, end: 1000) + exercise(33, start: 2000, end: 1000) + exercise(999))
        #expect(sink.walks.isEmpty && sink.skipped == [.badDate: 1, .notAWalk: 2])
        #expect(sink.all.places.compactMap(\.activity?.sport).sorted() == ["exercise type 999", "running"])
    }
}
