/// Operations that are tried on the tree, one on top of the other, to become one: a link's way through several stacks, a restored stack.
///
/// Each is asked for as if the one before had been committed, since that is what it depends on: the second segment of a link goes to a
/// screen that the first one brings. Nobody sees anything of it, and the tree is put back before the whole is handed in.
final class OperationPlan {
    /// The first thing that makes no sense in it.
    private(set) var issue: NavigationIssue?
    private var issueIndex = 0
    private var operations: [StackOperation] = []
    private let draft = StackDraft(keepsUndo: true)

    /// Adds a part that changes nothing; like all parts it hears how the whole ends.
    func add(_ completion: @escaping @MainActor (StackOutcome) -> Void) { operations.append(StackOperation([], completion: completion)) }

    /// Tries one operation; its completion waits for the whole plan.
    /// - Returns: the failure, if it makes no sense; nil when the plan goes on, or has failed before.
    func add(_ operation: StackOperation) -> StackOutcome? {
        operations.append(operation)
        guard issue == nil else { return nil }
        do throws(EditFailure) {
            try draft.apply(operation)
        } catch {
            issue = error.issue
            issueIndex = operations.count - 1
            return .failed(error.issue, index: error.index)
        }
        return nil
    }

    /// Puts the tree back as it was.
    func rollBack() { draft.rollBack() }

    /// The outcome without a commit, where the plan has failed or changes nothing.
    var outcome: StackOutcome? {
        if let issue { return .failed(issue, index: issueIndex) }
        return operations.allSatisfy(\.edits.isEmpty) ? .unchanged : nil
    }

    /// All parts as one operation.
    func operation(reason: LeaveReason) -> StackOperation {
        var whole = StackOperation(operations.flatMap(\.edits), reason: reason) { self.end($0) }
        whole.retained = operations.flatMap(\.retained)
        whole.isPlanned = true
        return whole
    }

    /// Tells every part how the whole ended.
    func end(_ outcome: StackOutcome) { for operation in operations { operation.completion?(outcome) } }
}

/// The plan that is being made, if one is: what is asked for meanwhile becomes part of it.
final class OperationPlanner {
    private var plan: OperationPlan?

    var isPlanning: Bool { plan != nil }
    /// The first thing that makes no sense in the plan that is being made.
    var issue: NavigationIssue? { plan?.issue }

    /// Tries one operation as part of the plan that is being made.
    func add(_ operation: StackOperation) -> StackOutcome? { plan?.add(operation) }

    /// Makes a plan of everything that `body` asks for; the tree is as it was then.
    /// - Returns: the plan; nil where it is part of another one, and ends with that.
    func plan<Failure: Error>(
        _ body: () throws(Failure) -> Void, completion: @escaping @MainActor (StackOutcome) -> Void
    ) throws(Failure) -> OperationPlan? {
        if let plan {
            try body()
            plan.add(completion)
            return nil
        }
        let plan = OperationPlan()
        self.plan = plan
        defer {
            plan.rollBack()
            self.plan = nil
        }
        try body()
        plan.add(completion)
        return plan
    }
}
