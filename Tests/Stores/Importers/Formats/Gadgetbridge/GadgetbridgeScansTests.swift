import Testing
import Walking

@testable import Importers

/// The tables of a Gadgetbridge database: devices, and recorded activities.
struct GadgetbridgeScansTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func read(_ sql: String) async throws -> CollectingSink {
        let path = "\(folder.path)/Gadgetbridge"
        try writeDatabase(path, sql)
        return try await imported(path, zone: "UTC")
    }

    private let activities = """
        CREATE TABLE BASE_ACTIVITY_SUMMARY(_id INTEGER PRIMARY KEY, NAME TEXT, START_TIME INTEGER, END_TIME INTEGER,
            ACTIVITY_KIND INTEGER, DEVICE_ID INTEGER);
        CREATE TABLE DEVICE(_id INTEGER PRIMARY KEY, NAME TEXT, MANUFACTURER TEXT, MODEL TEXT);
        INSERT INTO DEVICE VALUES (1, 'Band', 'Maker', 'V1');
        """

    private func activity(_ kind: Int64, _ name: String = "NULL", start: Int64 = 1_774_594_800_000, end: Int64 = 1_774_595_400_000)
        -> String
    {
        "INSERT INTO BASE_ACTIVITY_SUMMARY(NAME, START_TIME, END_TIME, ACTIVITY_KIND, DEVICE_ID) VALUES (\(name), \(start), \(end), \(kind), 1);"
    }

    @Test(arguments: [0x20, 0x400000, 0x0400_0012, 0x0400_00B2, 0x0400_00F1] as [Int64])
    func `each kind of walk is one, with its title and its band`(_ kind: Int64) async throws {
        let walk = try #require(try await read(activities + activity(kind, "'Lake'")).walks.first)
        #expect(walk.title == "Lake" && walk.start == seven && walk.duration == .seconds(600))
        #expect(walk.source == Source(name: "Band", manufacturer: "Maker", model: "V1", kind: .workout))
    }

    @Test func `other activities are left out by their names, one without a name by its number`() async throws {
        let sink = try await read(activities + [0x10, 0x40, 0x80, 0x10000, 77].map { activity($0) }.joined())
        #expect(sink.walks.isEmpty && sink.skipped == [.notAWalk: 5])
        #expect(sink.all.places.compactMap(\.activity?.sport) == ["running", "swimming", "cycling", "rowing machine", "activity 77"])
    }

    @Test func `a walk that ends before it begins, and one at no time, are bad dates`() async throws {
        let sink = try await read(
            activities + activity(0x20, start: 2000, end: 1000) + activity(0x20, start: 0, end: 1000)
                + activity(0x20, end: 253_402_300_800_000) + activity(0x20))
        #expect(sink.walks.count == 1 && sink.skipped == [.badDate: 3])
    }

    @Test func `the same walk has the same name each time it is read`() async throws {
        let first = try await read(activities + activity(0x20)).walks.map(\.id)
        let again = try await imported("\(folder.path)/Gadgetbridge", zone: "UTC").walks.map(\.id)
        #expect(first.count == 1 && first == again)
    }

    @Test func `a band that the database does not name, and a table without models, are read all the same`() async throws {
        let sink = try await read(
            """
            CREATE TABLE DEVICE(_id INTEGER PRIMARY KEY, NAME TEXT, MANUFACTURER TEXT);
            INSERT INTO DEVICE VALUES (1, 'Band', 'Maker');
            CREATE TABLE MI_BAND_ACTIVITY_SAMPLE(TIMESTAMP INTEGER, DEVICE_ID INTEGER, STEPS INTEGER);
            INSERT INTO MI_BAND_ACTIVITY_SAMPLE VALUES (1774594800, 1, 60), (1774594860, 2, 70);
            """)
        #expect(Set(sink.samples.map(\.source.name)) == ["Band", "Gadgetbridge"])
        #expect(sink.samples.allSatisfy { $0.source.kind == .watch })
    }

    @Test func `a table without the columns of steps is no table of steps`() async throws {
        let sink = try await read(
            activities
                + "CREATE TABLE MI_BAND_ACTIVITY_SAMPLE(TIMESTAMP INTEGER, STEPS INTEGER); INSERT INTO MI_BAND_ACTIVITY_SAMPLE VALUES (1, 2);"
        )
        #expect(sink.samples.isEmpty && sink.skipped.isEmpty)
    }
}
