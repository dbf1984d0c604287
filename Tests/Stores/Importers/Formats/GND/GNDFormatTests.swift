import Testing
import Walking

@testable import Importers

struct GNDFormatTests {
    @Test func `a journal is told by its first line, or by the first that is a walk`() {
        #expect(GNDFormat.recognise(head("; GND journal, read again\n")) == .text)
        #expect(GNDFormat.recognise(head("; mine\n2026-03-27 07:00 +00:00 35m 3,900s \"Lake\"\n")) == .text)
        #expect(GNDFormat.recognise(head("; mine\nsome other text\n")) == nil)
    }

    @Test func `an export is told by the member it begins with, and a table by its columns`() {
        #expect(GNDFormat.recognise(head("{\n  \"gnd\": 1,\n")) == .json)
        #expect(GNDFormat.recognise(head("{\"name\":1,\"\(String(repeating: "x", count: 80))\":\"gnd\"}")) == nil)
        #expect(GNDFormat.recognise(head("date,steps,goal,distance_m,flights\n")) == .days)
    }

    @Test func `a journal that speaks of other formats stays a journal`() {
        let text = "{\"gnd\":1,\"walks\":[{\"tags\":[\"activities-steps\",\"fitnessActivity\",\"Data Source\",\"dateTime\",\"value\"]}]}"
        #expect(Formats.all.filter { $0.recognise(head(text)) != nil }.map { $0.name.id } == ["gnd"])
    }

    @Test func `an empty journal, an empty list and a table of a header alone hold nothing`() throws {
        for (kind, text) in [
            (GNDFormat.Kind.text, ""), (.text, "; only for people\n"), (.json, "{\"gnd\":1}"), (.days, "date,steps,goal,distance_m\n"),
        ] {
            let batch = try read(GNDFormat.self, kind, text)
            #expect(batch.samples.isEmpty && batch.walks.isEmpty && batch.skipped.isEmpty)
        }
    }
}
