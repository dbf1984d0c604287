import Testing

@testable import Importers

struct CSVHeadTests {
    private func head(_ text: String) -> CSVHead? { CSVHead(Array(text.utf8)) }

    @Test func `the first three rows are known, in small letters`() throws {
        let table = try #require(head("A,B\n1,X\n2,Y\n3,Z\n"))
        #expect(table.rows == [["a", "b"], ["1", "x"], ["2", "y"]])
    }

    @Test func `a file of one row without an end is a row`() throws {
        #expect(try #require(head("Date,Steps")).rows == [["date", "steps"]])
    }

    @Test func `a row has columns by their names, also behind a prefix, and all of them`() throws {
        let table = try #require(head("com.samsung.step_count,1\nDate,com.samsung.health.Count\n"))
        #expect(table.row(1, has: "date", "count"))
        #expect(table.row(1, has: "date") && !table.row(1, has: "date", "steps"))
        #expect(!table.row(1, has: "ount") && !table.row(0, has: "date"))
        #expect(!table.row(2, has: "date") && !table.row(-1, has: "date"))
    }

    @Test func `a quote that does not end within the first bytes hides only its own row`() throws {
        #expect(try #require(head("a,b\n1,\"x")).rows.first == ["a", "b"])
    }

    @Test(arguments: [[], [0x50, 0x4B, 0x03, 0x04], [0x61, 0x00, 0x62]] as [[UInt8]])
    func `nothing at all, and bytes that are no text, are no table`(_ bytes: [UInt8]) {
        #expect(CSVHead(bytes) == nil)
    }
}
