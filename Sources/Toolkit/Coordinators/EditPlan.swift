import Screens

/// The edits that the steps of a transition mean for the tree as it is now.
struct EditPlan {
    let root: ViewController
    private(set) var edits: [StackEdit] = []
    private(set) var brought: [(presentable: any Presentable, owner: BaseCoordinator, origin: (any Route)?)] = []
    private(set) var followUps: [TransitionStep] = []
    /// What is presented above the root, as far as the edits so far would change it.
    private var presentedPath: [ViewController]

    init(root: ViewController) {
        self.root = root
        presentedPath = Self.path(from: root)
    }

    private static func path(from root: ViewController) -> [ViewController] {
        var path: [ViewController] = []
        var here = root.presented ?? (root as? NavigationController)?.topViewController?.presented
        while let current = here {
            path.append(current)
            here = current.presented
        }
        return path
    }

    mutating func add(_ steps: [TransitionStep], for coordinator: BaseCoordinator) {
        for step in steps { add(step, for: coordinator) }
    }

    private mutating func bring(_ presentable: any Presentable, _ coordinator: BaseCoordinator) -> ViewController {
        brought.append((presentable, coordinator, nil))
        return presentable.viewController
    }

    private mutating func add(_ step: TransitionStep, for coordinator: BaseCoordinator) {
        switch step {
        case .present(let presentable, let onRoot): present(bring(presentable, coordinator), onRoot: onRoot)
        case .dismiss: dismissTopmost()
        case .dismissToRoot: dismissAll()
        case .embed(let presentable, let container): edits.append(.embed(bring(presentable, coordinator), in: container))
        case .addChild(let child): coordinator.addChild(child)
        case .back:
            if presentedPath.isEmpty { edits += root.backEdits } else { dismissTopmost() }
        case .perform, .trigger: followUps.append(step)
        case .route(let other, let otherRoot, let origin, let steps):
            var plan = EditPlan(root: otherRoot)
            plan.add(steps, for: other)
            edits += plan.edits
            brought += plan.brought.map { ($0.presentable, $0.owner, $0.origin ?? origin) }
            followUps += plan.followUps
        default:
            if let stack = root as? NavigationController {
                add(step, to: stack, for: coordinator)
            } else if let tabs = root as? TabBarController {
                add(step, to: tabs, for: coordinator)
            }
        }
    }

    private mutating func add(_ step: TransitionStep, to stack: NavigationController, for coordinator: BaseCoordinator) {
        switch step {
        case .push(let presentable): edits.append(.push(bring(presentable, coordinator), onto: stack))
        case .pop: edits.append(.pop(stack))
        case .popTo(let screen): edits.append(.popTo(screen, in: stack))
        case .popToRoot: edits.append(.popToRoot(stack))
        case .set(let presentables): edits.append(.set(presentables.map { bring($0, coordinator) }, in: stack))
        case .replaceTop(let presentable):
            edits.append(.set(stack.viewControllers.dropLast() + [bring(presentable, coordinator)], in: stack))
        case .bringToFront(let screen):
            brought.append((screen, coordinator, nil))
            edits.append(.set(stack.viewControllers.filter { $0 !== screen } + [screen], in: stack))
        default: break
        }
    }

    private mutating func add(_ step: TransitionStep, to tabs: TabBarController, for coordinator: BaseCoordinator) {
        switch step {
        case .set(let presentables): edits.append(.setTabs(presentables.map { bring($0, coordinator) }, in: tabs))
        case .selectIndex(let index): edits.append(.select(index, in: tabs))
        case .select(let presentable):
            let wanted = presentable.viewController
            edits.append(.select(plannedTabs(tabs).firstIndex { $0 === wanted } ?? -1, in: tabs))
        default: break
        }
    }

    /// The tabs as the edits so far leave them.
    private func plannedTabs(_ tabs: TabBarController) -> [ViewController] {
        for case .setTabs(let screens, let container) in edits.reversed() where container === tabs { return screens }
        return tabs.children
    }

    // MARK: Presenting

    private mutating func present(_ screen: ViewController, onRoot: Bool) {
        edits.append(.present(screen, over: onRoot ? anchor : presentedPath.last ?? anchor))
        presentedPath.append(screen)
    }

    /// A modal hangs on the screen that is on show in the container, so that it goes with it.
    private var anchor: ViewController {
        if root.presented != nil { return root }
        return (root as? NavigationController)?.topViewController ?? root
    }

    private mutating func dismissTopmost() {
        guard let top = presentedPath.popLast() else {
            edits.append(.dismiss(from: root.presentingViewController ?? root))
            return
        }
        edits.append(.dismiss(from: presentedPath.last ?? top.presenter ?? anchor))
    }

    private mutating func dismissAll() {
        guard let first = presentedPath.first else { return }
        edits.append(.dismiss(from: first.presenter ?? anchor))
        presentedPath = []
    }
}
