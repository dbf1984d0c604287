extension Window {
    /// Exchanges the root of the tree of view controllers; the old tree leaves as a whole, if its guards agree.
    func replaceRoot(_ new: ViewController?) {
        engine.perform(StackOperation([.root(new, in: self)], animated: false))
    }

    /// Exchanges the root and waits until the old tree has left.
    /// - Returns: false when a guard of the old tree said no.
    @discardableResult
    public func setRootViewController(_ screen: ViewController?) async -> Bool {
        await engine.performAndWait(StackOperation([.root(screen, in: self)], animated: false)).isDone
    }
}

extension Window {
    /// Lays something over all screens that takes every key; nil takes it away.
    package func showOverlay(_ view: View?) { chrome.overlay = view }

    /// Takes something away that lies over all screens, if it still does.
    func hideOverlay(_ view: View) {
        if chrome.overlay === view { chrome.overlay = nil }
    }

    /// Adds an observer of everything that the stacks do; it is not kept alive.
    public func add(_ observer: any NavigationObserver) { engine.add(observer) }

    /// A stream of everything that the stacks do, from now on; it ends with the window.
    ///
    /// A ``NavigationObserver`` is told within the change, and a listener to this stream after it, so that it may navigate.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// screen.observe(window.navigationEvents()) { event in
    ///     if case .issue(let issue) = event { screen.showToast("\(issue)", role: .danger) }
    /// }
    /// ```
    public func navigationEvents() -> AsyncStream<NavigationEvent> { engine.events() }

    /// The last reports of misuse.
    public var navigationIssues: [NavigationIssue] { engine.issues }
}
