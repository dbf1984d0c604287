import Journal
import Testing
import Walking

@testable import gnd

@MainActor
struct AbsurdCommandTests {
    private let bench = CommandBench()

    private func fill() async throws {
        _ = try await bench.importSample()
        let journal = try Journal(path: "\(bench.home)/journal.db", clock: bench.clock, zone: .utc)
        try await AbsurdJournal.fill(journal, now: bench.clock.now)
    }

    @Test func `every command stands on a journal of the most absurd numbers, dates and names`() async throws {
        try await fill()
        let lines: [[String]] = [
            ["today"], ["today", "--json"], ["days"], ["days", "--json"], ["days", "--lang", "ko"], ["prompt"], ["doctor"],
            ["why", "yesterday"], ["why", "2026-11-21", "--metric", "distance"], ["why", "2026-11-20", "--metric", "speed", "--json"],
            ["why", "9999-12-31"], ["why", "0001-01-01", "--metric", "step-length"], ["export"], ["export", "--format", "csv"],
            ["export", "--format", "json"], ["imports"], ["imports", "--json"], ["imports", "77"], ["imports", "77", "--json"],
            ["log", "35m 3900"], ["reimport", "--yes"], ["imports", "--undo", "77"], ["imports", "--undo", "1"], ["today"],
            ["days", "--zone", "Pacific/Apia"],
        ]
        for line in lines {
            let outcome = await bench.run(line)
            #expect([0, 1].contains(outcome.status), "\(line): \(outcome.errors)")
        }
    }

    @Test func `what is written of an absurd journal can be read again, without what cannot be`() async throws {
        try await fill()
        let text = await bench.run("export", "--format", "json").output
        let fresh = CommandBench()
        let outcome = await fresh.run("import", try fresh.write(text, to: "all.json"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(await fresh.run("today").status == 0)
    }
}
