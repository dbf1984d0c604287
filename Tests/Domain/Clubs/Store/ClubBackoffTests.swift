import Clubs
import Testing
import Walking

struct ClubBackoffTests {
    @Test func `the wait doubles up to a quarter of an hour`() {
        #expect(ClubBackoff().limit == .zero)
        #expect((1...5).map { ClubBackoff(failures: $0).limit } == [1, 2, 4, 8, 16].map { .seconds($0) })
        for failures in [11, 64, 1_000_000, .max] { #expect(ClubBackoff(failures: failures).limit == ClubBackoff.longest) }
        #expect(ClubBackoff(failures: -1).limit == .zero)
    }

    @Test func `chance spreads the waits over the whole time`() {
        var random = SeededGenerator(seed: 1)
        let backoff = ClubBackoff(failures: 8)
        let waits = (0..<200).map { _ in backoff.delay(using: &random) }
        #expect(waits.allSatisfy { $0 >= .zero && $0 <= backoff.limit })
        #expect(waits.contains { $0 < backoff.limit / 4 })
        #expect(waits.contains { $0 > backoff.limit * 3 / 4 })
    }

    @Test func `either side may be too old`() throws {
        let greeting = Greeting(
            club: .random(), name: try #require(SharedName("Club")), member: .random(), device: .random(), today: CivilDate(dayNumber: 0),
            versions: 2...4)
        #expect(try greeting.version(spoken: 1...3) == 3)
        #expect(try greeting.version(spoken: 4...9) == 4)
        #expect(throws: ClubFailure.storeNewer) { try greeting.version(spoken: 1...1) }
        #expect(throws: ClubFailure.storeOlder) { try greeting.version(spoken: 5...6) }
    }
}
