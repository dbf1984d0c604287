import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

/// The mouse, by which all can be worked that can be worked by keys, where it is seen.
@Suite(.leavesNothing) @MainActor
struct MouseTests {
    /// Returns the place where a text begins on the screen.
    private func place(of text: String, in stage: Stage) throws -> Point {
        for y in 0..<stage.device.canvas.size.height {
            let row = stage.device.canvas.text(row: y)
            if let range = row.firstRange(of: text) { return Point(x: TextWidth.of(row[..<range.lowerBound]), y: y) }
        }
        throw Missing(text: text)
    }

    private struct Missing: Error { let text: String }

    private func click(_ text: String, plus columns: Int = 0, in stage: Stage) throws {
        let place = try place(of: text, in: stage)
        for action in [MouseEvent.Action.press, .release] {
            stage.window.dispatch(.mouse(MouseEvent(action, at: Point(x: place.x + columns, y: place.y))))
        }
        stage.render()
    }

    private func wheel(_ action: MouseEvent.Action, over text: String, in stage: Stage) throws {
        stage.window.dispatch(.mouse(MouseEvent(action, at: try place(of: text, in: stage))))
        stage.render()
    }

    @Test func `a click presses a button and turns a check box over`() throws {
        var presses = 0
        let box = CheckBox("Remember me")
        let stage = Stage(StackView(.vertical, [Button("Go") { presses += 1 }, box]))
        try click("Go", in: stage)
        #expect(presses == 1)
        try click("Remember", in: stage)
        #expect(box.isOn)
        #expect(box.isFirstResponder)
    }

    @Test func `a click on a button that cannot be pressed says why`() throws {
        let stage = Stage(Button("Next", disabledReason: "choose a gender first"), size: Size(width: 60, height: 9))
        try click("Next", in: stage)
        #expect(stage.rows[0].hasSuffix("! choose a gender first"))
    }

    @Test func `a click chooses an option and a segment`() throws {
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man")], selection: 1)
        let segments = SegmentedControl(["24 h", "7 days", "month"], selectedIndex: 0)
        let stage = Stage(StackView(.vertical, [picker, segments]))
        try click("Man", in: stage)
        #expect(picker.selection == 2)
        try click("month", in: stage)
        #expect(segments.selectedIndex == 2)
    }

    @Test func `clicks at its sides and the wheel step a number`() throws {
        let stepper = Stepper(value: 3, in: 0...9)
        let stage = Stage(stepper)
        try click("3", plus: 1, in: stage)
        #expect(stepper.value == 4)
        try wheel(.wheelUp, over: "4", in: stage)
        #expect(stepper.value == 5)
        stage.window.dispatch(.mouse(MouseEvent(.press, at: Point(x: Control.gutter, y: 2))))
        #expect(stepper.value == 4)
    }

    @Test func `a click puts the caret into a field and into a text`() throws {
        let field = TextField("hello")
        let text = TextView("first\nsecond", rows: 3)
        let stage = Stage(StackView(.vertical, [field, text]), size: Size(width: 40, height: 12))
        try click("hello", plus: 2, in: stage)
        stage.type("X")
        #expect(field.text == "heXllo")
        try click("second", plus: 3, in: stage)
        stage.type("Y")
        #expect(text.text == "first\nsecYond")
    }

    @Test func `a click takes a part of a date, and the wheel changes it`() throws {
        let date = DateField(.init(year: 2026, month: 11, day: 21))
        let stage = Stage(date)
        try click("2026-11-21", plus: 8, in: stage)
        stage.press("-")
        #expect(date.value.day == 20)
        try wheel(.wheelUp, over: "2026", in: stage)
        #expect(date.value.day == 21)
    }

    @Test func `a click takes a row, a second one opens it, and the wheel scrolls`() throws {
        var opened: [Int] = []
        let list = ListView(numberOfRows: { 50 }, row: { ListRow("row \($0)") }, onActivate: { opened.append($0) })
        let stage = Stage(list, size: Size(width: 40, height: 10))
        try click("row 3", in: stage)
        #expect(list.selectedIndex == 3)
        #expect(opened.isEmpty)
        try click("row 3", in: stage)
        #expect(opened == [3])
        try wheel(.wheelDown, over: "row 3", in: stage)
        #expect(list.topRow == 3)
    }

    @Test func `a click on a heading sorts, another one turns the order round`() throws {
        var orders: [String] = []
        let table = Specimen.table() as? TableView
        table?.onSort = { orders.append("\($0) \($1)") }
        let stage = Stage(try #require(table), size: Size(width: 44, height: 12))
        try click("Name", in: stage)
        try click("Name", in: stage)
        #expect(orders == ["0 true", "0 false"])
    }

    @Test func `two clicks unfold a node`() throws {
        let tree = TreeView([TreeNode(ListRow("2026")) { [TreeNode(ListRow("November")) { [] }] }])
        let stage = Stage(tree)
        try click("2026", in: stage)
        #expect(stage.content.contains("November"))
    }

    @Test func `the wheel scrolls what is higher than its view`() throws {
        let scroll = ScrollView(Label((1...20).map { "line \($0)" }.joined(separator: "\n"), lines: 0))
        let stage = Stage(scroll)
        try wheel(.wheelDown, over: "line 1", in: stage)
        #expect(scroll.offset == 3)
    }

    @Test func `a click takes a tab`() throws {
        var taken: [Int] = []
        let bar = try #require(Specimen.tabs() as? TabBar)
        bar.onSelect = { taken.append($0) }
        let stage = Stage(bar, size: Size(width: 60, height: 8))
        try click("Analyze", in: stage)
        #expect(taken == [2])
    }

    @Test func `a click on a hint does what the key would`() throws {
        let stage = Stage(Label("hello"), size: Size(width: 60, height: 8))
        var done: [String] = []
        stage.controller.commands = [KeyCommand("n", title: "new walk", hint: 1) { done.append("new") }]
        stage.window.setNeedsChromeUpdate()
        stage.render()
        try click("new walk", in: stage)
        #expect(done == ["new"])
    }

    @Test func `the help, a menu and the palette are worked and closed by clicks`() throws {
        var chosen: [String] = []
        let stage = Stage(Label("hello"), size: Size(width: 60, height: 16))
        stage.controller.commands = [KeyCommand("n", title: "new walk") { chosen.append("new") }]
        stage.window.showMenu([MenuItem("Open") { chosen.append("open") }, MenuItem("Delete") { chosen.append("delete") }])
        stage.render()
        try click("Delete", in: stage)
        stage.window.showPalette()
        stage.render()
        try click("New walk", in: stage)
        #expect(chosen == ["delete", "new"])
        stage.window.showHelp()
        stage.render()
        stage.window.dispatch(.mouse(MouseEvent(.press, at: Point(x: 1, y: 3))))
        #expect(!stage.window.hasOverlay)
    }

    @Test func `a click answers an alert, and one beside a side menu closes it`() throws {
        let stage = Stage(Label("hello"), size: Size(width: 60, height: 14))
        var answers: [String] = []
        let alert = AlertController(title: "Delete this walk?", message: nil)
        alert.addAction(AlertAction(title: "Keep", style: .cancel) { _ in answers.append("keep") })
        alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in answers.append("delete") })
        stage.controller.present(alert, animated: false)
        stage.render()
        try click("[ Delete", plus: 3, in: stage)
        #expect(answers == ["delete"])
        let menu = StageController(StackView(.vertical, [Button("Settings")]))
        menu.modalPresentationStyle = .sideMenu
        stage.controller.present(menu, animated: false)
        stage.render()
        stage.window.dispatch(.mouse(MouseEvent(.press, at: Point(x: 3, y: 8))))
        #expect(stage.controller.presentedViewController === menu)
        stage.window.dispatch(.mouse(MouseEvent(.press, at: Point(x: 50, y: 8))))
        #expect(stage.controller.presentedViewController == nil)
    }

    private func send(_ action: MouseEvent.Action, _ x: Int, _ y: Int, to stage: Stage) {
        stage.window.dispatch(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
        stage.render()
    }

    @Test(arguments: [BarChart.Direction.up, .right])
    func `a click on a bar chooses it, and one more opens it`(_ direction: BarChart.Direction) throws {
        let chart = BarChart([.init("Mon", 3, text: "3"), .init("Tue", 5, text: "5"), .init("Wed", 0, text: "0")], direction: direction)
        var opened: [Int] = []
        chart.onSelect = { [weak chart] in chart?.selectedIndex = $0 }
        chart.onActivate = { opened.append($0) }
        let stage = Stage(chart, size: Size(width: 40, height: 10))
        try click("Tue", in: stage)
        #expect(chart.selectedIndex == 1 && opened.isEmpty)
        try click("Wed", in: stage)
        #expect(chart.selectedIndex == 2)
        try click("Wed", in: stage)
        #expect(opened == [2])
    }

    @Test func `a click above a dot chooses it, and one on the axis nothing`() throws {
        let chart = DotChart([.init("Jan", 1.24), .init("Feb", 1.29), .init("Mar", 1.31)])
        chart.onSelect = { [weak chart] in chart?.selectedIndex = $0 }
        let stage = Stage(chart, size: Size(width: 40, height: 10))
        send(.press, try place(of: "Feb", in: stage).x, 4, to: stage)
        #expect(chart.selectedIndex == 1)
        send(.press, 2, 4, to: stage)
        #expect(chart.selectedIndex == 1)
    }

    @Test func `the thumb of a list's scroll bar is dragged, also where the pointer leaves the bar`() throws {
        let list = ListView(numberOfRows: { 100 }, row: { ListRow("row \($0)") })
        let stage = Stage(list, size: Size(width: 30, height: 10))
        let thumb = try place(of: "┃", in: stage)
        let corner = list.convertToWindow(.zero)
        send(.press, thumb.x, thumb.y, to: stage)
        #expect(list.topRow == 0 && list.selectedIndex == 0)
        send(.drag, thumb.x - 8, corner.y + list.bounds.height - 1, to: stage)
        #expect(list.topRow == 100 - list.bounds.height)
        send(.drag, thumb.x, corner.y + list.bounds.height / 2, to: stage)
        #expect((40...60).contains(list.topRow + list.bounds.height / 2))
        send(.release, thumb.x, corner.y, to: stage)
        let before = list.topRow
        send(.drag, thumb.x, corner.y, to: stage)
        #expect(list.topRow == before)
    }

    @Test func `a press on the track of a scroll bar goes there, in a text and in the help, too`() throws {
        let scroll = ScrollView(StackView(.vertical, (0..<60).map { Label("line \($0)") }))
        let stage = Stage(scroll, size: Size(width: 30, height: 12))
        let bar = try place(of: "┃", in: stage)
        let last = scroll.convertToWindow(.zero).y + scroll.bounds.height - 1
        send(.press, bar.x, last, to: stage)
        #expect(scroll.offset == 60 - scroll.bounds.height)
        send(.release, bar.x, last, to: stage)
        send(.press, bar.x, last, to: stage)
        send(.drag, bar.x, bar.y, to: stage)
        #expect(scroll.offset == 0)
    }
}
