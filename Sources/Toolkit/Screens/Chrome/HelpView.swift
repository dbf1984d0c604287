import Terminal

/// Every key that works here, made from the key commands themselves.
///
/// A section for each responder that answers keys, the nearest first, so the top of the page is what the person is working with. A command
/// that cannot be done now is dim and says why. Nothing is written for the help: a key without a command or an answer does not exist.
final class HelpView: View {
    /// The commands of one responder.
    struct Section {
        var title: String?
        var commands: [KeyCommand]
    }

    private let sections: [Section]
    private let text: ScreenText
    private let close: @MainActor () -> Void
    private var offset = 0

    init(sections: [Section], text: ScreenText, close: @escaping @MainActor () -> Void) {
        self.sections = sections
        self.text = text
        self.close = close
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(.escape, "?", "q", .enter, .function(1), title: text.close, hint: 0) { [weak self] in self?.close() }]
    }

    override var accessibilityRole: AccessibilityRole? { .scrollArea }
    override var defaultAccessibilityLabel: String? { text.help }
    override var accessibilityElements: [AccessibilityElement] {
        sections.flatMap { section in
            let commands = section.commands.map {
                AccessibilityElement(
                    .staticText, $0.title, value: Self.names($0.inputs), hint: $0.disabledReason ?? "",
                    traits: $0.disabledReason == nil ? [] : .notEnabled)
            }
            return (section.title.map { [AccessibilityElement(.heading, $0)] } ?? []) + commands
        }
    }

    override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .up, "k": scroll(by: -1)
        case .down, "j": scroll(by: 1)
        case .pageUp: scroll(by: -bounds.height)
        case .pageDown, " ": scroll(by: bounds.height)
        default: break
        }
        // The help lies over everything: no key reaches what is below it.
        return true
    }

    override func mouse(_ event: MouseEvent) -> Bool {
        let bar = Rect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
        if let row = grip.row(for: event, bar: bar, first: offset, count: lines.count) {
            scroll(by: row - offset)
            return true
        }
        switch event.action {
        case .wheelUp: scroll(by: -3)
        case .wheelDown: scroll(by: 3)
        case .press: close()
        default: break
        }
        return true
    }

    private var grip = ScrollBarGrip()

    private func scroll(by rows: Int) {
        offset = max(0, min(offset + rows, lines.count - bounds.height))
        setNeedsDisplay()
    }

    private struct Line {
        var keys = ""
        var title = ""
        var style = Style.plain
        var isCommand = false
    }

    /// The page as lines: an empty one between sections, the title, and a command in as many lines as its words take.
    private var lines: [Line] {
        let left = left
        var lines: [Line] = []
        for section in sections {
            if !lines.isEmpty { lines.append(Line()) }
            if let title = section.title { lines.append(Line(title: title, style: Style(.title, .bold))) }
            for command in section.commands {
                let reason = command.disabledReason.map { " · " + $0 } ?? ""
                let style = reason.isEmpty ? Style.plain : Style(.disabled, .dim)
                var words = wrapped(command.title + reason, to: max(1, bounds.width - left - 2))[...]
                lines.append(Line(keys: Self.names(command.inputs), title: words.popFirst() ?? "", style: style, isCommand: true))
                for rest in words { lines.append(Line(title: rest, style: style, isCommand: true)) }
            }
        }
        return lines
    }

    /// The left edge of the words of the commands, right of the widest keys.
    private var left: Int {
        let widest = sections.flatMap(\.commands).map { TextWidth.of(Self.names($0.inputs)) }.max() ?? 0
        return 8 + min(22, max(6, widest))
    }

    /// The keys by their names; all ten digits are one.
    private static func names(_ keys: [Key]) -> String {
        let digits = "0123456789".map { Key.character($0) }
        return keys == digits ? "0–9" : keys.map(\.name).joined(separator: " ")
    }

    override func draw(_ painter: inout Painter) {
        painter.fill(bounds)
        let lines = lines
        let left = left
        for (row, line) in lines.dropFirst(offset).prefix(bounds.height).enumerated() {
            painter.write(line.keys, x: 4, y: row, width: left - 4, style: Style(.key, .bold))
            let x = line.isCommand ? left : 2
            painter.write(line.title, x: x, y: row, width: bounds.width - x - 2, style: line.style)
        }
        painter.scrollBar(x: bounds.width - 1, y: 0, height: bounds.height, first: offset, count: lines.count, hasKeys: true)
    }
}
