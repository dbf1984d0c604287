import Testing

@testable import Importers

/// The readers of JSON and of comma-separated values, whole and cut into pieces.
struct ReaderTests {
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

    private func pieces(_ text: String, chunk: Int) throws -> [String] {
        var records = JSONRecords()
        var pieces: [String] = []
        let take: (JSONRecords.Piece) -> Void = { piece in
            switch piece {
            case .record(let list, let value): pieces.append("\(list)[]=\(value)")
            case .field(let name, let value): pieces.append("\(name)=\(value)")
            }
        }
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            try bytes[start..<min(bytes.count, start + chunk)].withUnsafeBytes { try records.feed($0, take) }
        }
        try records.finish(take)
        return pieces
    }

    @Test(arguments: [1, 3, 1000])
    func `a document comes record by record, however it is cut`(_ chunk: Int) throws {
        let text = " {\"a\" : 1.5e2, \"b\":[ {\"c\":[1,{\"d\":null}]} , \"\\u00e9\\ud83d\\udc51\\n\" ], \"e\":{\"f\":true}, \"g\":[] } "
        let expected = [
            "a=\(JSONValue.number(150))", "b[]=\(JSONValue.object(["c": .array([.number(1), .object(["d": .null])])]))",
            "b[]=\(JSONValue.string("é👑\n"))", "e=\(JSONValue.object(["f": .bool(true)]))",
        ]
        #expect(try pieces(text, chunk: chunk) == expected)
        #expect(
            try pieces("[1,[2],\"x\"]", chunk: chunk) == [
                "[]=\(JSONValue.number(1))", "[]=\(JSONValue.array([.number(2)]))", "[]=\(JSONValue.string("x"))",
            ])
    }

    @Test(arguments: ["[1", "{\"a\":", "[\"x", "[]]", "[}", "{]", "[tru]", "[1.2.3]", "[\"\\x\"]", "", String(repeating: "[", count: 200)])
    func `broken JSON is refused`(_ text: String) {
        #expect(throws: ReadFailure.self) { try pieces(text, chunk: 7) }
    }
}
