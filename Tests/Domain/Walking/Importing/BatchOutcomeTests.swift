import Testing

@testable import Walking

struct BatchOutcomeTests {
    private func outcome(
        added: Int = 0, known: Int = 0, repeated: Int? = nil, updated: Int = 0, walks: Int = 0, walksKnown: Int = 0,
        quarantined: [SkipReason: Int] = [:]
    ) -> BatchOutcome {
        var outcome = BatchOutcome()
        (outcome.added, outcome.known, outcome.repeated, outcome.updated) = (added, known, repeated, updated)
        (outcome.walksAdded, outcome.walksKnown, outcome.quarantined) = (walks, walksKnown, quarantined)
        return outcome
    }

    @Test func `batches are added up part by part`() {
        var sum = outcome(added: 1, known: 2, repeated: 3, updated: 4, walks: 5, walksKnown: 6, quarantined: [.future: 1, .absurd: 2])
        sum += outcome(added: 10, known: 20, repeated: 30, updated: 40, walks: 50, walksKnown: 60, quarantined: [.future: 10, .tooOld: 5])
        let expected = outcome(
            added: 11, known: 22, repeated: 33, updated: 44, walks: 55, walksKnown: 66,
            quarantined: [.future: 11, .absurd: 2, .tooOld: 5])
        #expect(sum == expected)
    }

    @Test func `what nobody counted is not counted as none`() {
        var sum = outcome()
        sum += outcome()
        #expect(sum.repeated == nil)
        sum += outcome(repeated: 2)
        sum += outcome()
        #expect(sum.repeated == 2)
    }

    @Test func `numbers beyond all counting stay numbers`() {
        var sum = outcome(added: .max, quarantined: [.future: .max])
        sum += outcome(added: 1, updated: .max, quarantined: [.future: 1])
        #expect(sum.added == .max && sum.taken == .max && sum.quarantined == [.future: .max])
    }

    @Test func `what was corrected changed the journal as what is new did`() {
        #expect(outcome(added: 2, known: 9, updated: 3, walks: 7).taken == 5)
    }
}

struct ImportReportTests {
    private func report(_ edit: (inout ImportReport) -> Void) -> ImportReport {
        var report = ImportReport(file: "a", format: "gpx")
        edit(&report)
        return report
    }

    @Test func `only what came, or went, changed something`() {
        #expect(!report { _ in }.changedSomething)
        #expect(!report { $0.outcome.known = 5 }.changedSomething)
        #expect(!report { $0.outcome.walksKnown = 5 }.changedSomething)
        #expect(!report { $0.removed = 0 }.changedSomething)
        #expect(report { $0.outcome.added = 1 }.changedSomething)
        #expect(report { $0.outcome.updated = 1 }.changedSomething)
        #expect(report { $0.outcome.walksAdded = 1 }.changedSomething)
        #expect(report { $0.removed = 1 }.changedSomething)
    }

    @Test func `what was left out is the sum of all reasons, and a nonsense number is none`() {
        #expect(report { $0.skipped = [.future: 2, .absurd: 3, .tooOld: -7] }.leftOutCount == 5)
        #expect(report { $0.skipped = [.future: .max, .absurd: 3] }.leftOutCount == .max)
    }

    @Test func `a file that cannot be read is a place of its own, a record of it is not`() {
        let whole = LeftOutPlace(.unreadable, in: "a.fit")
        let places = [whole, LeftOutPlace(.unreadable, in: "b.csv", entry: 3), LeftOutPlace(.badDate, in: "c.csv")]
        #expect(report { $0.places = places }.unreadableFiles == [whole])
        #expect(report { $0.places = nil }.unreadableFiles.isEmpty)
    }

    @Test func `the format says what made a report`() {
        #expect(report { $0.format = ImportReport.liveFormat }.isLiveWalk && !report { _ in }.isLiveWalk)
        #expect(report { $0.format = ImportReport.reimportFormat }.isReimport && !report { _ in }.isReimport)
    }
}

struct ImportRecordTests {
    private func record(_ id: Int64, known: Int = 0, walks: Int = 0, runs: Bool = false) -> ImportRecord {
        var outcome = BatchOutcome()
        (outcome.known, outcome.walksKnown) = (known, walks)
        let report = runs ? nil : ImportReport(file: "\(id)", format: "gpx", outcome: outcome)
        return ImportRecord(id: id, at: Instant(seconds: id), hash: nil, parserVersion: 1, report: report)
    }

    @Test func `a later import repeats an earlier one where it found something that was known`() {
        #expect([record(1), record(2, known: 1)].isRepeated(1))
        #expect([record(1), record(2, walks: 1)].isRepeated(1))
        #expect(![record(1), record(2)].isRepeated(1))
    }

    @Test func `an import does not repeat itself, a later one, or while it runs`() {
        #expect(![record(2, known: 5)].isRepeated(2))
        #expect(![record(1, known: 5), record(2)].isRepeated(2))
        #expect(![record(1), record(2, runs: true)].isRepeated(1))
        #expect(![ImportRecord]().isRepeated(1))
    }
}

struct UndoneImportTests {
    private let date = CivilDate(dayNumber: 20_000)

    @Test func `several imports that are undone together are added up`() {
        var sum = UndoneImport(records: 1, walks: 2, days: [date])
        sum += UndoneImport(records: .max, walks: 3, days: [date, date.adding(days: 1)])
        #expect((sum.records, sum.walks) == (.max, 5) && sum.days == [date, date.adding(days: 1)])
        #expect(sum.corrections == nil && sum.keptWalks == nil && sum.isSourceOrderGone == nil)
    }

    @Test func `what only some of them know is kept`() {
        var (sum, other) = (UndoneImport(), UndoneImport())
        (other.corrections, other.keptWalks, other.isSourceOrderGone) = (2, 3, true)
        sum += other
        sum += UndoneImport()
        sum += other
        #expect((sum.corrections, sum.keptWalks) == (4, 6) && sum.isSourceOrderGone == true)
    }
}

struct ImportProgressTests {
    @Test(
        arguments: [(0, 100, 0.0), (50, 100, 0.5), (100, 100, 1), (130, 100, 1), (5, 0, nil), (5, -1, nil), (5, nil, nil)]
            as [(Int64, Int64?, Double?)])
    func `the fraction is never beyond the end, and nil where nobody knows the end`(_ read: Int64, _ total: Int64?, _ fraction: Double?) {
        #expect(ImportProgress(file: "a", bytesRead: read, bytesTotal: total).fraction == fraction)
    }
}
