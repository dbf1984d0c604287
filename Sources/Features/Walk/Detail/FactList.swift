import Screens
import Terminal

/// Names on the left, numbers beside them with their digits under each other.
final class FactList: View {
    struct Fact: Equatable {
        var name: String
        var cells: [ListCell]
        /// Whether its digits stand under those of the others.
        var isNumber = true

        var digits: Int { cells.first.map { TextWidth.of($0.text.trimmingSpaces) } ?? 0 }
    }

    var facts: [Fact] = [] {
        didSet {
            guard facts != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    private var nameWidth: Int { facts.map { TextWidth.of($0.name) }.max() ?? 0 }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: min(size.height, facts.count))
    }

    override func draw(_ painter: inout Painter) {
        let digits = facts.filter(\.isNumber).map(\.digits).max() ?? 0
        for (row, fact) in facts.prefix(bounds.height).enumerated() {
            painter.write(fact.name, x: 0, y: row, width: nameWidth, style: Style(.secondary))
            var x = nameWidth + 3 + (fact.isNumber ? digits - fact.digits : 0)
            for cell in fact.cells { x = painter.write(cell.text, x: x, y: row, width: bounds.width - x, style: cell.style) }
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: Substring {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
