import Screens
import Terminal

/// Numbers with their names, one a line: names dim at the left, numbers aligned at the right, a note behind.
final class FactsView: View {
    struct Fact: Equatable {
        var name: String
        var value: String
        var note: String

        init(_ name: String, _ value: String, note: String = "") {
            self.name = name
            self.value = value
            self.note = note
        }
    }

    var facts: [Fact] = [] {
        didSet {
            guard facts != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    private var nameWidth: Int { facts.map { TextWidth.of($0.name) }.max() ?? 0 }
    private var valueWidth: Int { facts.map { TextWidth.of($0.value) }.max() ?? 0 }
    private var noteWidth: Int { facts.map { TextWidth.of($0.note) }.max() ?? 0 }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = nameWidth + valueWidth + noteWidth + 4
        return Size(width: min(size.width, width), height: min(size.height, facts.count))
    }

    override func draw(_ painter: inout Painter) {
        let numbers = nameWidth + 2 + valueWidth
        for (y, fact) in facts.prefix(bounds.height).enumerated() {
            painter.write(fact.name, x: 0, y: y, width: bounds.width, style: Style(.secondary))
            painter.write(fact.value, x: numbers - TextWidth.of(fact.value), y: y, style: Style(.text, y == 0 ? .bold : []))
            guard numbers + 2 + TextWidth.of(fact.note) <= bounds.width else { continue }
            painter.write(fact.note, x: numbers + 2, y: y, style: Style(.secondary))
        }
    }
}
