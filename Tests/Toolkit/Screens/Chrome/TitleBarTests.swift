import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct TitleBarTests {
    @Test(
        arguments: [
            (["Walk", "Log", "Edit"], 40, ["Walk", "Log", "Edit"]), (["Walk", "Log", "Edit"], 17, ["Walk", "Log", "Edit"]),
            (["Walk", "Log", "Edit"], 16, ["…", "Log", "Edit"]), (["Walk", "Log", "Edit"], 13, ["Edit"]),
            (["Walk", "Log", "Edit"], 7, ["Edit"]),
            (["Walk", "Log", "Edit"], 4, ["Edit"]), (["Walk", "Log", "Edit"], 3, ["Ed…"]), (["걷기", "기록"], 11, ["걷기", "기록"]),
            (["걷기", "기록"], 10, ["기록"]), (["걷기", "기록"], 3, ["기…"]), ([], 10, []), (["…", "Log", "Edit"], 14, ["…", "Log", "Edit"]),
            (["…", "Log", "Edit"], 12, ["Edit"]), (["Walk"], 0, [""]),
        ] as [([String], Int, [String])])
    func `titles go from the left until the rest fits, and the last is cut only then`(
        _ path: [String], _ columns: Int, _ expected: [String]
    ) {
        #expect(TitleBar.fitted(path, to: columns) == expected)
    }

    private func stage(_ width: Int = 40, height: Int = 8) -> Stage {
        let stage = Stage(Label("content"), size: Size(width: width, height: height))
        stage.controller.title = "Walk"
        stage.render()
        return stage
    }

    @Test func `a screen on top may say something of its own at the right`() {
        let stage = stage()
        stage.window.status = { "Ann" }
        stage.controller.navigationItem.status = "pad ●"
        stage.render()
        #expect(stage.device.canvas.text(row: 0).hasSuffix("pad ●"))
        stage.controller.navigationItem.status = nil
        stage.render()
        #expect(stage.device.canvas.text(row: 0).hasSuffix("Ann"))
    }

    @Test func `a status that does not fit has a short form`() {
        let stage = stage(20)
        stage.controller.navigationItem.status = "WalkingPad A1 ●"
        stage.render()
        #expect(stage.device.canvas.text(row: 0) == " Walk")
        stage.controller.navigationItem.shortStatus = "●"
        stage.render()
        #expect(stage.device.canvas.text(row: 0) == " Walk" + String(repeating: " ", count: 13) + "●")
        stage.controller.navigationItem.status = "Pad ●"
        stage.render()
        #expect(stage.device.canvas.text(row: 0).hasSuffix("Pad ●"))
    }

    @Test func `the title stands on line 1 over a rule, and the status at the right while it fits`() {
        let stage = stage()
        stage.window.status = { "Ann" }
        stage.window.setNeedsChromeUpdate()
        stage.render()
        #expect(stage.device.canvas.text(row: 0) == " Walk" + String(repeating: " ", count: 31) + "Ann")
        #expect(stage.device.canvas.text(row: 1) == " " + String(repeating: "─", count: 38))
        stage.window.status = { String(repeating: "n", count: 34) }
        stage.window.setNeedsChromeUpdate()
        stage.render()
        #expect(stage.device.canvas.text(row: 0) == " Walk")
    }

    @Test(arguments: [(8, 2), (7, 1), (5, 1), (4, 0), (3, 0), (2, 0), (1, 0)])
    func `where it is low the rule goes first, then the title`(_ height: Int, _ titleRows: Int) {
        let stage = stage(height: height)
        #expect((stage.device.canvas.text(row: 0) == " Walk") == (titleRows > 0))
        #expect(stage.device.canvas.text(row: titleRows) == "content")
    }

    @Test(arguments: [0, 1, 2, 3, 6])
    func `where it is narrow nothing is written beside the edge`(_ width: Int) {
        let stage = stage(width)
        #expect(TextWidth.of(stage.device.canvas.text(row: 0)) <= max(0, width - 1))
    }

    @Test func `a title that the item gets later is shown with the next frame`() {
        let stage = stage()
        stage.controller.navigationItem.title = "Walk 2"
        stage.render()
        #expect(stage.device.canvas.text(row: 0).hasPrefix(" Walk 2"))
    }
}
