import Testing
import WalkingTesting

@testable import Walking

struct FindOverlapTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func walk(_ from: Int, _ until: Int, _ source: Source = .typed) -> Walk {
        Walk(start: start + .seconds(from * 60), end: start + .seconds(until * 60), zone: .utc, source: source)
    }

    private func found(_ walk: Walk, among walks: [Walk]) async throws -> WalkID? {
        try await FindOverlap(journal: MemoryJournal(zone: .utc, walks: walks))(walk)?.id
    }

    @Test(arguments: [(-10, 1, true), (59, 70, true), (10, 20, true), (-10, 70, true), (-10, 0, false), (60, 70, false)])
    func `walks overlap that have a moment in common, not those that meet`(_ from: Int, _ until: Int, _ isFound: Bool) async throws {
        let other = walk(from, until)
        #expect(try await found(walk(0, 60), among: [other]) == (isFound ? other.id : nil))
    }

    @Test func `a walk does not overlap itself, nor what a device recorded`() async throws {
        let own = walk(0, 60)
        #expect(try await found(own, among: [own]) == nil)
        #expect(try await found(own, among: [walk(10, 50, Source(name: "Watch")), walk(10, 50, .liveWalk)]) == nil)
    }

    @Test(arguments: [(1, true), (59, true), (60, false), (600, false)])
    func `walks that share less than a minute came one after the other`(_ shared: Int, _ areInTurn: Bool) async throws {
        var first = walk(-30, 0)
        first.end = start + .seconds(shared)
        let next = walk(0, 30)
        #expect(try await found(next, among: [first]) == (areInTurn ? nil : first.id))
        #expect(try await found(first, among: [next]) == (areInTurn ? nil : next.id))
        #expect(WalkedTime([first, next]).total == .seconds(areInTurn ? 3600 + shared : 3600))
    }

    @Test func `of several the latest is found`() async throws {
        let (early, late) = (walk(0, 30), walk(20, 50))
        #expect(try await found(walk(10, 40), among: [early, late]) == late.id)
    }

    @Test func `a walk without length lies in another one, not at its ends`() async throws {
        let other = walk(0, 60)
        #expect(try await found(walk(30, 30), among: [other]) == other.id)
        #expect(try await found(walk(0, 0), among: [other]) == nil)
        #expect(try await found(walk(60, 60), among: [other]) == nil)
    }
}
