import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ResponderTests {
    private final class Listener: View {
        var takes: Set<Key> = []
        var heard: [Key] = []
        var pasted: [String] = []
        var changes = 0
        var focusable = false
        override var canBecomeFirstResponder: Bool { focusable }
        override func keyPressed(_ key: Key) -> Bool {
            heard.append(key)
            return takes.contains(key)
        }
        override func paste(_ text: String) -> Bool {
            pasted.append(text)
            return takes.contains("p")
        }
        override func firstResponderChanged() { changes += 1 }
    }

    private func family() -> (Stage, outer: Listener, inner: Listener) {
        let (outer, inner) = (Listener(), Listener())
        inner.focusable = true
        outer.addSubview(inner)
        return (Stage(outer), outer, inner)
    }

    @Test func `a key climbs until somebody takes it`() {
        let (stage, outer, inner) = family()
        inner.takes = ["a"]
        outer.takes = ["b"]
        stage.press("a", "b", "c")
        #expect(inner.heard == ["a", "b", "c"] && outer.heard == ["b", "c"])
    }

    @Test func `a paste climbs as a key does`() {
        let (stage, outer, inner) = family()
        inner.takes = ["p"]
        #expect(stage.window.dispatch(.paste("one")))
        inner.takes = []
        #expect(!stage.window.dispatch(.paste("two")))
        #expect(inner.pasted == ["one", "two"] && outer.pasted == ["two"])
    }

    @Test func `the chain goes from a view by its superviews and its screen to the window`() {
        let (stage, outer, inner) = family()
        let chain = inner.chain
        #expect(chain.first === inner && chain.contains { $0 === outer } && chain.contains { $0 === stage.controller })
        #expect(chain.last === stage.window)
        #expect(View().chain.count == 1)
    }

    @Test func `who gets the keys and who loses them is told once`() {
        let (stage, _, inner) = family()
        #expect(inner.isFirstResponder && inner.changes == 1)
        let other = Listener()
        other.focusable = true
        inner.superview?.addSubview(other)
        #expect(other.becomeFirstResponder() && other.isFirstResponder)
        #expect(inner.changes == 2 && other.changes == 1)
        #expect(other.becomeFirstResponder() && other.changes == 1)
        stage.render()
        #expect(other.isFirstResponder)
    }

    @Test func `what cannot have the keys does not get them`() {
        let (stage, outer, inner) = family()
        #expect(!outer.becomeFirstResponder())
        stage.render()
        #expect(stage.window.firstResponder === inner)
        let loose = Listener()
        loose.focusable = true
        #expect(!loose.becomeFirstResponder())
    }

    @Test func `a key that is answered names itself, and choosing it presses it`() {
        let (stage, _, inner) = family()
        let command = inner.answered(.up, .down, title: "move", hint: 3)
        #expect(command.inputs == [.up, .down] && command.title == "move" && command.hint == 3)
        command.action()
        #expect(inner.heard == [.up] && stage.window.firstResponder === inner)
    }

    @Test func `the first answer on the way up holds`() {
        let (_, outer, inner) = family()
        #expect(inner.climb { $0 === outer ? "outer" : nil } == "outer")
        #expect(inner.climb { _ in nil as String? } == nil)
    }
}
