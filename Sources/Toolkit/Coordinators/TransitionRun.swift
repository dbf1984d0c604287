import Screens

/// Performs one transition: turns its steps into edits of one commit, and what must come after into closures.
final class TransitionRun<Root: ViewController> {
    private let steps: [TransitionStep<Root>]
    private let coordinator: BaseCoordinator
    private let root: Root
    private let route: (any Route)?
    private let cause: RouteTrace?
    private let completion: (@MainActor (StackOutcome) -> Void)?
    private var arrivals: [any Presentable] = []
    private var followUps: [EditPlan.FollowUp] = []

    init(
        _ steps: [TransitionStep<Root>], on coordinator: BaseCoordinator, root: Root, route: (any Route)? = nil,
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
        let plan = EditPlan(steps, root: root, for: coordinator)
        if let refusal = plan.refusal {
            plan.forgetNewChildren()
            root.engine.perform(StackOperation([refusal]) { self.finish($0) })
            return
        }
        for (presentable, owner, origin) in plan.arrivals {
            root.engine.within(cause, isPreparing: true) { prepare(presentable, owner) }
            let screen = presentable.viewController
            let origin = origin ?? route
            if presentable.baseCoordinator == nil { screen.stay.cameBy(origin) }
            presentable.baseCoordinator?.cameBy(origin)
        }
        for child in plan.newChildren { child.cameBy(route) }
        arrivals = plan.arrivals.map(\.presentable)
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
        guard let child = presentable.baseCoordinator else {
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
        }
    }
}
