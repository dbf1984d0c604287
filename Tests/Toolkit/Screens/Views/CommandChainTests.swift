import Terminal
import Testing

@testable import Screens

@Suite @MainActor
struct CommandChainTests {
    /// A responder with keys, in front of another one.
    private final class Link: Responder {
        let keys: [KeyCommand]
        let isTyped: Bool
        let above: Responder?

        init(_ keys: [KeyCommand], isTyped: Bool = false, above: Responder? = nil) {
            self.keys = keys
            self.isTyped = isTyped
            self.above = above
        }

        override var next: Responder? { above }
        override var keyCommands: [KeyCommand] { keys }
        override var acceptsText: Bool { isTyped }
        override var answeredKeys: [KeyCommand] { [answered(.up, .down, title: "move")] }
    }

    private func chain(_ first: Responder, _ bindings: KeyBindings = KeyBindings()) -> CommandChain {
        CommandChain(first: first, bindings: bindings)
    }

    @Test func `the nearest command with a key has it`() {
        let above = Link([KeyCommand("n", title: "far") {}, KeyCommand("m", title: "only there") {}])
        let chain = chain(Link([KeyCommand("n", title: "near") {}], above: above))
        #expect(chain.command(for: "n")?.title == "near")
        #expect(chain.command(for: "m")?.title == "only there")
        #expect(chain.command(for: "x") == nil)
    }

    @Test func `a command keeps the keys that no nearer one takes, and goes with the last of them`() {
        let above = Link([KeyCommand("n", Key(.insert), title: "far") {}, KeyCommand("n", title: "gone") {}])
        let shown = chain(Link([KeyCommand("n", title: "near") {}], above: above)).onShow
        #expect(shown.map(\.title) == ["near", "far"])
        #expect(shown.map(\.inputs) == [["n"], [Key(.insert)]])
    }

    @Test func `while text is typed printable keys are no commands`() {
        let above = Link([KeyCommand("q", title: "quit") {}, KeyCommand("s", .control("s"), title: "save") {}])
        let shown = chain(Link([], isTyped: true, above: above)).onShow
        #expect(shown.map(\.title) == ["save"])
        #expect(shown.first?.inputs == [.control("s")])
    }

    @Test func `a command that a person gave no key stays`() throws {
        let command = KeyCommand("n", title: "new", name: "book.new") {}
        let bindings = try KeyBindings("book.new =", file: "keys")
        let chain = chain(Link([command]), bindings)
        #expect(chain.command(for: "n") == nil)
        #expect(chain.onShow.map(\.inputs) == [[]])
    }

    @Test func `keys that are answered without a command are listed by who answers them`() {
        let above = Link([KeyCommand("q", title: "quit") {}])
        let first = Link([KeyCommand(.up, title: "raise") {}], above: above)
        let listed = chain(first).byResponder
        #expect(listed.map(\.responder) == [first, above])
        #expect(listed.map { $0.commands.map(\.title) } == [["raise", "move"], ["quit"]])
        #expect(listed.first?.commands.last?.inputs == [.down])
    }

    @Test func `a key that a command further up takes is listed as that command's`() {
        let above = Link([KeyCommand(.down, title: "lower") {}])
        let listed = chain(Link([], above: above)).byResponder
        #expect(listed.map { $0.commands.map(\.title) } == [["move"], ["lower"]])
        #expect(listed.first?.commands.first?.inputs == [.up])
    }
}

extension [Responder] {
    fileprivate static func == (left: [Responder], right: [Responder]) -> Bool { left.elementsEqual(right) { $0 === $1 } }
}
