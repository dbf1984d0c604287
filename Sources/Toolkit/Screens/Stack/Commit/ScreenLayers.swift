/// The root of a tree of screens, and what is presented over it.
///
/// A modal hangs on the screen that presented it, wherever that is in the tree, and lies over everything. So there are two questions about
/// it. Whether it exists is a matter of its presenter: it leaves with that one. Whether it can be seen is a matter of the way up from
/// there: with another tab chosen it is out of sight, and it is back with the tab. The order in which they lie over each other is the order
/// in which they were presented, which the tree alone does not know; that is why there is a list.
struct ScreenLayers {
    var root: ViewController?
    /// The modal screens, in the order in which they were presented.
    private var modals: [ViewController] = []

    /// The screens that lie over each other: the root, then what is presented and can be seen.
    var visible: [ViewController] {
        guard let root else { return [] }
        return [root] + modals.filter { isReachable($0) }
    }

    /// The screens on show, from the outside in: every layer down to the last that covers everything, with what is visible in it.
    var screensOnShow: [ViewController] {
        let layers = visible
        let first = layers.lastIndex { $0.modalPresentationStyle == .fullScreen } ?? 0
        var shown: [ViewController] = []
        for layer in layers[min(first, layers.count)...] { Self.collect(layer, into: &shown) }
        return shown
    }

    /// The innermost screen of the top layer: the one that hears the keys.
    var topScreen: ViewController? { visible.last?.innermostOnShow }

    /// The lowest of the modals that hang on screens in a container, as far as they can be seen.
    func modal(presentedWithin container: ViewController) -> ViewController? {
        modals.first { modal in
            (root == nil || isReachable(modal)) && modal.presenter?.treePath.contains { $0 === container } ?? false
        }
    }

    mutating func add(_ modal: ViewController) { modals.append(modal) }

    mutating func removeDismissed() { modals.removeAll { $0.presenter == nil } }

    /// Takes over what was presented in a tree that becomes part of this one; it lies below what is presented here.
    mutating func absorb(_ other: ScreenLayers) {
        modals = other.modals.filter { modal in !modals.contains { $0 === modal } } + modals
    }

    /// A modal shows while the tab that it hangs in is chosen.
    private func isReachable(_ modal: ViewController) -> Bool {
        var here = modal
        while let above = here.presenter ?? here.parent {
            if here.presenter == nil, above.hides(here) { return false }
            here = above
        }
        return here === root
    }

    private static func collect(_ screen: ViewController, into shown: inout [ViewController]) {
        shown.append(screen)
        for child in screen.visibleChildren { collect(child, into: &shown) }
    }
}
