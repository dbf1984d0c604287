import Terminal

/// The places of views that follow one another in rows, each row as high as the highest view in it; arithmetic only.
struct StackRows {
    struct Item {
        var size: Size
        var gap = 0
    }

    /// The place of each view; empty for one that wants no room.
    private(set) var frames: [Rect] = []
    /// The room that all of them need.
    private(set) var size = Size.zero

    init(_ items: [Item], width: Int) {
        var (x, y, height) = (0, 0, 0)
        for item in items {
            guard item.size.width > 0 else {
                frames.append(.zero)
                continue
            }
            if x > 0, x + item.size.width > width { (x, y, height) = (0, y + height, 0) }
            let frame = Rect(x: x, y: y, width: min(item.size.width, max(0, width - x)), height: item.size.height)
            frames.append(frame)
            height = max(height, frame.height)
            size = Size(width: max(size.width, frame.maxX), height: y + height)
            x = frame.maxX + item.gap
        }
    }
}
