import Terminal

// # A frame
//
// The window is drawn in *retained* mode: views keep what they show, and a frame touches only what somebody marked. Between two
// frames any number of events may have come; each changed state and left marks, and none of them drew. `render(into:)` turns the marks
// into one canvas, step by step:
//
//   events held back    go out, if the screen that they waited for is ready now (`deliverHeldEvents`)
//   device actions      repaint, suspend, bell, mouse: what the device must do before it gets another canvas
//   properties          `updateProperties()` where something that it read has changed
//   layout              `layoutSubviews()` where a size or a wish for one has changed
//   focus               whoever has the keys may be gone, hidden or covered now: the next choice gets them
//   drawing             the dirty rectangles, each cleared and drawn from the bottom up
//
// Properties, layout and focus form a loop, since each can ask for another one: a text that changes may want more room, a view that
// disappears gives its focus away, and a control that gets the focus may read something new. The loop ends when nobody asks any more,
// after four passes at the latest; a tree that never comes to rest costs a late frame, never a program that hangs. Keys are only
// dispatched to a tree that is up to date, for which the same loop runs (`updateIfNeeded`).
//
// **Dirty rectangles.** A view that marks itself adds the part of it that can be seen. A rectangle that lies inside another is dropped;
// more than eight become one around them all, because looking for the overlap of many costs more than drawing. Everything that touches
// a rectangle is drawn again into it, cut at its edges, so a view need not know what lies below or above. The edges are moved outward
// where they would cut a wide cluster, half of which nobody could draw.
//
// **Moves.** A list that scrolls by a row has not changed but for one row. It says so (`move(_:by:)`): the cells are copied on the
// canvas, only the row that came in is dirty, and the canvas carries the move as a hint to the device, which can let the terminal do the
// same. There is at most one move in a frame, and none where something else in that part is dirty already; then the part is
// simply drawn.
//
// **One owner.** The canvas moves from the window into the `Painter` and back. It is never copied, and while it is drawn on nobody else
// can see it.
//
// **The caret** belongs to a frame as the cells do: a frame is due when it would stand elsewhere, though no cell differs.
//
// What all of this must add up to is the picture that drawing everything from nothing would give. `drawnAnew()` makes that one, and
// the pilot of the tests compares after every key.

extension Window {
    /// Brings the tree up to date without drawing: observed properties, layout, focus.
    ///
    /// Keys are only given to a tree that is.
    public func updateIfNeeded() {
        // A pass can ask for another one (a property changes a size); a tree that never comes to rest is cut off after a few.
        for _ in 0..<4 where needsUpdate || needsLayoutPass {
            if needsUpdate {
                needsUpdate = false
                chrome.updatePropertiesPass()
            }
            if needsLayoutPass {
                needsLayoutPass = false
                chrome.layoutPass()
                needsFocus = true
            }
            settleFocus()
        }
        settleFocus()
    }

    /// Draws what changed and hands the canvas to a device, if anything changed.
    /// - Returns: whether a frame was presented.
    @discardableResult
    public func render(into device: any Device) -> Bool {
        if device.size != size { resize(to: device.size) }
        deliverHeldEvents()
        perform(on: device)
        updateIfNeeded()
        let caret = caret
        guard !dirty.isEmpty || needsRepaint || caret != cursor else { return false }
        draw()
        cursor = caret
        needsRepaint = false
        device.present(canvas, cursor: caret)
        return true
    }

    /// Repaints everything with the next frame; for themes that change, and Ctrl-L.
    public func setNeedsRepaint() {
        pendingActions.append(.invalidate)
        needsRepaint = true
    }

    /// Says that the breadcrumb or the hints may have changed.
    public func setNeedsChromeUpdate() {
        chrome.setNeedsTitle()
        chrome.setNeedsHints()
    }

    /// The canvas as the last frame left it.
    public var lastCanvas: Canvas { canvas }

    /// The frame drawn from nothing: what the parts that were drawn one by one must add up to.
    package func drawnAnew() -> Canvas {
        forgetDrawing(in: chrome)
        var painter = Painter(canvas: Canvas(size: size), origin: .zero, clip: .zero, bounds: .zero)
        painter.begin(Rect(origin: .zero, size: size))
        chrome.drawTree(&painter)
        return painter.finish()
    }

    private func forgetDrawing(in view: View) {
        view.forgetDrawing()
        for subview in view.subviews { forgetDrawing(in: subview) }
    }

    func addDirty(_ rect: Rect) {
        let rect = rect.intersection(Rect(origin: .zero, size: size))
        guard !rect.isEmpty else { return }
        if dirty.contains(where: { $0.union(rect) == $0 }) { return }
        dirty.removeAll { $0.union(rect) == rect }
        if dirty.count < 8 { dirty.append(rect) } else { dirty = [dirty.reduce(rect) { $0.union($1) }] }
    }

    /// Moves a part of the picture before the next frame is drawn.
    func move(_ part: Rect, by distance: Int) {
        // What was already to be drawn there, or moved, lies elsewhere after a move: then all of it is drawn.
        guard moved == nil, abs(distance) < part.height, !dirty.contains(where: { !$0.intersection(part).isEmpty }) else {
            return addDirty(part)
        }
        moved = (part, distance)
        let comesIn = abs(distance)
        addDirty(Rect(x: part.minX, y: distance > 0 ? part.maxY - comesIn : part.minY, width: part.width, height: comesIn))
    }

    private func perform(on device: any Device) {
        guard !pendingActions.isEmpty else { return }
        let actions = pendingActions
        pendingActions = []
        for action in actions {
            switch action {
            case .invalidate:
                device.invalidate()
                needsRepaint = true
            case .suspend:
                device.suspend()
                device.invalidate()
                needsRepaint = true
            case .beep: device.beep()
            case .toggleMouse:
                device.isMouseEnabled.toggle()
                showToast(device.isMouseEnabled ? text.mouseOn : text.mouseOff, role: .text)
            }
        }
    }

    private func draw() {
        let rects = dirty
        dirty.removeAll(keepingCapacity: true)
        // The canvas is moved into the painter and back, so that it has one owner and is never copied.
        var painter = Painter(canvas: take(), origin: .zero, clip: .zero, bounds: .zero)
        painter.begin(moving: moved?.part, by: moved?.distance ?? 0)
        moved = nil
        for rect in rects {
            painter.begin(rect)
            chrome.drawTree(&painter)
        }
        canvas = painter.finish()
    }

    private func take() -> Canvas {
        let taken = canvas
        canvas = Window.none
        return taken
    }

    private static let none = Canvas(size: .zero)

    /// Where the real cursor stands: at the caret of the first responder, if that can be seen.
    private var caret: Point? {
        guard let view = firstResponder as? View, let caret = view.cursor else { return nil }
        let point = view.convertToWindow(caret)
        return view.visibleRectInWindow.contains(point) ? point : nil
    }
}

extension Window {
    /// The cursor's place in the last frame; nil while it was hidden.
    public var lastCursor: Point? { cursor }

    /// The screens that can be seen, a layer an element, each from the outermost to the innermost.
    public var screensOnShow: [[ViewController]] {
        layers.map { layer in
            var found: [ViewController] = []
            collectScreens(in: layer.view, into: &found)
            return found
        }
    }

    private func collectScreens(in view: View, into found: inout [ViewController]) {
        guard !view.isHidden else { return }
        if let controller = view.viewController { found.append(controller) }
        for subview in view.subviews { collectScreens(in: subview, into: &found) }
    }
}
