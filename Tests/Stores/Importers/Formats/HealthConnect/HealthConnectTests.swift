import Foundation
import Importers
import Testing
import Walking

struct HealthConnectTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private let healthConnect = """
        CREATE TABLE application_info_table(row_id INTEGER PRIMARY KEY, package_name TEXT, app_name TEXT);
        CREATE TABLE device_info_table(row_id INTEGER PRIMARY KEY, manufacturer TEXT, model TEXT);
        CREATE TABLE health_data_category_priority_table(row_id INTEGER PRIMARY KEY, health_data_category INTEGER, app_id_priority_order TEXT);
        INSERT INTO application_info_table VALUES (4, 'com.phone', 'Phone app'), (6, 'com.band', '');
        INSERT INTO device_info_table VALUES (1, 'samsung', 'SM-1');
        INSERT INTO health_data_category_priority_table VALUES (1, 1, '6,4');
        CREATE TABLE steps_record_table(count INTEGER, start_time INTEGER, end_time INTEGER, app_info_id INTEGER, device_info_id INTEGER,
            recording_method INTEGER, last_modified_time INTEGER);
        INSERT INTO steps_record_table VALUES (100, 1774594800000, 1774594860000, 4, 1, 2, 1774594900000),
            (50, 1774594800000, 1774594860000, 6, 1, 2, NULL), (7, 1774594800000, 1774594860000, 4, 1, 3, NULL), (-1, 1, 2, 4, 1, 2, NULL);
        CREATE TABLE exercise_session_record_table(start_time INTEGER, end_time INTEGER, app_info_id INTEGER, device_info_id INTEGER,
            recording_method INTEGER, last_modified_time INTEGER, exercise_type INTEGER, title TEXT, notes TEXT);
        INSERT INTO exercise_session_record_table VALUES (1774594800000, 1774595400000, 4, 1, 1, 0, 53, 'Lunch', 'wet'),
            (1774594800000, 1774595400000, 4, 1, 1, 0, 33, 'Jog', NULL), (1774594800000, 1774595400000, 4, 1, 1, 0, 24, 'Dojo', NULL),
            (1774681200000, 1774681800000, 4, 1, 1, 0, 21, 'Hill', NULL);
        """

    @Test func `Health Connect is read by column, and its own order of apps is kept`() async throws {
        let path = "\(folder.path)/hc #1?.db"
        try writeDatabase(path, healthConnect)
        let before = try Data(contentsOf: URL(filePath: path))
        let sink = try await imported(path)
        #expect(sink.samples.map(\.value) == [100, 50, 7])
        #expect(sink.samples.map(\.source.name) == ["Phone app", "com.band", "Phone app"])
        let trusted = Priorities(trusted: sink.all.memory.trusted)
        let ranks = sink.samples.map { trusted.rank(of: $0.source, for: .steps) }
        #expect(ranks[1] < ranks[0])
        #expect(ranks[0] < ranks[2])
        #expect(sink.samples.map(\.source.kind) == [.phone, .watch, .manual])
        #expect(sink.samples.map(\.isUserEntered) == [false, false, true])
        #expect(sink.walks.map(\.title) == ["Lunch", "Hill"])
        #expect(sink.skipped == [.badValue: 1, .notAWalk: 2])
        #expect(sink.all.places.compactMap(\.activity?.sport) == ["running", "martial arts"])
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test func `a database is recognised however many tables of others stand before its own, in a file and in a zip`() async throws {
        let others = (0..<300).map { table in
            "CREATE TABLE other_\(table)(\((0..<20).map { "a_column_with_number_\($0) INTEGER NOT NULL DEFAULT 0" }.joined(separator: ",")));"
        }
        try writeDatabase("\(folder.path)/a.db", others.joined() + healthConnect)
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder.path)/a.db")))
        #expect(bytes.prefix(65_536).firstRange(of: Array("steps_record_table".utf8)) == nil)
        #expect(try await imported("\(folder.path)/a.db").samples.count == 3)
        #expect(try await imported(folder.write("b.zip", Zip([("x", bytes)]).bytes)).samples.count == 3)
    }

    @Test func `a database inside a zip is read from a private copy that is gone afterwards`() async throws {
        try writeDatabase("\(folder.path)/a.db", healthConnect)
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder.path)/a.db")))
        let sink = try await imported(folder.write("a.zip", Zip([("health_connect_export.db", bytes)]).bytes))
        #expect(sink.samples.count == 3)
    }

    @Test func `a damaged database is told and not trusted`() async throws {
        try writeDatabase("\(folder.path)/a.db", healthConnect)
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder.path)/a.db")))
        for index in 100..<bytes.count where index % 3 == 0 && index > 4096 { bytes[index] = 0xA5 }
        let path = try folder.write("b.db", bytes)
        await #expect(throws: ImportFailure.self) { _ = try await imported(path) }
    }
}
