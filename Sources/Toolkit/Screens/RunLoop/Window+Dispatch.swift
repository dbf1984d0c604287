import Terminal

extension Window {
    /// Gives an event to whom it belongs.
    ///
    /// A key goes, in this order, to: a focused text field (it takes what it can type), the key commands up the responder chain,
    /// `keyPressed` up the chain, the movement of the focus. Ctrl-C, Ctrl-L and Ctrl-Z belong to the window before anyone. A side menu
    /// that is still on its way is there at once when something happens. What the person does while the screen that would hear of it is
    /// not ready waits its turn.
    /// - Returns: whether anyone handled it, or will.
    @discardableResult
    public func dispatch(_ event: Event) -> Bool {
        if waits(event) {
            heldEvents.append(event)
            deliverHeldEvents()
            return true
        }
        return handle(event)
    }

    func handle(_ event: Event) -> Bool {
        engine.finishSlide()
        updateIfNeeded()
        // What a key does may change what can be pressed next, without anything observable having changed.
        defer {
            chrome.setNeedsHints()
            onDispatch?()
        }
        switch event {
        case .key(let key):
            let isUsed = dispatch(key)
            if !isUsed { onUnusedKey?(key) }
            return isUsed
        case .paste(let text): return startOfChain.chain.contains { $0.paste(text) }
        case .pasteTooLong:
            showToast(text.pasteTooLong, role: .warning)
            return true
        case .mouse(let event): return dispatch(event)
        case .resize(let size):
            if size != self.size { resize(to: size) }
            return true
        case .focus: return false
        case .resume:
            setNeedsRepaint()
            return true
        case .terminate(let reason):
            requestQuit(reason)
            return true
        }
    }

    /// Asks for the end of the program.
    ///
    /// Where a person asked, by a key or by Ctrl-C, a guard may refuse; the machine is not kept waiting.
    public func requestQuit(_ reason: Termination? = nil) {
        // A second request does not wait for a guard that still thinks.
        guard !isQuitting, reason?.mayBeRefused ?? true else {
            onQuit?(reason)
            return
        }
        isQuitting = true
        // Where no guard needs time, the loop ends with this very key.
        Task.immediate { [weak self] in
            let agreed = await self?.mayQuit(reason) ?? true
            self?.isQuitting = false
            if agreed { self?.onQuit?(reason) }
        }
    }

    private func mayQuit(_ reason: Termination?) async -> Bool {
        if let refusing = await engine.screenRefusingToLeave(reason.map(LeaveReason.terminated) ?? .quit) {
            engine.notify(.ended(operation: 0, outcome: .refused(by: refusing)))
            return false
        }
        return await quitGuard?(reason) ?? true
    }

    /// Rings the bell with the next frame.
    public func beep() {
        pendingActions.append(.beep)
        needsRepaint = true
    }

    private func dispatch(_ key: Key) -> Bool {
        if dispatchReserved(key) { return true }
        let first = startOfChain
        if first.wantsText, first.keyPressed(key) { return true }
        let isText = first.wantsText && key.isPrintable
        if !isText, let command = command(for: key, from: first) {
            perform(command)
            return true
        }
        // A field that wants text has already been asked.
        let asked = first.wantsText ? first : nil
        if first.climb({ $0 !== asked && $0.keyPressed(key) ? true : nil }) != nil { return true }
        switch key {
        case .tab: return moveFocus(forward: true)
        case .shiftTab: return moveFocus(forward: false)
        default: return false
        }
    }

    private func dispatchReserved(_ key: Key) -> Bool {
        switch key {
        case .control("c"): requestQuit()
        case .control("l"): setNeedsRepaint()
        case .control("z"):
            pendingActions.append(.suspend)
            needsRepaint = true
        default: return false
        }
        return true
    }

    private func dispatch(_ event: MouseEvent) -> Bool {
        if event.action == .drag || event.action == .release, let view = pressedView {
            if event.action == .release { pressedView = nil }
            // What has left the screen meanwhile hears nothing.
            return view.window === self && view.mouse(local(event, in: view))
        }
        pressedView = nil
        var here = chrome.hitTest(event.point)
        while let view = here {
            if event.action == .press, view.canBecomeFirstResponder { makeFirstResponder(view) }
            if view.mouse(local(event, in: view)) {
                if event.action == .press { pressedView = view }
                return true
            }
            here = view.superview
        }
        return false
    }

    /// The event in the view's own coordinates.
    private func local(_ event: MouseEvent, in view: View) -> MouseEvent {
        let corner = view.convertToWindow(.zero)
        return MouseEvent(event.action, at: Point(x: event.point.x - corner.x, y: event.point.y - corner.y), modifiers: event.modifiers)
    }
}
