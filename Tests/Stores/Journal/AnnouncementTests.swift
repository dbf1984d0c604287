import Testing
import Walking

@testable import Journal

struct AnnouncementTests {
    @Test(.timeLimit(.minutes(1))) func `each change that a person makes is told to who follows the journal`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(start: moment(480), end: moment(515), zone: berlin, steps: 3900)
        let other = Walk(start: moment(600), end: moment(615), zone: berlin, steps: 900)
        /// Ends when the change is told.
        func heard<Result>(_ change: () async throws -> Result) async throws -> Result {
            var changes = await profile.changes().makeAsyncIterator()
            let result = try await change()
            _ = await changes.next()
            return result
        }
        _ = try await heard { try await profile.log(walk) }
        _ = try await heard { try await profile.save([other]) }
        let deleted = try await heard { try await profile.delete([walk.id]) }
        let redo = try #require(try await heard { try await profile.undo(deleted) })
        _ = try await heard { try await profile.undo(redo) }
        _ = try await heard { try await profile.replace([other.id], with: [walk]) }
        _ = try await heard { try await profile.change { $0.rests.weekdays = [7] } }
        _ = try await heard { try await profile.take([steps(watch, 0, 10, 900)]) }
        #expect(try await heard { try await profile.undoImport(1) != nil })
    }
}
