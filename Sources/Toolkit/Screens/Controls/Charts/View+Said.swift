import Terminal

/// A picture in words: what a chart tells those who listen is what it draws where the window says lines.
extension View {
    /// The room of one line a part, or of more where it is a long one.
    func saidSize(in size: Size) -> Size { Size(width: size.width, height: min(size.height, saidLines(in: size.width).count)) }

    /// Draws a line for each part, and goes on in the next one where it is too long: what is said is never cut.
    func drawSaid(_ painter: inout Painter) {
        for (row, line) in saidLines(in: bounds.width).prefix(bounds.height).enumerated() { painter.write(line, x: 0, y: row) }
    }

    private func saidLines(in width: Int) -> [String] { width > 0 ? accessibilityElements.flatMap { wrapped($0.line, to: width) } : [] }

    /// A value of a chart, which a person chooses by `select`.
    func chartValue(
        _ label: String, _ value: String, at index: Int, isSelected: Bool, select: (@MainActor (Int) -> Void)?
    ) -> AccessibilityElement {
        var part = AccessibilityElement(.chartValue, label, value: value, traits: isSelected ? .selected : [], frame: bounds)
        guard let select else { return part }
        part.focus = {
            select(index)
            return true
        }
        part.activate = part.focus
        return part
    }

    /// A value with its unit, or that there is none.
    func said(_ value: Double?, unit: String, _ format: (Double) -> String) -> String {
        guard let value, value.isFinite else { return (window?.text ?? .en).noData }
        return [format(value), unit].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A goal with its unit.
    func said(goal: Double, unit: String, _ format: (Double) -> String) -> String {
        (window?.text ?? .en).goal + " " + said(goal, unit: unit, format)
    }
}
