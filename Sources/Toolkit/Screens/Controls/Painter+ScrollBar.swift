import Terminal

extension Painter {
    /// Draws a scroll bar: which part of `count` rows is on show in `height`.
    mutating func scrollBar(x: Int, y: Int, height: Int, first: Int, count: Int, hasKeys: Bool = false) {
        guard height > 1, count > height, x > 1 else { return }
        let thumb = max(1, height * height / count)
        let room = height - thumb
        let hidden = count - height
        let top = (min(max(0, first), hidden) * room + hidden / 2) / hidden
        fill(Rect(x: x, y: y, width: 1, height: height), with: Glyph(scalar: "│"), style: Style(.tertiary))
        let style = hasKeys ? Style(.accent, .bold) : Style(.secondary)
        fill(Rect(x: x, y: y + top, width: 1, height: thumb), with: Glyph(scalar: "┃"), style: style)
    }
}
