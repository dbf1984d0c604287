import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The path of an import, typed with Tab.
@Suite(.leavesNothing)
struct PathCompletionTests {
    private static let content: [String: [FolderEntry]] = [
        "/home/kim": ["Desktop", "Downloads", "Documents"].map { FolderEntry($0, isFolder: true) },
        "/home/kim/Downloads": [
            FolderEntry("export.zip"), FolderEntry("export 2.zip"), FolderEntry("한강.gpx"), FolderEntry("bad\u{1B}[31m.gpx"),
        ],
        "/": [FolderEntry("home", isFolder: true), FolderEntry("etc", isFolder: true)],
    ]

    private func pilot(_ folders: MemoryFolders = MemoryFolders(content)) async -> Pilot {
        let pilot = await WalkWorld(folders: folders).pilot()
        await pilot.press("i")
        return pilot
    }

    private func typed(_ pilot: Pilot) -> String { pilot.screen.firstMatch(of: /▌ (.*?)_/).map { String($0.1) } ?? "" }

    private func focus(_ pilot: Pilot) -> String { pilot.window.firstResponder.map { "\(type(of: $0))" } ?? "" }

    @Test(arguments: [
        ("~/Downl", "~/Downloads/"), ("$HOME/downl", "$HOME/Downloads/"), ("${HOME}/Downloads/한", "${HOME}/Downloads/한강.gpx"),
        ("/ho", "/home/"), ("'~/Downloads/export 2", "~/Downloads/export 2.zip"), ("~/D", "~/D"), ("~/Do", "~/Do"),
        ("~/Downloads/e", "~/Downloads/export"), ("/home/kim/Downloads/export\\ 2", "/home/kim/Downloads/export 2.zip"),
    ])
    func `Tab goes on as far as there is one way`(_ start: String, _ end: String) async {
        let pilot = await pilot()
        await pilot.type(start).press(.tab)
        #expect(typed(pilot) == end)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `several ways stand below the field, are chosen from, and go when something else is typed`() async {
        let pilot = await pilot()
        await pilot.type("~/Do").press(.tab)
        #expect(pilot.screen.contains("Documents/") && pilot.screen.contains("Downloads/") && !pilot.screen.contains("Desktop/"))
        await pilot.type("w")
        #expect(!pilot.screen.contains("Documents/"))
        await pilot.press(.backspace, .tab, .down, .down, .enter)
        // A folder that was chosen shows what lies in it.
        #expect(typed(pilot) == "~/Downloads/")
        #expect(pilot.screen.contains("export 2.zip") && !pilot.screen.contains("bad"))
        await pilot.type("한").press(.tab)
        #expect(typed(pilot) == "~/Downloads/한강.gpx")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("There are no walks and no steps in it."))
    }

    @Test func `a second Tab leads to the list, and Tab leads on where there is nothing to complete`() async {
        let pilot = await pilot()
        await pilot.type("~/Do").press(.tab, .tab)
        #expect(focus(pilot) == "ListView")
        await pilot.press(.up)
        #expect(focus(pilot) == "TextField")
        await pilot.type("nowhere").press(.tab)
        #expect(focus(pilot) == "Button")
        await pilot.press(.shiftTab)
        #expect(focus(pilot) == "TextField")
        await pilot.press(.control("u"), .tab)
        #expect(focus(pilot) == "Button")
        await pilot.press(.shiftTab)
        await pilot.type("~/Downloads/export.zip").press(.tab)
        #expect(focus(pilot) == "Button")
    }

    @Test func `an answer that comes after more was typed is dropped, and nothing waits for it`() async {
        let folders = MemoryFolders(Self.content, isLate: true)
        let pilot = await pilot(folders)
        await pilot.type("~/Downl")
        pilot.send(.key(.tab))
        await pilot.waitUntil { folders.asked.count == 1 }
        for key in ["x", "y"] as [Key] { pilot.send(.key(key)) }
        #expect(typed(pilot) == "~/Downlxy")
        folders.answer()
        await pilot.settle()
        #expect(typed(pilot) == "~/Downlxy")
        #expect(focus(pilot) == "TextField")
    }

    @Test func `where files were imported from is offered while nothing is typed`() async {
        let world = WalkWorld()
        let paths = ["/home/kim/Downloads/export.zip", nil, "/data/walks", "/data/walks"]
        await world.journal.keep(
            ledger: paths.map { ImportRecord(id: 1, at: WalkWorld.now, hash: nil, parserVersion: 1, path: $0, report: nil) }, aside: [])
        let pilot = await world.pilot()
        await pilot.press("i")
        #expect(pilot.screen.contains("~/Downloads/export.zip") && pilot.screen.contains("/data/walks"))
        await pilot.type("x")
        #expect(!pilot.screen.contains("/data/walks"))
        await pilot.press(.backspace, .down, .down, .enter)
        #expect(typed(pilot) == "/data/walks")
        await pilot.press(.enter)
        #expect(world.reader.readPaths == ["/data/walks"])
    }

    @Test func `the ways to go on are said as lines, too`() async {
        let pilot = await pilot()
        await pilot.resize(Size(width: 70, height: 48))
        await pilot.type("~/Do").press(.tab)
        var linear = LinearScreen()
        let lines = linear.lines(of: pilot.canvas)
        #expect(lines.contains { $0.contains("Documents/") } && lines.contains { $0.contains("Downloads/") })
    }
}
