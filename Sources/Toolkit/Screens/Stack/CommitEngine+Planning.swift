extension CommitEngine {
    /// Tries everything that `body` asks for on the tree without anybody seeing it, puts the tree back, and hands it in as one
    /// operation.
    ///
    /// If one of them makes no sense, or `body` throws, nothing has changed.
    package func planned<Failure: Error>(
        reason: LeaveReason, _ body: () throws(Failure) -> Void, completion: @escaping @MainActor (StackOutcome) -> Void
    ) throws(Failure) {
        guard planning == nil else {
            try body()
            // A plan within a plan is part of it, and ends with it.
            planning?.operations.append(StackOperation([], completion: completion))
            return
        }
        finishSlide()
        planning = Planning()
        do throws(Failure) {
            try body()
        } catch {
            planning?.draft.rollBack()
            planning = nil
            throw error
        }
        guard let plan = planning else { return }
        plan.draft.rollBack()
        planning = nil
        if let issue = plan.issue {
            report(issue)
            let outcome = StackOutcome.failed(issue, index: plan.issueIndex)
            for operation in plan.operations { operation.completion?(outcome) }
            return completion(outcome)
        }
        let edits = plan.operations.flatMap(\.edits)
        guard !edits.isEmpty else {
            for operation in plan.operations { operation.completion?(.unchanged) }
            return completion(.unchanged)
        }
        var operation = StackOperation(edits, reason: reason) { outcome in
            for part in plan.operations { part.completion?(outcome) }
            completion(outcome)
        }
        operation.retained = plan.operations.flatMap(\.retained)
        operation.isPlanned = true
        perform(operation)
    }

    /// Whether operations are only tried now.
    package var isPlanning: Bool { planning != nil }

    /// What went wrong so far while planning.
    package var planningIssue: NavigationIssue? { planning?.issue }

    /// Tries one operation; its completion waits for the whole plan.
    func plan(_ operation: StackOperation) -> StackOutcome? {
        guard let draft = planning?.draft else { return nil }
        planning?.operations.append(operation)
        guard planning?.issue == nil else { return nil }
        for (index, edit) in operation.edits.enumerated() {
            do throws(NavigationIssue) {
                try draft.apply(edit)
            } catch {
                planning?.fail(error)
                return .failed(error, index: index)
            }
        }
        return nil
    }
}
