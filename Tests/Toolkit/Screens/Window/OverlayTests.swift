import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct OverlayTests {
    private func stage(_ view: View = Label("hello"), size: Size = Size(width: 60, height: 14)) -> (Stage, () -> [String]) {
        let stage = Stage(view, size: size)
        stage.controller.title = "산책"
        let log = Log()
        stage.controller.commands = [
            KeyCommand("n", title: "new walk", hint: 1) { log.entries.append("new") },
            KeyCommand("e", title: "edit walk", hint: 2) { log.entries.append("edit") },
            KeyCommand("d", title: "delete", hint: 3, disabledReason: "nothing chosen") { log.entries.append("delete") },
        ]
        stage.window.setNeedsChromeUpdate()
        stage.render()
        return (stage, { log.entries })
    }

    private final class Log { var entries: [String] = [] }

    @Test func `the palette finds a command by a part of its name and does it`() {
        let (stage, log) = stage()
        stage.press(":")
        stage.type("edw")
        assertSnapshot(of: stage.window)
        stage.press(.enter)
        #expect(log() == ["edit"])
        #expect(!stage.window.hasOverlay)
    }

    @Test func `the palette opens over a text field, and Esc gives the keys back`() {
        let field = TextField()
        let (stage, log) = stage(field)
        stage.press(.control("p"))
        stage.type("new")
        stage.press(.escape)
        stage.type("x")
        #expect(log().isEmpty)
        #expect(field.text == "x")
    }

    @Test func `where lines are said, what lies over a screen is said alone, and the screen again when it is gone`() {
        let (stage, _) = stage(Label("hello from below"))
        stage.window.saysLines = true
        func says(_ text: String) -> Bool { stage.rows.contains { $0.contains(text) } }
        for show in [
            { stage.window.showHelp() }, { stage.window.showPalette() }, { stage.window.showMenu([MenuItem("Edit", key: "e") {}]) },
        ] {
            stage.render()
            #expect(says("hello"))
            show()
            stage.render()
            #expect(!says("hello") && says("edit") || says("Edit"))
            stage.press(.escape)
        }
        #expect(says("hello"))
        let alert = AlertController(title: "Delete?", message: nil)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        stage.controller.present(alert, animated: false)
        stage.render()
        #expect(!says("hello") && says("Delete?"))
        stage.press(.escape)
        stage.render()
        #expect(says("hello"))
    }

    @Test func `PageDown and PageUp go through the palette by pages`() {
        let stage = Stage(Label("hello"), size: Size(width: 60, height: 16))
        var chosen = 0
        stage.controller.commands = (1...30).map { number in KeyCommand(title: "command \(number)") { chosen = number } }
        stage.window.showPalette()
        stage.press(.pageDown, .pageDown, .pageUp, .enter)
        #expect((2...12).contains(chosen))
    }

    @Test func `what cannot be done makes room first in the hint line`() {
        let stage = Stage(Label("hello"), size: Size(width: 34, height: 8))
        stage.controller.commands = [
            KeyCommand("k", title: "up", hint: 1, disabledReason: "It is first.") {}, KeyCommand("j", title: "move it down", hint: 2) {},
        ]
        stage.window.setNeedsChromeUpdate()
        stage.render()
        let line = stage.device.canvas.text(row: 7)
        #expect(line.contains("j move it down") && !line.contains("k up") && line.contains("? help"))
    }

    @Test func `what cannot be done says so from the palette too`() {
        let (stage, log) = stage()
        stage.press(":")
        stage.type("del")
        stage.press(.enter)
        #expect(log().isEmpty)
        #expect(stage.window.toast == "nothing chosen")
    }

    @Test func `the help shows the keys of every responder`() {
        let (stage, _) = stage(Specimen.walks())
        stage.press("?")
        assertSnapshot(of: stage.window)
    }

    @Test func `the help does not list a key that a nearer command has taken`() {
        let (stage, log) = stage()
        stage.controller.commands.append(
            KeyCommand("?", title: "why", hint: 4) { [weak controller = stage.controller] in controller?.title = "asked" })
        stage.window.setNeedsChromeUpdate()
        stage.render()
        stage.press("?")
        #expect(log().isEmpty && stage.controller.title == "asked" && !stage.window.hasOverlay)
        stage.press(.function(1))
        let lines = stage.rows.map { $0.trimmingPrefix(while: { $0 == " " }) }
        #expect(lines.contains { $0.hasPrefix("? ") && $0.contains("why") })
        #expect(lines.contains { $0.hasPrefix("F1 ") && $0.contains("help") })
    }

    @Test func `a menu lies over the screen, passes lines by and does what is chosen`() {
        let (stage, _) = stage()
        var chosen: [String] = []
        stage.window.showMenu(
            [
                MenuItem("Open", key: "o") { chosen.append("open") }, .separator, MenuItem("삭제") { chosen.append("delete") },
                MenuItem("Share", disabledReason: "not signed in"),
            ], title: "Walk")
        stage.render()
        stage.press(.down)
        assertSnapshot(of: stage.window)
        stage.press(.enter)
        #expect(chosen == ["delete"])
        stage.press("o")
        #expect(chosen == ["delete"])
    }

    @Test func `a sheet dims what is below, takes the keys and gives the focus back`() {
        let list = Specimen.walks()
        let (stage, log) = stage(list)
        stage.press(.down)
        let sheet = StageController(
            StackView(.vertical, spacing: 1, [Label("Delete this walk?", style: Style(.title, .bold)), Button("Delete"), Button("Cancel")]))
        sheet.modalPresentationStyle = .formSheet
        stage.window.layers = [stage.controller, sheet]
        stage.render()
        stage.press("n")
        #expect(log().isEmpty)
        assertSnapshot(of: stage.window)
        stage.window.layers = [stage.controller]
        stage.render()
        #expect(list.isFirstResponder)
        #expect(list.selectedIndex == 3)
    }

    @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .sideMenu])
    func `a sheet of any style draws at any size`(_ style: ModalPresentationStyle) {
        for (width, height) in [(0, 0), (1, 1), (3, 3), (20, 5), (100, 30)] {
            let (stage, _) = stage(size: Size(width: width, height: height))
            let sheet = StageController(FormView([FormRow("Name", TextField("도윤왕"))]))
            sheet.modalPresentationStyle = style
            stage.window.layers = [stage.controller, sheet]
            stage.press(":", .escape, "?", .escape)
            #expect(stage.device.canvas.size == Size(width: width, height: height))
        }
    }
}
