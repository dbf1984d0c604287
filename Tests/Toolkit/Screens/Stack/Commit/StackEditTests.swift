import ScreenTesting
import Testing

@testable import Screens

/// The description that one change of the tree of screens gives of itself, before anything is done.
@Suite(.leavesNothing) @MainActor
struct StackEditTests {
    private final class Page: ViewController {}
    private let stack = NavigationController(rootViewController: ViewController())
    private let tabs = TabBarController()
    private let screen = Page()
    private let other = Page()

    @Test func `a screen leaves by what took it away`() {
        let reasons: [(StackEdit, LeaveReason)] = [
            (.pop(stack), .pop), (.popTo(screen, in: stack), .popTo), (.popToRoot(stack), .popTo), (.set([screen], in: stack), .replaced),
            (.push(screen, onto: stack), .replaced), (.select(1, in: tabs), .replaced), (.present(screen, over: other), .replaced),
            (.embed(screen, in: other), .replaced), (.setTabs([screen], in: tabs), .tabClosed), (.dismiss(from: other), .dismissed),
            (.unembed(screen), .dismissed), (.show([screen], in: other), .replaced), (.root(nil, in: Window()), .rootReplaced),
        ]
        for (edit, reason) in reasons { #expect(edit.reason == reason, "\(edit.name)") }
    }

    @Test func `the screen whose part of the tree changes is the container, not what comes`() {
        #expect(StackEdit.push(screen, onto: stack).anchor === stack)
        #expect(StackEdit.set([screen], in: stack).anchor === stack)
        #expect(StackEdit.select(0, in: tabs).anchor === tabs)
        #expect(StackEdit.present(screen, over: other).anchor === other)
        #expect(StackEdit.dismiss(from: other).anchor === other)
        #expect(StackEdit.embed(screen, in: other).anchor === other)
        #expect(StackEdit.unembed(screen).anchor === screen)
        #expect(StackEdit.show([screen], in: other).anchor === other)
    }

    @Test func `another root changes the part of the present one, and there may be none`() {
        let window = Window()
        #expect(StackEdit.root(screen, in: window).anchor == nil)
        window.rootViewController = other
        #expect(StackEdit.root(screen, in: window).anchor === other)
        window.rootViewController = nil
    }

    @Test func `a report names the change and its screens`() {
        #expect(StackEdit.push(screen, onto: stack).name == "push \(screen.debugName)")
        #expect(StackEdit.set([screen, other], in: stack).name == "set [\(screen.debugName), \(other.debugName)]")
        #expect(StackEdit.show([screen], in: other).name == "show [\(screen.debugName)]")
        #expect(StackEdit.setTabs([], in: tabs).name == "set tabs []")
        #expect(StackEdit.select(2, in: tabs).name == "select tab 2")
        #expect(StackEdit.root(nil, in: Window()).name == "root none")
        #expect(StackEdit.pop(stack).name == "pop" && StackEdit.popToRoot(stack).name == "pop to root")
    }
}
