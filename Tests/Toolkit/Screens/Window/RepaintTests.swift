import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

/// The picture drawn piece by piece, which must be the one drawn at once: nothing stale may stay behind, whatever happens in which order.
@Suite(.leavesNothing) @MainActor
struct RepaintTests {
    private static let keys: [Key] = [
        .up, .down, .left, .right, .tab, .shiftTab, .enter, .escape, " ", "a", "산", "👑", "/", "n", "j", "G", "g", "?", ":", .pageDown,
        .pageUp, .home, .end, .backspace, .control("k"), .control("p"), "s", "+", "7", .function(1),
    ]

    private func scene() -> View {
        let form = Specimen.form()
        let list = Specimen.walks()
        let table = Specimen.table()
        let chart = Specimen.week(.up)
        chart.stretch = 1
        let fields = FormView([
            FormRow("Date", DateField(.init(year: 2026, month: 11, day: 21))), FormRow("목표", Stepper(value: 3, in: 0...9)),
            FormRow("Note", TextView("한강을 따라 걸었어요", rows: 3)), FormRow("", SegmentedControl(["a", "나", "c"])),
        ])
        let right = StackView(.vertical, spacing: 1, [table, chart])
        let left = StackView(.vertical, spacing: 1, [form, fields, list])
        return SplitView(left, right, fraction: 0.5, collapsesBelow: 50)
    }

    @Test(arguments: 1...4)
    func `a screen painted piece by piece is the screen painted at once`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let stage = Stage(scene(), size: Size(width: 90, height: 30))
        let sheet = StageController(StackView(.vertical, [Label("Really?"), Button("Yes"), Button("No")]))
        sheet.modalPresentationStyle = .formSheet
        for step in 0..<150 {
            switch Int.random(in: 0..<40, using: &dice) {
            case 0: stage.device.send(.resize(Size(width: .random(in: 0...100, using: &dice), height: .random(in: 0...34, using: &dice))))
            case 1: stage.window.showToast("저장했어요 \(step)")
            case 2: stage.window.hideToast()
            case 3: stage.window.layers = stage.window.layers.count == 1 ? [stage.controller, sheet] : [stage.controller]
            case 4: stage.window.showMenu([MenuItem("one"), .separator, MenuItem("둘")], title: "Menu")
            case 5: stage.window.closeOverlay()
            case 6:
                stage.device.send(
                    .mouse(MouseEvent(.press, at: Point(x: .random(in: 0..<90, using: &dice), y: .random(in: 0..<30, using: &dice)))))
            default: stage.device.send(.key(Self.keys.randomElement(using: &dice) ?? .tab))
            }
            while let event = stage.device.nextEvent() { stage.window.dispatch(event) }
            stage.render()
            let pieces = stage.device.canvas
            stage.window.chrome.marks.setNeedsDisplay(Rect(origin: .zero, size: stage.window.size))
            stage.render()
            guard pieces.size == stage.device.canvas.size, pieces.cells != stage.device.canvas.cells else { continue }
            let rows = (0..<pieces.size.height).filter { pieces.text(row: $0) != stage.device.canvas.text(row: $0) }
            let seen = rows.map { "- \(stage.device.canvas.text(row: $0))\n+ \(pieces.text(row: $0))" }.joined(separator: "\n")
            Issue.record("seed \(seed), step \(step): the pieces are not the whole\n\(seen)")
            return
        }
    }
}
