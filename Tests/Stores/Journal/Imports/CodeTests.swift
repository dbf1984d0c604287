import SQLite
import Testing
import Walking

@testable import Journal

/// The numbers that stand in files for good: a journal of any age must be read.
struct CodeTests {
    @Test func `each metric keeps its number, and no other number is one`() {
        #expect(Metric.allCases.map(\.code) == Array(1...18))
        #expect((Int64(-1)...20).map { Metric(code: $0) } == [nil, nil] + Metric.allCases + [nil, nil])
    }

    @Test func `each quantity of gait keeps its number`() {
        #expect(GaitMeasure.allCases.map { GaitQuantity.measure($0).code } == Array(1...17))
        #expect(GaitQuantity.minutes(cadence: 110).code == 1110)
        for code: Int64 in 1...17 { #expect(GaitQuantity(code: code)?.code == code) }
        #expect(GaitQuantity(code: 1120) == .minutes(cadence: 120) && GaitQuantity(code: 0) == nil && GaitQuantity(code: 99) == nil)
    }

    @Test func `each grain keeps its number, and what is unknown is the coarsest`() {
        #expect(Grain.allCases.map(\.code) == [0, 1, 3, 2])
        for grain in Grain.allCases { #expect(Grain(code: grain.code) == grain) }
        #expect(Grain(code: 9) == .journalTotal)
    }

    @Test func `a value of a table is what it was made of, or nothing`() {
        #expect(Value.int(nil as Int?) == .null && Value.int(7 as Int?) == .int(7))
        #expect(Value.int(Instant(milliseconds: -5) as Instant?) == .int(-5) && Value.int(nil as Instant?) == .null)
        #expect(Value.int(CivilDate(dayNumber: 20_000)) == .int(20_000))
        #expect(Value.optional(nil as Double?) == .null && Value.optional("a") == .text("a") && Value.optional(0.5) == .real(0.5))
    }

    @Test(arguments: [Value.null, .int(.min), .int(.max), .real(-0.1), .text(""), .text("한강\u{0}🌳"), .blob([]), .blob([0, 255])])
    func `a value comes out of a table as it went in`(_ value: Value) throws {
        let database = try Database(path: Database.memory)
        try database.run("CREATE TABLE one (cell)")
        try database.run("INSERT INTO one VALUES (?)", value)
        #expect(try database.number("SELECT count(*) FROM one WHERE cell IS ?", value) == 1)
    }
}
