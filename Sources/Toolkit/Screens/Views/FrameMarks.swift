import Terminal

/// The work that the next frame must do: which passes run over the tree of views, and which parts of the picture are drawn.
///
/// A change of state marks and never draws. Any number of events may come between two frames; each leaves its marks here, and
/// `FrameRenderer` turns all of them into one frame.
///
/// ## Dirty rectangles
///
/// A view that marks itself adds the part of it that can be seen, in the coordinates of the window, to a few ``DirtyRects``.
///
/// ## A move
///
/// A list that scrolls by a row has not changed but for one row. ``move(_:by:)`` says so: the cells are copied on the canvas, only the
/// row that came in is dirty, and the canvas carries the move as a hint for the device, which can let the terminal do the same. There is
/// at most one move in a frame, and none where another mark already touches that part: its cells would be copied to the wrong place. Then
/// the part is simply drawn.
final class FrameMarks {
    /// Indicates whether some view must run `updateProperties()`.
    private(set) var needsUpdate = true
    /// Indicates whether some view must lay out its subviews.
    private(set) var needsLayout = true
    /// Indicates whether the view with the keys may be gone, hidden or covered.
    private(set) var needsFocus = true
    /// The parts of the picture to draw, in the window's coordinates; at most nine, none inside another.
    var dirty: [Rect] { marked.rects }
    /// The window that they belong to, which is asked after every view.
    weak var owner: Responder?
    private var marked = DirtyRects()
    private var moved: Move?
    private var bounds = Rect.zero

    /// A part of the picture whose rows came up by a distance, or down where it is negative.
    struct Move {
        var part: Rect
        var distance: Int
    }

    /// Indicates whether properties or layout must be brought up to date before anything is drawn.
    var needsTreePass: Bool { needsUpdate || needsLayout }

    /// Asks for a pass of `updateProperties()`.
    func setNeedsUpdate() { needsUpdate = true }

    /// Asks for a layout pass.
    func setNeedsLayout() { needsLayout = true }

    /// Asks whether the keys are still where they may be.
    func setNeedsFocus() { needsFocus = true }

    /// Marks a part of the picture as changed; what lies outside of the window is left out.
    func setNeedsDisplay(_ rect: Rect) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        marked.insert(rect)
    }

    /// Says that a part of the picture came up by rows, or down where `distance` is negative.
    func move(_ part: Rect, by distance: Int) {
        guard moved == nil, abs(distance) < part.height, !marked.touches(part) else {
            return setNeedsDisplay(part)
        }
        moved = Move(part: part, distance: distance)
        let comesIn = abs(distance)
        let top = distance > 0 ? part.maxY - comesIn : part.minY
        setNeedsDisplay(Rect(x: part.minX, y: top, width: part.width, height: comesIn))
    }

    /// Begins anew for a picture of another size, all of which is to be drawn.
    func reset(to size: Size) {
        bounds = Rect(origin: .zero, size: size)
        marked.removeAll()
        marked.insert(bounds)
        moved = nil
    }

    /// Returns whether the properties pass was asked for; afterwards it is not any more.
    func consumeUpdate() -> Bool {
        defer { needsUpdate = false }
        return needsUpdate
    }

    /// Returns whether the layout pass was asked for; afterwards it is not any more.
    func consumeLayout() -> Bool {
        defer { needsLayout = false }
        return needsLayout
    }

    /// Returns whether the focus was to be looked at; afterwards it is not any more.
    func consumeFocus() -> Bool {
        defer { needsFocus = false }
        return needsFocus
    }

    /// Hands over what is to be drawn; afterwards nothing is.
    func consumeDrawing() -> (dirty: [Rect], moved: Move?) {
        let drawing = (dirty, moved)
        marked.removeAll()
        moved = nil
        return drawing
    }
}

/// Rectangles that are to be drawn: at most nine, none inside another.
///
/// A rectangle inside another one is dropped. More than eight become one around them all, because finding the overlap of many costs more
/// than drawing them. Nothing here is bound to an actor: it is asked for several times at every key.
nonisolated struct DirtyRects {
    private(set) var rects: [Rect] = []

    /// Adds a rectangle, in the place of those that lie within it.
    mutating func insert(_ rect: Rect) {
        if rects.contains(where: { $0.union(rect) == $0 }) { return }
        rects.removeAll { $0.union(rect) == rect }
        if rects.count < 8 { rects.append(rect) } else { rects = [rects.reduce(rect) { $0.union($1) }] }
    }

    /// Returns whether a part overlaps any of the rectangles.
    func touches(_ part: Rect) -> Bool { rects.contains { !$0.intersection(part).isEmpty } }

    mutating func removeAll() { rects.removeAll(keepingCapacity: true) }
}
