import Testing
import WalkingTesting

@testable import Walking

struct ChangeWalksTests {
    private let noon = Instant(seconds: 1_775_131_200)

    private func walk(_ index: Int64, tags: [String] = []) -> Walk {
        let start = noon + .seconds(index * 3600)
        return Walk(start: start, end: start + .seconds(600), zone: .utc, title: "Walk \(index)", tags: tags)
    }

    @Test func `tags come and go, and a title that is not given stays`() async throws {
        let walks = [walk(0, tags: ["rain", "lake"]), walk(1)]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let change = ChangeWalks.Change(addedTags: ["lake"], removedTags: ["rain"])
        let undo = try await ChangeWalks(journal: journal)(walks.map(\.id), change)
        for walk in walks {
            let changed = try await journal.walk(walk.id)
            #expect(changed?.tags == ["lake"])
            #expect(changed?.title == walk.title)
        }
        _ = try await journal.undo(undo)
        for walk in walks { #expect(try await journal.walk(walk.id) == walk) }
    }

    @Test func `walks that are gone are left out, and none at all is missing`() async throws {
        let here = walk(0)
        let journal = MemoryJournal(zone: .utc, walks: [here])
        _ = try await ChangeWalks(journal: journal)([WalkID(), here.id], ChangeWalks.Change(title: "Lake"))
        #expect(try await journal.walk(here.id)?.title == "Lake")
        await #expect(throws: WalkFailure.journal(.missing)) {
            try await ChangeWalks(journal: journal)([WalkID()], ChangeWalks.Change(title: "Lake"))
        }
    }

    @Test func `a title that is too long changes no walk`() async throws {
        let here = walk(0)
        let journal = MemoryJournal(zone: .utc, walks: [here])
        let long = String(repeating: "a", count: WalkDraft.maximumTitleLength + 1)
        await #expect(throws: WalkFailure.draft(.titleTooLong)) {
            try await ChangeWalks(journal: journal)([here.id], ChangeWalks.Change(title: long))
        }
        #expect(try await journal.walk(here.id) == here)
    }
}
