/// The engine's parts, as the rest of the toolkit asks for them.
extension CommitEngine {
    // MARK: What is on show

    package var window: Window? {
        get { appearance.window }
        set {
            appearance.window = newValue
            windDown.window = newValue
        }
    }

    /// The root of the window's tree.
    package var root: ViewController? { appearance.layers.root }
    /// The screens on show, from the outside in.
    package var appeared: [ViewController] { appearance.screens }
    /// The innermost screen of the top layer: the one that hears the keys.
    package var topScreen: ViewController? { appearance.layers.topScreen }

    /// Asks everyone whether the program may end; screens that would leave unseen are asked, too.
    /// - Returns: the one that refuses.
    func screenRefusingToLeave(_ reason: LeaveReason) async -> String? {
        guard let root else { return nil }
        return await LeaveGuards.refusal(of: root.subtree, reason)
    }

    // MARK: What is asked for

    /// The operations that wait for their turn or for a guard, as reports call them.
    package var waitingDescriptions: [String] { pending.descriptions }

    /// The number of open questions that only the person can answer.
    package var openQuestions: Int { pending.openQuestions }

    /// Marks that a question stands open for as long as `wait` takes.
    package func asking<Answer>(_ wait: @MainActor () async throws -> Answer) async rethrows -> Answer {
        try await pending.asking(wait)
    }

    /// Indicates whether a guard thinks without having asked the person anything.
    package var isDecidingAlone: Bool { pending.isDeciding && openQuestions == 0 }

    /// Indicates whether operations are only tried now.
    package var isPlanning: Bool { planner.isPlanning }

    /// The first thing that makes no sense in the plan that is being made.
    package var planningIssue: NavigationIssue? { planner.issue }

    /// Tries everything that `body` asks for on the tree without anybody seeing it, puts the tree back, and hands it in as one
    /// operation.
    ///
    /// If one of them makes no sense, or `body` throws, nothing has changed.
    package func planned<Failure: Error>(
        reason: LeaveReason, _ body: () throws(Failure) -> Void, completion: @escaping @MainActor (StackOutcome) -> Void
    ) throws(Failure) {
        finishSlide()
        guard let plan = try planner.plan(body, completion: completion) else { return }
        if let issue = plan.issue { report(issue) }
        if let outcome = plan.outcome {
            plan.end(outcome)
        } else {
            perform(plan.operation(reason: reason))
        }
    }

    // MARK: The log

    /// The last reports of misuse.
    package var issues: [NavigationIssue] { log.issues }

    /// Called with every report.
    package var onIssue: (@MainActor (NavigationIssue) -> Void)? {
        get { log.onIssue }
        set { log.onIssue = newValue }
    }

    /// Adds an observer; it is not kept alive.
    package func add(_ observer: any NavigationObserver) { log.add(observer) }

    /// Makes a stream of what the stacks do from now on.
    func events() -> AsyncStream<NavigationEvent> { log.events() }

    /// Tells every observer of an event.
    package func notify(_ event: @autoclosure () -> NavigationEvent) { log.notify(event()) }

    /// Reports misuse: kept, shown to observers, never fatal.
    ///
    /// A route that was refused is none: who asked for it is told.
    package func report(_ issue: NavigationIssue) {
        if issue.kind != .refusedRoute { log.report(issue) }
    }

    // MARK: Routes

    /// The trace of a route that is asked for in the course of what goes on now.
    package func cause(_ coordinator: Any.Type, _ route: Any) -> RouteTrace { currentRoute.trace(coordinator, route) }

    /// Lets something be asked for in the course of a route.
    ///
    /// - `isPreparing`: whether what is asked for is part of that route, because its transition is only being made.
    package func within<Value>(_ cause: RouteTrace?, isPreparing: Bool = false, _ body: () -> Value) -> Value {
        currentRoute.perform(cause, isPreparing: isPreparing, body)
    }

    // MARK: Post-tasks

    /// The post-tasks that wait.
    package var postTasks: [PostTask] { postTaskQueue.tasks }

    /// Registers a post-task; on a screen that is on top already, and with nothing going on, it runs at once.
    package func add(_ task: PostTask) {
        postTaskQueue.add(task)
        if isIdle, let top = topScreen, top.isOnShow { postTaskQueue.run(on: top) }
    }

    /// Takes post-tasks back.
    package func removePostTasks(where isGone: (PostTask) -> Bool) { postTaskQueue.remove(where: isGone) }

    // MARK: Work

    /// Cancelled work that has not ended yet.
    package var windingDown: [TrackedTask] { windDown.tasks }

    /// The work that will end by itself.
    package var tasksToWaitFor: [TrackedTask] {
        let running = (root?.subtree ?? []).flatMap(\.runningTasks).filter { !$0.isLongLived }
        return (running + windingDown).filter { !$0.isDone && !$0.isResting && !$0.isOverdue }
    }

    /// Cancels the work of every screen, because the program ends.
    func endAllWork() { windDown.add((root?.subtree ?? []).flatMap { $0.stay.work.cancel() }) }

    /// Indicates whether cancelled work has still to end.
    var hasWorkToEnd: Bool { windDown.isAwaited }

    /// Waits until everything that was cancelled has ended or is overdue; the work that asks waits neither for itself nor for work that
    /// waits as well.
    package func untilWoundDown() async { await windDown.wait() }

    /// Runs an operation and waits until it is through, and the work that it cancelled has ended.
    package func performAndWait(_ operation: StackOperation) async -> StackOutcome {
        let outcome = await withCheckedContinuation { continuation in
            var operation = operation
            let completion = operation.completion
            operation.completion = { outcome in
                completion?(outcome)
                continuation.resume(returning: outcome)
            }
            perform(operation)
        }
        await untilWoundDown()
        return outcome
    }
}
