import Screens
import Terminal

/// Short facts in columns, each in its place, so that one that comes or goes moves no other.
final class FactGrid: View {
    var facts: [String?] = [] {
        didSet { if facts != oldValue { setNeedsDisplay() } }
    }
    /// Two columns of three facts, or three columns of two.
    var isLow = false {
        didSet { if isLow != oldValue { setNeedsDisplay() } }
    }
    private static let columnWidth = 15
    private static let lowColumnWidth = 13

    private var columns: Int { isLow ? 3 : 2 }
    private var columnWidth: Int { isLow ? Self.lowColumnWidth : Self.columnWidth }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, columns * columnWidth), height: min(size.height, 6 / columns))
    }

    override func draw(_ painter: inout Painter) {
        for (index, fact) in facts.enumerated() {
            guard let fact else { continue }
            painter.write(fact, x: index % columns * columnWidth, y: index / columns, width: columnWidth - 1, style: .plain)
        }
    }
}

extension FactGrid: CopySource {
    func copyText(at index: Int) -> String { facts.compactMap(\.self).joined(separator: "\n") }
}
