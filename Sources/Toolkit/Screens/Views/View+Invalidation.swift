import Terminal

extension View {
    /// Says that the subviews must be laid out before the next frame.
    public func setNeedsLayout() {
        needsLayout = true
        window?.needsLayoutPass = true
        setNeedsDisplay()
    }

    /// Says that it must be drawn again in the next frame.
    public func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Says that a part of it must be drawn again in the next frame.
    public func setNeedsDisplay(_ rect: Rect) {
        guard let window else { return }
        var dirty = rect
        var here: View? = self
        while let view = here {
            if view.isHidden && view !== self { return }
            dirty = dirty.intersection(view.bounds).offsetBy(x: view.frame.minX, y: view.frame.minY)
            if dirty.isEmpty { return }
            here = view.superview
        }
        window.addDirty(dirty)
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
        window?.needsUpdate = true
    }

    /// The same for the view controller's `updateProperties()`.
    package func setNeedsControllerUpdate() {
        controllerProperties.needsUpdate = true
        window?.needsUpdate = true
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
