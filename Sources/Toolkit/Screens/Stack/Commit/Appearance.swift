import Terminal

/// The screens on show, and the telling of those that go and those that come: the fourth step of a commit.
///
/// The screens that appear are computed from the tree before and the tree after, never from single edits: a screen that is pushed and
/// popped by one operation hears nothing, and one that is put elsewhere hears it once.
///
/// A side menu that comes or goes moves in between the two halves of the step: what appears or disappears has been told that it will, and
/// hears that it has when the menu is there. Whatever happens meanwhile (a key, another operation, the end of the window) lets the menu be
/// there at once, so that nothing is ever asked of a commit that is half done.
final class Appearance {
    weak var window: Window?
    /// The root of the tree, and what is presented over it.
    var layers = ScreenLayers()
    /// The screens that have been told that they are on show, from the outside in.
    private(set) var screens: [ViewController] = []
    /// Called when a side menu has arrived.
    var onArrival: @MainActor () -> Void = {}
    private let pending: PendingOperations

    /// - Parameter pending: what waits; no menu takes its time while something does.
    init(pending: PendingOperations) { self.pending = pending }

    /// The screens that should be on show as the tree is now.
    var due: [ViewController] {
        guard let window, window.isVisible else { return [] }
        return layers.screensOnShow
    }

    /// The screen that a draft on the tree would bring on show again, where its stack can do without it.
    var revealedScreen: ViewController? {
        due.last { screen in
            guard screen.entryID != nil, screen.parent?.backEdit != nil else { return false }
            return !screens.contains { $0 === screen }
        }
    }

    /// The first half: tells what will go and what will come, up to where a side menu moves.
    func begin(_ commit: inout Commit) {
        let (change, animated, after) = (commit.change, commit.operation.isAnimated, due)
        commit.show(after)
        for screen in commit.coming { screen.loadViewIfNeeded() }
        for root in change.enteringRoots { root.willMove(toParent: root.parent) }
        for root in change.leavingRoots { root.willMove(toParent: nil) }
        for stack in change.touchedStacks { stack.notifyDelegateWillShow(animated: animated) }
        for screen in commit.going.reversed() {
            screen.stay.work.endAppearance()
            screen.viewWillDisappear(animated)
        }
        screens = after
        let menu = menuToSlide(commit)
        if let menu, commit.coming.isEmpty { commit.slide = slide(menu, isComing: false) }
        if commit.slide == nil { removeViews(change) }
        for screen in after { screen.installVisibleChildren() }
        updateWindow()
        if commit.slide == nil { for screen in commit.going.reversed() { screen.viewDidDisappear(animated) } }
        for screen in commit.coming {
            screen.viewWillAppear(animated)
            screen.setNeedsUpdateProperties()
        }
        // A screen that asked for something while it came does not wait for the menu.
        if let menu, commit.going.isEmpty, !pending.hasNext { commit.slide = slide(menu, isComing: true) }
    }

    /// The second half: tells what went and what came, now that everything is in its place.
    func end(_ commit: Commit) {
        let animated = commit.operation.isAnimated
        if let slide = commit.slide {
            slide.stop()
            if !commit.going.isEmpty {
                removeViews(commit.change)
                for screen in commit.going.reversed() { screen.viewDidDisappear(animated) }
            }
        }
        for screen in commit.coming {
            screen.viewDidAppear(animated)
            screen.stay.work.startAppearance(of: type(of: screen))
        }
        for root in commit.change.leavingRoots { root.didMove(toParent: nil) }
        for root in commit.change.enteringRoots { root.didMove(toParent: root.parent) }
    }

    /// Hands the layers to the window, which marks itself to be drawn.
    func updateWindow() {
        guard let window else { return }
        let visible = layers.visible
        if visible != window.layers { window.layers = visible }
        window.setNeedsContentWidth()
        window.setNeedsChromeUpdate()
    }

    private func removeViews(_ change: CommittedChange) { for root in change.leavingRoots { root.viewIfLoaded?.removeFromSuperview() } }

    /// The side menu that may move: where motion is wanted, and nobody waits for what comes next.
    private func menuToSlide(_ commit: Commit) -> ViewController? {
        guard let menu = commit.sideMenu, let window, window.isVisible, window.areAnimationsEnabled, !window.reduceMotion,
            !pending.hasNext
        else { return nil }
        return commit.onlyMoves(menu, from: window.layers, to: layers.visible) ? menu : nil
    }

    private func slide(_ menu: ViewController, isComing: Bool) -> Slide? {
        guard let window, let sheet = window.chrome.sheet(of: menu) else { return nil }
        return Slide(sheet, isComing: isComing, in: window, whenThere: onArrival)
    }
}

extension Window {
    /// Says that another screen is on show, which may want another width.
    fileprivate func setNeedsContentWidth() {
        if let maximumContentWidth, maximumContentWidth < size.width { chrome.setNeedsSheetLayout() }
    }
}
