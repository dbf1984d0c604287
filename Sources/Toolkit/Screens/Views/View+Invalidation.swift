import Terminal

extension View {
    /// Says that the subviews must be laid out before the next frame; what moves then is drawn again, and nothing else.
    public func setNeedsLayout() {
        needsLayout = true
        frameMarks?.setNeedsLayout()
    }

    /// Says that it must be drawn again in the next frame.
    public func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Says that a part of it must be drawn again in the next frame.
    public func setNeedsDisplay(_ rect: Rect) {
        guard let marks = frameMarks else { return }
        var dirty = rect
        var here: View? = self
        while let view = here {
            if view.isHidden && view !== self { return }
            dirty = dirty.intersection(view.bounds).offsetBy(x: view.frame.minX, y: view.frame.minY)
            if dirty.isEmpty { return }
            here = view.superview
        }
        marks.setNeedsDisplay(dirty)
    }

    /// Says that what is drawn in a part of it came up by rows (or down, where `distance` is negative), as a list does that scrolls.
    ///
    /// It is moved in the picture, and only the rows that come in are drawn. Where something lies over the part, or a piece of it is
    /// out of sight, all of it is drawn again.
    func setNeedsDisplay(_ rect: Rect, movedUpBy distance: Int) {
        guard let marks = frameMarks else { return }
        let corner = convertToWindow(rect.origin)
        let part = Rect(origin: corner, size: rect.size)
        guard visibleRectInWindow.intersection(part) == part, !isCovered(rect) else { return setNeedsDisplay(rect) }
        marks.move(part, by: distance)
    }

    /// Whether a view that is drawn later lies over a part of this one.
    private func isCovered(_ rect: Rect) -> Bool {
        var rect = rect
        var here = self
        while let superview = here.superview {
            rect = rect.offsetBy(x: here.frame.minX, y: here.frame.minY)
            for sibling in superview.subviews.reversed() {
                if sibling === here { break }
                if !sibling.isHidden, !sibling.frame.intersection(rect).isEmpty { return true }
            }
            here = superview
        }
        return false
    }

    /// Says that its own size changed, so that everything it lies in must be laid out again.
    public func invalidateIntrinsicContentSize() {
        var here = superview
        while let view = here {
            view.setNeedsLayout()
            here = view.superview
        }
    }

    /// Says that `updateProperties()` must run again, where it depends on something that is not observable.
    public func setNeedsUpdateProperties() {
        properties.needsUpdate = true
        frameMarks?.setNeedsUpdate()
    }

    /// The same for the view controller's `updateProperties()`.
    package func setNeedsControllerUpdate() {
        controllerProperties.needsUpdate = true
        frameMarks?.setNeedsUpdate()
    }

    /// Runs `updateProperties()` where something it read has changed, here and below.
    func updatePropertiesPass() {
        if controllerProperties.needsUpdate, let viewController {
            controllerProperties.run {
                viewController.updateProperties()
            } changed: { [weak self] in
                self?.setNeedsControllerUpdate()
            }
        }
        if properties.needsUpdate {
            properties.run {
                updateProperties()
            } changed: { [weak self] in
                self?.setNeedsUpdateProperties()
            }
        }
        for view in subviews { view.updatePropertiesPass() }
    }

    /// Lays out what asked for it, here and below.
    func layoutPass() {
        guard !isHidden else { return }
        if needsLayout {
            needsLayout = false
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutPass() }
    }
}
