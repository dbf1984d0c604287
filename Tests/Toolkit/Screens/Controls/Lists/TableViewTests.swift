import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct TableViewTests {
    private final class Told { var sorts: [String] = [] }

    private func table(_ count: Int = 3) -> (TableView, Told) {
        let told = Told()
        let table = TableView(numberOfRows: { count }, row: { ListRow(["이름 \($0)", ListCell("\($0 * 100)")]) })
        table.columns = [
            ListColumn("Name", width: 8, stretch: 1, compressionResistance: 1), ListColumn("Steps", width: 7, alignment: .right),
        ]
        table.onSort = { told.sorts.append("\($0) \($1)") }
        return (table, told)
    }

    @Test func `headings stand over their columns, at the same side, with the order beside them`() {
        let (table, _) = table()
        let stage = Stage(table, width: 24, height: 4)
        #expect(stage.rows == ["  Name             Steps", "▌ 이름 0               0", "  이름 1             100", "  이름 2             200"])
        #expect(stage.style(x: 2) == Style(.secondary, .underline))
        table.sortColumn = 1
        stage.render()
        #expect(stage.rows[0] == "  Name           Steps ▴" && stage.style(x: 20) == Style(.text, [.bold, .underline]))
        table.isAscending = false
        stage.render()
        #expect(stage.rows[0] == "  Name           Steps ▾")
    }

    @Test(
        arguments: [
            (19, ["  Name        Steps", "▌ 이름 0          0"]), (18, ["  Name", "▌ 이름 0"]), (8, ["  Name", "▌ 이름 0"]),
            (7, ["  Name", "▌ 이름…"]), (3, ["  …", "▌ …"]), (2, ["", "▌"]),
            (0, ["", ""]),
        ])
    func `where it is narrow the least important column goes with its heading`(_ width: Int, _ expected: [String]) {
        let (table, _) = table(1)
        #expect(Stage(table, width: width, height: 2).rows == expected)
    }

    @Test func `in one row there is no room for headings`() {
        let (table, _) = table()
        #expect(Stage(table, width: 24, height: 1).rows[0].hasPrefix("▌ 이름 0"))
    }

    @Test func `s goes from column to column and round, S turns the order`() {
        let (table, told) = table()
        let stage = Stage(table, width: 24, height: 5)
        stage.press("s", "s", "s")
        #expect(told.sorts == ["0 true", "1 true", "0 true"] && table.sortColumn == 0)
        stage.press("S", "S")
        #expect(told.sorts.suffix(2) == ["0 false", "0 true"])
    }

    @Test func `S without an order yet sorts by the first column downwards`() {
        let (table, told) = table()
        Stage(table, width: 24, height: 5).press("S")
        #expect(told.sorts == ["0 false"])
    }

    @Test func `a click on a heading sorts by it, and another one turns it`() {
        let (table, told) = table()
        let stage = Stage(table, width: 24, height: 5)
        stage.click(x: 20)
        stage.click(x: 20)
        stage.click(x: 3)
        #expect(told.sorts == ["1 true", "1 false", "0 true"])
        #expect(!stage.mouse(.press, x: 0) && told.sorts.count == 3)
        #expect(table.selectedIndex == 0)
    }

    @Test func `one that cannot be sorted has neither the keys nor the clicks`() {
        let (table, told) = table()
        table.onSort = nil
        let stage = Stage(table, width: 24, height: 5)
        stage.press("s", "S")
        #expect(!stage.mouse(.press, x: 3) && table.sortColumn == nil && told.sorts.isEmpty)
    }

    @Test func `rows begin below the headings, for the mouse and for what is in sight`() {
        let (table, _) = table(20)
        let stage = Stage(table, width: 24, height: 5)
        stage.click(x: 4, y: 3)
        #expect(table.selectedIndex == 2)
        stage.press(.end)
        #expect(table.topRow == 16 && stage.rows[4].hasPrefix("▌ 이름 19"))
        #expect(stage.rows[0].hasPrefix("  Name"))
        #expect(table.sizeThatFits(Size(width: 30, height: 50)) == Size(width: 30, height: 21))
    }
}
