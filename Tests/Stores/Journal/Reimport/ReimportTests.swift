import Foundation
import SQLite
import Testing
import Walking

@testable import Journal

/// Walks whose file is read again, and what other imports say of them.
struct ReimportTests {
    private let folder: TemporaryFolder
    private let profile: ProfileJournal
    private let plain = Walk(
        id: WalkID(source: watch, start: moment(0), end: moment(30)), start: moment(0), end: moment(30), zone: berlin, steps: 3000,
        source: watch)
    private var full: Walk {
        var walk = plain
        walk.distance = 2400
        return walk
    }

    init() async throws {
        folder = try TemporaryFolder()
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        profile = try await journal.profile(journal.localAccount().id)
    }

    /// Imports a walk from a file that can be read again.
    private func takeFile() async throws {
        let path = folder.path + "/a"
        try Data().write(to: URL(fileURLWithPath: path))
        try await Self.take([plain], from: path, into: try await profile.importSink())
    }

    @discardableResult
    private static func take(_ walks: [Walk], from path: String, into sink: any SampleSink) async throws(JournalFailure) -> ImportReport {
        try await sink.begin(ImportFile(name: "a", format: "test", path: path))
        try await sink.accept([], walks: walks)
        return try await sink.finish(hash: nil, skipped: [:], isPartial: false)
    }

    /// Reads the files again, and finds no walk in them.
    private func readAgain() async throws -> ReimportChanges {
        let reimport = try await profile.reimport { (path, _, sink) throws(ImportFailure) in
            do throws(JournalFailure) { return [try await Self.take([], from: path, into: sink)] } catch { throw .journal(error) }
        }
        return try await reimport.apply()
    }

    @Test func `a walk that a new reading removed comes back with it, whatever brought it in between`() async throws {
        try await takeFile()
        #expect(try await readAgain().number == 2)
        try await profile.take([], walks: [plain])
        #expect(try await profile.undoImport(3) != nil)
        #expect(try await profile.walk(plain.id) == nil)
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.walk(plain.id) == plain)
    }

    @Test func `a new reading that is taken back without effect leaves later imports their way back`() async throws {
        try await takeFile()
        #expect(try await readAgain().number == 2)
        try await profile.take([], walks: [plain])
        try await profile.take([], walks: [full])
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.walk(plain.id) == full)
        #expect(try await profile.undoImport(4) != nil)
        #expect(try await profile.walk(plain.id) == plain)
    }

    @Test func `what files say that are read again is read again as well, and comes back with its undo`() async throws {
        for (name, walk) in [("a", plain), ("b", full)] {
            let path = folder.path + "/" + name
            try Data().write(to: URL(fileURLWithPath: path))
            try await Self.take([walk], from: path, into: try await profile.importSink())
        }
        var better = full
        better.steps = 3100
        let reimport = try await profile.reimport { [plain, better] (path, _, sink) throws(ImportFailure) in
            do throws(JournalFailure) {
                return [try await Self.take([path.hasSuffix("/a") ? plain : better], from: path, into: sink)]
            } catch { throw .journal(error) }
        }
        #expect(try await reimport.apply().walksUpdated == 1)
        #expect(try await profile.walk(plain.id) == better)
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.walk(plain.id) == better)
        #expect(try await profile.undoImport(3) != nil)
        #expect(try await profile.walk(plain.id) == full)
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.walk(plain.id) == nil)
    }

    @Test func `a walk that an import completed stays when its first file is read again without it`() async throws {
        try await takeFile()
        try await profile.take([], walks: [full])
        #expect(try await readAgain().walksRemoved == 0)
        #expect(try await profile.walk(plain.id) == full)
    }
}
