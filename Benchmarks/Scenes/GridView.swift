import Screens
import Terminal

/// Cells that are computed; a key changes those that its scene says.
final class GridView: Control {
    private let scene: Scene
    private let shift: Int
    private var step = 0

    init(_ scene: Scene, shift: Int = 0) {
        self.scene = scene
        self.shift = shift
    }

    override func sizeThatFits(_ size: Size) -> Size { size }

    override func keyPressed(_ key: Key) -> Bool {
        guard key == "n" else { return false }
        step += 1
        switch scene {
        case .cell: setNeedsDisplay(Rect(x: bounds.width / 2, y: bounds.height / 2, width: 1, height: 1))
        case .row: setNeedsDisplay(Rect(x: 0, y: (step - 1) % max(1, bounds.height), width: bounds.width, height: 1))
        default: setNeedsDisplay()
        }
        return true
    }

    override func draw(_ painter: inout Painter) {
        let size = bounds.size
        for y in 0..<size.height where painter.needsRow(y) {
            for x in 0..<size.width {
                let place = Rect(x: x, y: y, width: 1, height: 1)
                guard painter.needs(place) else { continue }
                let (letter, style) = scene.cell(x: x, y: y + shift, step: step, size: size)
                painter.fill(place, with: Glyph(scalar: Unicode.Scalar(letter)), style: style)
            }
        }
    }
}
