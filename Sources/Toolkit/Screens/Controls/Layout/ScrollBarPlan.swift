import Terminal

/// The proportions of a scroll bar; arithmetic only.
///
/// The thumb is to the bar as what is on show is to all, and never less than a cell. With the first row on show it stands at the top, with
/// the last one at the bottom, and in between to the nearest cell.
struct ScrollBarPlan {
    /// The rows that the thumb takes.
    let thumb: Int
    private let room: Int
    private let hidden: Int

    /// Returns nil where everything is on show, or there is no room for a bar.
    init?(height: Int, count: Int) {
        guard height > 1, count > height else { return nil }
        thumb = max(1, height * height / count)
        room = height - thumb
        hidden = count - height
    }

    /// Returns the top of the thumb while a row is the first on show.
    func top(of first: Int) -> Int { (min(max(0, first), hidden) * room + hidden / 2) / hidden }

    /// The row that is first where the thumb begins.
    func first(at top: Int) -> Int {
        guard room > 0 else { return 0 }
        return (min(max(0, top), room) * hidden + room / 2) / room
    }
}

extension Painter {
    /// Draws a scroll bar: which part of `count` rows is on show in `height`.
    mutating func scrollBar(x: Int, y: Int, height: Int, first: Int, count: Int, hasKeys: Bool = false) {
        guard x > 1, let plan = ScrollBarPlan(height: height, count: count) else { return }
        fill(Rect(x: x, y: y, width: 1, height: height), with: Glyph(scalar: "│"), style: Style(.tertiary))
        let style = hasKeys ? Style(.accent, .bold) : Style(.secondary)
        fill(Rect(x: x, y: y + plan.top(of: first), width: 1, height: plan.thumb), with: Glyph(scalar: "┃"), style: style)
    }
}
