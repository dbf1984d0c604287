import Terminal
import Testing

@testable import Screens

@MainActor
struct BrailleCanvasTests {
    private func diagonal(_ grid: inout BrailleGrid) {
        grid.line(from: .zero, to: Point(x: grid.width - 1, y: grid.height - 1))
    }

    @Test func `the drawing is asked for in dots, two by four for each cell`() {
        var sizes: [Size] = []
        let canvas = BrailleCanvas { grid in sizes.append(Size(width: grid.width, height: grid.height)) }
        _ = Stage(canvas, width: 7, height: 3)
        #expect(sizes == [Size(width: 14, height: 12)])
    }

    @Test func `the drawing fills its room, whatever that is`() {
        #expect(Stage(BrailleCanvas(plot: diagonal), width: 2, height: 1).rows == ["⠑⢄"])
        #expect(Stage(BrailleCanvas(plot: diagonal), width: 4, height: 2).rows == ["⠑⢄", "  ⠑⢄"])
        #expect(BrailleCanvas().sizeThatFits(Size(width: 9, height: 4)) == Size(width: 9, height: 4))
    }

    @Test(arguments: [(0, 0), (0, 3), (5, 0), (1, 1)]) func `a room without cells asks for nothing that could fail`(
        _ width: Int, _ height: Int
    ) {
        let canvas = BrailleCanvas { grid in grid.set(x: grid.width / 2, y: grid.height / 2) }
        #expect(Stage(canvas, width: width, height: height).rows.count == height)
    }

    @Test func `another drawing is drawn at once, from nothing`() {
        let canvas = BrailleCanvas { grid in grid.set(x: 0, y: 0) }
        let stage = Stage(canvas, width: 2, height: 1)
        #expect(stage.rows == ["⠁"])
        canvas.plot = { grid in grid.set(x: 3, y: 3) }
        #expect(stage.render())
        #expect(stage.rows == [" ⢀"])
    }

    @Test func `dots have the style of the canvas, and a style that is the same is not drawn again`() {
        let canvas = BrailleCanvas(plot: diagonal)
        let stage = Stage(canvas, width: 2, height: 1)
        #expect(stage.style(x: 0) == Style(.chart))
        canvas.style = Style(.danger)
        #expect(stage.render())
        #expect(stage.style(x: 0) == Style(.danger))
        canvas.style = Style(.danger)
        #expect(!stage.render())
    }

    @Test func `its signs are nothing to listen to, but its name is`() {
        let canvas = BrailleCanvas { grid in grid.sign("●", at: .zero, style: Style(.accent)) }
        let stage = Stage(canvas, width: 6, height: 1)
        #expect(!stage.window.accessibilityTree.all.contains { $0.label.contains("*") || $0.label.contains("●") })
        canvas.accessibilityLabel = "Map"
        #expect(stage.window.accessibilityTree.all.filter { $0.role == .image }.map(\.label) == ["Map"])
        stage.window.saysLines = true
        stage.render()
        #expect(stage.rows == ["Map"])
        canvas.accessibilityLabel = nil
        canvas.setNeedsDisplay()
        stage.render()
        #expect(stage.rows == [""])
    }

    @Test func `a sign stands over the dots in its own style`() {
        let canvas = BrailleCanvas { grid in
            diagonal(&grid)
            grid.sign("●", at: Point(x: 3, y: 3), style: Style(.accent))
        }
        let stage = Stage(canvas, width: 2, height: 1)
        #expect(stage.rows == ["⠑●"])
        #expect(stage.style(x: 1) == Style(.accent))
    }
}
