import SQLite
import Testing
import Walking

@testable import Journal

struct ChangeFeedTests {
    private let ann = AccountID(rawValue: 1)

    @Test func `changes that come faster than they are read are one signal`() async throws {
        let feed = ChangeFeed(try Database(path: Database.memory))
        var signals = feed.changes(of: ann) { _ in }.makeAsyncIterator()
        feed.announce(ann)
        feed.announceToAll()
        #expect(await signals.next() != nil)
        feed.announce(ann)
        #expect(await signals.next() != nil)
    }

    @Test func `another connection's change is seen once, and an own one never`() throws {
        let folder = try TemporaryFolder()
        let (own, other) = (try Database(path: folder.database), try Database(path: folder.database))
        try Schema.prepare(own) { _ in }
        let feed = ChangeFeed(own)
        feed.watch(folder.database) {}
        try own.run("INSERT INTO meta VALUES ('own', 1)")
        #expect(!feed.wasChangedByOthers())
        try other.run("INSERT INTO meta VALUES ('other', 1)")
        #expect(feed.wasChangedByOthers())
        #expect(!feed.wasChangedByOthers())
    }
}
