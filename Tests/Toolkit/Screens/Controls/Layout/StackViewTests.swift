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

    private func rows(_ stack: StackView, _ width: Int, _ height: Int) -> [String] { Stage(stack, width: width, height: height).rows }

    @Test(
        arguments: [
            (StackView.Alignment.fill, ["ab", "산책", "c"]), (.leading, ["ab", "산책", "c"]), (.center, ["  ab", " 산책", "  c"]),
            (.trailing, ["    ab", "  산책", "     c"]),
        ])
    func `views that are narrower than a column stand where it aligns them`(_ alignment: StackView.Alignment, _ expected: [String]) {
        #expect(rows(StackView(.vertical, alignment: alignment, [Label("ab"), Label("산책"), Label("c")]), 6, 3) == expected)
    }

    @Test func `a row puts views side by side, with its spacing between them`() {
        #expect(rows(StackView(.horizontal, [Label("a"), Label("산책"), Label("b")]), 9, 1) == ["a산책b"])
        #expect(rows(StackView(.horizontal, spacing: 2, [Label("a"), Label("산책"), Label("b")]), 12, 1) == ["a  산책  b"])
        #expect(rows(StackView(.horizontal, spacing: 2, [Label("a"), Label("b")]), 3, 1) == ["a"])
    }

    @Test func `one view may have another room behind it, until it leaves`() {
        let (first, second) = (Label("a"), Label("b"))
        let stack = StackView(.horizontal, spacing: 1, [first, second, Label("c")])
        stack.setCustomSpacing(3, after: first)
        let stage = Stage(stack, width: 9)
        #expect(stage.rows == ["a   b c"])
        stack.removeArrangedSubview(first)
        stage.render()
        #expect(stage.rows == ["b c"] && first.superview == nil)
        stack.addArrangedSubview(first)
        stage.render()
        #expect(stage.rows == ["b c a"])
        stack.insertArrangedSubview(first, at: 0)
        stage.render()
        #expect(stage.rows == ["a b c"])
    }

    @Test(arguments: [(-3, "a b c"), (0, "a b c"), (1, "b a c"), (2, "b c a"), (99, "b c a")])
    func `a view that is there already moves to its new place`(_ index: Int, _ expected: String) {
        let first = Label("a")
        let stack = StackView(.horizontal, spacing: 1, [first, Label("b"), Label("c")])
        stack.insertArrangedSubview(first, at: index)
        #expect(rows(stack, 9, 1) == [expected])
        #expect(stack.arrangedSubviews.count == 3 && stack.subviews.count == 3)
    }

    @Test func `a hidden view is as if it were not there`() {
        let middle = Label("b")
        let stack = StackView(.vertical, spacing: 1, [Label("a"), middle, Label("c")])
        let stage = Stage(stack, width: 3, height: 5)
        middle.isHidden = true
        stage.render()
        #expect(stage.rows == ["a", "", "c", "", ""])
        #expect(stack.sizeThatFits(Size(width: 9, height: 9)) == Size(width: 1, height: 3))
        middle.isHidden = false
        stage.render()
        #expect(stage.rows == ["a", "", "b", "", "c"])
    }

    @Test func `where there are too few rows, whole views go and nothing is cut in the middle`() {
        let important = Label("c")
        important.compressionResistance = 1
        let stack = StackView(.vertical, [Label("a"), Label("b"), important])
        #expect(rows(stack, 3, 3) == ["a", "b", "c"])
        #expect(rows(stack, 3, 2) == ["a", "c"])
        #expect(rows(stack, 3, 1) == ["c"])
        #expect(rows(stack, 0, 0) == [])
    }

    @Test func `turned round it lays out in the other direction`() {
        let stack = StackView(.vertical, [Label("a"), Label("b")])
        let stage = Stage(stack, width: 4, height: 2)
        #expect(stage.rows == ["a", "b"])
        stack.axis = .horizontal
        stage.render()
        #expect(stage.rows == ["ab", ""])
        stack.spacing = 2
        stage.render()
        #expect(stage.rows == ["a  b", ""])
    }

    @Test func `stacks in stacks share their room as one would think`() {
        let row = StackView(.horizontal, spacing: 1, [Label("a"), Spacer(), Label("b")])
        let list = Label("list")
        list.stretch = 1
        let stack = StackView(.vertical, [row, list, Label("end")])
        #expect(rows(stack, 6, 5) == ["a    b", "list", "", "", "end"])
    }

    @Test(
        arguments: [
            (20, 3, ["[ Yes ]  [ No ]", "[ Later ]", ""]), (9, 4, ["[ Yes ]", "[ No ]", "[ Later ]", ""]),
            (40, 1, ["[ Yes ]  [ No ]  [ Later ]"]),
        ])
    func `a row that wraps goes on in the next one, and none of its views is missing`(_ width: Int, _ height: Int, _ expected: [String]) {
        let row = StackView(.horizontal, spacing: 2, ["[ Yes ]", "[ No ]", "[ Later ]"].map { Label($0) })
        row.wraps = true
        #expect(rows(row, width, height) == expected)
        #expect(row.sizeThatFits(Size(width: 20, height: 9)) == Size(width: 15, height: 2))
        row.wraps = false
        #expect(row.sizeThatFits(Size(width: 20, height: 9)).height == 1)
    }

    @Test func `a row that wraps leaves out whole views where there are too few rows`() {
        let row = StackView(.horizontal, ["one", "two"].map { Label($0) })
        row.wraps = true
        #expect(rows(StackView([row, Label("end")]), 4, 3) == ["one", "two", "end"])
        #expect(rows(row, 4, 1) == ["one"])
    }

    @Test func `a stack is a column where nothing else is said`() {
        for stack in [StackView([Label("a"), Label("b")]), StackView(spacing: 0, [Label("a"), Label("b")]), StackView()] {
            #expect(stack.axis == .vertical)
        }
        #expect(StackView(spacing: 1, [Label("a")]).spacing == 1)
    }
}
