import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ListTests {
    private final class Rows { var count = 10 }

    private func numbers(_ count: Int, asked: @escaping (Int) -> Void = { _ in }) -> ListView {
        ListView(
            numberOfRows: { count },
            row: { index in
                asked(index)
                return ListRow("row \(index)")
            })
    }

    @Test func `a million rows cost what is visible`() {
        var asked = 0
        let list = numbers(1_000_000) { _ in asked += 1 }
        let stage = Stage(list, size: Size(width: 40, height: 23))
        stage.press("G")
        #expect(stage.rows.last?.contains("row 999999") == true)
        asked = 0
        stage.press(.up, .pageUp, .down, "g")
        #expect(asked < 200)
    }

    @Test func `moving the bar inside the view draws two rows`() {
        var asked: Set<Int> = []
        let list = numbers(100) { asked.insert($0) }
        let stage = Stage(list, size: Size(width: 40, height: 23))
        stage.press(.down)
        asked = []
        stage.press(.down)
        // The heading above the top row is looked at, the other rows are not.
        #expect(asked.isSubset(of: [1, 2]))
    }

    @Test func `a list that scrolls by a row moves the picture and asks for one row`() {
        var asked: [Int] = []
        let list = numbers(100) { asked.append($0) }
        let stage = Stage(list, size: Size(width: 40, height: 12))
        while list.topRow < 3 { stage.press(.down) }
        asked = []
        stage.press(.down)
        // The row below may go on with the one that comes in.
        #expect(asked == [list.topRow + list.bounds.height])
        #expect(stage.device.canvas == stage.window.drawnAnew())
        #expect(stage.device.canvas.hint?.distance == 1)
        stage.press("G")
        #expect(stage.device.canvas == stage.window.drawnAnew())
        #expect(stage.device.canvas.hint == nil)
    }

    @Test func `a list below something else is drawn again where it scrolls`() {
        let list = numbers(100)
        let stage = Stage(list, size: Size(width: 40, height: 12))
        stage.window.showToast("saved")
        stage.press(.end, .up, .pageUp, .pageUp, .up)
        #expect(stage.device.canvas == stage.window.drawnAnew())
        #expect(stage.rows.last?.contains("saved") == true)
    }

    @Test func `the bar passes headings by and shows the first one`() {
        let rows: [ListRow] = [.header("today"), ListRow("a"), .header("yesterday"), ListRow("b"), ListRow("c")]
        let list = ListView(numberOfRows: { rows.count }, row: { rows[$0] })
        let stage = Stage(list, size: Size(width: 20, height: 6))
        list.reloadData()
        #expect(list.selectedIndex == 1)
        stage.press(.down)
        #expect(list.selectedIndex == 3)
        stage.press(.down)
        stage.press(.up, .up)
        #expect(list.selectedIndex == 1)
        #expect(stage.rows[0].hasPrefix("  today"))
    }

    @Test func `at its end the arrow leaves the list for what follows`() {
        let list = numbers(2)
        let button = Button("Go")
        let stage = Stage(FormView([FormRow("", list), FormRow("", button)]))
        stage.press(.down)
        #expect(list.isFirstResponder)
        stage.press(.down)
        #expect(button.isFirstResponder)
        stage.press(.up)
        #expect(list.isFirstResponder)
    }

    @Test func `a search goes to the match while one types, and Esc goes back`() {
        let list = ListView(numberOfRows: { 100 }, row: { ListRow($0 == 70 ? "한강 산책" : "row \($0)") })
        let stage = Stage(list)
        stage.press("j", "/")
        stage.type("한강")
        #expect(list.selectedIndex == 70)
        #expect(stage.device.cursor == Point(x: 6, y: 6))
        stage.type("x")
        #expect(stage.rows.last == "/ 한강x  ! nothing found")
        stage.press(.escape)
        #expect(list.selectedIndex == 1)
    }

    @Test func `n and N walk through the matches, round at the ends`() {
        let list = numbers(30)
        let stage = Stage(list)
        stage.press("/")
        stage.type("row 1")
        #expect(list.selectedIndex == 1)
        stage.press(.enter, "n")
        #expect(list.selectedIndex == 10)
        stage.press("N", "N")
        #expect(list.selectedIndex == 19)
        stage.press(.escape, "n")
        #expect(list.selectedIndex == 19)
    }

    @Test func `a long list is searched in slices and no key waits for it`() {
        var asked = 0
        let list = ListView(
            numberOfRows: { 1_000_000 },
            row: { index in
                asked += 1
                return ListRow(index == 50_000 ? "needle" : "hay")
            })
        let stage = Stage(list)
        stage.press("/", "e")
        #expect(asked < 25_000)
        #expect(list.selectedIndex == 0)
        var slices = 0
        while stage.window.timeUntilNextTimer != nil, slices < 10 {
            stage.window.fireTimers()
            slices += 1
        }
        #expect(list.selectedIndex == 50_000)
        #expect(slices == 2)
    }

    @Test func `Space marks rows and goes on to the next`() {
        let list = numbers(5)
        list.allowsMultipleSelection = true
        var marked: Set<Int> = []
        list.onMark = { marked = $0 }
        let stage = Stage(list)
        stage.press(" ", " ", .down, " ")
        #expect(marked == [0, 1, 3])
        stage.press(.up, .up, .up, " ")
        #expect(marked == [0, 3])
    }

    @Test func `fewer rows leave the bar at the last one`() {
        let rows = Rows()
        let list = ListView(numberOfRows: { rows.count }, row: { ListRow("row \($0)") })
        let stage = Stage(list)
        stage.press("G")
        rows.count = 3
        list.reloadData()
        stage.render()
        #expect(list.selectedIndex == 2)
        #expect(stage.rows[0] == "  row 0")
        rows.count = 0
        list.reloadData()
        stage.render()
        #expect(list.selectedIndex == nil)
        #expect(stage.rows[0] == "  Nothing here yet")
    }

    @Test func `a table sorts by the next column and turns the order round`() {
        let table = TableView(numberOfRows: { 3 }, row: { ListRow(["\($0)", "b"]) })
        table.columns = [ListColumn("A", width: 4), ListColumn("B", width: 4)]
        var sorts: [String] = []
        table.onSort = { sorts.append("\($0)\($1 ? "+" : "-")") }
        let stage = Stage(table)
        stage.press("s", "s", "S", "s")
        #expect(sorts == ["0+", "1+", "1-", "0+"])
        stage.window.dispatch(.mouse(MouseEvent(.press, at: Point(x: 9, y: 2))))
        #expect(sorts.last == "1+")
    }

    @Test func `a tree unfolds, folds and goes to the parent`() {
        var made = 0
        let tree = TreeView([
            TreeNode(ListRow("a")) {
                made += 1
                return [TreeNode(ListRow("a1")), TreeNode(ListRow("a2"))]
            }, TreeNode(ListRow("b")),
        ])
        let stage = Stage(tree)
        #expect(made == 0)
        stage.press(.right, .right)
        #expect(stage.rows[1] == "▌     a1")
        #expect(tree.selectedIndex == 1)
        stage.press(.left)
        #expect(tree.selectedIndex == 0)
        stage.press(.left)
        #expect(stage.rows[1] == "    b")
        stage.press(.enter)
        #expect(stage.rows[1] == "      a1")
        #expect(made == 1)
    }

    @Test func `the mouse selects, opens at the second click, and the wheel scrolls`() {
        var opened: [Int] = []
        let list = numbers(100)
        list.onActivate = { opened.append($0) }
        let stage = Stage(list)
        func click(_ y: Int) { stage.click(x: 4, y: y) }
        click(4)
        #expect(list.selectedIndex == 2)
        click(4)
        #expect(opened == [2])
        stage.window.dispatch(.mouse(MouseEvent(.wheelDown, at: Point(x: 4, y: 4))))
        #expect(list.topRow == 3)
    }
}
