/// A coordinator that says beforehand which ways lead through it.
///
/// Whatever a `Pilot` sees such a coordinator do without having declared it fails the test, so the declaration cannot fall behind.
///
/// ```swift
/// extension FruitCoordinator: NavigationDeclaring {
///     static var ways: [NavigationWay] {
///         [.start(FruitListViewController.self), .push("fruit", from: FruitListViewController.self, to: FruitViewController.self)]
///     }
/// }
/// ```
@MainActor
public protocol NavigationDeclaring: BaseCoordinator {
    /// Its ways; the first ones say where it begins.
    static var ways: [NavigationWay] { get }
}
