import Testing
import WalkingTesting

@testable import Walking

struct ChangeWalksTests {
    private let now = Instant(seconds: 1_800_000_000)

    private func walk(_ title: String = "", tags: [String] = []) -> Walk {
        Walk(start: now - .seconds(3600), end: now - .seconds(1800), zone: .utc, steps: 3000, title: title, tags: tags)
    }

    @Test func `a title takes the place of all, tags come and go, and it is one change`() async throws {
        let (first, second) = (walk("old", tags: ["work", "river"]), walk("older", tags: ["river"]))
        let journal = MemoryJournal(zone: .utc, walks: [first, second])
        let change = ChangeWalks.Change(title: "new", addedTags: ["river", "sun"], removedTags: ["work"])
        let undo = try await ChangeWalks(journal: journal)([first.id, second.id], change)
        for id in [first.id, second.id] {
            let changed = try #require(try await journal.walk(id))
            #expect(changed.title == "new" && changed.tags == ["river", "sun"] && changed.steps == 3000)
        }
        _ = try await journal.undo(undo)
        #expect(try await journal.walk(first.id) == first)
        #expect(try await journal.walk(second.id) == second)
    }

    @Test func `what is not named stays, and a walk that is gone is passed by`() async throws {
        let known = walk("old", tags: ["a"])
        let journal = MemoryJournal(zone: .utc, walks: [known])
        _ = try await ChangeWalks(journal: journal)([WalkID(), known.id], .init(addedTags: ["b"]))
        let changed = try #require(try await journal.walk(known.id))
        #expect(changed.title == "old" && changed.tags == ["a", "b"])
    }

    @Test func `without any walk there is nothing to change`() async {
        let change = ChangeWalks(journal: MemoryJournal(zone: .utc))
        await #expect(throws: WalkFailure.journal(.missing)) { try await change([WalkID()], .init(title: "x")) }
        await #expect(throws: WalkFailure.journal(.missing)) { try await change([], .init(title: "x")) }
    }

    @Test(arguments: [(60, true), (61, false)])
    func `a title is as long as in a form`(_ length: Int, _ isTaken: Bool) async throws {
        let known = walk()
        let journal = MemoryJournal(zone: .utc, walks: [known])
        let title = String(repeating: "산", count: length)
        do {
            _ = try await ChangeWalks(journal: journal)([known.id], .init(title: title))
            #expect(isTaken)
        } catch {
            #expect(!isTaken && error == .draft(.titleTooLong))
        }
        #expect(try await journal.walk(known.id)?.title == (isTaken ? title : ""))
    }

    @Test(arguments: [
        (ChangeWalks.Change(), true), (.init(title: ""), false), (.init(addedTags: ["a"]), false), (.init(removedTags: ["a"]), false),
    ])
    func `a change of nothing is told from one that empties the title`(_ change: ChangeWalks.Change, _ isNothing: Bool) {
        #expect(change.isNothing == isNothing)
    }

    @Test func `what the journal says is passed on`() async {
        let journal = MemoryJournal(zone: .utc, walks: [walk()])
        await journal.fail(with: .diskFull)
        await #expect(throws: WalkFailure.journal(.diskFull)) { try await ChangeWalks(journal: journal)([WalkID()], .init(title: "x")) }
    }
}
