import Testing
import Walking
import WalkingTesting

@testable import Walk

/// A path while it is typed, and what is offered for it.
@MainActor
struct PathEntryTests {
    private static let content: [String: [FolderEntry]] = [
        "/home/kim": [
            FolderEntry("Downloads", isFolder: true), FolderEntry("Documents", isFolder: true), FolderEntry("notes.csv"),
        ],
        "/home/kim/Downloads": [FolderEntry("export.zip")],
    ]
    private let journal = MemoryJournal(zone: .utc)

    private func entry(_ folders: MemoryFolders = MemoryFolders(content)) -> PathEntry {
        PathEntry(journal: journal, folders: folders, homeFolder: "/home/kim")
    }

    private func imported(_ paths: [String?]) async {
        await journal.keep(
            ledger: paths.enumerated().map {
                ImportRecord(id: Int64($0), at: Instant(seconds: 0), hash: nil, parserVersion: 1, path: $1, report: nil)
            }, aside: [])
    }

    @Test
    func
        `before anything is typed, the last five paths are offered once each, then their last two folders, and the home folder is a tilde`()
        async
    {
        await imported(["/home/kim/a.zip", nil, "", "/data/b", "/home/kim/a.zip", "/home/kimono/c", "/d", "/home/kim", "/f", "/g"])
        let entry = entry()
        await entry.loadRecent()
        #expect(entry.suggestions.map(\.name) == ["~/a.zip", "/data/b", "/home/kimono/c", "/d", "/home/kim", "~/", "/data/"])
        #expect(entry.offersRecent)
        entry.type("/")
        #expect(entry.suggestions.isEmpty && !entry.offersRecent)
        entry.type("")
        #expect(entry.suggestions.count == 7)
    }

    @Test func `paths that come late do not disturb what is being typed`() async {
        await imported(["/data/b"])
        let entry = entry()
        entry.type("/x")
        await entry.loadRecent()
        #expect(entry.suggestions.isEmpty)
    }

    @Test func `a completion goes as far as all candidates agree, and the next letter narrows them`() async {
        let entry = entry()
        entry.type("~/D")
        #expect(await entry.complete { true })
        #expect(entry.text == "~/Do" && entry.suggestions.map(\.name) == ["Documents/", "Downloads/"])
        #expect(entry.isCompleted)
        entry.type("~/dow")
        #expect(entry.suggestions.isEmpty)
        entry.type("~/Dow")
        #expect(entry.suggestions.map(\.text) == ["~/Downloads/"] && !entry.isCompleted)
    }

    @Test func `what is typed to its end is offered no more`() async {
        let entry = entry()
        entry.type("~/D")
        _ = await entry.complete { true }
        entry.type("~/Downloads/")
        #expect(entry.suggestions.isEmpty)
    }

    @Test func `the only candidate is the answer, and there is nothing more to offer`() async {
        let entry = entry()
        entry.type("~/n")
        #expect(await entry.complete { true })
        #expect(entry.text == "~/notes.csv" && entry.suggestions.isEmpty && !entry.isCompleted)
        #expect(await !entry.complete { true })
    }

    @Test func `where nothing fits there is nothing to complete`() async {
        let entry = entry()
        entry.type("~/zebra")
        #expect(await !entry.complete { true })
        #expect(entry.text == "~/zebra")
    }

    @Test func `an answer that nobody wants any more changes nothing`() async {
        let entry = entry()
        entry.type("~/D")
        #expect(await entry.complete { false })
        #expect(entry.text == "~/D" && entry.suggestions.isEmpty)
    }

    @Test func `a suggestion is chosen, one beyond the last is none, and reading takes them away`() async {
        let entry = entry()
        entry.type("~/D")
        _ = await entry.complete { true }
        entry.choose(2)
        #expect(entry.text == "~/Do")
        entry.choose(1)
        #expect(entry.text == "~/Downloads/" && entry.suggestions.isEmpty)
        entry.type("~/D")
        _ = await entry.complete { true }
        entry.clearSuggestions()
        #expect(entry.suggestions.isEmpty)
        entry.type("~/Dow")
        #expect(entry.suggestions.isEmpty)
    }
}
