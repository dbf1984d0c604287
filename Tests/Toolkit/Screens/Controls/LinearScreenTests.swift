import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct LinearScreenTests {
    @Test func `a form is read without paint, and then only what changed`() {
        let stage = Stage(Specimen.form(), size: Size(width: 60, height: 16))
        stage.controller.title = "Nickname"
        stage.window.setNeedsChromeUpdate()
        stage.render()
        var screen = LinearScreen()
        #expect(
            screen.lines(of: stage.device.canvas) == [
                "Nickname", "Nickname  > 도윤왕  3/8", "성별  (*) Woman", "( ) Man", "Height  17o", "! Only digits",
                "[ Next ]  the height is no number", "ctrl-c quit  F1 help",
            ])
        stage.type("!")
        #expect(screen.lines(of: stage.device.canvas) == ["Nickname  > 도윤왕!  4/8"])
        #expect(screen.lines(of: stage.device.canvas).isEmpty)
    }

    @Test func `a title that changes behind a question that stays is said alone`() {
        let stage = Stage(Label("Check your settings"), size: Size(width: 60, height: 8))
        stage.controller.title = "Welcome"
        stage.window.setNeedsChromeUpdate()
        stage.render()
        var screen = LinearScreen()
        #expect(screen.lines(of: stage.device.canvas).count > 1)
        stage.controller.title = "Walk"
        stage.window.setNeedsChromeUpdate()
        stage.render()
        #expect(screen.lines(of: stage.device.canvas) == ["Walk"])
    }

    @Test func `what is wrong with a control is said when the focus comes to it`() {
        let stage = Stage(Specimen.form(), size: Size(width: 60, height: 16))
        stage.render()
        var screen = LinearScreen()
        _ = screen.lines(of: stage.device.canvas)
        #expect(screen.problems == ["! Only digits"])
        stage.press(.tab)
        #expect(screen.lines(of: stage.device.canvas).contains("! Only digits") == false)
        stage.press(.tab)
        let lines = screen.lines(of: stage.device.canvas)
        #expect(lines.contains("Height  > 17o") && lines.contains("! Only digits"), "\(lines)")
    }

    @Test func `what is chosen stands in brackets`() {
        let stage = Stage(SegmentedControl(["24 h", "7 days"], selectedIndex: 1))
        var screen = LinearScreen()
        #expect(screen.lines(of: stage.device.canvas).first == ">  24 h  [ 7 days]")
    }

    @Test func `a secret is one star, however long it is`() {
        let field = TextField("correct horse", isSecure: true)
        let stage = Stage(field)
        var screen = LinearScreen()
        #expect(screen.lines(of: stage.device.canvas).first == "> *")
    }

    @Test func `hints name keys as they are typed in a line`() {
        let stage = Stage(Label("hello"))
        stage.controller.commands = [KeyCommand(.control("s"), title: "save", hint: 1) {}, KeyCommand(.up, title: "more", hint: 2) {}]
        stage.window.setNeedsChromeUpdate()
        stage.render()
        var screen = LinearScreen()
        #expect(screen.lines(of: stage.device.canvas).last == "ctrl-s save  up  more  ? help  q quit")
    }

    @Test func `a bar is its numbers`() {
        let stage = Stage(Specimen.week(.right), size: Size(width: 44, height: 10))
        var screen = LinearScreen()
        let lines = screen.lines(of: stage.device.canvas)
        #expect(lines.contains("Mon  8,120 ✓"))
        #expect(lines.allSatisfy { !$0.contains("█") && !$0.contains("─") })
    }

    /// Returns the lines that are said of a view.
    private func said(_ view: View, _ text: ScreenText = .en) -> [String] {
        let stage = Stage(view, size: Size(width: 60, height: 16), text: text)
        stage.window.saysLines = true
        stage.render()
        var screen = LinearScreen()
        return screen.lines(of: stage.device.canvas)
    }

    @Test func `a chart is a line a bar: its name, its value, and whether it reached its goal`() {
        let chart = BarChart(
            [
                BarChart.Bar("16", 8_120, text: "8,120", mark: "✓", name: "Mon 16 Nov", isReached: true),
                BarChart.Bar("", 6_412, text: "6,412", name: "Tue 17 Nov", isReached: false),
                BarChart.Bar("", nil, text: "no data", name: "Wed 18 Nov"),
            ], goal: 7_000)
        let lines = said(chart)
        #expect(lines.contains("Mon 16 Nov  8,120  goal reached"))
        #expect(lines.contains("Tue 17 Nov  6,412  goal not reached"))
        #expect(lines.contains("Wed 18 Nov  no data"))
        #expect(said(chart, .ko).contains("Tue 17 Nov  6,412  목표에 못 미침"))
        #expect(!lines.contains { $0.contains("7k") })
    }

    @Test func `a bar without a value says that it has none`() {
        let chart = BarChart([BarChart.Bar("Mon", 8_120, text: "8,120"), BarChart.Bar("Tue", nil)])
        #expect(said(chart).contains("Tue  no data"))
        #expect(said(chart, .ko).contains("Tue  기록 없음"))
    }

    @Test func `a sentence is said in one line, however many rows it takes`() {
        let sentence = "A day begins and ends by the clock of the place where you were, and nothing else: not the clock of home."
        #expect(said(Label(sentence + "\nNext.", lines: 0)).prefix(2) == [sentence, "Next."])
        let path = "/home/ann/" + String(repeating: "walks", count: 20) + "/export.zip"
        #expect(said(Label(path, lines: 0)).first == path)
        let field = TextField("x")
        field.helpText = sentence
        #expect(said(field).contains(sentence))
        let list = ListView(numberOfRows: { 0 }, row: { _ in ListRow("") })
        list.emptyText = sentence
        #expect(said(list).contains(sentence))
    }

    @Test func `what a chart says is never cut, and each value has a line`() {
        let sentence = "November 2026: 123,456 steps in all, 4,409 a day, goal reached on 24 of 28 days"
        let map = HeatMap([[.init(1)]])
        map.lines = [sentence, "December 2026: nothing yet"]
        #expect(said(map).prefix(2) == [sentence, "December 2026: nothing yet"])
        #expect(said(Label(sentence)).contains(sentence), "a label of one line goes on, too")
    }

    /// The lines of a list, each with one blank between words.
    private func saidRows(_ rows: [ListRow], columns: [ListColumn] = [], height: Int = 16) -> [String] {
        let list = ListView(numberOfRows: { rows.count }, row: { rows[$0] })
        (list.columns, list.allowsMultipleSelection, list.markedRows) = (columns, true, [2])
        let stage = Stage(list, size: Size(width: 60, height: height))
        stage.window.saysLines = true
        stage.render()
        var screen = LinearScreen()
        _ = screen.lines(of: stage.device.canvas)
        stage.press(.down)
        screen = LinearScreen()
        return screen.lines(of: stage.device.canvas).map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test func `a row of a list is said in one line, however long, and the rows below it as well`() {
        let sentence = "A walk of an hour and twelve minutes along the river and back over the old bridge with the dog"
        let rows = [
            ListRow("Short", detail: "20 Nov"), ListRow(sentence, detail: "21 Nov 07:40"), ListRow(sentence, detail: "22 Nov"),
            ListRow([ListCell("^S", style: Style(.key)), ListCell(sentence)]), ListRow("Last"),
        ]
        let said = [
            "Short 20 Nov", "> \(sentence) 21 Nov 07:40", "22 Nov", "ctrl-s \(sentence)", "Last",
        ]
        for columns in [[], [ListColumn(width: 20, stretch: 1), ListColumn(width: 14)]] {
            let lines = saidRows(rows, columns: columns)
            for line in said { #expect(lines.contains { $0.hasSuffix(line) }, "\(line) is not in \(lines)") }
            #expect(lines.contains { $0.hasPrefix("[*A walk of an hour") && $0.contains("] ") && $0.hasSuffix("with the dog 22 Nov") })
        }
    }

    @Test func `where lines are too few every row keeps one`() {
        let rows = (0..<4).map { ListRow("Row \($0) " + String(repeating: "and on ", count: 12)) }
        let lines = saidRows(rows, height: 9)
        for row in 0..<4 { #expect(lines.contains { $0.contains("Row \(row) and on") }, "row \(row) is not in \(lines)") }
    }

    @Test func `of a long list as many rows are said as anybody listens to`() {
        let list = ListView(numberOfRows: { 500 }, row: { ListRow("row \($0)") })
        let stage = Stage(list, size: Size(width: 60, height: 240))
        stage.window.saysLines = true
        list.reloadData()
        stage.render()
        var screen = LinearScreen()
        let rows = screen.lines(of: stage.device.canvas).filter { $0.contains("row ") }
        #expect(rows.count == 44 && rows.first?.contains("row 0") == true)
        stage.press(.end)
        #expect(screen.lines(of: stage.device.canvas).contains { $0.contains("row 499") })
    }

    @Test func `where text is asked for, hints name keys with the dot that they need`() {
        let field = TextField("x")
        let stage = Stage(field, size: Size(width: 60, height: 16))
        stage.controller.commands = [KeyCommand(.control("s"), title: "save", hint: 1) {}]
        stage.window.saysLines = true
        stage.window.setNeedsChromeUpdate()
        stage.render()
        var screen = LinearScreen()
        #expect(screen.lines(of: stage.device.canvas).last?.hasPrefix(".ctrl-s save  .ctrl-c quit  .f1 help") == true)
    }

    @Test func `what cannot be done is not said among the hints`() {
        let stage = Stage(Label("hello"))
        stage.controller.commands = [KeyCommand("k", title: "up", hint: 1, disabledReason: "It is first.") {}]
        stage.window.saysLines = true
        stage.window.setNeedsChromeUpdate()
        stage.render()
        var screen = LinearScreen()
        #expect(screen.lines(of: stage.device.canvas).last == "? help  q quit")
    }

    @Test func `a heat map is the lines that its screen gives it`() {
        let map = HeatMap([[HeatMap.Day(1), HeatMap.Day(4)]], rowTitles: ["Mon", "Tue"], weekTitles: [0: "Nov"])
        map.lines = ["Nov 2026: 14,532 steps"]
        let lines = said(map)
        #expect(lines.contains("Nov 2026: 14,532 steps"))
        #expect(!lines.contains { $0.contains("Mon") || $0.contains("·") })
    }

    @Test func `the open tab is said to be, and none has a sign that is none to hear`() {
        let bar = TabBar()
        bar.tabs = [TabBar.Tab("Walk", image: "◇", selectedImage: "◆"), TabBar.Tab("Analyze", image: "□")]
        #expect(said(bar).contains("1 Walk (open)  2 Analyze"))
    }

    @Test func `a key that nobody has a use for is told`() {
        let stage = Stage(Label("hello"))
        stage.controller.commands = [KeyCommand("n", title: "new") {}]
        var unused: [Key] = []
        stage.window.onUnusedKey = { unused.append($0) }
        stage.press("n", "x", .control("e"))
        #expect(unused == ["x", .control("e")])
    }

    @Test func `lines are keys, and text where text is asked for`() {
        #expect(LinearInput.events(of: "", isTyping: false) == [.key(.enter)])
        #expect(LinearInput.events(of: "down down enter", isTyping: false) == [.key(.down), .key(.down), .key(.enter)])
        #expect(LinearInput.events(of: ".esc", isTyping: false) == [.key(.escape)])
        #expect(LinearInput.events(of: ".", isTyping: false) == [.key(".")])
        #expect(LinearInput.events(of: "hello", isTyping: false) == nil)
        #expect(LinearInput.events(of: "한강 산책", isTyping: true) == [.paste("한강 산책"), .key(.enter)])
        #expect(LinearInput.events(of: ".esc", isTyping: true) == [.key(.escape)])
        #expect(LinearInput.events(of: "..profile", isTyping: true) == [.paste(".profile"), .key(.enter)])
    }
}
