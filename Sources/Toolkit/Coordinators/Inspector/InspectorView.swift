import Screens
import Terminal

/// The inspector's lines over the whole content.
final class InspectorView: View {
    var lines: [TreeReport.Line] = [] {
        didSet { setNeedsDisplay() }
    }
    private var offset = 0
    private let close: () -> Void

    init(close: @escaping @MainActor () -> Void) { self.close = close }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(.escape, .control("t"), .function(12), title: window?.text.close ?? "", hint: 1) { [weak self] in self?.close() }]
    }

    override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .down, "j": scroll(1)
        case .up, "k": scroll(-1)
        case .pageDown, " ": scroll(bounds.height - 1)
        case .pageUp: scroll(1 - bounds.height)
        default: break
        }
        // It lies over everything: no key reaches what is below it.
        return true
    }

    private func scroll(_ rows: Int) {
        offset = max(0, min(offset + rows, lines.count - bounds.height))
        setNeedsDisplay()
    }

    override func draw(_ painter: inout Painter) {
        painter.fill(bounds)
        for (row, line) in lines.dropFirst(offset).prefix(bounds.height).enumerated() {
            painter.write(line.text, x: 1, y: row, width: bounds.width - 2, style: Style(line.role))
        }
    }
}
