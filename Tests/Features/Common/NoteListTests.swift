import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Common

@Suite(.leavesNothing)
struct NoteListTests {
    private let rows: [ListRow] = [
        .header("You"), ListRow(["Name", "Ann"]), ListRow(["About you", "Woman · 70–79 · 152 cm"]), ListRow(["Streak", "every day"]),
    ]

    private func list(keepsNotes: Bool = true) -> NoteList {
        let list = NoteList(columns: [ListColumn(width: 6, stretch: 1)], leastNote: 8, keepsNotes: keepsNotes)
        list.rows = rows
        return list
    }

    private func pilot(_ list: NoteList, _ size: Size) async -> Pilot {
        let screen = ViewController()
        screen.view = list
        let pilot = Pilot(size: size, root: screen)
        await pilot.settle()
        return pilot
    }

    @Test(arguments: [60, 40, 30, 24, 20, 16])
    func `every word can be read at any width`(_ width: Int) async {
        let pilot = await pilot(list(), Size(width: width, height: 16))
        for word in ["Ann", "Woman", "70–79", "152", "cm", "every", "day", "About you", "Streak"] {
            #expect(pilot.screen.contains(word), "\(width): \(pilot.screen)")
        }
        #expect(!pilot.screen.contains("…"))
    }

    @Test func `the bar goes from row to row, told by their numbers, whatever stands between them`() async {
        let list = list()
        var told: [Int] = []
        list.onSelect = { told.append($0) }
        let pilot = await pilot(list, Size(width: 26, height: 12))
        await pilot.press(.down, .down)
        #expect(told == [2, 3] && list.selectedRow == 3)
        list.rows[1].cells[1].text = "Ann, who has a very long name indeed"
        #expect(list.selectedRow == 3)
    }

    @Test func `the bar stays with its row where others come and go above it, and notes go on in rows of their own`() async {
        let list = list()
        list.itemIdentifier = { [weak list] in list?.rows[$0].cells.first?.text ?? "" }
        _ = await pilot(list, Size(width: 26, height: 12)).press(.down)
        #expect(list.selectedRow == 2)
        list.rows.insert(ListRow(["Nickname", "Ann, who has a very long name indeed"]), at: 1)
        #expect(list.selectedRow == 3)
        list.rows.removeSubrange(0...1)
        #expect(list.selectedRow == 1)
    }

    @Test func `where there is no room, notes are left out for somebody else to show`() async {
        let list = list(keepsNotes: false)
        var changes = 0
        list.onHide = { changes += 1 }
        let pilot = await pilot(list, Size(width: 18, height: 12))
        #expect(list.hidesNotes && changes == 1 && !pilot.screen.contains("Ann"))
    }

    @Test func `the place of the bar is kept by its row, at any width`() async {
        let narrow = list()
        let pilot = await pilot(narrow, Size(width: 26, height: 12))
        await pilot.press(.end)
        let wide = list()
        wide.scrollState = narrow.scrollState
        _ = await self.pilot(wide, Size(width: 60, height: 12))
        #expect(wide.selectedRow == 3)
        _ = await self.pilot(wide, Size(width: 26, height: 12))
        #expect(wide.selectedRow == 3, "at another width, too")
    }
}
