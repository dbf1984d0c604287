import Terminal
import Testing

@testable import Screens

@MainActor
struct SplitViewTests {
    private func split(_ fraction: Double = 0.5, collapsesBelow: Int = 10) -> SplitView {
        SplitView(Rule(), Rule(), fraction: fraction, collapsesBelow: collapsesBelow)
    }

    @Test(
        arguments: [
            (0.5, "───── │ ─────"), (0.25, "─── │ ───────"), (0, " │ ──────────"), (1, "────────── │"), (-1, " │ ──────────"),
            (7, "────────── │"), (.nan, "───── │ ─────"), (.infinity, "───── │ ─────"),
        ])
    func `the left view has its share, a line between them, and the right one the rest`(_ fraction: Double, _ expected: String) {
        #expect(Stage(split(fraction), width: 13).rows == [expected])
    }

    @Test(arguments: [10, 11, 12, 13, 14, 40, 81])
    func `no column is lost`(_ width: Int) {
        let split = split(0.37)
        _ = Stage(split, width: width, height: 2)
        #expect(split.primary.frame.width + 3 + split.secondary.frame.width == width)
        #expect(split.primary.frame.maxX + 3 == split.secondary.frame.minX)
    }

    @Test func `where it is narrow only one is shown, in all the room`() {
        let split = SplitView(Label("left"), Label("right"), collapsesBelow: 10)
        let stage = Stage(split, width: 9)
        #expect(split.isCollapsed && stage.rows == ["left"])
        split.showsSecondaryWhenCollapsed = true
        stage.render()
        #expect(stage.rows == ["right"] && split.primary.isHidden)
        split.collapsesBelow = 5
        stage.render()
        #expect(!split.isCollapsed && stage.rows == ["le… │ ri…"] && !split.primary.isHidden)
        stage.resize(to: Size(width: 4, height: 1))
        #expect(stage.rows == ["rig…"])
    }

    @Test func `another share is laid out at once`() {
        let split = split()
        let stage = Stage(split, width: 13)
        split.fraction = 0.25
        stage.render()
        #expect(stage.rows == ["─── │ ───────"])
    }

    @Test func `the keys go to the one that is shown`() {
        let (left, right) = (Button("left"), Button("right"))
        let split = SplitView(left, right, collapsesBelow: 60)
        let stage = Stage(split, width: 20)
        #expect(left.isFirstResponder)
        split.showsSecondaryWhenCollapsed = true
        stage.render()
        #expect(right.isFirstResponder)
        stage.press(.tab)
        #expect(right.isFirstResponder)
    }
}
