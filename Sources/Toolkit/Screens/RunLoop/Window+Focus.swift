import Terminal

extension Window {
    /// The responders that can have the focus now, in the order in which Tab walks through them.
    ///
    /// That is the order of the views in the tree, from the top of the screen down as stacks and forms build it. Hidden and disabled
    /// ones are left out, and so is everything below the topmost screen or overlay.
    public var focusOrder: [Responder] {
        guard let top = focusRoot else { return [] }
        var order: [Responder] = []
        collectFocusable(in: top, into: &order)
        return order
    }

    /// Gives the keys to a responder, or to nobody in particular.
    /// - Returns: whether it has them now.
    @discardableResult
    func makeFirstResponder(_ responder: Responder?) -> Bool {
        guard let responder else {
            change(to: nil)
            needsFocus = true
            return true
        }
        guard responder.canBecomeFirstResponder, isReachable(responder) else { return false }
        change(to: responder)
        return true
    }

    /// Moves the focus by Tab or Shift-Tab, round at the ends.
    /// - Returns: whether there was anywhere to go.
    @discardableResult
    public func moveFocus(forward: Bool) -> Bool {
        let order = focusOrder
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

    /// Gives the keys to someone on the top screen when who had them is gone, hidden, disabled or covered.
    func settleFocus() {
        if let firstResponder {
            guard needsFocus else { return }
            needsFocus = false
            if firstResponder.canBecomeFirstResponder && isReachable(firstResponder) { return }
        }
        needsFocus = false
        let choice = focusRoot.flatMap { choose(in: $0) }
        if choice !== firstResponder { change(to: choice) }
    }

    /// Who hears a key first when nobody has the focus: the innermost screen on show.
    var startOfChain: Responder {
        if let firstResponder { return firstResponder }
        return focusRoot.flatMap { innermostScreen(in: $0) } ?? self
    }

    /// The view in which all focus lies: an overlay, else the top screen.
    private var focusRoot: View? { chrome.overlay ?? layers.last?.view }

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

    private func isReachable(_ responder: Responder) -> Bool {
        guard let root = focusRoot else { return false }
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

    private func choose(in view: View) -> Responder? {
        guard !view.isHidden else { return nil }
        if let remembered = view.rememberedFocus, remembered.canBecomeFirstResponder, isReachable(remembered),
            remembered.chain.contains(where: { $0 === view })
        {
            return remembered
        }
        if let wish = view.viewController?.preferredFirstResponder, wish.canBecomeFirstResponder, isReachable(wish) { return wish }
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

    private func innermostScreen(in view: View) -> Responder? {
        guard !view.isHidden else { return nil }
        for subview in view.subviews.reversed() {
            if let found = innermostScreen(in: subview) { return found }
        }
        return view.viewController
    }
}
