import Terminal

/// Decides which responder hears the keys first.
///
/// The focus lies in one view at a time: the overlay, or else the top screen. What is below hears nothing. Three things move it:
///
/// - the person, by Tab or by the mouse (``move(forward:)``, ``give(to:)``)
/// - a screen, by `becomeFirstResponder()`
/// - a frame: when the view with the focus is gone, hidden, disabled or covered, ``validate()`` chooses another one
///
/// The choice goes through the tree from the top. A view that had the focus when its screen was last on show gets it back; else the
/// screen's `preferredFirstResponder`, else the first view that can have it. Where none can, keys go to the innermost screen, so that
/// its key commands work on a screen of nothing but text.
///
/// While something has the focus, a frame looks at it only where something may have moved it (``FrameMarks/setNeedsFocus()``), since
/// going through the tree costs more than most keys do. It looks before it draws: a frame must never show the bar of the focus in one place
/// while the keys go to another.
///
/// Each screen remembers for itself who had the keys in it. So the way back over three screens finds the row, the field and the button that
/// the person left, and a sheet that is closed gives the keys back to where they came from, without anyone having written that down.
final class FocusManager {
    private let chrome: ChromeView
    private(set) weak var firstResponder: Responder?

    init(_ chrome: ChromeView) { self.chrome = chrome }

    /// The view in which all focus lies.
    private var root: View? { chrome.overlay ?? chrome.layers.last?.view }

    /// The responders that Tab walks through, in the order of the tree.
    var order: [Responder] {
        guard let root else { return [] }
        var order: [Responder] = []
        collectFocusable(in: root, into: &order)
        return order
    }

    /// The responder that hears a key first: the one with the focus, or else the innermost screen on show.
    var start: Responder? {
        if let firstResponder { return firstResponder }
        return root.flatMap { innermostScreen(in: $0) }
    }

    /// The place of the caret in the window; nil where the first responder has none, or where it cannot be seen.
    var caret: Point? {
        guard let view = firstResponder as? View, let caret = view.cursor else { return nil }
        let point = view.convertToWindow(caret)
        return view.visibleRectInWindow.contains(point) ? point : nil
    }

    /// Gives the keys to a responder; nil gives them up, and the next frame chooses who gets them.
    /// - Returns: whether it has them now.
    @discardableResult
    func give(to responder: Responder?) -> Bool {
        guard let responder else {
            change(to: nil)
            chrome.marks.setNeedsFocus()
            return true
        }
        guard canHave(responder) else { return false }
        change(to: responder)
        return true
    }

    /// Moves the focus to the next responder, or to the one before; round at the ends.
    /// - Returns: whether there was anywhere to go.
    func move(forward: Bool) -> Bool {
        let order = order
        guard !order.isEmpty else { return false }
        guard let index = order.firstIndex(where: { $0 === firstResponder }) else {
            change(to: forward ? order.first : order.last)
            return true
        }
        let next = order[(index + (forward ? 1 : order.count - 1)) % order.count]
        guard next !== firstResponder else { return false }
        change(to: next)
        return true
    }

    /// Chooses another first responder where the present one may not have the keys any more, or where there is none.
    func validate() {
        let isDoubtful = chrome.marks.consumeFocus()
        if let firstResponder, !isDoubtful || canHave(firstResponder) { return }
        let choice = root.flatMap { choose(in: $0) }
        if choice !== firstResponder { change(to: choice) }
    }

    /// Moves the focus, and tells both responders and everything above them.
    ///
    /// Each screen on the way up remembers who had the keys in it, for when it comes on show again.
    private func change(to responder: Responder?) {
        let old = firstResponder
        guard old !== responder else { return }
        firstResponder = responder
        old?.firstResponderChanged()
        responder?.firstResponderChanged()
        chrome.setNeedsHints()
        for responder in old?.chain ?? [] { (responder as? View)?.focusMoved() }
        var here = responder
        while let current = here {
            (current as? View)?.focusMoved()
            if let view = current as? View, view.viewController != nil { view.rememberedFocus = responder }
            here = current.next
        }
    }

    private func canHave(_ responder: Responder) -> Bool { responder.canBecomeFirstResponder && isReachable(responder) }

    /// Returns whether a responder lies in the view that has the focus, with nothing hidden on the way.
    private func isReachable(_ responder: Responder) -> Bool {
        guard let root else { return false }
        var here: Responder? = responder
        while let current = here {
            if let view = current as? View {
                if view.isHidden { return false }
                if view === root { return true }
            } else if let controller = current as? ViewController, controller.viewIfLoaded === root {
                return true
            }
            here = current.next
        }
        return false
    }

    /// The responder in a view that the focus belongs to: what had it last, what the screen prefers, the first that can have it.
    private func choose(in view: View) -> Responder? {
        guard !view.isHidden else { return nil }
        if let remembered = view.rememberedFocus, canHave(remembered), remembered.chain.contains(where: { $0 === view }) {
            return remembered
        }
        if let preferred = view.viewController?.preferredFirstResponder, canHave(preferred) { return preferred }
        for subview in view.subviews {
            if let found = choose(in: subview) { return found }
        }
        return view.canBecomeFirstResponder ? view : nil
    }

    private func collectFocusable(in view: View, into order: inout [Responder]) {
        guard !view.isHidden else { return }
        if view.canBecomeFirstResponder { order.append(view) }
        for subview in view.subviews { collectFocusable(in: subview, into: &order) }
    }

    /// The last of the screens in a view, the deepest of them.
    private func innermostScreen(in view: View) -> Responder? {
        guard !view.isHidden else { return nil }
        for subview in view.subviews.reversed() {
            if let found = innermostScreen(in: subview) { return found }
        }
        return view.viewController
    }
}
