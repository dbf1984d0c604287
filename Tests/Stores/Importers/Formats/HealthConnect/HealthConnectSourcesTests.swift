import Testing
import Walking

@testable import Importers

/// The apps and devices of an export, and their order of trust.
struct HealthConnectSourcesTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func sources(_ sql: String) throws -> HealthConnectSources {
        let path = "\(folder.path)/a.db"
        try writeDatabase(path, sql)
        return try HealthConnectSources(DatabaseFile(path: path))
    }

    private let apps = """
        CREATE TABLE application_info_table(row_id INTEGER PRIMARY KEY, package_name TEXT, app_name TEXT);
        INSERT INTO application_info_table VALUES (4, 'com.phone', 'Phone app'), (6, 'com.band', ''), (9, 'com.old', 'Old app');
        CREATE TABLE device_info_table(row_id INTEGER PRIMARY KEY, manufacturer TEXT, model TEXT);
        INSERT INTO device_info_table VALUES (1, 'samsung', 'SM-1'), (2, 'samsung', 'SM-2');
        """

    private func order(_ text: String, category: Int = 1) -> String {
        """
        CREATE TABLE health_data_category_priority_table(health_data_category INTEGER, app_id_priority_order TEXT);
        INSERT INTO health_data_category_priority_table VALUES (\(category), '\(text)');
        """
    }

    @Test func `an app has its name, one without a name that of its package, an unknown one that of the format`() throws {
        let sources = try sources(apps)
        let names = [4, 6, 77].map { sources.source(app: $0, device: 1, isManual: false).name }
        #expect(names == ["Phone app", "com.band", "Health Connect"])
    }

    @Test func `the app of a watch maker is known by its package, whatever its name and device`() throws {
        let garmin = "INSERT INTO application_info_table VALUES (7, 'com.garmin.android.apps.connectmobile', '커넥트');"
        let sources = try sources(apps + garmin)
        #expect(sources.source(app: 7, device: 77, isManual: false).kind == .watch)
        #expect(sources.source(app: 7, device: 1, isManual: true).kind == .manual)
        #expect(sources.source(app: 4, device: 1, isManual: false).kind == .phone)
    }

    @Test func `a device is known by its maker and model, and one that is not known has neither`() throws {
        let sources = try sources(apps)
        let known = sources.source(app: 4, device: 2, isManual: false)
        #expect(known.manufacturer == "samsung" && known.model == "SM-2")
        let unknown = sources.source(app: 4, device: 77, isManual: false)
        #expect(unknown.manufacturer.isEmpty && unknown.model.isEmpty)
    }

    @Test func `a walk is a workout also where it was typed, a record that was typed is a person's`() throws {
        let sources = try sources(apps)
        #expect(sources.source(app: 4, device: 1, isManual: true, isWalk: true).kind == .workout)
        #expect(sources.source(app: 4, device: 1, isManual: true).kind == .manual)
    }

    @Test func `the sources that were met stand in the person's order of apps`() throws {
        let sources = try sources(apps + order("6,4"))
        let phone = sources.source(app: 4, device: 1, isManual: false)
        let band = sources.source(app: 6, device: 1, isManual: false)
        #expect(sources.trusted == [band.key, phone.key])
    }

    @Test func `an app that was not met, one off the list, typed records and walks have no place in it`() throws {
        let sources = try sources(apps + order("9,4"))
        let phone = sources.source(app: 4, device: 1, isManual: false)
        _ = sources.source(app: 6, device: 1, isManual: false)
        _ = sources.source(app: 4, device: 1, isManual: true)
        _ = sources.source(app: 4, device: 1, isManual: false, isWalk: true)
        #expect(sources.trusted == [phone.key])
    }

    @Test(arguments: ["", "x,y", "6;4", ","]) func `an order that cannot be read is none`(_ text: String) throws {
        let sources = try sources(apps + order(text))
        _ = sources.source(app: 4, device: 1, isManual: false)
        #expect(sources.trusted.isEmpty)
    }

    @Test func `the order of another kind of data is not that of activity`() throws {
        let sources = try sources(apps + order("4", category: 2))
        _ = sources.source(app: 4, device: 1, isManual: false)
        #expect(sources.trusted.isEmpty)
    }

    @Test func `a database without any of these tables is read all the same`() throws {
        let sources = try sources("CREATE TABLE steps_record_table(count INTEGER);")
        #expect(sources.source(app: 1, device: 1, isManual: false).name == "Health Connect")
        #expect(sources.trusted.isEmpty)
    }
}
