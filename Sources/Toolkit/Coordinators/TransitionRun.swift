import Screens

/// Performs one transition: turns its steps into edits of one commit, and what must come after into closures.
final class TransitionRun {
    private let steps: [TransitionStep]
    private let coordinator: BaseCoordinator
    private let root: ViewController
    private let route: (any Route)?
    private let cause: RouteTrace?
    private let completion: (@MainActor (StackOutcome) -> Void)?
    private var arrivals: [any Presentable] = []
    private var followUps: [TransitionStep] = []

    init(
        _ steps: [TransitionStep], on coordinator: BaseCoordinator, root: ViewController, route: (any Route)? = nil,
        cause: RouteTrace? = nil,
        completion: (@MainActor (StackOutcome) -> Void)?
    ) {
        self.steps = steps
        self.coordinator = coordinator
        self.root = root
        self.route = route
        self.cause = cause
        self.completion = completion
    }

    /// Hands the commit in; the coordinator and what it brings stay alive until it is through.
    func start() {
        var plan = EditPlan(root: root)
        plan.add(steps, for: coordinator)
        for (presentable, owner, origin) in plan.brought {
            root.engine.within(cause, isPreparing: true) { prepare(presentable, owner) }
            let screen = presentable.viewController
            let origin = origin ?? route
            if presentable.coordinator == nil { screen.stay.cameBy(origin) }
            if let child = presentable.coordinator as? BaseCoordinator { child.cameBy(origin) }
        }
        for case .addChild(let child) in steps { (child as? BaseCoordinator)?.cameBy(route) }
        arrivals = plan.brought.map(\.presentable)
        followUps = plan.followUps
        // Within a plan even what changes no stack waits until the plan stands.
        guard !plan.edits.isEmpty || root.engine.isPlanning else { return finish(.unchanged) }
        var operation = StackOperation(plan.edits) { self.finish($0) }
        operation.retained = [coordinator] + arrivals
        operation.cause = cause
        root.engine.perform(operation)
    }

    /// A screen belongs to who brought it; a coordinator comes below, with its container.
    private func prepare(_ presentable: any Presentable, _ owner: BaseCoordinator) {
        guard let child = presentable.coordinator as? BaseCoordinator else {
            presentable.viewController.adopt(by: owner)
            return
        }
        owner.addChild(child)
        presentable.viewController.adopt(by: child)
        child.start()
    }

    private func finish(_ outcome: StackOutcome) {
        if outcome.isDone { for presentable in arrivals { presentable.presented(from: coordinator) } }
        guard outcome.isDone else {
            completion?(outcome)
            return
        }
        followUp(outcome)
    }

    /// One after the other: the next starts when the one before is through, and a failure stops the rest.
    private func followUp(_ outcome: StackOutcome) {
        guard !followUps.isEmpty, outcome.isDone else {
            completion?(outcome)
            return
        }
        switch followUps.removeFirst() {
        case .perform(let action):
            root.engine.within(cause) { action() }
            followUp(outcome)
        case .trigger(let run): root.engine.within(cause) { run { self.followUp($0) } }
        default: followUp(outcome)
        }
    }
}
