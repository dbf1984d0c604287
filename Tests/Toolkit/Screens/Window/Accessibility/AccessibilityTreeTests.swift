import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct AccessibilityTreeTests {
    /// Returns the first part of a role in the tree of a window.
    private func part(_ role: AccessibilityRole, _ label: String? = nil, of stage: Stage) throws -> AccessibilityElement {
        let found = stage.window.accessibilityTree.first { part in
            part.role == role && (label.map { part.label.contains($0) } ?? true)
        }
        return try #require(found)
    }

    @Test func `a control is named by the row of the form, by the headline, by the placeholder, by the screen`() throws {
        let form = FormView([FormRow("Height", TextField("175", placeholder: "cm")), FormRow("Lent", CheckBox("until Friday"))])
        #expect(try part(.textField, of: Stage(form)).label == "Height")
        #expect(try part(.checkBox, of: Stage(form)).label == "Lent, until Friday")
        #expect(try part(.stepper, of: Stage(PageView("How many?", body: Stepper(value: 2, in: 1...9)))).label == "How many?")
        #expect(try part(.button, of: Stage(PageView("How many?", body: Button("Save")))).label == "Save")
        #expect(try part(.textField, of: Stage(TextField(placeholder: "Ann"))).label == "Ann")
        let stage = Stage(Specimen.walks())
        stage.controller.title = "Walks"
        #expect(try part(.list, of: stage).label == "Walks")
    }

    @Test func `a name that is given counts before all others`() throws {
        let list = Specimen.walks()
        list.accessibilityLabel = "Recent walks"
        #expect(try part(.list, of: Stage(FormView([FormRow("Walks", list)]))).label == "Recent walks")
    }

    @Test func `a view of one's own is heard by what it draws`() throws {
        final class Price: View {
            override func draw(_ painter: inout Painter) {
                painter.fill(bounds, with: Glyph(scalar: "█"), style: Style(.accent))
                painter.write("12 EUR", x: 1, y: 0)
                painter.write("new", x: 1, y: 1)
            }
        }
        #expect(try part(.staticText, of: Stage(Price())).label == "12 EUR\nnew")
    }

    @Test func `a secret says nothing, not even its length`() throws {
        let field = try part(.secureTextField, of: Stage(TextField("correct horse", isSecure: true)))
        #expect(field.value.isEmpty && !field.label.contains("•"))
    }

    @Test func `what is wrong with a field is its hint and its state`() throws {
        let field = TextField("17o")
        field.errorText = "Only digits"
        let element = try part(.textField, of: Stage(field))
        #expect(element.hint == "Only digits")
        #expect(element.traits == [.focusable, .focused, .invalid])
    }

    @Test func `focus from outside moves the responder, and activation presses Enter`() throws {
        var pressed = 0
        let (first, second) = (Button("One"), Button("Two") { pressed += 1 })
        let stage = Stage(StackView(.vertical, [first, second]))
        #expect(first.isFirstResponder)
        #expect(try part(.button, "Two", of: stage).focus?() == true)
        #expect(second.isFirstResponder)
        #expect(try part(.button, "One", of: stage).focus?() == true)
        #expect(try part(.button, "Two", of: stage).activate?() == true)
        #expect(pressed == 1 && second.isFirstResponder)
    }

    @Test func `a row is chosen and opened from outside`() throws {
        var opened: [Int] = []
        let list = Specimen.walks()
        list.onActivate = { opened.append($0) }
        let stage = Stage(list, size: Size(width: 44, height: 16))
        #expect(try part(.row, "Office", of: stage).focus?() == true)
        #expect(list.selectedIndex == 3)
        #expect(try part(.row, "Office", of: stage).traits == [.selected, .focused])
        #expect(try part(.row, "점심", of: stage).activate?() == true)
        #expect(opened == [4])
    }

    @Test func `every row of a list longer than the screen is reached by those that are there`() throws {
        let list = ListView(numberOfRows: { 1000 }) { ListRow([ListCell("row \($0)")], isSelectable: $0 % 7 != 3) }
        let stage = Stage(list, size: Size(width: 40, height: 12))
        var seen = 0
        while seen < 40 {
            let rows = stage.window.accessibilityTree.all.filter { $0.role == .row }
            let bar = try #require(rows.firstIndex { $0.traits.contains(.selected) })
            #expect(rows.count < 16)
            #expect(rows[bar + 1].focus?() == true)
            seen += 1
        }
        #expect(try part(.list, of: stage).value == "48/1000")
        #expect(try #require(stage.window.accessibilityTree.all.last { $0.role == .row }).focus?() == true)
        #expect(try part(.list, of: stage).value == "1000/1000")
        #expect(try #require(stage.window.accessibilityTree.all.first { $0.role == .row }).focus?() == true)
        #expect(try part(.list, of: stage).value == "1/1000")
    }

    @Test func `a field is typed into from outside, as far as it takes what comes`() throws {
        var changes: [String] = []
        let year = TextField("18", maximumLength: 4, onChange: { changes.append($0) })
        year.accepts = { $0.isNumber }
        let notes = TextView("one") { changes.append($0) }
        let stage = Stage(StackView(.vertical, [Button("Save"), year, notes]))
        #expect(try part(.textField, of: stage).edit?("1854 or so") == true)
        #expect(year.text == "1854" && year.isFirstResponder)
        #expect(try part(.textField, of: stage).caret == 4)
        #expect(try part(.textView, of: stage).edit?("two\nlines") == true)
        #expect(try part(.textView, of: stage).caret == 9)
        #expect(try part(.textField, of: stage).edit?("") == true)
        #expect(changes == ["1854", "two\nlines", ""])
        #expect(try part(.button, of: stage).edit == nil)
        year.isEnabled = false
        stage.window.updateIfNeeded()
        #expect(stage.window.accessibilityTree.first { $0.role == .textField }?.edit == nil)
    }

    @Test func `words that are announced are heard as a sentence that comes by itself`() throws {
        let label = Label("Half of it")
        label.announcesChanges = true
        #expect(try part(.notification, of: Stage(label)).label == "Half of it")
    }

    @Test func `options are chosen from outside`() throws {
        var chosen: [Int] = []
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man")]) { chosen.append($0) }
        let segments = SegmentedControl(["Week", "Month"]) { chosen.append(10 + $0) }
        let stage = Stage(StackView(.vertical, [picker, segments]))
        #expect(try part(.radioButton, "Man", of: stage).activate?() == true)
        #expect(try part(.radioButton, "Month", of: stage).activate?() == true)
        #expect(chosen == [2, 11])
        #expect(try part(.radioButton, "Man", of: stage).traits.contains(.selected))
    }

    @Test func `a button that cannot be pressed keeps its reason`() throws {
        let button = try part(.button, of: Stage(Button("Buy", disabledReason: "there are no books")))
        #expect(button.hint == "there are no books")
        #expect(button.traits == [.focusable, .focused, .notEnabled])
    }

    @Test func `hints are commands that can be given`() throws {
        var saved = false
        let stage = Stage(Label("hello"))
        stage.controller.commands = [KeyCommand(.control("s"), title: "save", hint: 1) { saved = true }]
        stage.window.setNeedsChromeUpdate()
        let command = try part(.command, "save", of: stage)
        #expect(command.value == "^S" && command.activate?() == true)
        #expect(saved)
    }

    @Test func `what lies below the help, a menu or the palette is not there`() throws {
        let stage = Stage(Button("Below"))
        let below: (AccessibilityElement) -> Bool = { $0.role == .button }
        stage.press(.function(1))
        #expect(stage.window.accessibilityTree.first(where: below) == nil)
        #expect(try part(.scrollArea, of: stage).label == "help")
        stage.press(.escape, .control("p"))
        #expect(try part(.dialog, of: stage).children.map(\.role) == [.textField, .list])
        #expect(try part(.textField, of: stage).label == "Commands")
        stage.press(.escape)
        var chosen = false
        stage.window.showMenu([MenuItem("Lend", key: "l") { chosen = true }, .separator, MenuItem("Sell", disabledReason: "lent")])
        #expect(try part(.menu, of: stage).children.map(\.label) == ["Lend", "Sell"])
        #expect(try part(.menuItem, "Sell", of: stage).focus?() == true)
        #expect(try part(.menuItem, "Sell", of: stage).traits.contains(.selected))
        #expect(try part(.menuItem, "Lend", of: stage).activate?() == true)
        #expect(chosen && stage.window.accessibilityTree.first(where: below) != nil)
    }

    @Test func `a question is an alert with its sentence and its answers`() throws {
        let stage = Stage(Button("Below"), size: Size(width: 60, height: 14))
        let alert = AlertController(title: "New name", message: "It is shown to others.")
        alert.addTextField()
        alert.addAction(AlertAction(title: "Rename"))
        stage.controller.present(alert, animated: false)
        stage.render()
        #expect(try part(.alert, of: stage).label == "New name")
        #expect(try part(.textField, of: stage).label == "New name")
        #expect(try part(.button, of: stage).label == "Rename")
        #expect(try part(.staticText, of: stage).label == "It is shown to others.")
    }

    @Test func `a toast is a notification, and a hidden view is nothing`() throws {
        let label = Label("hidden")
        label.isHidden = true
        let stage = Stage(StackView(.vertical, [label, Label("seen")]))
        stage.window.showToast("saved")
        #expect(try part(.notification, of: stage).label == "saved")
        #expect(stage.window.accessibilityTree.all.contains { $0.label == "hidden" } == false)
    }

    @Test func `the text of the tree is one line a part`() {
        let tree = AccessibilityElement(
            .list, "Books \"new\"", value: "1/2", hint: "two\nlines", traits: [.focusable],
            children: [AccessibilityElement(.row, "Walden", traits: .selected)])
        #expect(tree.description == #"list "Books \"new\"" = "1/2" ("two\nlines") [focusable]"# + "\n  row \"Walden\" [selected]")
    }
}
