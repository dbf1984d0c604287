import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

/// The promises of every control, drawn from the same specimens as their pictures.
@Suite(.leavesNothing) @MainActor
struct ControlTests {
    private static func controls(in view: View) -> [Control] {
        ((view as? Control).map { [$0] } ?? []) + view.subviews.flatMap { controls(in: $0) }
    }

    @Test(arguments: Specimen.all)
    func `no view wishes for more than there is`(_ specimen: Specimen) {
        let view = specimen.make()
        for (width, height) in [(0, 0), (1, 1), (0, 5), (5, 0), (2, 1), (7, 3), (20, 2), (44, 12), (200, 1), (200, 60)] {
            let preferred = view.sizeThatFits(Size(width: width, height: height))
            #expect(preferred.width <= width && preferred.height <= height, "\(preferred) of \(width)×\(height)")
        }
    }

    @Test(arguments: Specimen.all)
    func `asking for a size changes nothing`(_ specimen: Specimen) {
        let view = specimen.make()
        let stage = Stage(view, size: specimen.size)
        let before = stage.device.canvas
        let preferred = view.sizeThatFits(specimen.size)
        _ = view.sizeThatFits(Size(width: 3, height: 1))
        #expect(view.sizeThatFits(specimen.size) == preferred)
        view.setNeedsDisplay()
        stage.render()
        #expect(stage.device.canvas == before)
    }

    @Test(arguments: Specimen.all)
    func `a disabled control takes neither the keys nor a click`(_ specimen: Specimen) {
        let view = specimen.make()
        for control in Self.controls(in: view) { control.isEnabled = false }
        let stage = Stage(view, size: specimen.size)
        for control in Self.controls(in: view) where !(control is ScrollView) {
            #expect(!control.canBecomeFirstResponder && !control.isFirstResponder)
            #expect(!control.acceptsText)
        }
        let before = stage.device.canvas
        stage.press(" ", "x", .left, .right, "+", "-", .backspace)
        #expect(stage.rows == Stage.rows(of: before))
    }

    @Test(arguments: Specimen.all)
    func `only the control with the keys has the bar`(_ specimen: Specimen) throws {
        let view = specimen.make()
        let stage = Stage(view, size: Size(width: specimen.size.width, height: specimen.size.height + 10))
        for control in Self.controls(in: view) where control.canBecomeFirstResponder && !(control is ScrollView) {
            #expect(control.becomeFirstResponder())
            stage.render()
            #expect(control.isFirstResponder)
            for other in Self.controls(in: view) where other !== control && !control.isDescendant(of: other) && other.subviews.isEmpty {
                let corner = other.convertToWindow(.zero)
                let column = (0..<other.bounds.height).map { stage.device.canvas[corner.x, corner.y + $0].glyph.character }
                #expect(!column.contains("▌"), "\(type(of: other)) looks as if it had the keys")
            }
        }
    }

    @Test func `what is disabled while it has the keys gives them up`() {
        let (first, second) = (CheckBox("a"), CheckBox("b"))
        let stage = Stage(StackView(.vertical, [first, second]), width: 10, height: 2)
        #expect(first.isFirstResponder)
        first.isEnabled = false
        stage.render()
        #expect(second.isFirstResponder && stage.rows == ["  [ ] a", "▌ [ ] b"])
        first.isEnabled = true
        stage.render()
        #expect(second.isFirstResponder)
    }

    @Test func `the main text is bold with the keys, plain without, dim where it is disabled`() {
        let (first, second) = (CheckBox("a"), CheckBox("b"))
        let stage = Stage(StackView(.vertical, [first, second]), width: 10, height: 2)
        #expect(first.titleStyle == Style(.text, .bold) && second.titleStyle == .plain)
        second.isEnabled = false
        stage.render()
        #expect(second.titleStyle == Style(.disabled, .dim))
    }

    @Test func `a passive control shows itself and leaves the keys to another one`() {
        let list = Specimen.walks()
        list.isPassive = true
        let button = Button("Go")
        let stage = Stage(StackView(.vertical, [list, button]))
        #expect(button.isFirstResponder && !list.canBecomeFirstResponder)
        #expect(stage.rows.contains { $0.hasPrefix("▌ 07:40") })
    }
}

extension Stage {
    /// The rows of a canvas that was drawn with a frame.
    static func rows(of canvas: Canvas) -> [String] {
        let all = (0..<canvas.size.height).map { canvas.text(row: $0) }
        return Array(all.dropFirst(canvas.size.height >= 8 ? 2 : 1).dropLast())
    }
}
