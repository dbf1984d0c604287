import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

/// Each control as those who listen know it, by default and without help of a screen.
@Suite(.leavesNothing) @MainActor
struct ControlAccessibilityTests {
    @Test(arguments: Specimen.all)
    func `a control says its role, its name, its value and its state`(_ specimen: Specimen) {
        let stage = Stage(specimen.make(), size: specimen.size)
        stage.controller.title = "Specimen"
        stage.render()
        let tree = stage.window.accessibilityTree
        assertText(
            tree.description + "\n", in: "Tests/Toolkit/Screens/Controls/__Snapshots__/ControlAccessibilityTests/\(specimen.name).txt")
        let focusable = tree.all.filter { $0.traits.contains(.focusable) }
        #expect(focusable.count == stage.window.focusOrder.count)
        #expect(focusable.allSatisfy { !$0.label.isEmpty && $0.role != .group })
    }

    @Test(arguments: Specimen.all)
    func `to ask for the tree changes nothing`(_ specimen: Specimen) {
        let stage = Stage(specimen.make(), size: specimen.size)
        let (before, first) = (stage.device.canvas, stage.window.firstResponder)
        let tree = stage.window.accessibilityTree.description
        #expect(stage.window.firstResponder === first)
        stage.render()
        #expect(stage.device.canvas == before)
        #expect(stage.window.accessibilityTree.description == tree)
    }

    @Test(arguments: Specimen.all)
    func `what a chart tells is what it draws in lines`(_ specimen: Specimen) {
        let stage = Stage(specimen.make(), size: Size(width: 60, height: 40), text: .ko)
        stage.window.saysLines = true
        stage.render()
        let lines = (0..<40).map { stage.device.canvas.text(row: $0)[...].trimmed }
        let values = stage.window.accessibilityTree.all.filter { $0.role == .chartValue }
        for value in values { #expect(lines.contains(value.line[...]), "\(value.line) is not among \(lines)") }
    }
}
