import Terminal

extension Painter {
    /// Draws a scroll bar: which part of `count` rows is on show in `height`.
    mutating func scrollBar(x: Int, y: Int, height: Int, first: Int, count: Int, hasKeys: Bool = false) {
        guard x > 1, let plan = ScrollBarPlan(height: height, count: count) else { return }
        fill(Rect(x: x, y: y, width: 1, height: height), with: Glyph(scalar: "│"), style: Style(.tertiary))
        let style = hasKeys ? Style(.accent, .bold) : Style(.secondary)
        fill(Rect(x: x, y: y + plan.top(of: first), width: 1, height: plan.thumb), with: Glyph(scalar: "┃"), style: style)
    }
}
