import Testing
import WalkingTesting

@testable import Walking

struct FindEarlierLeftOutTests {
    private func record(_ id: Int64, leftOut: [SkipReason: Int]?) -> ImportRecord {
        var outcome = BatchOutcome()
        outcome.quarantined = leftOut ?? [:]
        let report = leftOut.map { _ in ImportReport(file: "\(id)", format: "test", outcome: outcome) }
        return ImportRecord(id: id, at: Instant(seconds: id), hash: nil, parserVersion: 1, report: report)
    }

    private func journal(_ ids: [Int64], anythingAside: Bool = true) async -> MemoryJournal {
        let journal = MemoryJournal(zone: .utc)
        let aside = QuarantinedRecord(
            metric: .steps, start: Instant(seconds: 0), end: Instant(seconds: 60), value: 9e9, source: .typed, reason: .absurd)
        await journal.keep(ledger: ids.map { record($0, leftOut: [:]) }, aside: anythingAside ? [aside] : [])
        return journal
    }

    private func found(_ named: Int, of most: Int = 100, leftOut: [SkipReason: Int]? = [.absurd: 5]) async throws -> [Int64] {
        try await FindEarlierLeftOut(journal: await journal([4, 1, 3, 2]))(record(3, leftOut: leftOut), naming: named, of: most)
    }

    @Test func `the imports before are found that keep something, the oldest first`() async throws {
        #expect(try await found(4) == [1, 2])
    }

    @Test(arguments: [(5, 100), (6, 100), (3, 3), (100, 3)])
    func `an import that names all, or as many as are read, needs no other`(_ named: Int, _ most: Int) async throws {
        #expect(try await found(named, of: most).isEmpty)
    }

    @Test func `several reasons count together, and a number below zero counts as none`() async throws {
        #expect(try await found(5, leftOut: [.absurd: 5, .future: 1]) == [1, 2])
        #expect(try await found(5, leftOut: [.absurd: 5, .future: -9]).isEmpty)
        #expect(try await found(4, leftOut: [.absurd: 5, .future: -9]) == [1, 2])
        #expect(try await found(4, leftOut: [.absurd: .max, .future: .max]) == [1, 2])
    }

    @Test func `an import that runs, or earlier ones that keep nothing, have none`() async throws {
        #expect(try await found(0, leftOut: nil).isEmpty)
        let clean = await journal([1, 2, 3], anythingAside: false)
        #expect(try await FindEarlierLeftOut(journal: clean)(record(3, leftOut: [.absurd: 5]), naming: 0, of: 9).isEmpty)
    }
}
