import Testing

@testable import Importers

struct CSVTableTests {
    private func row(_ fields: [String]) -> CSVRow {
        var (bytes, ends): ([UInt8], [Int]) = ([], [])
        for field in fields {
            bytes += Array(field.utf8)
            ends.append(bytes.count)
        }
        return CSVRow(bytes: bytes, ends: ends)
    }

    private func table(_ names: String...) -> CSVTable { CSVTable(row(names)) }

    @Test func `a column is found by its name in any case`() {
        let found = table("Date", " STEPS ", "distance")
        #expect(found.text("date", row(["2026", "7"])) == "2026" && found.number("steps", row(["2026", " 7 "])) == 7)
        #expect(found.has("distance") && !found.has("speed"))
    }

    @Test func `a row that is too short has empty fields, and a column that is not there is empty`() {
        let found = table("date", "steps")
        #expect(found.text("steps", row(["2026"])).isEmpty && found.number("steps", row(["2026"])) == nil)
        #expect(found.text("speed", row(["2026", "7"])).isEmpty)
    }

    @Test func `of two columns of a name the first is read, and both are known`() {
        let found = table("time", "steps", "time")
        #expect(found.places("time") == [0, 2] && found.text("time", row(["a", "b", "c"])) == "a")
    }

    @Test func `a name behind a point will do, where none is the name itself`() {
        #expect(table("com.samsung.health.step_count.count", "x").places("count") == [0])
        #expect(table("a.count", "b.count").places("count") == [0, 1])
        #expect(table("a.count", "count").places("count") == [1])
        #expect(table("discount", "recount").places("count").isEmpty)
    }

    @Test func `a row keeps its fields apart, the empty ones too`() {
        #expect(row(["a", "", " c ", ""]).fields == ["a", "", "c", ""] && row([]).fields.isEmpty && row([""]).count == 1)
    }

    @Test(arguments: [("1.5", 1.5), ("-3", -3), ("", nil), ("x", nil), ("1e3", 1000)] as [(String, Double?)])
    func `a number is a number`(_ text: String, _ number: Double?) {
        #expect(CSVTable.number(text) == number)
    }
}
