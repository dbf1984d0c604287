import Screens

/// One step of a transition: what it brings, and what it means for the tree as the steps before it leave it.
///
/// One type says what is done to a stack, `StackEdit`. A step adds what has to be known before there can be an edit: which container
/// it is, and what lies on top when its turn comes.
struct TransitionStep<Root: ViewController> {
    /// The screens and coordinators that it brings or shows.
    let presentables: [any Presentable]
    /// Adds what it means to a plan for a container.
    let plan: @MainActor (inout EditPlan, Root) -> Void

    init(_ presentables: [any Presentable] = [], plan: @escaping @MainActor (inout EditPlan, Root) -> Void) {
        self.presentables = presentables
        self.plan = plan
    }

    /// Shows something over what is presented on the container, or over the container itself.
    static func present(_ presentable: any Presentable, onRoot: Bool) -> Self {
        Self([presentable]) { plan, _ in plan.present(plan.bring(presentable), onRoot: onRoot) }
    }

    /// Goes to a route of another coordinator, prepared now and part of this commit.
    static func route<Other: ViewController>(
        on coordinator: BaseCoordinator, root: Other, _ route: any Route, _ steps: [TransitionStep<Other>]
    ) -> Self {
        Self(steps.flatMap(\.presentables)) { plan, _ in plan.join(EditPlan(steps, root: root, for: coordinator), route: route) }
    }
}

extension EditPlan {
    /// Plans steps, each on top of those before it.
    init<Root>(_ steps: [TransitionStep<Root>], root: Root, for coordinator: BaseCoordinator) {
        self.init(root: root, for: coordinator)
        for step in steps { step.plan(&self, root) }
    }
}
