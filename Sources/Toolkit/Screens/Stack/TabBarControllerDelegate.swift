/// Is asked and told which tab is chosen.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Whether a tab may be chosen.
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
    /// A tab was chosen by the person, perhaps the one that was chosen already.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Any tab may be chosen.
    public func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}
