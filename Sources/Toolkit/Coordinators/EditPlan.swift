import Screens

/// The edits that the steps of a transition mean for the tree as it is now, and what comes after them.
///
/// Steps are said one after the other and mean the tree as those before them leave it: after `dismissToRoot` a `present` lies over the
/// container. But no edit is made while a plan is put together, so the plan keeps for itself what it has to know of that: which screens
/// would be presented by then, and which tabs there would be. All else the edits find out when they are applied.
struct EditPlan {
    /// Something that comes by the edits, the coordinator that brings it, and the route of that one if it is not the run's own.
    typealias Arrival = (presentable: any Presentable, owner: BaseCoordinator, route: (any Route)?)

    private(set) var edits: [StackEdit] = []
    private(set) var arrivals: [Arrival] = []
    /// The coordinators that the steps themselves put below theirs.
    private(set) var newChildren: [BaseCoordinator] = []
    private(set) var followUps: [FollowUp] = []
    private let root: ViewController
    private let coordinator: BaseCoordinator
    /// The screens presented above the root, with the effect of the edits so far.
    private var presentedPath: [ViewController] = []
    /// The screen that is left when the root itself has been dismissed.
    private var remaining: ViewController?

    /// Something that a transition does after its commit.
    enum FollowUp {
        case perform(@MainActor () -> Void)
        /// Another coordinator goes somewhere, which is prepared only then.
        case trigger(@MainActor (_ completion: @escaping @MainActor (StackOutcome) -> Void) -> Void)
    }

    init(root: ViewController, for coordinator: BaseCoordinator) {
        self.root = root
        self.coordinator = coordinator
        var here = root.presented ?? root.modalAnchor.presented
        while let current = here {
            presentedPath.append(current)
            here = current.presented
        }
    }

    mutating func add(_ edit: StackEdit) { edits.append(edit) }

    /// Lets nothing of the plan happen.
    mutating func refuse(because reason: String) { edits.append(.fail(.refusedRoute(reason, at: coordinator.path))) }

    /// The refusal in it, which lets nothing of it happen.
    var refusal: StackEdit? {
        edits.first { if case .fail = $0 { true } else { false } }
    }

    /// Takes back what came below its coordinator for nothing.
    func forgetNewChildren() {
        for child in newChildren where child.screens == 0 { coordinator.forget(child) }
    }

    mutating func add(_ followUp: FollowUp) { followUps.append(followUp) }

    /// Puts a coordinator below this one, at once.
    mutating func add(_ child: any Coordinator) {
        coordinator.addChild(child)
        if let child = child as? BaseCoordinator { newChildren.append(child) }
    }

    /// Notes that something comes.
    /// - Returns: its screen.
    mutating func bring(_ presentable: any Presentable) -> ViewController {
        arrivals.append((presentable, coordinator, nil))
        return presentable.viewController
    }

    /// Makes another coordinator's plan, for a route of that one, part of this one.
    mutating func join(_ other: EditPlan, route: any Route) {
        edits += other.edits
        arrivals += other.arrivals.map { ($0.presentable, $0.owner, $0.route ?? route) }
        followUps += other.followUps
    }

    /// The children of a container that is no stack, as the edits so far leave them.
    func plannedChildren(of container: ViewController) -> [ViewController] {
        var children = container.children
        for edit in edits {
            switch edit {
            case .setTabs(let screens, let tabs) where tabs === container: children = screens
            case .embed(let screen, let parent) where parent === container: children.append(screen)
            case .unembed(let screen): children.removeAll { $0 === screen }
            default: break
            }
        }
        return children
    }

    // MARK: Presenting

    mutating func present(_ screen: ViewController, onRoot: Bool) {
        edits.append(.present(screen, over: onRoot ? anchor : presentedPath.last ?? anchor))
        presentedPath.append(screen)
    }

    mutating func goBack() {
        if presentedPath.isEmpty { edits += root.backEdits } else { dismissTopmost() }
    }

    mutating func dismissTopmost() {
        guard let top = presentedPath.popLast() else {
            edits.append(.dismiss(from: root.presentingViewController ?? root))
            return
        }
        edits.append(.dismiss(from: presentedPath.last ?? top.presenter ?? anchor))
    }

    mutating func dismissAll() {
        guard let first = presentedPath.first else {
            guard remaining == nil, let outermost = root.outermostPresenter else { return }
            edits.append(.dismiss(from: outermost))
            remaining = outermost
            return
        }
        edits.append(.dismiss(from: first.presenter ?? anchor))
        presentedPath = []
    }

    private var anchor: ViewController { remaining ?? (root.presented == nil ? root.modalAnchor : root) }
}

extension ViewController {
    /// The lowest of the screens over which it, or what it lies in, was presented; nil where it was not.
    fileprivate var outermostPresenter: ViewController? {
        var outermost: ViewController?
        var here = presentingViewController
        while let presenter = here { (outermost, here) = (presenter, presenter.presentingViewController) }
        return outermost
    }
}
