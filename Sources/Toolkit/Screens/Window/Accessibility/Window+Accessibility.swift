extension Window {
    /// The screen as those who listen know it: where one is, what is on top, and what can be pressed.
    ///
    /// It is made anew whenever somebody asks, from the views as they are. What lies below a sheet or an overlay is left out, since no key
    /// reaches it.
    ///
    /// ```swift
    /// let tree = window.accessibilityTree
    /// print(tree.focused?.label ?? "nothing has the keys")
    /// _ = tree.first { $0.role == .button && $0.label == "Save" }?.activate?()
    /// ```
    public var accessibilityTree: AccessibilityElement {
        updateIfNeeded()
        return AccessibilityElement(.window, chrome.titleBar.text, frame: chrome.frame, children: chrome.accessibilityContent)
    }
}

extension ChromeView {
    /// The parts from the top down; of the layers only the one that has the keys.
    var accessibilityContent: [AccessibilityElement] {
        let content = overlay ?? layers.last.flatMap(sheet)
        return ([titleBar, content, toast, hintBar] as [View?]).flatMap { $0?.accessibilityParts() ?? [] }
    }
}
