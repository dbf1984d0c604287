import Terminal
import Testing

@testable import Screens

@MainActor
struct TabBarTests {
    private func bar(_ selected: Int = 0) -> TabBar {
        let bar = TabBar()
        bar.tabs = [TabBar.Tab("Walk"), TabBar.Tab("함께", badge: "2"), TabBar.Tab("Analyze", image: "□", selectedImage: "■")]
        bar.selectedIndex = selected
        return bar
    }

    @Test(
        arguments: [
            (48, " ● 1 Walk     ○ 2 함께 2     □ 3 Analyze"), (43, " ● 1 Walk     ○ 2 함께 2     □ 3 Analyze"),
            (40, " ● 1 Walk  ○ 2 함께 2  □ 3 Analyze"),
            (36, " ● 1 Walk  ○ 2 함께 2  □ 3 Analyze"), (33, " ● 1 Walk  ○ 2  □ 3"), (20, " ● 1 Walk  ○ 2  □ 3"), (12, " ● 1 Walk  …"),
            (5, " ● 1…"), (1, ""),
            (0, ""),
        ])
    func `wide gaps go first, then the names of the others`(_ width: Int, _ expected: String) {
        #expect(Stage(bar(), width: width).rows == [expected])
    }

    @Test func `the open tab has its own sign and stands out`() {
        let stage = Stage(bar(2), width: 48)
        #expect(stage.rows == [" ○ 1 Walk     ○ 2 함께 2     ■ 3 Analyze"])
        #expect(stage.style(x: 1) == Style(.secondary) && stage.style(x: 29) == Style(.accent, .bold))
    }

    @Test(
        arguments: [(1, 0), (8, 0), (9, nil), (13, nil), (14, 1), (23, 1), (24, nil), (29, 2), (39, 2), (40, nil), (0, nil)]
            as [(Int, Int?)])
    func `a click takes the tab that it hits, and between two none`(_ x: Int, _ expected: Int?) {
        let bar = bar()
        var told: [Int] = []
        bar.onSelect = { told.append($0) }
        let stage = Stage(bar, width: 48)
        #expect(stage.mouse(.press, x: x) == (expected != nil))
        #expect(told == (expected.map { [$0] } ?? []))
        stage.mouse(.release, x: x)
        stage.mouse(.wheelDown, x: x)
        #expect(told.count <= 1)
    }

    @Test func `without tabs there is nothing to draw or click`() {
        let stage = Stage(TabBar(), width: 20)
        #expect(stage.rows == [""] && !stage.mouse(.press, x: 3))
    }

    @Test func `a change is drawn, the same again is not`() {
        let bar = bar()
        let stage = Stage(bar, width: 48)
        bar.selectedIndex = 0
        bar.tabs = Array(bar.tabs)
        #expect(!stage.render())
        bar.selectedIndex = 1
        #expect(stage.render() && stage.rows == [" ○ 1 Walk     ● 2 함께 2     □ 3 Analyze"])
        bar.tabs[1].badge = ""
        #expect(stage.render() && stage.rows == [" ○ 1 Walk     ● 2 함께     □ 3 Analyze"])
        #expect(bar.sizeThatFits(Size(width: 9, height: 4)) == Size(width: 9, height: 1))
    }
}
