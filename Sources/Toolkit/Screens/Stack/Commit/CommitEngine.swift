/// The one place where the tree of screens changes.
///
/// Whoever wants a change (a key, an API call, a coordinator, a link, a restore) hands in a `StackOperation`. Operations run one at
/// a time, in the order in which they came; one that is asked for while another runs waits. For each:
///
/// 1. the edits are tried on the tree, which shows what would leave; they are taken back if they make no sense
/// 2. **guards** of what would leave are asked, the top one first; one no, and nothing has changed
/// 3. the edits stand; **tasks** of removed screens are cancelled
/// 4. what goes from show **disappears**, what comes **appears**; an animated side menu takes a few frames for it, and the rest waits
/// 5. **owners** whose last screen left finish, the deepest first
/// 6. **results** are resolved
/// 7. **post-tasks** of what is on top now run
/// 8. the **delegates** hear of it
/// 9. the window is marked, and the run loop draws **one frame**
///
/// With no guard that needs time all of it happens before the call returns, as in UIKit.
///
/// Each step relies on those before it. Guards come first, because what has been cancelled cannot be refused any more. Tasks are
/// cancelled before anybody is told to go, so that no late answer reaches a screen that believes itself gone. Owners finish when every
/// screen has its new place, since what they do then is to go somewhere else. Results come after that: whoever waited for one goes on in
/// a tree where nothing of the flow is left. Post-tasks and delegates see how it all ended.
///
/// An operation that is asked for on the way, by any of those who are told, waits until the order is through. So nobody is ever told of a
/// tree that is half changed, and what follows can be read from the top to the bottom.
package final class CommitEngine {
    /// The number of commits so far.
    package private(set) var commitCount = 0
    private var operationCount = 0
    private var isCommitting = false
    /// The generation of the operation that is being committed.
    private var generation = 0
    /// The commit whose side menu is on its way.
    private var sliding: Commit?
    private let stays: StayKeeper
    private let guards: LeaveGuards
    let pending: PendingOperations
    let planner = OperationPlanner()
    let appearance: Appearance
    let log: NavigationLog
    let postTaskQueue: PostTaskQueue
    let windDown: WindDown
    let toasts: ToastQueue
    let currentRoute = CurrentRoute()

    package init() {
        pending = PendingOperations()
        appearance = Appearance(pending: pending)
        guards = LeaveGuards(appearance: appearance)
        log = NavigationLog()
        postTaskQueue = PostTaskQueue(log: log)
        windDown = WindDown(log: log)
        toasts = ToastQueue()
        stays = StayKeeper(appearance: appearance, windDown: windDown, toasts: toasts, log: log)
        appearance.onArrival = { [weak self] in self?.finishSlide() }
    }

    isolated deinit { closeDown() }

    /// Runs an operation, now if nothing else runs.
    /// - Returns: how it ended; nil when it waits for its turn or for a guard, or a menu slides, and then its completion says so.
    @discardableResult
    package func perform(_ operation: StackOperation) -> StackOutcome? {
        if planner.isPlanning { return planner.add(operation) }
        finishSlide()
        var operation = operation
        operationCount += 1
        operation.number = operationCount
        if operation.cause == nil { operation.cause = currentRoute.operationCause }
        log.notify(.requested(operation: operation.number, what: operation.name))
        if isCommitting {
            operation.generation = generation + 1
            guard operation.generation < Self.mostGenerations else { return refuseEndless(operation) }
        }
        if isCommitting || !pending.mayOvertake(operation) {
            pending.append(operation)
            return nil
        }
        let outcome = run(operation)
        drain()
        return outcome
    }

    /// The number of commits in a row that ask for each other from which on they are taken for a circle.
    private static let mostGenerations = 1000

    /// Ends an operation that delegates, or screens that appear, have asked for in a circle.
    private func refuseEndless(_ operation: StackOperation) -> StackOutcome {
        let issue = NavigationIssue.endless(operation)
        report(issue)
        return end(operation, .failed(issue, index: 0))
    }

    /// Runs what waits, in order, as far as it can.
    private func drain() {
        while !isCommitting, !isSliding, !pending.isDeciding, pending.hasNext { run(pending.removeFirst()) }
    }

    /// 1. Tries the edits; where nothing would leave, there is nobody to ask.
    @discardableResult
    private func run(_ operation: StackOperation) -> StackOutcome? {
        if let source = operation.source, !source.isValid {
            log.notify(.issue(.staleSource(operation)))
            return end(operation, .dropped)
        }
        let draft = StackDraft(keepsUndo: true)
        do throws(EditFailure) {
            try draft.apply(operation)
        } catch {
            return fail(operation, draft, error)
        }
        guard draft.isChanged else { return end(operation, .unchanged) }
        let preview = RemovalPreview(leaving: draft.leavingScreens, in: appearance)
        guard !preview.leaving.isEmpty else { return commit(operation, draft) ? end(operation, .committed) : nil }
        draft.rollBack()
        return askGuards(operation, preview)
    }

    /// 2. Asks the guards.
    private func askGuards(_ operation: StackOperation, _ preview: RemovalPreview) -> StackOutcome? {
        pending.beginDeciding(operation)
        guard let answer = guards.ask(operation, preview, late: conclude) else {
            log.notify(.asking(operation: operation.number, screen: preview.leaving.first?.debugName ?? ""))
            return nil
        }
        pending.endDeciding(operation)
        return carryOut(answer)
    }

    /// The answer came late: by then the tree may be part of another one, whose engine then decides.
    private func conclude(_ answer: LeaveGuards.Answer) {
        finishSlide()
        pending.endDeciding(answer.operation)
        let engine = answer.operation.edits.first?.anchor?.engine ?? self
        if engine !== self, answer.refusing == nil {
            engine.perform(answer.operation)
        } else {
            carryOut(answer)
        }
        drain()
    }

    /// Makes the edits again, now that everyone agrees.
    @discardableResult
    private func carryOut(_ answer: LeaveGuards.Answer) -> StackOutcome? {
        let operation = answer.operation
        if let screen = answer.refusing { return end(operation, .refused(by: screen)) }
        let draft = StackDraft(keepsUndo: operation.edits.count > 1)
        do throws(EditFailure) {
            try draft.apply(operation)
        } catch {
            return fail(operation, draft, error)
        }
        let isThrough = commit(operation, draft)
        draft.forget()
        return isThrough ? end(operation, .committed) : nil
    }

    /// Commits a draft that stands, in the fixed order.
    /// - Returns: whether it is through; otherwise a side menu is on its way, and the rest comes when it has arrived.
    private func commit(_ operation: StackOperation, _ draft: StackDraft) -> Bool {
        isCommitting = true
        defer { isCommitting = false }
        commitCount += 1
        generation = operation.generation
        var commit = Commit(operation, draft, before: appeared, start: log.isObserved ? window?.uptime() ?? .zero : nil)
        stays.cancelTasks(commit.change)  // 3
        beginStays(commit.change)
        currentRoute.perform(operation.cause, isPreparing: false, isTelling: true) { appearance.begin(&commit) }  // 4
        guard commit.slide == nil else {
            sliding = commit
            return false
        }
        complete(commit)
        return true
    }

    /// Does all that comes when what is new is in its place; routes that are asked for meanwhile come from the commit's own.
    private func complete(_ commit: Commit) {
        generation = commit.operation.generation
        currentRoute.perform(commit.operation.cause, isPreparing: false, isTelling: true) { notifyAll(of: commit) }
    }

    private func notifyAll(of commit: Commit) {
        appearance.end(commit)
        let ended = stays.end(commit.change, operation: commit.operation.number, commit: commitCount)  // 5
        for stay in ended { stay.resolve(commit.change.reason) }  // 6
        for stack in commit.change.touchedStacks where stack.isNewlyTooDeep() { report(.deepStack(stack, stack.depthBudget ?? 0)) }
        postTaskQueue.commitEnded(on: topScreen)  // 7
        for stack in commit.change.touchedStacks { stack.notifyDelegateDidShow(animated: commit.operation.isAnimated) }  // 8
        appearance.updateWindow()  // 9
        if let window { toasts.update(in: window) }
        log.notify(
            .committed(
                operation: commit.operation.number, change: commit.description(after: appeared),
                duration: (window?.uptime() ?? .zero) - commit.start))
    }

    /// Begins the stays of what comes; a tree that comes brings along what its own engine still held.
    private func beginStays(_ change: CommittedChange) {
        for root in change.enteringRoots {
            if let engine = root.giveUpEngine(to: self) { absorb(engine) }
            stays.begin(root)
        }
        appearance.layers.removeDismissed()
    }

    private func end(_ operation: StackOperation, _ outcome: StackOutcome) -> StackOutcome {
        log.notify(.ended(operation: operation.number, outcome: outcome))
        operation.completion?(outcome)
        return outcome
    }

    private func fail(_ operation: StackOperation, _ draft: StackDraft, _ failure: EditFailure) -> StackOutcome {
        draft.rollBack()
        report(failure.issue)
        return end(operation, .failed(failure.issue, index: failure.index))
    }

    // MARK: Beside the order

    /// Lets what should be on show be on show, where nothing in the tree has changed: the window was put on show.
    package func refresh() {
        guard !isCommitting else { return }
        finishSlide()
        _ = commit(StackOperation([], animated: false), StackDraft(keepsUndo: false))
        drain()
    }

    /// Lets the side menu that is on its way be there now, and ends its commit.
    package func finishSlide() {
        guard let operation = endSlide() else { return }
        _ = end(operation, .committed)
        drain()
    }

    /// The second half of the commit whose menu is on its way.
    /// - Returns: the operation, whose end nobody has heard of yet.
    private func endSlide() -> StackOperation? {
        guard let commit = sliding else { return nil }
        sliding = nil
        isCommitting = true
        defer { isCommitting = false }
        complete(commit)
        return commit.operation
    }

    /// Takes over what the engine of a tree that becomes part of this one still held.
    private func absorb(_ engine: CommitEngine) {
        postTaskQueue.absorb(engine.postTaskQueue)
        toasts.absorb(engine.toasts)
        windDown.add(engine.windDown.tasks)
        appearance.layers.absorb(engine.appearance.layers)
        log.absorb(engine.log)
        pending.absorb(engine.pending)
    }

    /// The window goes: nobody holds anybody for the sake of being on show any more, all work ends, and who waits for an answer or a
    /// result hears that there will be none.
    package func closeDown() {
        if let operation = endSlide() { _ = end(operation, .committed) }
        stays.closeDown(root)
    }

    // MARK: How things stand

    /// Indicates whether nothing is asked for, being decided or being committed.
    package var isIdle: Bool { pending.isEmpty && !isCommitting && !isSliding }
    /// Indicates whether a side menu is on its way.
    package var isSliding: Bool { sliding != nil }
    /// Screens that left and are still there although a later commit has passed.
    package var leakedScreens: [String] { stays.leakedScreens(before: commitCount) }
}
