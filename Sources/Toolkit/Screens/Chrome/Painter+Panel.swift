import Terminal

extension Painter {
    /// A panel with a thin border that lies over what was drawn before.
    mutating func panel(_ rect: Rect) {
        let style = Style(.panel)
        fill(rect, style: style)
        guard rect.width >= 2, rect.height >= 2 else { return }
        let line = Glyph(scalar: "─")
        fill(Rect(x: rect.minX + 1, y: rect.minY, width: rect.width - 2, height: 1), with: line, style: style)
        fill(Rect(x: rect.minX + 1, y: rect.maxY - 1, width: rect.width - 2, height: 1), with: line, style: style)
        let side = Glyph(scalar: "│")
        fill(Rect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2), with: side, style: style)
        fill(Rect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2), with: side, style: style)
        write("┌", x: rect.minX, y: rect.minY, style: style)
        write("┐", x: rect.maxX - 1, y: rect.minY, style: style)
        write("└", x: rect.minX, y: rect.maxY - 1, style: style)
        write("┘", x: rect.maxX - 1, y: rect.maxY - 1, style: style)
    }
}
