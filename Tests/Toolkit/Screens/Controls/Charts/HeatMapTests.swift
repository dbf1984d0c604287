import Terminal
import Testing

@testable import Screens

@MainActor
struct HeatMapTests {
    private typealias Day = HeatMap.Day

    private func map(_ weeks: Int, level: (Int, Int) -> Int? = { ($0 + $1) % 5 }) -> HeatMap {
        HeatMap((0..<weeks).map { week in (0..<7).map { HeatMap.Day(level(week, $0)) } })
    }

    @Test func `weeks are columns and days are rows, each in one of five steps`() {
        let map = HeatMap([[.init(0), .init(1), .init(2), .init(3), .init(4), .init(nil), .init(0)]])
        #expect(Stage(map, width: 4, height: 7).rows == ["·", "░", "▒", "▓", "█", "", "·"])
        #expect(Day(9).level == 4 && Day(-3).level == 0 && Day(nil).level == nil)
    }

    @Test func `the days are offered as a picture, too, a square each, with an edge around the one that stands out`() throws {
        let map = map(10) { week, day in week == 0 && day < 2 ? nil : day % 5 }
        let stage = Stage(map, width: 24, height: 7)
        let plain = try #require(stage.device.canvas.seenPictures.first)
        #expect(plain.rect == Rect(x: 0, y: 0, width: 20, height: 7) && plain.picture.shapes.count == 68)
        map.selection = (3, 4)
        stage.render()
        #expect(stage.device.canvas.seenPictures.map(\.picture.shapes.count) == [70])
        #expect(
            plain.picture.shapes.allSatisfy {
                if case .box(let x, let y, let width, let height, _) = $0 {
                    x >= 0 && y >= 0 && x + width <= 20 && y + height <= 7
                } else {
                    false
                }
            })
    }

    @Test func `a map that is scrolled out in part, or lies under something, is seen in cells`() {
        let map = map(10)
        let label = Label("over it")
        let stage = Stage(ScrollView(StackView(.vertical, [Label("above"), map])), width: 24, height: 6)
        #expect(stage.device.canvas.seenPictures.isEmpty)
        let whole = Stage(StackView(.vertical, [map, label]), width: 24, height: 9)
        #expect(whole.device.canvas.seenPictures.count == 1)
        whole.press("?")
        #expect(whole.device.canvas.seenPictures.isEmpty, "the help lies over it")
        whole.press(.escape)
        #expect(whole.device.canvas.seenPictures.count == 1)
    }

    @Test func `each step has its role, and a day that reached the goal is bold`() {
        let map = HeatMap([[.init(0), .init(2, isMarked: true), .init(4)]])
        let stage = Stage(map, width: 4, height: 7)
        #expect(
            stage.style(x: 0) == Style(.heat0) && stage.style(x: 0, y: 1) == Style(.heat2, .bold)
                && stage.style(x: 0, y: 2) == Style(.heat4))
    }

    @Test func `where two columns a week do not fit there is one, and then the newest weeks`() {
        let map = map(4) { week, _ in week }
        #expect(Stage(map, width: 8, height: 1).rows == ["· ░ ▒ ▓"])
        #expect(Stage(map, width: 7, height: 1).rows == ["·░▒▓"])
        #expect(Stage(map, width: 2, height: 1).rows == ["▒▓"])
        #expect(Stage(map, width: 0, height: 1).rows == [""])
    }

    @Test func `names of the days stand at the left while there is room for weeks beside them`() {
        let map = map(2) { _, _ in 4 }
        map.rowTitles = ["Mon", "", "수"]
        #expect(Stage(map, width: 10, height: 3).rows == ["Mon █ █", "    █ █", "수  █ █"])
        #expect(Stage(map, width: 9, height: 3).rows == ["█ █", "█ █", "█ █"])
    }

    @Test func `titles stand over their weeks and notes below, none over another`() {
        let map = map(6) { _, _ in 4 }
        map.weekTitles = [0: "Aug", 1: "x", 3: "Sep"]
        map.weekNotes = [0: "6.1k", 2: "no", 3: "9k", 5: "99"]
        let rows = Stage(map, width: 12, height: 9).rows
        #expect(rows[0] == "Aug   Sep" && rows[8] == "6.1k  9k  99")
        #expect(Stage(map, width: 12, height: 8).rows.last?.contains("█") == true, "the notes go first")
        #expect(Stage(map, width: 12, height: 7).rows[0].contains("█"), "then the titles")
    }

    @Test func `the chosen day has a sign of its own`() {
        let map = map(2) { _, _ in 4 }
        let stage = Stage(map, width: 4, height: 2)
        map.selection = (1, 1)
        stage.render()
        #expect(stage.rows == ["█ █", "█ ◆"] && stage.style(x: 2, y: 1) == Style(.selection, .bold))
        map.selection = (9, 9)
        stage.render()
        #expect(stage.rows == ["█ █", "█ █"])
    }

    @Test func `where not all weeks fit those around the chosen day are on show, and signs say where there are more`() {
        let map = map(6) { week, _ in week % 5 }
        map.selection = (1, 0)
        #expect(Stage(map, width: 3, height: 1).rows == ["·◆▒"])
        map.selection = (4, 0)
        #expect(Stage(map, width: 3, height: 1).rows == ["▓◆·"])
        let year = self.map(20) { _, _ in 4 }
        (year.rowTitles, year.weekTitles) = (["Mon"], [0: "Jan", 6: "Feb", 10: "Mar"])
        year.selection = (8, 0)
        let stage = Stage(year, width: 12, height: 8)
        #expect(stage.rows[0] == "   ‹  Feb  ›" && stage.rows[1].contains("◆"))
        year.selection = (0, 0)
        stage.render()
        #expect(stage.rows[0] == "    Jan    ›")
    }

    @Test func `the newest title is never the one that is left out`() {
        let map = map(6) { _, _ in 4 }
        map.weekTitles = [1: "10월", 2: "11월"]
        #expect(Stage(map, width: 12, height: 8).rows[0] == "    11월")
    }

    @Test func `it wants two columns a week, seven rows, and one each for titles and notes`() {
        let map = map(10)
        let room = Size(width: 99, height: 99)
        #expect(map.sizeThatFits(room) == Size(width: 20, height: 7))
        map.rowTitles = ["Mon"]
        map.weekTitles = [0: "Aug"]
        #expect(map.sizeThatFits(room) == Size(width: 24, height: 8))
        map.weekNotes = [0: "1"]
        #expect(map.sizeThatFits(room) == Size(width: 24, height: 9))
        #expect(map.sizeThatFits(Size(width: 5, height: 3)) == Size(width: 5, height: 3))
    }
}
