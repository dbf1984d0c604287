public import Screens

/// A change of a container, as a value: describing it shows nothing.
///
/// ```swift
/// let home: NavigationTransition = .multiple(.dismissToRoot(), .popToRoot())
/// let book: NavigationTransition = .push(BookViewController(books[0]))
/// let done: NavigationTransition = .multiple(.pop(), .perform { window.showToast("saved") })
/// ```
///
/// It is made by ``RouteCoordinator/prepareTransition(for:)`` and performed by the coordinator. In between it can be thrown away, and it
/// can be asked what it would bring (``presentables``). Screens that it names are made when it is made, and come on show when it is
/// performed.
public struct Transition<Root: ViewController> {
    let steps: [TransitionStep<Root>]

    init(_ steps: TransitionStep<Root>...) { self.steps = steps }
    init(steps: [TransitionStep<Root>]) { self.steps = steps }

    /// A transition of one step.
    init(_ presentables: [any Presentable] = [], plan: @escaping @MainActor (inout EditPlan, Root) -> Void) {
        self.init(TransitionStep(presentables, plan: plan))
    }

    /// The screens and coordinators it brings, in order: a link goes on from the last.
    public var presentables: [any Presentable] { steps.flatMap(\.presentables) }

    /// Nothing.
    public static func none() -> Self { Self() }

    /// No way: the route leads nowhere, and the reason says why.
    ///
    /// Nothing of the transition happens, nor of the others that it is one commit with; who asked gets the outcome `failed`, and a link that
    /// leads here fails with the reason.
    ///
    /// ```swift
    /// func show(_ title: String) -> NavigationTransition {
    ///     guard let book = books.first(where: { $0.title == title }) else { return .fail("there is no book \(title)") }
    ///     return .push(BookViewController(book))
    /// }
    /// ```
    public static func fail(_ reason: String) -> Self { Self { plan, _ in plan.refuse(because: reason) } }

    /// Several transitions as one commit, in order; if one makes no sense none happens.
    public static func multiple(_ transitions: Self...) -> Self { Self(steps: transitions.flatMap(\.steps)) }

    /// Several transitions as one commit.
    public static func multiple(_ transitions: [Self]) -> Self { Self(steps: transitions.flatMap(\.steps)) }

    /// Shows something over whatever is presented on the container now.
    public static func present(_ presentable: any Presentable) -> Self { Self(.present(presentable, onRoot: false)) }

    /// Shows something over the container itself.
    public static func presentOnRoot(_ presentable: any Presentable) -> Self { Self(.present(presentable, onRoot: true)) }

    /// Takes away the topmost of what is presented on the container; with nothing presented, the container itself, if it was presented.
    ///
    /// Where neither is so, it is reported as `nothingPresented`, and nothing of the transition happens.
    public static func dismiss() -> Self { Self { plan, _ in plan.dismissTopmost() } }

    /// Takes away everything that is presented on the container.
    ///
    /// With nothing presented, everything goes that lies over the lowest screen, the container itself included. Where neither is so it does
    /// nothing.
    public static func dismissToRoot() -> Self { Self { plan, _ in plan.dismissAll() } }

    /// Puts something into a screen that embeds others.
    public static func embed(_ presentable: any Presentable, in container: ViewController) -> Self {
        Self([presentable]) { plan, _ in plan.add(.embed(plan.bring(presentable), in: container)) }
    }

    /// Chooses which screens of a container of your own are on show, among them what the same transition embeds.
    ///
    /// Something that is not among its children is reported as `notOnStack`, and nothing of the transition happens.
    public static func show(_ presentables: [any Presentable], in container: ViewController) -> Self {
        Self(presentables) { plan, _ in plan.add(.show(presentables.map(\.viewController), in: container)) }
    }

    /// Puts a coordinator below this one, without showing anything of it.
    public static func addChild(_ coordinator: any Coordinator) -> Self { Self([coordinator]) { plan, _ in plan.add(coordinator) } }

    /// One level back: dismisses if something is presented, else pops, else dismisses the container itself.
    ///
    /// At the root of everything it does nothing, which is no failure.
    public static func back() -> Self { Self { plan, _ in plan.goBack() } }

    /// Does something, after the commit.
    ///
    /// It is not done where a guard refused or the transition made no sense.
    public static func perform(_ action: @escaping @MainActor () -> Void) -> Self { Self { plan, _ in plan.add(.perform(action)) } }

    /// Goes to a route of another coordinator after this transition; it is prepared only then.
    ///
    /// It is a commit of its own. Where it fails or is refused, what was committed before stays, and further actions and routes of the
    /// transition are left out.
    public static func trigger<Other: Route>(_ route: Other, on router: any Router<Other>) -> Self {
        Self { plan, _ in plan.add(.trigger { router.trigger(route, completion: $0) }) }
    }
}
