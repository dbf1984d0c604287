import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ControlSnapshotTests {
    @Test(arguments: Specimen.all)
    func `a control looks as it did`(_ specimen: Specimen) {
        let stage = Stage(specimen.make(), size: specimen.size)
        assertSnapshot(of: stage.window, named: specimen.name, function: "control")
    }

    @Test(arguments: Specimen.all)
    func `a control draws where there is no room`(_ specimen: Specimen) {
        for (width, height) in [(0, 0), (1, 1), (2, 1), (1, 6), (3, 2), (7, 3), (200, 1)] {
            let view = specimen.make()
            let stage = Stage(view, size: Size(width: width, height: height + 3))
            let keys: [Key] = [.down, .up, .right, .left, .end, .home, .enter, " ", "/", "x", .escape, .pageDown, .tab]
            for key in keys { stage.press(key) }
            for point in [Point(x: 0, y: 1), Point(x: width - 1, y: height)] {
                stage.window.dispatch(.mouse(MouseEvent(.press, at: point)))
                stage.window.dispatch(.mouse(MouseEvent(.wheelDown, at: point)))
            }
            stage.render()
            #expect(stage.device.canvas.size == Size(width: width, height: height + 3))
            for y in 0..<stage.device.canvas.size.height {
                #expect(TextWidth.of(stage.device.canvas.text(row: y)) <= width)
            }
        }
    }
}
