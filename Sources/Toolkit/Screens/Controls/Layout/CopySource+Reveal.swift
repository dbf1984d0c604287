import Terminal

extension CopySource {
    /// Scrolls the scroll views that it lies in so far that the part can be seen.
    public func revealCopyPart(at index: Int) { scrollIntoView(copyFrame(at: index)) }
}

extension View {
    /// Scrolls the nearest scroll view around it so far that a part of it can be seen.
    fileprivate func scrollIntoView(_ part: Rect) {
        var here = superview
        while let view = here {
            if let page = view as? ScrollView { return page.reveal(part, of: self) }
            here = view.superview
        }
    }
}
