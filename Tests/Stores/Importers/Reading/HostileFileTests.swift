import Glibc
import Importers
import Testing
import Walking

/// Files that are made to take all memory, all time, or the program with them.
@Suite(.timeLimit(.minutes(1)))
struct HostileFileTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private static func failure(_ path: String) async -> ImportFailure? {
        do throws(ImportFailure) {
            _ = try await Importer().read(path, zones: ZoneTimeline(home: .utc), into: CollectingSink()) { _ in }
            return nil
        } catch {
            return error
        }
    }

    private func failure(_ path: String) async -> ImportFailure? { await Self.failure(path) }

    private func problem(_ path: String) async -> FileProblem? {
        switch await failure(path) {
        case .broken(_, let problem, _), .unreadable(_, let problem): problem
        default: nil
        }
    }

    @Test(arguments: [("HealthData", "a"), ("gpx", "trk"), ("TrainingCenterDatabase", "Lap"), ("kml", "Folder")])
    func `a document that is nested without end is given up, and not remembered element by element`(root: String, inner: String)
        async throws
    {
        let path = try folder.write("deep.xml", "<\(root)>" + String(repeating: "<\(inner)>", count: 2_000_000))
        #expect(await problem(path) == .tooDeep)
    }

    @Test func `as many levels as any export has are read`() async throws {
        let inner = String(repeating: "<a>", count: 80) + String(repeating: "</a>", count: 80)
        #expect(await failure(try folder.write("flat.xml", "<HealthData>\(inner)</HealthData>")) == nil)
    }

    @Test func `a row of nothing but commas is given up`() async throws {
        let path = try folder.write("a.csv", "Activity ID,Activity Date,Activity Type\n" + String(repeating: ",", count: 3_000_000))
        #expect(await problem(path) == .endless)
    }

    @Test func `a value of a database that is made of nothing does not fill the memory`() async throws {
        let path = "\(folder.path)/bomb.db"
        try writeDatabase(
            path,
            """
            CREATE TABLE steps_record_table (row_id INTEGER, uuid BLOB, count INTEGER, start_time INTEGER, end_time INTEGER,
            last_modified_time INTEGER, app_info_id INTEGER, device_info_id INTEGER, recording_method INTEGER, client_record_id TEXT,
            start_zone_offset INTEGER, end_zone_offset INTEGER, local_date INTEGER);
            CREATE TABLE application_info_table (row_id INTEGER, package_name TEXT, junk INTEGER,
            app_name TEXT GENERATED ALWAYS AS (hex(zeroblob(450000000))) VIRTUAL);
            CREATE TABLE device_info_table (row_id INTEGER, manufacturer TEXT, model TEXT, device_type INTEGER);
            INSERT INTO application_info_table (row_id, package_name) VALUES (1, 'a');
            INSERT INTO steps_record_table (row_id, count, start_time, end_time, app_info_id) VALUES (1, 5, 1700000000000, 1700000060000, 1);
            """)
        #expect(await problem(path) == .tooLarge)
    }

    @Test func `a moment beyond any number's reach is passed over`() async throws {
        let path = "\(folder.path)/moments.db"
        try writeDatabase(
            path,
            """
            CREATE TABLE steps_record_table (row_id INTEGER, uuid BLOB, count INTEGER, start_time INTEGER, end_time INTEGER,
            last_modified_time INTEGER, app_info_id INTEGER, device_info_id INTEGER, recording_method INTEGER, client_record_id TEXT,
            start_zone_offset INTEGER, end_zone_offset INTEGER, local_date INTEGER);
            CREATE TABLE application_info_table (row_id INTEGER, package_name TEXT, app_name TEXT);
            CREATE TABLE device_info_table (row_id INTEGER, manufacturer TEXT, model TEXT, device_type INTEGER);
            INSERT INTO application_info_table VALUES (1, 'a', 'A');
            INSERT INTO steps_record_table (row_id, count, start_time, end_time, app_info_id)
            VALUES (1, 5, -9223372036854775808, -9223372036854775808, 1), (2, 5, 1700000000000, 1700000060000, 1);
            """)
        let sink = try await imported(path)
        #expect(sink.samples.count == 1)
    }

    @Test func `a query that never finds a row ends when the person has had enough`() async throws {
        let path = "\(folder.path)/endless.db"
        try writeDatabase(
            path,
            """
            CREATE VIEW steps_record_table AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
            SELECT x AS row_id, x AS uuid, x AS count, x AS start_time, x AS end_time, x AS last_modified_time, x AS app_info_id,
            x AS device_info_id, x AS recording_method, x AS start_zone_offset FROM n WHERE x < 0;
            CREATE TABLE application_info_table (row_id INTEGER, package_name TEXT, app_name TEXT);
            CREATE TABLE device_info_table (row_id INTEGER, manufacturer TEXT, model TEXT, device_type INTEGER);
            """)
        let reading = Task { await Self.failure(path) }
        reading.cancel()
        let failure = await reading.value
        #expect({ if case .cancelled = failure { true } else { false } }(), "\(String(describing: failure))")
    }

    @Test func `a pipe, a device and a socket are named and not opened`() async throws {
        let pipe = "\(folder.path)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero", "/dev/null"] {
            #expect(await failure(path) == .unreadable(path: path, problem: .notAFile))
        }
    }

    @Test func `a walk whose length overflows any number is one of no known length, not the end of the program`() async throws {
        let line = "2026-11-20 08:00 +01:00 " + String(repeating: "999999h", count: 3000) + " 5s"
        let sink = try await imported(folder.write("a.journal", "; gnd journal\n2026-11-19 08:00 +01:00 35m 3900s\n\(line)\n"))
        #expect(sink.walks.contains { $0.steps == 3900 })
    }
}
