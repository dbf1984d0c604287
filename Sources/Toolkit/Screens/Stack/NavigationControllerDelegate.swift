/// Is told which screen of a stack comes on show.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
    /// A screen is about to come on show; the stack has its new screens already.
    func navigationController(_ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
    /// A screen has come on show.
    ///
    /// `transitionCoordinator` says where from, and the screen that left may be in no stack any more.
    func navigationController(_ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(_ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
    {
    }

    /// Does nothing.
    public func navigationController(_ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool) {
    }
}
