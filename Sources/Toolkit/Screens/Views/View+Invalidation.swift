import Terminal

extension View {
    /// Says that it must be drawn again in the next frame.
    public func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Says that a part of it must be drawn again in the next frame.
    ///
    /// What its superviews cut off or hide is left out, and in no window nothing is marked: the view is drawn as a whole when it comes into
    /// one.
    public func setNeedsDisplay(_ rect: Rect) {
        var dirty = rect
        var view = self
        while true {
            let frame = view.frame
            dirty = dirty.intersection(Rect(origin: .zero, size: frame.size)).offsetBy(x: frame.minX, y: frame.minY)
            guard !dirty.isEmpty else { return }
            guard let superview = view.superview else { break }
            guard !superview.isHidden else { return }
            view = superview
        }
        // The view at the top alone has marks, where it is a window's.
        view.frameMarks?.setNeedsDisplay(dirty)
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

    /// Says that its own size changed, so that everything it lies in must be laid out again.
    public func invalidateIntrinsicContentSize() {
        var here = superview
        while let view = here {
            view.setNeedsLayout()
            here = view.superview
        }
    }
}
