import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct UndoManagerTests {
    private final class Page {
        var text = ""

        func set(_ new: String, _ undo: UndoManager, name: String = "") {
            let old = text
            text = new
            undo.registerUndo(withTarget: self, actionName: name) { $0.set(old, undo) }
        }
    }

    private let undo = UndoManager()
    private let page = Page()

    @Test func `changes are undone one by one, and done again in their order`() {
        page.set("a", undo)
        page.set("ab", undo)
        undo.undo()
        #expect(page.text == "a" && undo.canUndo && undo.canRedo)
        undo.undo()
        #expect(page.text == "" && !undo.canUndo)
        undo.undo()
        undo.redo()
        #expect(page.text == "a")
        undo.redo()
        undo.redo()
        #expect(page.text == "ab" && undo.canUndo && !undo.canRedo)
    }

    @Test func `a change keeps its name on the way back and forth`() {
        page.set("a", undo, name: "typing")
        #expect(undo.undoActionName == "typing" && undo.redoActionName == "")
        undo.undo()
        #expect(undo.undoActionName == "" && undo.redoActionName == "typing")
        undo.redo()
        #expect(undo.undoActionName == "typing")
    }

    @Test func `a new change ends what could be done again`() {
        page.set("a", undo)
        undo.undo()
        page.set("b", undo)
        #expect(!undo.canRedo)
    }

    @Test func `a change goes with its target`() {
        page.set("a", undo)
        do {
            let other = Page()
            other.set("x", undo, name: "other")
            #expect(undo.undoActionName == "other")
        }
        #expect(undo.undoActionName == "" && undo.canUndo)
        undo.undo()
        #expect(page.text == "")
    }

    @Test func `the state says which way it goes, and nothing is undone within an undoing`() {
        var seen: [Bool] = []
        undo.registerUndo(withTarget: page) { [undo] _ in
            seen += [undo.isUndoing, undo.isRedoing]
            undo.undo()
            undo.registerUndo(withTarget: self.page) { _ in seen += [undo.isUndoing, undo.isRedoing] }
        }
        undo.undo()
        undo.redo()
        #expect(seen == [true, false, false, true] && !undo.isUndoing && !undo.isRedoing)
    }

    @Test func `the oldest changes go where there are more than are kept`() {
        undo.levelsOfUndo = 2
        for text in ["a", "b", "c"] { page.set(text, undo) }
        for _ in 0..<3 { undo.undo() }
        #expect(page.text == "a")
        page.set("d", undo)
        undo.removeAllActions(withTarget: page)
        #expect(!undo.canUndo)
        page.set("e", undo)
        undo.removeAllActions()
        #expect(!undo.canUndo)
    }

    // MARK: On screens

    private final class Sheet: ViewController {
        let own: UndoManager?
        var titles = ["Walden"]

        init(own: UndoManager? = nil) {
            self.own = own
            super.init()
            title = "Sheet"
        }

        override var undoManager: UndoManager? { own ?? super.undoManager }
        override var keyCommands: [KeyCommand] {
            [KeyCommand("r", title: "rename") { [weak self] in self?.rename(to: "Emma") }]
        }

        func rename(to title: String) {
            let old = titles[0]
            titles[0] = title
            undoManager?.registerUndo(withTarget: self, actionName: "rename \(old)") { $0.rename(to: old) }
        }
    }

    @Test func `the keys are offered with the name of the change, and only while there is one`() async {
        let sheet = Sheet()
        let pilot = Pilot(root: NavigationController(rootViewController: sheet))
        #expect(sheet.undoManager === pilot.window.undoManager)
        #expect(!pilot.window.keyCommands.contains { $0.name == "edit.undo" })
        await pilot.press("r")
        let command = pilot.window.keyCommands.first { $0.name == "edit.undo" }
        #expect(command?.title == "undo: rename Walden" && command?.shortTitle == "undo")
        await pilot.press("u")
        #expect(sheet.titles == ["Walden"])
        #expect(pilot.window.keyCommands.contains { $0.name == "edit.redo" })
        await pilot.press("U")
        #expect(sheet.titles == ["Emma"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a screen with changes of its own is not undone from elsewhere`() async {
        let sheet = Sheet(own: UndoManager())
        let navigation = NavigationController(rootViewController: Sheet())
        let pilot = Pilot(root: navigation)
        navigation.pushViewController(sheet, animated: false)
        await pilot.settle()
        await pilot.press("r", .escape, "u")
        #expect(sheet.titles == ["Emma"])
        #expect(pilot.stack == ["Sheet"])
    }
}
