import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// Selecting and copying by meaning, by keys and by the mouse.
@Suite(.leavesNothing) @MainActor
struct SelectionTests {
    private let books = ["Walden", "Emma", "Dracula", "Ulysses", "Middlemarch", "Persuasion"]

    private func list() -> ListView {
        let list = ListView(numberOfRows: { 6 }) { [books] in ListRow([ListCell(books[$0]), ListCell(" \($0) EUR")]) }
        list.columns = [ListColumn(width: 4), ListColumn(width: 8, alignment: .right)]
        return list
    }

    private func copies(_ stage: Stage) -> [String] { stage.device.copies.map(\.text) }

    @Test func `a row is copied as its fields, whole, though it is cut on the screen`() {
        let stage = Stage(list(), size: Size(width: 80, height: 12))
        stage.press(.down, "V")
        #expect(stage.style(x: 3, y: 3).role == .selection)
        #expect(stage.hints.contains("copy") && stage.hints.contains("from here"))
        stage.press(.enter)
        #expect(copies(stage) == ["Emma\t1 EUR"])
        #expect(stage.window.toast == "Copied: Emma 1 EUR")
        #expect(!stage.window.hasOverlay)
    }

    @Test func `with Shift or after Space rows between belong to it, and they scroll into view`() {
        let stage = Stage(list(), size: Size(width: 80, height: 6))
        stage.press("V", Key(.down, .shift), Key(.down, .shift), Key(.down, .shift), "y")
        #expect(copies(stage).last == "Walden\t0 EUR\nEmma\t1 EUR\nDracula\t2 EUR\nUlysses\t3 EUR")
        #expect(stage.window.toast == "Copied: Walden 0 EUR … Ulysses 3 EUR (4)")
        #expect(stage.content.contains("Ulys") || stage.content.contains("…"))
        stage.press("V", " ", .down, .up, " ", .down, "V")
        #expect(copies(stage).last == "Emma\t1 EUR")
    }

    @Test func `the arrows go from view to view, and borders and empty views are passed by`() {
        let stack = StackView(.vertical, [Label("First"), Rule(), Label(""), Label("Second sentence that wraps around", lines: 0)])
        let stage = Stage(stack, size: Size(width: 20, height: 12))
        stage.press("V", .down, .enter)
        #expect(copies(stage) == ["Second sentence that wraps around"])
        stage.press("V", "a", .enter)
        #expect(copies(stage).last == "First\nSecond sentence that wraps around")
    }

    @Test func `a chart is copied as its table`() {
        let bars = BarChart([BarChart.Bar("M", 7200, text: "7.2k", name: "Monday"), BarChart.Bar("T", nil, text: "–")])
        bars.unit = "steps"
        let line = LineChart([LineChart.Series([1.5, nil]), LineChart.Series([2, 3])], labels: ["a", "b"])
        #expect(bars.copyText(at: 0) == "\tsteps\nMonday\t7200\nT\t–")
        #expect(line.copyText(at: 0) == "a\t1.5\t2\nb\t\t3")
        #expect(Sparkline([1, nil, 2]).copyText(at: 0) == "1\n\n2")
        #expect(DotChart([DotChart.Dot("x", 4)]).copyText(at: 0) == "x\t4")
        #expect(HeatMap([[HeatMap.Day(1)], [HeatMap.Day(nil)]], rowTitles: ["Mon"]).copyText(at: 0) == "Mon\t1\t")
    }

    @Test func `a chart's table has whole names, numbers as they are read, and a column of labels`() {
        let dots = DotChart([DotChart.Dot("", 12.624901586198371, name: "3 Nov"), DotChart.Dot("10", nil, text: "–")])
        dots.unit = "%"
        #expect(dots.copyText(at: 0) == "\t%\n3 Nov\t12.624902\n10\t–")
        dots.tableFormat = { TabbedText.number($0, fractionDigits: 1) }
        #expect(dots.copyText(at: 0) == "\t%\n3 Nov\t12.6\n10\t–")
        let bars = BarChart([BarChart.Bar("M", 0.1 + 0.2)])
        #expect(bars.copyText(at: 0) == "M\t0.3")
        bars.tableFormat = { TabbedText.number($0, fractionDigits: 0) }
        #expect(bars.copyText(at: 0) == "M\t0")
        let line = LineChart([LineChart.Series([1, 2.46, 3])], labels: ["a", "c"])
        line.tableFormat = { TabbedText.number($0, fractionDigits: 1) }
        #expect(line.copyText(at: 0) == "1\t1\n2\t2.5\n3\t3", "labels that are spread over the values are none of them")
        let shape = Sparkline([1.234, nil])
        shape.labels = ["0:00", "0:30"]
        shape.unit = "km/h"
        shape.format = { TabbedText.number($0, fractionDigits: 1) }
        #expect(shape.copyText(at: 0) == "\tkm/h\n0:00\t1.2\n0:30\t")
        let map = HeatMap([[HeatMap.Day(1)]])
        map.lines = ["May: one day"]
        map.table = [["", "steps"], ["2026-05-01", "900"]]
        #expect(map.copyText(at: 0) == "\tsteps\n2026-05-01\t900")
    }

    @Test(
        arguments: [
            (12.624901586198371, 6, "12.624902"), (12.6249, 1, "12.6"), (7200, 0, "7200"), (-0.04, 1, "0"),
            (1e18, 2, "1000000000000000000"),
            (Double.nan, 2, ""), (Double.infinity, 2, ""), (0.5, -3, "1"),
        ])
    func `a number has no digits that say nothing`(_ value: Double, _ fractionDigits: Int, _ text: String) {
        #expect(TabbedText.number(value, fractionDigits: fractionDigits) == text)
    }

    @Test func `a secret is passed by`() {
        let secret = TextField("abc", isSecure: true)
        let stage = Stage(StackView(.vertical, [secret, Label("below")]), size: Size(width: 60, height: 12))
        stage.press(.function(3), .enter)
        #expect(copies(stage) == ["below"])
    }

    @Test func `a screen with nothing to copy says so`() {
        let stage = Stage(Rule(), size: Size(width: 60, height: 12))
        stage.press("V")
        #expect(stage.window.toast == "There is nothing to copy here.")
    }

    @Test func `Esc copies nothing`() {
        let stage = Stage(list(), size: Size(width: 60, height: 12))
        stage.press("V", .escape)
        #expect(copies(stage).isEmpty && !stage.window.hasOverlay)
    }

    @Test func `rows that go on with the one above are copied with it`() {
        let rows: [ListRow] = [
            ListRow(["a", "first"]), .continuation(["", "half"]), .continuation(["whole"]), ListRow(["b", "second"]), .blank,
        ]
        let list = ListView(numberOfRows: { rows.count }) { rows[$0] }
        list.columns = [ListColumn(width: 4), ListColumn(width: 8)]
        let stage = Stage(list, size: Size(width: 60, height: 12))
        stage.press("V", Key(.down, .shift), .enter)
        #expect(copies(stage) == ["a\tfirst half\twhole\nb\tsecond"])
    }

    @Test func `a drag selects from row to row and copies when the button is let go`() {
        let opened = Box()
        let list = list()
        list.onActivate = { opened.rows.append($0) }
        let stage = Stage(list, size: Size(width: 80, height: 12))
        stage.mouse(.press, x: 4, y: 2)
        stage.mouse(.drag, x: 6, y: 3)
        #expect(stage.window.hasOverlay)
        stage.mouse(.drag, x: 6, y: 4)
        stage.mouse(.release, x: 6, y: 4)
        #expect(copies(stage) == ["Walden\t0 EUR\nEmma\t1 EUR\nDracula\t2 EUR"])
        #expect(opened.rows.isEmpty && !stage.window.hasOverlay)
        // Without a drag a click on the row of the bar opens it.
        stage.click(x: 4, y: 2)
        #expect(opened.rows == [0])
    }

    private final class Box { var rows: [Int] = [] }

    @Test func `a pointer that is held at the edge scrolls on by itself`() {
        let stage = Stage(list(), size: Size(width: 80, height: 6))
        let height = stage.rows.count
        stage.mouse(.press, x: 4, y: 1)
        stage.mouse(.drag, x: 4, y: 2)
        stage.mouse(.drag, x: 4, y: height)
        for _ in 0..<10 {
            stage.clock.advance(by: .milliseconds(100))
            stage.window.fireTimers()
            stage.render()
        }
        stage.mouse(.release, x: 4, y: height)
        #expect(copies(stage).last?.split(separator: "\n").last == "Persuasion\t5 EUR")
    }

    @Test func `a part of a scrolled page comes into view with the arrows`() {
        let labels = (1...12).map { Label("line \($0)") }
        let stage = Stage(ScrollView(StackView(.vertical, labels)), size: Size(width: 40, height: 8))
        stage.press("V")
        for _ in 0..<9 { stage.press(.down) }
        #expect(stage.content.contains("line 10"))
        stage.press(.enter)
        #expect(copies(stage) == ["line 10"])
    }

    @Test(arguments: [(0, 0), (1, 1), (12, 3), (300, 100)]) func `it is total at any size`(_ width: Int, _ height: Int) {
        let stage = Stage(list(), size: Size(width: width, height: height))
        stage.press("V", .down, .pageDown, Key(.up, .shift), "a", .pageUp)
        stage.mouse(.press, x: 0, y: 0)
        stage.mouse(.drag, x: 5, y: 90)
        stage.mouse(.release, x: 5, y: 90)
        #expect(stage.device.canvas.size == Size(width: width, height: height))
    }

    @Test func `fields hold no tab and no line end of their own`() {
        #expect(TabbedText.row([" a\tb ", "c\nd", ""]) == "a b\tc d\t")
        #expect([1, 1.25, nil, .nan].map { TabbedText.number($0) } == ["1", "1.25", "", ""])
    }
}
