import Terminal

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
    /// Where the cursor stood in the last frame.
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
