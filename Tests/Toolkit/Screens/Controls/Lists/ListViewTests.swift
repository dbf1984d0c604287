import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ListViewTests {
    private final class Told {
        var selected: [Int] = []
        var opened: [Int] = []
        var marked: [Set<Int>] = []
    }

    private func list(_ count: Int = 20, row: @escaping @MainActor (Int) -> ListRow = { ListRow("row \($0)") }) -> (ListView, Told) {
        let told = Told()
        let list = ListView(numberOfRows: { count }, row: row) { told.opened.append($0) }
        list.onSelect = { told.selected.append($0) }
        list.onMark = { told.marked.append($0) }
        return (list, told)
    }

    // MARK: Drawing

    @Test(
        arguments: [
            (16, ["▌ one        1st", "  둘째       2nd"]), (11, ["▌ one   1st", "  둘째  2nd"]), (10, ["▌ one  1st", "  둘째"]),
            (9, ["▌ one", "  둘째"]),
            (5, ["▌ one", "  둘…"]), (4, ["▌ o…", "  …"]), (2, ["▌", ""]), (1, ["▌", ""]), (0, ["", ""]),
        ])
    func `a row is a text and a detail at the right, which goes first`(_ width: Int, _ expected: [String]) {
        let (list, _) = list(2) { $0 == 0 ? ListRow("one", detail: "1st") : ListRow("둘째", detail: "2nd") }
        #expect(Stage(list, width: width, height: 2).rows == expected)
    }

    @Test func `columns hold their texts at their sides, cut where they are too long`() {
        let (list, _) = list(2) { $0 == 0 ? ListRow(["07:40", "한강을 따라", "3,912"]) : ListRow(["9:05", "x"]) }
        list.columns = [ListColumn(width: 5, alignment: .right), ListColumn(width: 8, stretch: 1), ListColumn(width: 6, alignment: .right)]
        #expect(Stage(list, width: 25, height: 2).rows == ["▌ 07:40  한강을 …   3,912", "   9:05  x"])
        list.columnGap = 1
        #expect(Stage(list, width: 25, height: 2).rows == ["▌ 07:40 한강을 따…  3,912", "   9:05 x"])
    }

    @Test func `a text runs on over empty columns, and a long number begins in what the text before it leaves free`() {
        let (list, _) = list(3) {
            switch $0 {
            case 0: ListRow(["1", "Nobody has a place yet."])
            case 1: ListRow(["2", "Kim of the river", "", "12"])
            default: ListRow(["3", "Ann", "1 h 10 min"])
            }
        }
        list.columns = [
            ListColumn(width: 1), ListColumn(width: 6), ListColumn(width: 8, alignment: .right), ListColumn(width: 6, alignment: .right),
        ]
        #expect(
            Stage(list, width: 30, height: 3).rows == [
                "▌ 1  Nobody has a place yet.", "  2  Kim of the river      12", "  3  Ann   1 h 10 min",
            ])
    }

    @Test func `where there are more rows than room, a bar says where one is`() {
        let (list, _) = list(6)
        let stage = Stage(list, width: 12, height: 3)
        #expect(stage.rows == ["▌ row 0    ┃", "  row 1    │", "  row 2    │"])
        stage.press(.end)
        #expect(stage.rows == ["  row 3    │", "  row 4    │", "▌ row 5    ┃"])
    }

    @Test func `a row that goes on stands in its columns, is passed by, and comes into view with what it goes on with`() {
        let rows: [ListRow] = [
            .header("books"), ListRow(["a", "long"]), .continuation(["", "note"]), ListRow(["b", "short"]), ListRow(["c", "at the"]),
            .continuation(["", "end"]),
        ]
        let (list, told) = list(rows.count) { rows[$0] }
        list.columns = [ListColumn(width: 1), ListColumn(width: 6)]
        list.reloadData()
        let stage = Stage(list, width: 13, height: 3)
        #expect(stage.rows == ["  books     ┃", "▌ a  long   │", "     note   │"])
        stage.press("j", "j")
        #expect(told.selected == [3, 4])
        #expect(stage.rows == ["  b  short  │", "▌ c  at the │", "     end    ┃"])
        stage.press("k", "k")
        #expect(told.selected == [3, 4, 3, 1])
        #expect(stage.rows[0].contains("books") && stage.rows[2].contains("note"))
    }

    @Test func `a heading is quiet, takes the whole width and never has the bar`() {
        let (list, _) = list(4) { [ListRow.header("today and yesterday"), ListRow(["a", "b"]), .blank, ListRow(["c", "d"])][$0] }
        list.columns = [ListColumn(width: 3), ListColumn(width: 3)]
        list.reloadData()
        let stage = Stage(list, width: 22, height: 4)
        #expect(stage.rows == ["  today and yesterday", "▌ a    b", "", "  c    d"])
        #expect(stage.style(x: 3) == Style(.secondary) && stage.style(x: 2, y: 1) == Style(.text, .bold))
    }

    @Test func `without the keys its row keeps a thin mark`() {
        let (list, _) = list(2)
        let stage = Stage(StackView(.vertical, [Button("Go"), list]), width: 12, height: 3)
        #expect(stage.rows == ["▌ [ Go ]", "▏ row 0", "  row 1"])
        #expect(stage.style(x: 2, y: 1) == .plain)
        stage.press(.tab)
        #expect(stage.rows == ["  [ Go ]", "▌ row 0", "  row 1"])
    }

    @Test func `an empty list says so in the words of the window or its own, and takes no keys`() {
        let (list, _) = list(0)
        #expect(Stage(list, width: 30, height: 2).rows == ["  Nothing here yet", ""])
        #expect(Stage(list, width: 30, height: 2, text: .ko).rows == ["  아직 아무것도 없어요", ""])
        list.emptyText = "No walks yet. n writes the first."
        let stage = Stage(list, width: 20, height: 2)
        #expect(stage.rows == ["  No walks yet. n", "  writes the first."])
        #expect(list.selectedIndex == nil && !list.canBecomeFirstResponder && list.keyCommands.isEmpty)
        #expect(!list.keyPressed(.down) && !stage.mouse(.press, x: 3))
    }

    // MARK: Movement

    @Test(
        arguments: [
            ([.down], 11), (["j"], 11), ([.up], 9), (["k"], 9), ([.pageDown], 14), ([.control("f")], 14), ([.pageUp], 6),
            ([.control("b")], 6),
            ([.control("d")], 12), ([.control("u")], 8), ([.home], 0), (["g"], 0), ([.end], 19), (["G"], 19),
        ] as [([Key], Int)])
    func `a key moves the bar and tells it once`(_ keys: [Key], _ expected: Int) {
        let (list, told) = list()
        list.selectedIndex = 10
        let stage = Stage(list, width: 14, height: 5)
        for key in keys { stage.press(key) }
        #expect(list.selectedIndex == expected && told.selected == [expected])
        #expect(stage.rows.contains { $0.hasPrefix("▌ row \(expected) ") })
    }

    @Test func `at an end single steps climb and whole pages are taken`() {
        let (list, told) = list(3)
        _ = Stage(list, width: 14, height: 5)
        #expect(!list.keyPressed(.up) && list.keyPressed(.pageUp) && list.keyPressed(.home))
        #expect(told.selected.isEmpty)
        _ = list.keyPressed(.end)
        #expect(!list.keyPressed(.down) && list.keyPressed(.pageDown))
        #expect(told.selected == [2])
    }

    @Test(arguments: [(-5, 0), (0, 0), (7, 7), (19, 19), (99, 19)])
    func `the program puts the bar at the nearest row there is, and tells nobody`(_ index: Int, _ expected: Int) {
        let (list, told) = list()
        let stage = Stage(list, width: 14, height: 4)
        list.selectedIndex = index
        stage.render()
        #expect(list.selectedIndex == expected && told.selected.isEmpty)
        #expect((list.topRow..<list.topRow + 4).contains(expected))
    }

    @Test func `Enter opens the row with the bar, once; a heading is nothing to open`() {
        let (list, told) = list(3)
        let stage = Stage(list, width: 14, height: 3)
        stage.press(.down, .enter)
        #expect(told.opened == [1])
        list.onActivate = nil
        stage.press(.enter)
        #expect(told.opened == [1] && !list.keyCommands.contains { $0.inputs.contains(.enter) })
        let (headings, opened) = self.list(2) { _ in .header("only headings") }
        Stage(headings, width: 14, height: 3).press(.enter)
        #expect(opened.opened.isEmpty)
    }

    @Test func `Space marks and unmarks, and marks of rows that are gone go too`() {
        let count = Counted(5)
        let list = ListView(numberOfRows: { count.value }, row: { ListRow("row \($0)") })
        list.allowsMultipleSelection = true
        var told: [Set<Int>] = []
        list.onMark = { told.append($0) }
        let stage = Stage(list, width: 14, height: 5)
        stage.press(" ", " ", .up, " ")
        #expect(told == [[0], [0, 1], [0]] && list.markedRows == [0])
        #expect(stage.style(x: 2) == Style(.selection))
        list.markedRows = [0, 3, 4]
        count.value = 4
        list.reloadData()
        #expect(list.markedRows == [0, 3] && told.count == 3)
    }

    private final class Counted {
        var value: Int
        init(_ value: Int) { self.value = value }
    }

    // MARK: Mouse

    @Test func `a click takes a row, and only with the keys a click on its row opens it`() {
        let (list, told) = list(3)
        let stage = Stage(StackView(.vertical, [Button("Go"), list]), width: 14, height: 4)
        stage.click(x: 4, y: 1)
        #expect(list.isFirstResponder)
        stage.click(x: 4, y: 3)
        #expect(told.selected == [2])
        let before = told.opened.count
        stage.click(x: 4, y: 3)
        #expect(told.opened.count == before + 1 && told.opened.last == 2)
    }

    @Test func `a click below the last row and on a heading is nobody's here`() {
        let (list, told) = list(2) { $0 == 0 ? .header("today") : ListRow("a") }
        list.reloadData()
        let stage = Stage(list, width: 14, height: 5)
        #expect(!stage.mouse(.press, x: 3, y: 0) && !stage.mouse(.press, x: 3, y: 4))
        #expect(told.selected.isEmpty && told.opened.isEmpty)
    }

    @Test func `the wheel moves the view and leaves the bar`() {
        let (list, told) = list()
        let stage = Stage(list, width: 14, height: 5)
        #expect(stage.mouse(.wheelDown, x: 3, y: 1) && list.topRow == 3 && list.selectedIndex == 0)
        #expect(stage.mouse(.wheelUp, x: 3, y: 1) && list.topRow == 0)
        #expect(!stage.mouse(.wheelUp, x: 3, y: 1))
        #expect(told.selected.isEmpty)
    }

    // MARK: Restoration

    @Test func `its place is a text that brings it back, whenever its rows come`() throws {
        let (first, _) = list()
        _ = Stage(first, width: 14, height: 5)
        #expect(first.scrollState == nil)
        first.selectedIndex = 12
        let state = try #require(first.scrollState)
        #expect(state == "12 8")
        let count = Counted(0)
        let second = ListView(numberOfRows: { count.value }, row: { ListRow("row \($0)") })
        second.scrollState = state
        #expect(second.scrollState == state, "it is kept until there are rows")
        let stage = Stage(second, width: 14, height: 5)
        count.value = 20
        second.reloadData()
        stage.render()
        #expect(second.selectedIndex == 12 && second.topRow == 8)
    }

    @Test func `a place is kept while there are rows and no room for them yet`() {
        let (list, _) = list()
        list.scrollState = "12 11"
        list.reloadData()
        let stage = Stage(list, width: 14, height: 5)
        stage.render()
        #expect(list.selectedIndex == 12 && list.topRow == 11)
    }

    @Test(arguments: ["", "12", "a b", "-1 3", "3 -1", "1 2 3", "99999999999999999999 1"])
    func `a text that is no place changes nothing`(_ state: String) {
        let (list, _) = list()
        let stage = Stage(list, width: 14, height: 5)
        list.selectedIndex = 3
        list.scrollState = state
        list.reloadData()
        stage.render()
        #expect(list.selectedIndex == 3)
    }

    @Test func `whoever moves the bar before the rows come is not moved back`() {
        let count = Counted(3)
        let list = ListView(numberOfRows: { count.value }, row: { ListRow("row \($0)") })
        let stage = Stage(list, width: 14, height: 5)
        list.scrollState = "12 8"
        stage.press(.down)
        count.value = 20
        list.reloadData()
        #expect(list.selectedIndex == 1)
    }

    @Test(arguments: 0..<30)
    func `whatever is pressed, the bar is at a row that can have it, and in sight`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let count = Int.random(in: 1...40, using: &dice)
        let headings = Set((0..<count).filter { _ in Int.random(in: 0..<4, using: &dice) == 0 })
        let (list, told) = list(count) { headings.contains($0) ? .header("h\($0)") : ListRow("row \($0)") }
        list.reloadData()
        let height = Int.random(in: 1...9, using: &dice)
        let stage = Stage(list, width: 16, height: height)
        let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end, .control("d"), .control("u"), "j", "k"]
        for _ in 0..<60 where headings.count < count {
            stage.press(keys.randomElement(using: &dice) ?? .up)
            let selected = list.selectedIndex ?? -1
            #expect(!headings.contains(selected))
            #expect((0...max(0, count - height)).contains(list.topRow))
        }
        #expect(zip(told.selected, told.selected.dropFirst()).allSatisfy { $0 != $1 })
    }

    // MARK: Headings

    @Test func `the bar begins at the first row that it may stop at`() {
        let (list, told) = list(3) { $0 == 0 ? .header("today") : ListRow("row \($0)") }
        let stage = Stage(list, width: 12, height: 3)
        #expect(stage.rows[1].hasPrefix("▌ row 1"))
        stage.press(.enter)
        #expect(told.opened == [1])
        #expect(told.selected.isEmpty)
    }

    @Test(arguments: [(0, 1), (1, 1), (2, 3), (4, 3), (9, 3)])
    func `a heading that is chosen by the program gives the bar to the nearest row`(_ wanted: Int, _ expected: Int) {
        let (list, _) = list(5) { $0 % 2 == 0 ? .header("heading") : ListRow("row \($0)") }
        let stage = Stage(list, width: 12, height: 5)
        list.selectedIndex = wanted
        #expect(list.selectedIndex == expected)
        stage.render()
        list.reloadData()
        #expect(list.selectedIndex == expected)
    }
}
