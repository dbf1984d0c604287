extension ViewController {
    /// The nearest navigation controller that it is in.
    public var navigationController: NavigationController? { ancestor(NavigationController.self) }

    /// The nearest tab bar controller that it is in.
    public var tabBarController: TabBarController? { ancestor(TabBarController.self) }

    private func ancestor<Container: ViewController>(_ type: Container.Type) -> Container? {
        var here = parent
        while let current = here {
            if let container = current as? Container { return container }
            here = current.parent
        }
        return nil
    }

    /// The topmost container or presenter above it: itself when it is in nothing.
    package var treeRoot: ViewController {
        var here = self
        while let above = here.parent ?? here.presenter { here = above }
        return here
    }

    /// It and the containers above it.
    var treePath: [ViewController] {
        var path: [ViewController] = [self]
        while let above = path.last?.parent { path.append(above) }
        return path
    }

    /// The window in whose tree it is, whether or not it can be seen.
    package var treeWindow: Window? { treeRoot.hostWindow }

    /// It and everything that hangs on it, in the order in which it leaves: what is presented first, then the stack from the top.
    package var subtree: [ViewController] {
        var all: [ViewController] = []
        appendSubtree(to: &all)
        return all
    }

    private func appendSubtree(to all: inout [ViewController]) {
        presented?.appendSubtree(to: &all)
        for child in children.reversed() { child.appendSubtree(to: &all) }
        all.append(self)
    }

    /// Indicates whether it can be seen now, or only a sheet lies over it.
    public var isOnShow: Bool { engine.appeared.contains { $0 === self } }

    /// The name in reports and traces.
    package nonisolated var debugName: String { typeName(type(of: self)) }

    /// Adds a screen to those embedded in this one; adding its view is the embedder's part, as in UIKit.
    public func addChild(_ child: ViewController) {
        engine.perform(StackOperation([.embed(child, in: self)]))
    }

    /// Chooses which of its children are on show while it is, as one commit; the others stay where they are, unseen.
    ///
    /// With it a container of your own shows one page of several, or as many columns as there is room for. What goes from show disappears
    /// and keeps its tasks and its focus; what comes appears. A screen that is not among the children is reported as
    /// ``NavigationIssue/Kind/notOnStack``, and nothing changes.
    ///
    /// ```swift
    /// final class Pair: ViewController {
    ///     init(_ front: ViewController, _ back: ViewController) {
    ///         super.init()
    ///         for side in [front, back] { addChild(side) }
    ///         setVisibleChildren([front])
    ///     }
    ///
    ///     override var keyCommands: [KeyCommand] {
    ///         [KeyCommand("t", title: "turn") { [weak self] in self?.turn() }]
    ///     }
    ///
    ///     override func installVisibleChildren() {
    ///         for child in children { child.viewIfLoaded?.removeFromSuperview() }
    ///         for child in visibleChildren { view.addSubview(child.view) }
    ///     }
    ///
    ///     override func viewDidLayoutSubviews() {
    ///         for child in visibleChildren { child.view.frame = view.bounds }
    ///     }
    ///
    ///     private func turn() { setVisibleChildren(children.filter { !visibleChildren.contains($0) }) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - screens: children of this screen, in the order in which they are to lie.
    ///   - animated: what the screens hear of it.
    ///   - completion: hears how it ended, exactly once.
    public func setVisibleChildren(
        _ screens: [ViewController], animated: Bool = false, completion: (@MainActor (StackOutcome) -> Void)? = nil
    ) {
        engine.perform(StackOperation([.show(screens, in: self)], animated: animated, completion: completion))
    }

    /// Takes it out of the screen it is embedded in, or off its stack.
    public func removeFromParent() {
        guard let parent else { return }
        engine.perform(StackOperation(parent.edits(removing: { $0 === self }), animated: !parent.isContainer))
    }

    /// The coordinator that put it on a stack.
    package var owner: (any ScreenOwner)? { stay.owner }

    /// Marks who put it on a stack, unless that is known already.
    package func adopt(by owner: any ScreenOwner) { stay.adopt(self, by: owner) }
}
