import Testing

@testable import Importers

struct GadgetbridgeFormatTests {
    private func head(_ schema: String) -> FileHead { ImportersTests.head("SQLite format 3\0" + schema, named: "Gadgetbridge") }

    @Test(arguments: [
        "CREATE TABLE MI_BAND_ACTIVITY_SAMPLE(TIMESTAMP)", "CREATE TABLE BASE_ACTIVITY_SUMMARY(_id)",
        "CREATE TABLE FUTURE_BAND_ACTIVITY_SAMPLE(x)",
    ])
    func `a database with the table of any band, or with recorded activities, is one of its`(_ schema: String) {
        #expect(GadgetbridgeFormat.recognise(head(schema)) != nil)
    }

    @Test(arguments: ["", "CREATE TABLE DEVICE(_id)", "CREATE TABLE steps_record_table(count)", "CREATE TABLE ACTIVITY_SAMPLE(x)"])
    func `a database without them is another's`(_ schema: String) {
        #expect(GadgetbridgeFormat.recognise(head(schema)) == nil)
    }

    @Test func `a file that is no database is none of its, whatever stands in it`() {
        #expect(GadgetbridgeFormat.recognise(ImportersTests.head("CREATE TABLE MI_BAND_ACTIVITY_SAMPLE", named: "Gadgetbridge.sql")) == nil)
    }
}
