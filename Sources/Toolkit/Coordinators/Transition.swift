public import Screens

/// A change of a container, as a value: describing it shows nothing.
///
/// ```swift
/// let home: NavigationTransition = .multiple(.dismissToRoot(), .popToRoot())
/// let book: NavigationTransition = .push(BookViewController(books[0]))
/// let done: NavigationTransition = .multiple(.pop(), .perform { window.showToast("saved") })
/// ```
public struct Transition<Root: ViewController> {
    let steps: [TransitionStep]

    init(_ steps: TransitionStep...) { self.steps = steps }
    init(steps: [TransitionStep]) { self.steps = steps }

    /// The screens and coordinators it brings, in order: a link goes on from the last.
    public var presentables: [any Presentable] { steps.flatMap(\.presentables) }

    /// Nothing.
    public static func none() -> Self { Self() }

    /// Several transitions as one commit, in order; if one makes no sense none happens.
    public static func multiple(_ transitions: Self...) -> Self { Self(steps: transitions.flatMap(\.steps)) }

    /// Several transitions as one commit.
    public static func multiple(_ transitions: [Self]) -> Self { Self(steps: transitions.flatMap(\.steps)) }

    /// Shows something over whatever is presented on the container now.
    public static func present(_ presentable: any Presentable) -> Self { Self(.present(presentable, onRoot: false)) }

    /// Shows something over the container itself.
    public static func presentOnRoot(_ presentable: any Presentable) -> Self { Self(.present(presentable, onRoot: true)) }

    /// Takes away the topmost of what is presented on the container; with nothing presented, the container itself, if it was presented.
    public static func dismiss() -> Self { Self(.dismiss) }

    /// Takes away everything that is presented on the container.
    public static func dismissToRoot() -> Self { Self(.dismissToRoot) }

    /// Puts something into a screen that embeds others.
    public static func embed(_ presentable: any Presentable, in container: ViewController) -> Self {
        Self(.embed(presentable, in: container))
    }

    /// Puts a coordinator below this one, without showing anything of it.
    public static func addChild(_ coordinator: any Coordinator) -> Self { Self(.addChild(coordinator)) }

    /// One level back: dismisses if something is presented, else pops, else dismisses the container itself.
    public static func back() -> Self { Self(.back) }

    /// Does something, after the commit.
    public static func perform(_ action: @escaping @MainActor () -> Void) -> Self { Self(.perform(action)) }

    /// Goes to a route of another coordinator after this transition; it is prepared only then.
    public static func trigger<Other: Route>(_ route: Other, on router: any Router<Other>) -> Self {
        Self(.trigger { router.trigger(route, completion: $0) })
    }
}

extension TransitionStep {
    var presentables: [any Presentable] {
        switch self {
        case .push(let one), .present(let one, _), .embed(let one, _), .select(let one), .replaceTop(let one): [one]
        case .set(let many): many
        case .addChild(let coordinator): [coordinator]
        case .popTo(let screen), .bringToFront(let screen): [screen]
        case .route(_, _, _, let steps): steps.flatMap(\.presentables)
        case .pop, .popToRoot, .dismiss, .dismissToRoot, .selectIndex, .back, .perform, .trigger: []
        }
    }
}
