extension CommitEngine {
    /// The screens that lie over each other in the window: the root, then what is presented and can be seen.
    var layersNow: [ViewController] {
        guard let root else { return [] }
        return [root] + modals.filter { isReachable($0) }
    }

    /// A modal shows while the tab that it hangs in is chosen.
    private func isReachable(_ modal: ViewController) -> Bool {
        var here = modal
        while let above = here.presenter ?? here.parent {
            if here.presenter == nil, let tabs = above as? TabBarController, tabs.selectedViewController !== here { return false }
            here = above
        }
        return here === root
    }

    /// The lowest of the modals that hang on screens in a container, as far as they can be seen.
    func modal(presentedWithin container: ViewController) -> ViewController? {
        modals.first { modal in
            (root == nil || isReachable(modal)) && modal.presenter?.treePath.contains { $0 === container } ?? false
        }
    }

    /// What is on show, from the outside in: every layer down to the last that covers everything, with what is visible in it.
    func shownNow() -> [ViewController] {
        guard let window, window.isVisible else { return [] }
        let layers = layersNow
        let first = layers.lastIndex { $0.modalPresentationStyle == .fullScreen } ?? 0
        var shown: [ViewController] = []
        for layer in layers[min(first, layers.count)...] { collect(layer, into: &shown) }
        return shown
    }

    private func collect(_ screen: ViewController, into shown: inout [ViewController]) {
        shown.append(screen)
        for child in screen.visibleChildren { collect(child, into: &shown) }
    }

    /// Hands the layers to the window, which marks itself to be drawn.
    func updateLayers() {
        guard let window else { return }
        let layers = layersNow
        if layers != window.layers { window.layers = layers }
        window.setNeedsChromeUpdate()
    }

    /// The innermost screen of the top layer: who hears the keys.
    package var topScreen: ViewController? {
        guard var here = layersNow.last else { return nil }
        while let inner = here.visibleChildren.last { here = inner }
        return here
    }

    func willTellDelegates(_ commit: Commit) {
        for stack in stacksToTell(commit.change) {
            guard let top = stack.topViewController else { continue }
            stack.activeTransition = TransitionCoordinator(from: stack.lastShown, to: top)
            stack.delegate?.navigationController(stack, willShow: top, animated: commit.operation.isAnimated)
        }
    }

    func tellDelegates(_ commit: Commit) {
        for stack in stacksToTell(commit.change) {
            guard let top = stack.topViewController else { continue }
            stack.lastShown = top
            stack.delegate?.navigationController(stack, didShow: top, animated: commit.operation.isAnimated)
            stack.activeTransition = nil
        }
    }

    /// The stacks with another top than their delegates know of.
    private func stacksToTell(_ change: CommittedChange) -> [NavigationController] {
        change.touched.compactMap { $0 as? NavigationController }
            .filter { $0.topViewController != nil && $0.topViewController !== $0.lastShown }
    }
}
