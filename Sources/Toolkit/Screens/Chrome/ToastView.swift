import Terminal

/// A sentence above the hint line, wrapped where it is long; it lies over the content and never moves it.
///
/// It takes six rows at the most, and no more than half of the content. What does not fit even there is cut in the last row with `…`, so
/// that a person knows that there was more. The sign before it says by its shape what the colour says, for those who see no colour.
final class ToastView: View {
    private(set) var message = ""
    private var role = Role.success

    func show(_ message: String, role: Role) {
        self.message = message
        self.role = role
        setNeedsDisplay()
    }

    override var accessibilityRole: AccessibilityRole? { message.isEmpty ? nil : .notification }
    override var defaultAccessibilityLabel: String? { message }

    override func sizeThatFits(_ size: Size) -> Size {
        guard !message.isEmpty else { return .zero }
        return Size(width: size.width, height: min(lines(in: size.width).count, Self.mostLines, size.height))
    }

    private static let indent = 3
    private static let mostLines = 6

    private func lines(in width: Int) -> [String] { wrapped(message, to: max(1, width - Self.indent - 1)) }

    override func draw(_ painter: inout Painter) {
        let mark =
            switch role {
            case .danger, .warning: "!"
            case .success: "✓"
            default: "·"
            }
        painter.fill(bounds, style: Style(.panel))
        painter.write(mark, x: 1, y: 0, style: Style(role, .bold))
        let lines = lines(in: bounds.width)
        for (y, line) in lines.prefix(bounds.height).enumerated() {
            // The rest of a sentence that is too long stands in the last line, cut.
            let isLast = y == bounds.height - 1
            let text = isLast && lines.count > bounds.height ? lines[y...].joined(separator: " ") : line
            painter.write(text, x: Self.indent, y: y, width: bounds.width - Self.indent - 1, style: Style(.panel))
        }
    }
}
