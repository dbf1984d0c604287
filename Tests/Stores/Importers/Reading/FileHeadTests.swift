import Testing

@testable import Importers

struct FileHeadTests {
    @Test func `a file looks like one thing alone`() {
        let json = head("\u{FEFF} {\"a\":1}")
        #expect(json.json != nil && json.table == nil && json.xmlRoot == nil && json.database == nil)
        let xml = head("<?xml version=\"1.0\"?><!-- <kml> --><ns:gpx a=\"\">")
        #expect(xml.xmlRoot == "gpx" && xml.json == nil && xml.table == nil)
        let table = head("\u{FEFF}Date,Steps\n2026-03-27,1\n")
        #expect(table.table?.row(0, has: "date", "steps") == true && table.json == nil)
        #expect(head("SQLite format 3\0 steps_record_table").database?.holds("steps_record_table") == true)
    }

    @Test func `UTF-16 and bytes that are no text look like nothing`() {
        for bytes: [UInt8] in [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0, 1, 2, 3], []] {
            let head = FileHead(of: SourceFile(ordinal: 1, name: "x", path: nil), bytes)
            #expect(head.json == nil && head.table == nil && head.xmlRoot == nil && head.database == nil)
        }
    }
}
