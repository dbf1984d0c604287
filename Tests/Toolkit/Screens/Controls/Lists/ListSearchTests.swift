import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ListSearchTests {
    private final class Told { var selected: [Int] = [] }

    private let names = ["River", "Hill", "river side", "강가", "Bridge"]

    private func list() -> (ListView, Told) {
        let told = Told()
        let list = ListView(numberOfRows: { [names] in names.count }, row: { [names] in ListRow(names[$0]) })
        list.onSelect = { told.selected.append($0) }
        return (list, told)
    }

    @Test(arguments: [("ri", 0), ("RIVER S", 2), ("강", 3), ("bridge", 4), ("i", 0)])
    func `what is typed goes to the first match, whatever its case`(_ text: String, _ expected: Int) {
        let (list, _) = list()
        let stage = Stage(list, width: 24, height: 6)
        stage.press("/")
        stage.type(text)
        #expect(list.selectedIndex == expected)
        #expect(stage.rows.last == "/ \(text)")
    }

    @Test func `it begins where the bar stood, and a letter taken back begins there again`() {
        let (list, _) = list()
        list.selectedIndex = 1
        let stage = Stage(list, width: 24, height: 6)
        stage.press("/")
        stage.type("ri")
        #expect(list.selectedIndex == 2)
        stage.type("d")
        #expect(list.selectedIndex == 4)
        stage.press(.backspace)
        #expect(list.selectedIndex == 2)
        stage.press(.backspace, .backspace)
        #expect(list.selectedIndex == 1)
    }

    @Test func `Enter keeps the match, and n and N go on from there until Esc`() {
        let (list, _) = list()
        let stage = Stage(list, width: 24, height: 6)
        stage.press("/")
        stage.type("ri")
        stage.press(.enter, "n")
        #expect(list.selectedIndex == 2 && !list.acceptsText)
        stage.press("n", "n")
        #expect(list.selectedIndex == 0)
        stage.press("N")
        #expect(list.selectedIndex == 4)
        stage.press(.escape)
        #expect(list.search == nil && list.selectedIndex == 4 && stage.rows.last == "")
        stage.press("n")
        #expect(list.selectedIndex == 4)
    }

    @Test func `Enter on nothing ends it, the arrows go on while one types`() {
        let (list, _) = list()
        let stage = Stage(list, width: 24, height: 6)
        stage.press("/", .enter)
        #expect(list.search == nil)
        stage.press("/")
        stage.type("ri")
        stage.press(.down)
        #expect(list.selectedIndex == 2 && list.acceptsText)
        stage.press(.up)
        #expect(list.selectedIndex == 0)
    }

    @Test func `Esc while one types goes back to where the search began, and says so`() {
        let (list, told) = list()
        list.selectedIndex = 1
        let stage = Stage(list, width: 24, height: 6)
        stage.press("/")
        stage.type("bri")
        #expect(list.selectedIndex == 4)
        stage.press(.escape)
        #expect(list.selectedIndex == 1 && list.search == nil && told.selected.last == 1)
    }

    @Test func `a text that is not there is said to be, and the bar stays`() {
        let (list, told) = list()
        let stage = Stage(list, width: 30, height: 6)
        stage.press("/")
        stage.type("xy")
        #expect(stage.rows.last == "/ xy  ! nothing found" && told.selected.isEmpty)
        stage.press(.backspace, .backspace)
        #expect(stage.rows.last == "/")
    }

    @Test func `an own search is asked with the text, the row and the direction`() {
        let (list, _) = list()
        var asked: [String] = []
        list.onSearch = { text, from, forward in
            asked.append("\(text) \(from) \(forward)")
            return text == "none" ? nil : 3
        }
        let stage = Stage(list, width: 30, height: 6)
        stage.press("/", "r", .enter, "n", "N")
        #expect(asked == ["r 0 true", "r 4 true", "r 2 false"] && list.selectedIndex == 3)
    }

    @Test func `headings are not found, and neither is a list of one row searched`() {
        let rows = [ListRow.header("river"), ListRow("hill"), ListRow("river bank")]
        let list = ListView(numberOfRows: { rows.count }, row: { rows[$0] })
        list.reloadData()
        let stage = Stage(list, width: 24, height: 6)
        stage.press("/")
        stage.type("river")
        #expect(list.selectedIndex == 2)
        let single = ListView(numberOfRows: { 1 }, row: { _ in ListRow("a") })
        Stage(single, width: 24, height: 6).press("/")
        #expect(single.search == nil)
        let own = self.list().0
        own.isSearchable = false
        Stage(own, width: 24, height: 6).press("/")
        #expect(own.search == nil)
    }

    @Test func `every cell of a row is searched`() {
        let list = ListView(numberOfRows: { 2 }, row: { ListRow("row \($0)", detail: $0 == 1 ? "35 min" : "9 min") })
        let stage = Stage(list, width: 24, height: 6)
        stage.press("/")
        stage.type("35 m")
        #expect(list.selectedIndex == 1)
    }

    @Test(arguments: [(30, 6, 5), (5, 6, 4), (1, 6, 0), (30, 0, nil)] as [(Int, Int, Int?)])
    func `the caret stands behind what is typed, inside of the list`(_ width: Int, _ height: Int, _ x: Int?) {
        let (list, _) = list()
        let stage = Stage(list, width: width, height: height)
        list.beginSearch()
        stage.type("riv")
        #expect(list.cursor?.x == x)
        if let cursor = list.cursor { #expect(cursor.y == height - 1 && cursor.x < width) }
    }
}
