import Observation
import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing)
struct ToastQueueTests {
    private let diary = Diary()
    private let stack = NavigationController(rootViewController: ViewController())

    @Test func `a screen that goes takes its own toast along, and no other`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("mine", scope: .screen)
        pilot.window.showToast("somebody else's")
        stack.popViewController(animated: true)
        #expect(pilot.toast == "somebody else's")
    }

    @Test func `a question that comes over a screen takes the screen's toast away`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("mine", scope: .screen)
        #expect(pilot.toast == "mine")
        screen.present(AlertController(title: "Sure?", message: nil), animated: true)
        #expect(pilot.toast == nil)
    }

    @Test func `a toast that must be seen waits for its own screen, whatever else comes on show`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        stack.pushViewController(DiaryScreen("b", diary), animated: true)
        screen.showToast("see me", scope: .untilSeen)
        stack.pushViewController(DiaryScreen("c", diary), animated: true)
        #expect(pilot.toast == nil)
        stack.popToViewController(screen, animated: true)
        #expect(pilot.toast == "see me")
    }

    @Test func `a toast that offers a key goes as soon as that key does something else, and no other toast does`() async {
        let (undo, again) = (KeyEntry("book.undo", "u", title: "undo"), KeyEntry("book.again", "a", title: "again"))
        let screen = BookScreen(undo, again)
        let pilot = Pilot(root: screen)
        await pilot.settle()
        screen.showToast("Walden is deleted", offering: undo)
        screen.state.others += 1
        await pilot.settle()
        #expect(pilot.toast == "Walden is deleted · u undo")
        screen.state.last = "Emma"
        await pilot.settle()
        #expect(pilot.toast == nil)
        screen.showToast("Emma is deleted", offering: undo)
        screen.state.last = nil
        await pilot.settle()
        #expect(pilot.toast == nil)
        screen.showToast("saved")
        screen.state.last = "Walden"
        await pilot.settle()
        #expect(pilot.toast == "saved")
    }

    @Test func `the reason why a key does nothing goes with the next key, and what else is said stays`() async {
        let field = TextField()
        let screen = ViewController()
        screen.view = StackView(.vertical, [field])
        let pilot = Pilot(root: screen)
        pilot.window.globalCommands.append { KeyCommand(.control("s"), title: "save", disabledReason: "a height first") {} }
        await pilot.settle()
        await pilot.press(.control("s"))
        #expect(pilot.toast == "a height first")
        await pilot.press(.tab)
        #expect(pilot.toast == nil)
        screen.showToast("saved")
        await pilot.press("x")
        #expect(pilot.toast == "saved" && field.text == "x")
    }

    @Test func `a question takes away what was said before, and is never covered by what is said while it waits`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: stack)
        pilot.window.showToast("said before the question came")
        let alert = AlertController(title: "Undo?", message: "Its records and walks go. Importing the file again brings them back.")
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Undo", style: .destructive))
        stack.present(alert, animated: false)
        await pilot.settle()
        #expect(pilot.toast == nil)
        pilot.window.showToast("a sentence that is so long that it takes more than one row of the window")
        await pilot.settle()
        let rows = (0..<12).map { pilot.row($0) }
        #expect(rows.contains { $0.contains("[ Cancel ]") && $0.contains("[ Undo ]") })
        #expect(rows.contains { $0.contains("a sentence that is so long") })
        alert.dismiss(animated: false)
        await pilot.settle()
    }

    @Test func `what was said before there was a window is said when one comes, but not for a screen that has left by then`() {
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("mine", scope: .screen)
        stack.viewControllers[0].showToast("ours")
        stack.popViewController(animated: true)
        let pilot = Pilot(root: ViewController())
        pilot.window.rootViewController = stack
        #expect(pilot.toast == "ours")
    }

    @Test func `what must be seen is said at once by a screen that can be seen, and in the order in which it was said by one that comes`() {
        let pilot = Pilot(root: stack)
        stack.viewControllers[0].showToast("here", scope: .untilSeen)
        #expect(pilot.toast == "here")
        let screen = stack.viewControllers[0]
        stack.pushViewController(DiaryScreen("a", diary), animated: true)
        screen.showToast("first", scope: .untilSeen)
        screen.showToast("second", scope: .untilSeen)
        stack.popViewController(animated: true)
        #expect(pilot.toast == "first")
    }

    @Test func `a screen's own toast goes when something comes over it, and stays while only what lies below changes`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("mine", scope: .screen)
        stack.viewControllers = [DiaryScreen("other", diary), screen]
        #expect(pilot.toast == "mine")
        let sheet = DiaryScreen("sheet", diary)
        sheet.modalPresentationStyle = .formSheet
        screen.present(sheet, animated: true)
        #expect(pilot.toast == nil && screen.isOnShow)
    }

    @Test func `what must be seen goes with its screen once it was seen`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("too far apart", role: .danger, scope: .untilSeen)
        #expect(pilot.toast == "too far apart")
        stack.popViewController(animated: true)
        #expect(pilot.toast == nil)
    }

    @Test func `a toast that has gone with its screen takes no later one of the same words along`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("saved", scope: .screen)
        stack.popViewController(animated: true)
        pilot.window.showToast("saved")
        stack.pushViewController(DiaryScreen("b", diary), animated: true)
        #expect(pilot.toast == "saved")
    }

    @Test func `a question takes away what was said before it, once`() async {
        let pilot = Pilot(root: stack)
        stack.present(AlertController(title: "Sure?", message: nil), animated: true)
        pilot.window.showToast("said meanwhile")
        stack.pushViewController(DiaryScreen("below", diary), animated: true)
        #expect(pilot.toast == "said meanwhile")
    }

    @Test func `a reason that a key took away leaves the same words alone when somebody else says them`() {
        let (queue, pilot) = (ToastQueue(), Pilot(root: stack))
        queue.showReason("a height first", of: stack, in: pilot.window)
        queue.keyPressed(in: pilot.window)
        #expect(pilot.toast == nil)
        pilot.window.showToast("a height first")
        queue.keyPressed(in: pilot.window)
        #expect(pilot.toast == "a height first")
    }

    @Test func `what belongs to no screen and must be seen waits for the next change, in one queue only`() {
        let (queue, other, pilot) = (ToastQueue(), ToastQueue(), Pilot(root: stack))
        queue.show(Toast(text: "ours", role: .text, scope: .untilSeen, entry: nil), in: pilot.window)
        #expect(pilot.toast == nil)
        other.absorb(queue)
        queue.update(in: pilot.window)
        #expect(pilot.toast == nil)
        other.update(in: pilot.window)
        #expect(pilot.toast == "ours")
    }
}

/// A screen whose undo is named after what it would undo.
private final class BookScreen: ViewController {
    @Observable @MainActor
    final class State {
        var last: String? = "Walden"
        var others = 0
    }

    let state = State()
    private let undo: KeyEntry
    private let again: KeyEntry

    init(_ undo: KeyEntry, _ again: KeyEntry) {
        self.undo = undo
        self.again = again
        super.init()
    }

    override var keyCommands: [KeyCommand] {
        var command = KeyCommand(undo, hint: 1) {}
        if let last = state.last {
            command.title += ": " + last
        } else {
            command.disabledReason = "Nothing to undo."
        }
        var other = KeyCommand(again, hint: 2) {}
        other.title += " \(state.others)"
        return [command, other]
    }
}
