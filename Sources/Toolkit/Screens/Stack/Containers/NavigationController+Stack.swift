extension NavigationController {
    /// Puts a screen on top.
    ///
    /// One that is on a stack already is reported and changes nothing.
    public func pushViewController(_ screen: ViewController, animated: Bool = false) {
        engine.perform(StackOperation([.push(screen, onto: self)], animated: animated))
    }

    /// Takes the top screen away; the root stays.
    /// - Returns: the screen that left; nil at the root, and when a guard still thinks or said no.
    @discardableResult
    public func popViewController(animated: Bool = false) -> ViewController? {
        guard children.count > 1, let top = children.last else {
            engine.perform(StackOperation([.pop(self)], animated: animated))
            return nil
        }
        return engine.perform(StackOperation([.pop(self)], animated: animated)) == .committed ? top : nil
    }

    /// Takes away everything above a screen.
    ///
    /// A screen that is not on this stack is reported as ``NavigationIssue/Kind/notOnStack`` and changes nothing.
    ///
    /// - Returns: the screens that left, lowest first; nil when nothing did.
    @discardableResult
    public func popToViewController(_ screen: ViewController, animated: Bool = false) -> [ViewController]? {
        let above = screens(above: screen)
        return engine.perform(StackOperation([.popTo(screen, in: self)], animated: animated)) == .committed ? above : nil
    }

    /// Takes away everything but the root.
    /// - Returns: the screens that left, lowest first; nil when nothing did.
    @discardableResult
    public func popToRootViewController(animated: Bool = false) -> [ViewController]? {
        guard children.count > 1 else { return nil }
        let above = Array(children.dropFirst())
        return engine.perform(StackOperation([.popToRoot(self)], animated: animated)) == .committed ? above : nil
    }

    /// Gives the stack exactly these screens; those that stay keep their state, and one change of what is on show is made of it all.
    ///
    /// A screen that is named twice, or that has a place elsewhere, is reported as ``NavigationIssue/Kind/alreadyOnStack``, and nothing
    /// changes. If a guard of a screen that would leave says no, nothing changes either.
    ///
    /// ```swift
    /// let list = BookListViewController()
    /// let stack = NavigationController(rootViewController: list)
    /// stack.setViewControllers([list, BookViewController(books[0])], animated: true)  // the list stays as it is
    /// ```
    public func setViewControllers(_ screens: [ViewController], animated: Bool = false) {
        engine.perform(StackOperation([.set(screens, in: self)], animated: animated))
    }

    /// Found from the top, so that it costs what it removes and not the depth of the stack.
    func screens(above screen: ViewController) -> [ViewController]? {
        guard screen.parent === self, let index = children.lastIndex(where: { $0 === screen }) else { return nil }
        return Array(children[(index + 1)...])
    }
}
