import CSQLite
import SQLite
import Testing
import Walking

@testable import Journal

/// Undoing an import leaves nothing of it behind, and takes nothing along that another file tells.
struct ProvenanceTests {
    @Test func `an import that is undone leaves no date behind that would refuse a later correction`() async throws {
        func journal(_ withThird: Bool) async throws -> [Int] {
            let profile = try await memoryJournal().profile
            try await profile.take([steps(watch, 0, 10, 10, exported: 100)], file: "a")
            if withThird {
                try await profile.take([steps(watch, 0, 10, 10, exported: 300)], file: "c")
                #expect(try await profile.undoImport(2) != nil)
            }
            try await profile.take([steps(watch, 0, 10, 12, exported: 200)], file: "b")
            return try await profile.allDays().map(\.stepCount)
        }
        #expect(try await journal(true) == journal(false))
        #expect(try await journal(false) == [12])
    }

    @Test func `a grain that an import made coarser is what it was when that is undone`() async throws {
        let (journal, profile) = try await memoryJournal()
        let record = steps(watch, 0, 60, 500)
        var sum = record
        sum.grain = .sum
        try await profile.take([record])
        try await profile.take([sum])
        try await profile.take([record])
        #expect(try await journal.grains() == [Grain.sum.code])
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await journal.grains() == [Grain.record.code])
        #expect(try await profile.undoImport(3) != nil)
        #expect(try await journal.grains() == [Grain.record.code])
        try await profile.take([sum])
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await journal.grains() == [Grain.sum.code])
    }

    @Test func `what a later file also told stays when the earlier one is undone, and goes with the last of them`() async throws {
        let (journal, profile) = try await memoryJournal()
        try await profile.take([steps(watch, 0, 10, 10), steps(watch, 10, 20, 20)], file: "march")
        try await profile.take([steps(watch, 10, 20, 20), steps(watch, 20, 30, 30)], file: "april")
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.allDays().map(\.stepCount) == [50])
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.allDays().isEmpty)
        #expect(try await journal.count("tellers") == 0)
    }

    @Test func `imports that are undone in any order leave what the others alone make`() async throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<40 {
            let files = (0..<4).map { file in
                (0..<12).compactMap { minute -> Sample? in
                    guard Bool.random(using: &random) else { return nil }
                    let modified = Int.random(in: 0...3, using: &random)
                    return steps(
                        watch, minute, minute + 1, Double.random(in: 0...1, using: &random) < 0.3 ? 50 : 40,
                        modified: modified == 0 ? nil : Instant(seconds: 1_700_000_000 + Int64(modified) * 100),
                        exported: modified == 0 ? 1_700_000_000 + Int64(file * 7 % 4) * 50 : nil)
                }
            }
            let (journal, profile) = try await memoryJournal()
            for (index, file) in files.enumerated() { try await profile.take(file, file: "\(index)") }
            let gone = Set((1...4).filter { _ in Bool.random(using: &random) })
            for number in gone.shuffled(using: &random) { #expect(try await profile.undoImport(Int64(number)) != nil) }
            let (other, alone) = try await memoryJournal()
            for (index, file) in files.enumerated() where !gone.contains(index + 1) { try await alone.take(file, file: "\(index)") }
            #expect(try await journal.datedSamples() == other.datedSamples())
            #expect(try await profile.allDays() == alone.allDays())
        }
    }

    @Test func `a thousand records that come again share their provenance`() async throws {
        let (journal, profile) = try await memoryJournal()
        for export in 1...5 {
            let records = (0..<1000).map { index in
                steps(watch, index, index + 1, 30, modified: index.isMultiple(of: 2) ? moment(index) : nil, exported: Int64(export) * 1000)
            }
            try await profile.take(records, file: "\(export)", batch: 500)
        }
        #expect(try await journal.count("sample") == 1000)
        #expect(try await journal.count("tellers") <= 20)
    }

    @Test func `a journal of version 4 is brought up to date, and its imports are undone as before`() async throws {
        let folder = try TemporaryFolder()
        do {
            let old = try Database(path: folder.database)
            for migration in Migration.all where migration.version <= 4 { try old.script(migration.sql) }
            try old.script(
                """
                INSERT INTO account (id, name, name_key, is_local) VALUES (1, 'local', 'local', 1);
                INSERT INTO setting VALUES (1, 'zones', '{"home":"Europe/Berlin","stays":[]}');
                INSERT INTO source VALUES (1, 'Watch', '', '', 0);
                INSERT INTO import (id, owner, at, file, format, parser) VALUES (1, 1, 0, 'a.xml', 'test', 1);
                INSERT INTO sample VALUES (1, 1, \(moment(60).milliseconds), 1, 600000, 500, 0, 1, 0);
                INSERT INTO longest VALUES (1, 1, 600000);
                INSERT INTO stale VALUES (1, 20539);
                PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 4;
                """)
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        #expect(try await profile.allDays().map(\.stepCount) == [500])
        let source = Source(name: "Watch", kind: .watch)
        try await profile.take([steps(source, 60, 70, 500), steps(source, 70, 80, 40)], file: "b")
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.allDays().map(\.stepCount) == [540])
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.allDays().isEmpty)
    }
}

extension Journal {
    fileprivate func count(_ table: String) throws -> Int { Int(try database.number("SELECT count(*) FROM \(table)")) }

    fileprivate func datedSamples() throws -> [String] {
        try database.all("SELECT start, value, modified, exported FROM sample ORDER BY start, value") {
            "\($0.int(0)) \($0.real(1)) \($0.int(2)) \($0.int(3))"
        }
    }
}

extension Journal {
    fileprivate func grains() throws -> [Int64] { try database.all("SELECT grain FROM sample") { $0.int(0) } }
}
