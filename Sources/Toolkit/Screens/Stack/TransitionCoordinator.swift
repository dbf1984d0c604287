/// The screens that move in a change of a stack; there while the delegate is told.
public final class TransitionCoordinator {
    /// Which side of the change.
    public enum Key: Hashable, Sendable {
        /// What was on show before.
        case from
        /// What is on show after.
        case to
    }

    private let from: ViewController?
    private let to: ViewController?

    init(from: ViewController?, to: ViewController?) {
        self.from = from
        self.to = to
    }

    /// The screen at one side of the change; nil where there was none.
    public func viewController(forKey key: Key) -> ViewController? { key == .from ? from : to }
}

extension ViewController {
    /// The change that its stack is telling its delegate about; nil at other times.
    public var transitionCoordinator: TransitionCoordinator? {
        (self as? NavigationController ?? navigationController)?.activeTransition
    }
}
