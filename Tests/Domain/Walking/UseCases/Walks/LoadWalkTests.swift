import Testing
import WalkingTesting

@testable import Walking

struct LoadWalkTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func walk(_ hour: Int) -> Walk {
        Walk(start: start + .seconds(hour * 3600), end: start + .seconds(hour * 3600 + 1800), zone: .utc)
    }

    @Test func `a walk is found by its name, and one that is gone is missing`() async throws {
        let known = walk(0)
        let load = LoadWalk(journal: MemoryJournal(zone: .utc, walks: [known]))
        #expect(try await load(known.id) == known)
        await #expect(throws: JournalFailure.missing) { try await load(WalkID()) }
    }

    @Test func `a walk comes with its route, its laps and its tags`() async throws {
        var known = walk(0)
        known.route = [RoutePoint(latitude: 37, longitude: 127), RoutePoint(latitude: 37.01, longitude: 127)]
        known.tags = ["hike"]
        #expect(try await LoadWalk(journal: MemoryJournal(zone: .utc, walks: [walk(1), known]))(known.id) == known)
    }

    @Test func `a journal that cannot be read is told from a walk that is gone`() async throws {
        let known = walk(0)
        let journal = MemoryJournal(zone: .utc, walks: [known])
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await LoadWalk(journal: journal)(known.id) }
    }
}
