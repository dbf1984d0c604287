/// A coordinator that says beforehand which ways lead through it.
///
/// Whatever a `Pilot` sees such a coordinator do without having declared it fails the test, so the declaration cannot fall behind.
///
/// ```swift
/// extension BookCoordinator: TransitionDeclaring {
///     static var declaredTransitions: [TransitionDeclaration] {
///         [.start(BookListViewController.self), .push("book", from: BookListViewController.self, to: BookViewController.self)]
///     }
/// }
/// ```
@MainActor
public protocol TransitionDeclaring: BaseCoordinator {
    /// Its ways; the first ones say where it begins.
    static var declaredTransitions: [TransitionDeclaration] { get }
}
