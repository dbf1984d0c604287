import Terminal
import Testing

@testable import Screens

@MainActor
struct StackViewTests {
    @Test(arguments: [(80, 4), (48, 4), (47, 1), (24, 1), (23, 0)])
    func `margins shrink where it is narrow, but text never touches the edge before there are 24 columns`(_ width: Int, _ margin: Int) {
        let stack = StackView(.vertical, [Label("hello")])
        stack.layoutMargins = Size(width: 4, height: 1)
        let stage = Stage(stack, size: Size(width: width, height: 20))
        #expect(stage.rows.contains(String(repeating: " ", count: margin) + "hello"))
    }

    @Test func `an indented view begins farther right, is that much narrower, and wraps in time`() {
        let text = Label("one two three", lines: 0)
        text.indent = 2
        let stage = Stage(StackView(.vertical, [Label("below"), text]), size: Size(width: 10, height: 10))
        #expect(stage.rows.prefix(3) == ["below", "  one two", "  three"])
    }

    @Test func `a view that has nothing to show takes no room for its indent`() {
        let empty = Label("")
        empty.indent = 2
        let stack = StackView(.vertical, spacing: 1, [Label("above"), empty, Label("below")])
        #expect(stack.sizeThatFits(Size(width: 20, height: 20)) == Size(width: 5, height: 3))
    }
}
