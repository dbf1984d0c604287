import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct SheetViewTests {
    private func stage(_ style: ModalPresentationStyle, _ width: Int, _ height: Int, preferred: Size? = nil, text: String = "really?") -> (
        Stage, StageController
    ) {
        let stage = Stage(Label("content below", style: Style(.accent)), size: Size(width: width, height: height))
        let sheet = StageController(Label(text))
        sheet.modalPresentationStyle = style
        sheet.preferredContentSize = preferred
        stage.window.layers = [stage.controller, sheet]
        stage.render()
        return (stage, sheet)
    }

    /// The rectangle of the panel's border, as it is drawn.
    private func panel(_ stage: Stage) -> Rect? {
        let canvas = stage.device.canvas
        for y in 0..<canvas.size.height {
            guard let left = (0..<canvas.size.width).first(where: { canvas[$0, y].glyph == Glyph("┌") }),
                let right = (0..<canvas.size.width).last(where: { canvas[$0, y].glyph == Glyph("┐") }),
                let bottom = (y..<canvas.size.height).last(where: { canvas[left, $0].glyph == Glyph("└") })
            else { continue }
            return Rect(x: left, y: y, width: right - left + 1, height: bottom - y + 1)
        }
        return nil
    }

    @Test func `a full screen covers everything and has no border`() {
        let (stage, sheet) = stage(.fullScreen, 40, 12)
        #expect(panel(stage) == nil && !stage.content.contains("below"))
        #expect(sheet.view.frame.size == Size(width: 40, height: 9))
    }

    @Test(arguments: [
        (80, 24, Rect(x: 4, y: 3, width: 72, height: 19)), (59, 24, Rect(x: 0, y: 3, width: 59, height: 19)),
        (80, 16, Rect(x: 4, y: 2, width: 72, height: 13)),
    ])
    func `a page leaves a margin where there is room for one`(_ width: Int, _ height: Int, _ expected: Rect) {
        #expect(panel(stage(.pageSheet, width, height).0) == expected)
    }

    @Test(
        arguments: [
            (nil, Rect(x: 32, y: 10, width: 16, height: 3)), (Size(width: 20, height: 5), Rect(x: 28, y: 9, width: 24, height: 7)),
            (Size(width: 999, height: 999), Rect(x: 0, y: 2, width: 80, height: 21)),
        ] as [(Size?, Rect)])
    func `a form is as large as it wishes to be, in the middle`(_ preferred: Size?, _ expected: Rect) {
        let found = panel(stage(.formSheet, 80, 24, preferred: preferred).0)
        #expect(found?.size == expected.size && found?.minX == expected.minX)
        #expect(abs((found?.minY ?? 0) - expected.minY) <= 1)
    }

    @Test func `a side menu stands at the left, as high as the content`() {
        let (stage, _) = stage(.sideMenu, 80, 24, preferred: Size(width: 30, height: 5))
        #expect(panel(stage) == Rect(x: 0, y: 2, width: 34, height: 21))
        #expect(panel(self.stage(.sideMenu, 80, 24).0)?.width == 20, "never narrower than that")
        #expect(panel(self.stage(.sideMenu, 15, 24, preferred: Size(width: 30, height: 5)).0)?.width == 15)
    }

    @Test func `what lies below is dim and keeps its text`() {
        let (stage, _) = stage(.formSheet, 80, 24)
        #expect(stage.rows[0].hasPrefix("content below"))
        #expect(stage.style(x: 0, y: 2) == Style(.accent, .dim))
    }

    @Test(arguments: ModalPresentationStyle.allCases)
    func `the content lies inside of the border`(_ style: ModalPresentationStyle) {
        let (stage, sheet) = stage(style, 60, 20)
        guard let panel = panel(stage) else {
            #expect(style == .fullScreen)
            return
        }
        let corner = sheet.view.convertToWindow(.zero)
        #expect(corner == Point(x: panel.minX + 2, y: panel.minY + 1))
        #expect(sheet.view.frame.size == Size(width: panel.width - 4, height: panel.height - 2))
    }

    @Test func `a screen that is taken away gives back what was below`() {
        let (stage, _) = stage(.formSheet, 40, 12)
        stage.window.layers = [stage.controller]
        stage.render()
        #expect(panel(stage) == nil && stage.style(x: 0, y: 2) == Style(.accent))
    }
}
