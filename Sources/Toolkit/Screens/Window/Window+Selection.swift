import Terminal

extension Window {
    /// Lets the person select what is to be copied, on the screen on top, beginning where the keys are.
    ///
    /// - Returns: false where there is nothing to copy.
    @discardableResult
    public func beginSelection() -> Bool {
        guard let selection = makeSelection() else {
            showToast(text.nothingToCopy, role: .text)
            return false
        }
        chrome.overlay = selection
        return true
    }

    /// The selection that a drag begins at a point; nil where there is nothing to select.
    func beginSelection(at point: Point) -> View? {
        guard canCopy, !hasOverlay, let selection = makeSelection(), selection.begin(at: point) else { return nil }
        chrome.overlay = selection
        return selection
    }

    /// Indicates whether something can be copied from the screens: lines are copied by who reads them.
    var canCopy: Bool { pasteboard.canCopy && !saysLines }

    private func makeSelection() -> SelectionView? {
        guard let top = layers.last, let sheet = chrome.sheet(of: top) else { return nil }
        var sources: [any CopySource] = []
        collectSources(in: sheet.content, into: &sources)
        return SelectionView(
            sources, from: firstResponder as? View,
            copy: { [weak self] text, name in self?.engine.topScreen?.copy(text, named: name) },
            close: { [weak self] in self?.closeOverlay() })
    }

    private func collectSources(in view: View, into sources: inout [any CopySource]) {
        guard !view.isHidden, !view.bounds.isEmpty else { return }
        if let source = view as? any CopySource { sources.append(source) }
        for subview in view.subviews { collectSources(in: subview, into: &sources) }
    }
}
