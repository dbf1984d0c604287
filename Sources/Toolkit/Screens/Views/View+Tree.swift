import Terminal

extension View {
    /// Whether its window says lines, so that what is painted must be words.
    public var isSaid: Bool { window?.saysLines ?? false }

    /// Breaks text into lines of at most this many columns; where lines are said, those of one sentence are said in one.
    public func wrapped(_ text: String, to columns: Int) -> [String] {
        isSaid ? LinearScreen.wrapped(text, to: columns) : TextWidth.wrapped(text, to: columns)
    }

    /// Adds a view above the others, taking it out of where it was.
    public func addSubview(_ view: View) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place in the order of drawing and focus; a place past the end is the end.
    public func insertSubview(_ view: View, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.setNeedsLayout()
        setNeedsLayout()
        setNeedsDisplay(view.frame)
        frameMarks?.setNeedsUpdate()
    }

    /// Takes it out of its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.setNeedsDisplay(frame)
        superview.setNeedsLayout()
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    /// Whether it is `view` or lies somewhere in it.
    public func isDescendant(of view: View) -> Bool {
        var here: View? = self
        while let current = here {
            if current === view { return true }
            here = current.superview
        }
        return false
    }

    /// A point of this view in the window's coordinates.
    public func convertToWindow(_ point: Point) -> Point {
        var result = point
        var here: View? = self
        while let view = here {
            result.x += view.frame.minX
            result.y += view.frame.minY
            here = view.superview
        }
        return result
    }

    /// The part of it that its superviews do not cut off, in the window's coordinates; empty while it is hidden.
    var visibleRectInWindow: Rect {
        var rect = bounds
        var here: View? = self
        while let view = here {
            if view.isHidden { return .zero }
            rect = rect.intersection(view.bounds).offsetBy(x: view.frame.minX, y: view.frame.minY)
            here = view.superview
        }
        return rect
    }

    /// The deepest visible view under a point given in this view's coordinates.
    func hitTest(_ point: Point) -> View? {
        guard !isHidden, bounds.contains(point) else { return nil }
        for view in subviews.reversed() {
            let inner = Point(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            if let hit = view.hitTest(inner) { return hit }
        }
        return self
    }
}
