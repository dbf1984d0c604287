import Testing
import Walking

@testable import Importers

struct FitbitMinutesTests {
    private func read(_ text: String, named name: String = "steps-2026-03-27.json") throws -> ImportBatch {
        try ImportersTests.read(FitbitFormat.self, .minutes, text, named: name)
    }

    @Test func `distances are in centimetres, and a minute is sixty seconds`() throws {
        let batch = try read("[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"7512\"}]", named: "x/Distance-2026-03-27.json")
        #expect(batch.samples.map(\.value) == [75.12])
        #expect(batch.samples.map(\.metric) == [.distance])
        #expect(batch.samples.first.map { ($0.start, $0.end - $0.start) } ?? (seven, .zero) == (seven, .seconds(60)))
    }

    @Test func `a minute of no steps is no record, and nothing is wrong with it`() throws {
        let batch = try read("[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\"0\"}]")
        #expect(batch.samples.isEmpty && batch.skipped.isEmpty)
    }

    @Test(arguments: ["27/03/26 07:00:00", "03/27/26", "03/27/26 24:00:00", "2026-03-27T07:00:00", "02/29/26 07:00:00", ""])
    func `a moment that cannot be is left out`(_ moment: String) throws {
        #expect(try read("[{\"dateTime\":\"\(moment)\",\"value\":\"1\"}]").skipped == [.badDate: 1])
    }

    @Test func `what is no number is left out, and so is a record without one`() throws {
        let moment = "\"dateTime\":\"03/27/26 07:00:00\""
        #expect(try read("[{\(moment),\"value\":\"many\"},{\(moment)},{\(moment),\"value\":null}]").skipped == [.badValue: 3])
        #expect(try read("[]").skipped.isEmpty)
    }
}
