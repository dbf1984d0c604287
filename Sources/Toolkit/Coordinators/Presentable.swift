public import Screens

/// Something that can be put on a stack: a screen, or a coordinator, which then brings its root screen.
@MainActor
public protocol Presentable: AnyObject {
    /// The screen that is put on the stack.
    var viewController: ViewController { get }
    /// The coordinator that comes with it and lives as long as its screens.
    var coordinator: (any Coordinator)? { get }
    /// Called when it is on a stack, before the one who asked hears that it is done.
    func presented(from presenter: (any Coordinator)?)
}

extension ViewController: Presentable {
    /// Itself.
    public var viewController: ViewController { self }
    /// The coordinator that put it on its stack; nil before that, and where none did.
    public var coordinator: (any Coordinator)? { owningCoordinator }
    /// Does nothing.
    public func presented(from presenter: (any Coordinator)?) {}
}
