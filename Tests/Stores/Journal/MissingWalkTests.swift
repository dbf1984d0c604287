import Testing
import Walking

@testable import Journal

/// Changes of several walks of which one is not there.
struct MissingWalkTests {
    private func walk(_ name: String, _ minute: Int) throws -> Walk {
        let id = try #require(WalkID("\(name)0000000-0000-4000-8000-000000000000"))
        return Walk(id: id, start: moment(minute), end: moment(minute + 20), zone: berlin, steps: 100 + minute)
    }

    @Test func `walks that are not there keep none of the others from being deleted and brought back`() async throws {
        let profile = try await memoryJournal().profile
        let walks = [try walk("5", 480), try walk("6", 600)]
        _ = try await profile.save(walks)
        let absent = [try walk("0", 0).id, try walk("F", 0).id]
        let undo = try await profile.delete(absent + walks.map(\.id))
        #expect(try await profile.countWalks(WalkFilter()) == 0)
        #expect(try await profile.allDays().isEmpty)
        try await profile.undo(undo)
        for walk in walks { #expect(try await profile.walk(walk.id) == walk) }
        #expect(try await profile.allDays().map(\.stepCount) == [1280])
    }

    @Test(arguments: [0, 1]) func `what is undone when one of its walks is gone can be done again with the others`(gone: Int) async throws {
        let profile = try await memoryJournal().profile
        let walks = [try walk("5", 480), try walk("6", 600)]
        let saved = try await profile.save(walks)
        _ = try await profile.delete([walks[gone].id])
        let redo = try #require(try await profile.undo(saved))
        #expect(try await profile.countWalks(WalkFilter()) == 0)
        try await profile.undo(redo)
        #expect(try await profile.walk(walks[1 - gone].id) == walks[1 - gone])
        #expect(try await profile.walk(walks[gone].id) == nil)
    }

    @Test func `a walk whose record is damaged keeps none of the others from coming back`() async throws {
        let profile = try await memoryJournal().profile
        let walks = [try walk("5", 480), try walk("6", 600)]
        let undo = try await profile.perform { (stores) throws(JournalFailure) in
            var change = JournalChange(before: walks.map { WalkRecord($0, importNumber: nil) })
            change.before[0].source = []
            return try stores.undoLog.remember(change)
        }
        #expect(try await profile.undo(undo) != nil)
        #expect(try await profile.walk(walks[0].id) == nil)
        #expect(try await profile.walk(walks[1].id) == walks[1])
        #expect(try await profile.allDays().map(\.stepCount) == [700])
    }
}
