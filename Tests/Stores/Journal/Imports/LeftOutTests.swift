import SQLite
import Testing
import Walking

@testable import Journal

/// Records that were left out: by the journal, which knows their values, and by a reader, which may know no more than the words.
struct LeftOutTests {
    private let swim: QuarantinedRecord
    private let leap: QuarantinedRecord

    init() {
        swim = QuarantinedRecord(
            metric: nil, start: moment(60), end: moment(90), value: 0, source: watch, reason: .notAWalk, file: "swim.gpx", text: "swimming")
        leap = QuarantinedRecord(
            metric: .distance, start: moment(30), end: moment(31), value: 110_000, source: phone, reason: .absurdPart, file: "walk.gpx")
    }

    private func take(_ leftOut: [QuarantinedRecord], walks: [Walk] = [], in profile: ProfileJournal) async throws -> ImportReport {
        let sink = try await profile.importSink()
        try await sink.begin(ImportFile(name: "export.xml", format: "test"))
        try await sink.accept(ReadBatch([], walks: walks, leftOut: leftOut))
        return try await sink.finish(hash: nil, skipped: [.notAWalk: 1], isPartial: false)
    }

    private func leftOut(_ metric: Metric, in profile: ProfileJournal) async throws -> [SkipReason: Int] {
        try await profile.leftOut(metric, from: moment(0), until: moment(120))
    }

    @Test func `what a reader left out is in the proof of its day, and is counted once`() async throws {
        let profile = try await memoryJournal().profile
        let report = try await take([swim, leap], in: profile)
        #expect(report.skipped == [.notAWalk: 1, .absurdPart: 1] && report.outcome.quarantined == [.absurdPart: 1])
        #expect(try await leftOut(.distance, in: profile) == [.notAWalk: 1, .absurdPart: 1])
        #expect(try await leftOut(.steps, in: profile) == [.notAWalk: 1])
        #expect(try await profile.quarantined(import: 1, limit: 10) == [leap], "the report has the place of the other")
    }

    @Test func `all that was left out comes in the order of time, piece by piece, and goes with its import`() async throws {
        let profile = try await memoryJournal().profile
        _ = try await take([swim, leap], in: profile)
        #expect(try await profile.leftOut(from: nil, until: nil, behind: 0, limit: 10) == [leap, swim])
        #expect(try await profile.leftOut(from: nil, until: nil, behind: 1, limit: 10) == [swim])
        #expect(try await profile.leftOut(from: nil, until: swim.start, behind: 0, limit: 10) == [leap])
        #expect(try await profile.leftOut(from: swim.start, until: nil, behind: 0, limit: 1) == [swim])
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.leftOut(from: nil, until: nil, behind: 0, limit: 10).isEmpty)
        #expect(try await leftOut(.distance, in: profile).isEmpty)
    }

    @Test func `a journal of version 20 keeps what was left out of it`() async throws {
        let folder = try TemporaryFolder()
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            _ = try await take([leap], in: journal.profile(journal.localAccount().id))
        }
        do {
            let old = try Database(path: folder.database)
            try old.script("ALTER TABLE account DROP COLUMN weight")
            try old.script("DROP INDEX quarantine_by_start; ALTER TABLE quarantine DROP COLUMN text; PRAGMA user_version = 20")
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        #expect(try await profile.quarantined(import: 1, limit: 10) == [leap])
        #expect(try await leftOut(.distance, in: profile) == [.absurdPart: 1])
    }

    @Test func `a walk that one import tells twice is left out once, and one that a later import tells is known`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(
            id: WalkID(source: watch, start: moment(0), end: moment(30)), start: moment(0), end: moment(30), zone: berlin, steps: 3000,
            source: watch)
        let first = try await take([], walks: [walk, walk], in: profile)
        #expect((first.outcome.walksAdded, first.outcome.walksKnown) == (1, 0) && first.outcome.quarantined == [.repeated: 1])
        let second = try await take([], walks: [walk], in: profile)
        #expect((second.outcome.walksAdded, second.outcome.walksKnown) == (0, 1) && second.outcome.quarantined.isEmpty)
        #expect(try await leftOut(.steps, in: profile) == [.repeated: 1])
        #expect(try await profile.quarantined(import: 1, limit: 10).map(\.value) == [3000])
    }

    @Test func `a walk that one import tells twice, better the second time, is corrected and not left out`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(
            id: WalkID(source: watch, start: moment(0), end: moment(30)), start: moment(0), end: moment(30), zone: berlin, source: watch)
        var better = walk
        better.distance = 2600
        let report = try await take([], walks: [walk, better], in: profile)
        #expect(report.outcome.updated == 1 && report.outcome.quarantined.isEmpty)
    }
}
