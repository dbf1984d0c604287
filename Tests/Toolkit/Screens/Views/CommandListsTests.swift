import Terminal
import Testing

@testable import Screens

@Suite @MainActor
struct CommandListsTests {
    /// A responder whose commands and hinted keys are set.
    private final class Link: Responder {
        var keys: [KeyCommand] = []
        var hinted: [KeyCommand] = []
        var isTyped = false
        var above: Responder?

        override var next: Responder? { above }
        override var keyCommands: [KeyCommand] { keys }
        override var hintedKeys: [KeyCommand] { hinted }
        override var acceptsText: Bool { isTyped }
    }

    private let top = Link()
    private let first = Link()

    init() {
        top.keys = [KeyCommand("q", title: "quit") {}]
        first.keys = [KeyCommand("n", title: "new") {}]
        first.above = top
    }

    /// Lists that remember what they read, to be asked in an expectation.
    private final class Reader {
        private(set) var lists = CommandLists()
        private let first: Responder

        init(_ first: Responder) { self.first = first }

        func isOther() -> Bool { lists.read(from: first) }
    }

    private func known() -> Reader {
        let reader = Reader(first)
        _ = reader.isOther()
        return reader
    }

    @Test func `the same lists again are no others`() {
        let reader = Reader(first)
        #expect(reader.isOther())
        #expect(!reader.isOther() && !reader.isOther())
    }

    @Test func `a list that was made anew is another one, once`() {
        let reader = known()
        top.keys = [KeyCommand("q", title: "quit") {}]
        #expect(reader.isOther())
        #expect(!reader.isOther())
    }

    @Test func `another responder on the way, more of them and fewer are noticed`() {
        let reader = known()
        let between = Link()
        between.keys = [KeyCommand("b", title: "back") {}]
        between.above = top
        first.above = between
        #expect(reader.isOther())
        first.above = top
        #expect(reader.isOther())
        first.above = nil
        #expect(reader.isOther())
        #expect(!reader.isOther())
    }

    @Test func `a first responder that wants text, or hints at another key, is noticed`() {
        let reader = known()
        first.isTyped = true
        #expect(reader.isOther() && reader.lists.isText)
        first.hinted = [KeyCommand("-", title: "change") {}]
        #expect(reader.isOther())
        #expect(!reader.isOther())
    }

    @Test func `hints begin with the keys of the first responder, which take nothing from the commands`() {
        first.hinted = [KeyCommand("q", title: "change", hint: 1) {}]
        let hints = CommandChain.hints(of: known().lists, bindings: KeyBindings())
        #expect(hints.map(\.title) == ["change", "new", "quit"])
    }
}
