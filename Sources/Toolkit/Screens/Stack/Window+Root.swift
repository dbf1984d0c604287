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
