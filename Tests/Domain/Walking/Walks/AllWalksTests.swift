import Testing
import WalkingTesting

@testable import Walking

struct AllWalksTests {
    private static func walks(_ count: Int) -> [Walk] {
        (0..<count).map { number in
            let start = Instant(milliseconds: 1_700_000_000_000) + .seconds(3600 * number)
            return Walk(start: start, end: start + .seconds(600), zone: .utc, title: number % 2 == 0 ? "even" : "odd")
        }
    }

    private let filter = WalkFilter(includesWitnesses: true)

    @Test(arguments: [0, 1, 500, 501, 1001])
    func `all walks are read, each once and the newest first, however many pages they are`(_ count: Int) async throws {
        let walks = Self.walks(count)
        let found = try await MemoryJournal(zone: .utc, walks: walks).walks(filter)
        #expect(found.map(\.id) == walks.reversed().map(\.id))
    }

    @Test func `no page is longer than the others have to wait for`() async throws {
        var lengths: [Int] = []
        try await MemoryJournal(zone: .utc, walks: Self.walks(1001)).forEachPage(of: filter) { lengths.append($0.count) }
        #expect(lengths == [500, 500, 1])
    }

    @Test func `only walks that the filter finds are handed on`() async throws {
        let found = try await MemoryJournal(zone: .utc, walks: Self.walks(10)).walks(WalkFilter(text: "odd", includesWitnesses: true))
        #expect(found.map(\.title) == ["odd", "odd", "odd", "odd", "odd"])
    }

    @Test func `a journal that cannot be read says so`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: Self.walks(1))
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await journal.walks(filter) }
    }
}
