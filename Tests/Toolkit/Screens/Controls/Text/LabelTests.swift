import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct LabelTests {
    private let korean = "한강을 따라 오래 걸었어요"

    @Test(arguments: [(20, "over the bridge"), (15, "over the bridge"), (14, "over the brid…"), (2, "o…"), (1, "…"), (0, "")])
    func `one line that is too long ends with an ellipsis`(_ width: Int, _ expected: String) {
        #expect(Stage(Label("over the bridge"), width: width).rows == [expected])
    }

    @Test(arguments: [(25, "한강을 따라 오래 걸었어요"), (12, "한강을 따라…"), (6, "한강…"), (5, "한강…"), (4, "한…"), (2, "…"), (1, "…")])
    func `no syllable is cut in two`(_ width: Int, _ expected: String) {
        #expect(Stage(Label(korean), width: width).rows == [expected])
    }

    @Test(
        arguments: [
            (TextAlignment.left, "ab", "산책"), (.center, "    ab", "   산책"), (.right, "        ab", "      산책"),
        ])
    func `lines stand where they are aligned`(_ alignment: TextAlignment, _ first: String, _ second: String) {
        #expect(Stage(Label("ab", alignment: alignment), width: 10).rows == [first])
        #expect(Stage(Label("ab\n산책", alignment: alignment, lines: 0), width: 10, height: 2).rows == [first, second])
    }

    @Test(
        arguments: [
            (0, ["one two", "three", "four", "five"]), (2, ["one two", "three …", "", ""]), (3, ["one two", "three", "four …", ""]),
            (4, ["one two", "three", "four", "five"]), (9, ["one two", "three", "four", "five"]),
        ])
    func `it takes at most so many lines, and says where text was left out`(_ lines: Int, _ expected: [String]) {
        #expect(Stage(Label("one two three four five", lines: lines), width: 8, height: 4).rows == expected)
    }

    @Test func `line ends in the text end the line, also empty ones`() {
        #expect(Stage(Label("one\n\ntwo\r\nthree", lines: 0), width: 8, height: 5).rows == ["one", "", "two", "three", ""])
    }

    @Test func `what has more lines than rows shows the first, and that there is more`() {
        #expect(Stage(Label("one two three", lines: 0), width: 5, height: 2).rows == ["one", "two …"])
    }

    @Test(
        arguments: [
            ("", 0, 1, Size.zero), ("ab", 10, 1, Size(width: 2, height: 1)), ("산책", 10, 1, Size(width: 4, height: 1)),
            ("산책", 3, 1, Size(width: 3, height: 1)), ("산책", 0, 1, .zero), ("one two", 5, 0, Size(width: 3, height: 2)),
            ("one two", 9, 0, Size(width: 7, height: 1)), ("one two", 0, 0, .zero), ("", 9, 0, .zero),
        ])
    func `it wants its text and nothing else`(_ text: String, _ width: Int, _ lines: Int, _ expected: Size) {
        #expect(Label(text, lines: lines).sizeThatFits(Size(width: width, height: 50)) == expected)
    }

    @Test(arguments: [0, 1, 2, 7])
    func `it never wishes for more rows than there are`(_ lines: Int) {
        let label = Label("one two three four", lines: lines)
        for height in 0...5 { #expect(label.sizeThatFits(Size(width: 5, height: height)).height <= height) }
    }

    @Test func `another text is drawn, the same one is not`() {
        let label = Label("one")
        let stage = Stage(label, width: 9)
        label.text = "one"
        label.style = .plain
        label.alignment = .left
        label.numberOfLines = 1
        #expect(!stage.render())
        label.text = "two"
        #expect(stage.render() && stage.rows == ["two"])
        label.style = Style(.accent)
        #expect(stage.render() && stage.style(x: 0) == Style(.accent))
        label.alignment = .right
        #expect(stage.render() && stage.rows == ["      two"])
    }

    @Test func `a number that counts up lays nothing out again, a longer one does`() {
        final class Counter: View {
            let label: Label
            var layouts = 0
            init(_ label: Label) {
                self.label = label
                super.init()
                addSubview(label)
            }
            override func layoutSubviews() {
                layouts += 1
                label.frame = bounds
            }
        }
        let label = Label("1,000")
        let counter = Counter(label)
        let stage = Stage(counter, width: 12)
        let before = counter.layouts
        label.text = "1,001"
        stage.render()
        #expect(counter.layouts == before && stage.rows == ["1,001"])
        label.text = "10,000"
        stage.render()
        #expect(counter.layouts == before + 1 && stage.rows == ["10,000"])
    }

    @Test func `a label that changes its lines wraps anew`() {
        let label = Label("one two three", lines: 0)
        let stage = Stage(label, width: 7, height: 3)
        #expect(stage.rows == ["one two", "three", ""])
        label.numberOfLines = 1
        stage.render()
        #expect(stage.rows == ["one tw…", "", ""])
        label.numberOfLines = 0
        label.text = "four\nfive"
        stage.render()
        #expect(stage.rows == ["four", "five", ""])
    }

    @Test func `a text that has fewer rows than it needs says that it goes on`() {
        let stage = Stage(Label("one two three four", lines: 0), width: 8, height: 2)
        #expect(stage.rows == ["one two", "three …"])
        #expect(Stage(Label("one two three four", lines: 0), width: 8, height: 1).rows == ["one …"])
        #expect(Stage(Label("one two three", lines: 0), width: 8, height: 2).rows == ["one two", "three"])
    }
}
