import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct FormViewTests {
    private func form(_ labels: [String] = ["Name", "나이"], spacing: Int = 0) -> (FormView, [CheckBox]) {
        let boxes = labels.map { _ in CheckBox("yes") }
        return (FormView(spacing: spacing, zip(labels, boxes).map { FormRow($0, $1) }), boxes)
    }

    @Test(
        arguments: [
            (40, ["Name  ▌ [ ] yes", "나이    [ ] yes", "", ""]), (30, ["Name  ▌ [ ] yes", "나이    [ ] yes", "", ""]),
            (29, ["  Name", "▌ [ ] yes", "  나이", "  [ ] yes"]), (6, ["  Name", "▌ [ ]", "  나이", "  [ ]"]),
            (2, ["", "▌", "", ""]), (0, ["", "", "", ""]),
        ])
    func `labels stand beside the answers as long as these keep a useful width`(_ width: Int, _ expected: [String]) {
        let (form, _) = form()
        let rows = Stage(form, width: width, height: 4).rows
        if width >= 6 { #expect(rows.map { $0.hasSuffix("…") ? String($0.dropLast(2)) : $0 } == expected) }
        #expect(rows.allSatisfy { TextWidth.of($0) <= width })
    }

    @Test(arguments: [
        (0, ["a  ▌ [ ] yes", "b    [ ] yes", "", "", ""]), (1, ["a  ▌ [ ] yes", "", "b    [ ] yes", "", ""]),
        (3, ["a  ▌ [ ] yes", "", "", "", "b    [ ] yes"]),
    ])
    func `rows stand apart by the spacing`(_ spacing: Int, _ expected: [String]) {
        let (form, _) = form(["a", "b"], spacing: spacing)
        let stage = Stage(form, width: 40, height: 5)
        #expect(stage.rows == expected)
        form.spacing = 2
        stage.render()
        #expect(stage.rows == ["a  ▌ [ ] yes", "", "", "b    [ ] yes", ""])
    }

    @Test func `the label of the row with the keys is bold`() {
        let (form, boxes) = form(["a", "b"])
        let stage = Stage(form, width: 40, height: 2)
        #expect(stage.style(x: 0) == Style(.text, .bold) && stage.style(x: 0, y: 1) == Style(.secondary))
        stage.press(.down)
        #expect(boxes[1].isFirstResponder)
        #expect(stage.style(x: 0) == Style(.secondary) && stage.style(x: 0, y: 1) == Style(.text, .bold))
    }

    @Test func `a row without a label has its answer at the left of the others`() {
        let form = FormView(spacing: 0, [FormRow("Name", CheckBox("yes")), FormRow("", Button("Save"))])
        #expect(Stage(form, width: 40, height: 2).rows == ["Name  ▌ [ ] yes", "        [ Save ]"])
        #expect(Stage(form, width: 20, height: 3).rows == ["  Name", "▌ [ ] yes", "  [ Save ]"])
    }

    @Test func `a hidden row takes no room and no keys`() {
        let (form, boxes) = form(["a", "b", "c"])
        let stage = Stage(form, width: 40, height: 3)
        boxes[1].isHidden = true
        stage.render()
        #expect(stage.rows == ["a  ▌ [ ] yes", "c    [ ] yes", ""])
        stage.press(.down)
        #expect(boxes[2].isFirstResponder)
        boxes[1].isHidden = false
        stage.render()
        #expect(stage.rows == ["a    [ ] yes", "b    [ ] yes", "c  ▌ [ ] yes"])
    }

    @Test func `the arrows stop at both ends, Tab goes round`() {
        let (form, boxes) = form(["a", "b"])
        let stage = Stage(form, width: 40, height: 3)
        stage.press(.up)
        #expect(boxes[0].isFirstResponder)
        stage.press(.down, .down)
        #expect(boxes[1].isFirstResponder)
        stage.press(.tab)
        #expect(boxes[0].isFirstResponder)
        #expect(!form.keyPressed(.left) && !form.keyPressed("x"))
    }

    @Test func `it scrolls to the row with the keys, and shows a question with its answer`() {
        let (form, boxes) = form(["one", "two", "three", "four"])
        let stage = Stage(form, width: 20, height: 4)
        func rows() -> [String] { stage.rows.map { $0.prefix(17).trimmed } }
        #expect(rows() == ["  one", "▌ [ ] yes", "  two", "  [ ] yes"])
        stage.press(.down, .down)
        #expect(boxes[2].isFirstResponder && rows() == ["  two", "  [ ] yes", "  three", "▌ [ ] yes"])
        stage.press(.down)
        #expect(rows() == ["  three", "  [ ] yes", "  four", "▌ [ ] yes"])
        stage.press(.up, .up, .up)
        #expect(rows() == ["  one", "▌ [ ] yes", "  two", "  [ ] yes"])
    }

    @Test func `a form that is higher than its room has a bar beside its rows, and none where it fits`() {
        let (form, _) = form(["one", "two", "three", "four"])
        let stage = Stage(form, width: 20, height: 4)
        #expect(stage.rows == ["  one              ┃", "▌ [ ] yes          ┃", "  two              │", "  [ ] yes          │"])
        stage.press(.up, .tab, .tab, .tab)
        #expect(stage.rows.map(\.last) == ["│", "│", "┃", "┃"])
        #expect(Stage(self.form(["one", "two"]).0, width: 20, height: 4).rows.allSatisfy { !$0.hasSuffix("┃") })
        let field = TextField("a long name that fills the row")
        let filled = FormView(spacing: 0, [FormRow("one", field)] + ["two", "three"].map { FormRow($0, CheckBox("yes")) })
        #expect(Stage(filled, width: 20, height: 4).rows[1].hasSuffix(" ┃"), "no text lies under the bar")
    }

    @Test func `other rows take the place of the old ones, and a control that stays keeps the keys`() {
        let (form, boxes) = form(["a", "b"])
        let stage = Stage(form, width: 40, height: 3)
        stage.press(.down)
        let new = CheckBox("no")
        form.rows = [FormRow("b", boxes[1]), FormRow("c", new)]
        stage.render()
        #expect(stage.rows == ["b  ▌ [ ] yes", "c    [ ] no", ""])
        #expect(boxes[0].superview == nil && boxes[1].isFirstResponder)
        form.rows = []
        stage.render()
        #expect(stage.rows == ["", "", ""] && new.superview == nil)
    }

    @Test func `it wants the height of its rows, with questions above answers where it is narrow`() {
        let (form, _) = form(["a", "b"], spacing: 1)
        #expect(form.sizeThatFits(Size(width: 40, height: 50)) == Size(width: 40, height: 3))
        #expect(form.sizeThatFits(Size(width: 20, height: 50)) == Size(width: 20, height: 5))
        #expect(form.sizeThatFits(Size(width: 40, height: 2)) == Size(width: 40, height: 2))
        #expect(FormView().sizeThatFits(Size(width: 40, height: 50)) == Size(width: 40, height: 0))
    }

    @Test func `a sentence below a field moves the rows below it`() {
        let field = TextField("x")
        let form = FormView(spacing: 0, [FormRow("a", field), FormRow("b", CheckBox("yes"))])
        let stage = Stage(form, width: 30, height: 4)
        field.errorText = "no"
        stage.render()
        #expect(stage.rows[1].contains("! no") && stage.rows[2] == "b    [ ] yes")
    }

    @Test func `Enter goes from field to field, and in the last one submits`() {
        let fields = [TextField(), TextField()]
        let form = FormView(zip(["Name", "나이"], fields).map { FormRow($0, $1) })
        var submitted = 0
        let stage = Stage(form, size: Size(width: 40, height: 8))
        stage.press("a", .enter, "b", .enter, "c")
        #expect(fields.map(\.text) == ["a", "bc"])
        #expect(!form.answeredKeys.flatMap(\.inputs).contains(.enter))
        form.onSubmit = { submitted += 1 }
        #expect(form.answeredKeys.flatMap(\.inputs).contains(.enter))
        stage.press(.enter)
        #expect(submitted == 1)
    }

    @Test func `a field that has its own Enter, and a key of the screen, come before the form's`() {
        var entered: [String] = []
        let field = TextField(onSubmit: { entered.append("field \($0)") })
        let other = TextField()
        let stage = Stage(FormView([FormRow("a", field), FormRow("b", other), FormRow("c", TextField())]))
        stage.press("x", .enter)
        #expect(entered == ["field x"])
        stage.controller.commands = [KeyCommand(.enter, title: "save") { entered.append("screen") }]
        stage.press(.down, "y", .enter, "z")
        #expect(entered == ["field x", "screen"])
        #expect(other.text == "yz")
    }
}

extension Substring {
    /// Without the blanks at its end.
    fileprivate var trimmed: String {
        var text = String(self)
        while text.last == " " { text.removeLast() }
        return text
    }
}
