import Testing

@testable import Importers

struct HealthConnectFormatTests {
    private func head(_ schema: String) -> FileHead { ImportersTests.head("SQLite format 3\0" + schema, named: "health_connect_export.db") }

    @Test(arguments: ["CREATE TABLE steps_record_table(count)", "CREATE TABLE exercise_session_record_table(title)"])
    func `a database with steps or with exercises is one of its`(_ schema: String) {
        #expect(HealthConnectFormat.recognise(head(schema)) != nil)
    }

    @Test(arguments: ["", "CREATE TABLE application_info_table(row_id)", "CREATE TABLE MI_BAND_ACTIVITY_SAMPLE(x)"])
    func `a database without them is another's`(_ schema: String) {
        #expect(HealthConnectFormat.recognise(head(schema)) == nil)
    }

    @Test func `a file that is no database is none of its`() {
        #expect(HealthConnectFormat.recognise(ImportersTests.head("steps_record_table", named: "health_connect_export.db")) == nil)
    }
}
