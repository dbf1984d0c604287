extension CommitEngine {
    /// Runs an operation, now if nothing else runs.
    /// - Returns: how it ended; nil when it waits for its turn or for a guard, or a menu slides, and then its completion says so.
    @discardableResult
    package func perform(_ operation: StackOperation) -> StackOutcome? {
        if planning != nil { return plan(operation) }
        finishSlide()
        var operation = operation
        operationNumber += 1
        operation.number = operationNumber
        if operation.cause == nil { operation.cause = cause }
        notify(.requested(operation: operation.number, what: operation.name))
        if isCommitting || (!deciding.isEmpty && !mayOvertake(operation)) {
            queue.append(operation)
            return nil
        }
        let outcome = run(operation)
        drain()
        return outcome
    }

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

    /// A guard may present an alert and wait for it: what hangs on screens that came after the question may move.
    private func mayOvertake(_ operation: StackOperation) -> Bool {
        guard let since = deciding.last?.since else { return true }
        return operation.edits.allSatisfy { edit in
            switch edit {
            case .present: true
            case .dismiss(let presenter): (presenter.presented?.entryID).map { $0 > since } ?? false
            default: edit.anchor.map { anchor in isYounger(anchor, than: since) } ?? false
            }
        }
    }

    private func isYounger(_ screen: ViewController, than since: EntryID) -> Bool {
        var here: ViewController? = screen
        while let current = here {
            if let id = current.entryID, id > since { return true }
            here = current.parent ?? current.presenter
        }
        return false
    }

    /// Runs what waits, in order, as far as it can.
    func drain() {
        while !isCommitting, !isSliding, deciding.isEmpty, !queue.isEmpty { run(queue.removeFirst()) }
    }

    @discardableResult
    private func run(_ operation: StackOperation) -> StackOutcome? {
        if let source = operation.source, !source.isValid {
            notify(.issue(.staleSource(operation)))
            return end(operation, .dropped)
        }
        let draft = StackDraft(keepsUndo: true)
        do throws(EditFailure) {
            try apply(operation, to: draft)
        } catch {
            draft.rollBack()
            report(error.issue)
            return end(operation, .failed(error.issue, index: error.index))
        }
        guard draft.isChanged else { return end(operation, .unchanged) }
        let outlook = Outlook(leaving: draft.leavingRoots.flatMap(\.subtree))
        guard !outlook.leaving.isEmpty else { return commit(operation, draft) ? end(operation, .committed) : nil }
        outlook.revealed = revealedScreen
        draft.rollBack()
        return decide(operation, outlook)
    }

    private func decide(_ operation: StackOperation, _ outlook: Outlook) -> StackOutcome? {
        deciding.append(Deciding(operation: operation, since: .next()))
        let answer = Answer()
        // Runs at once up to the first guard that really needs time; where none does, the verdict is there when it returns.
        Task.immediate {
            let (operation, verdict) = await self.consider(operation, outlook)
            outlook.clear()
            if answer.isLate { self.conclude(operation, verdict) } else { answer.given = (operation, verdict) }
        }
        guard let (decided, verdict) = answer.given else {
            answer.isLate = true
            notify(.asking(operation: operation.number, screen: outlook.leaving.first?.debugName ?? ""))
            return nil
        }
        deciding.removeAll { $0.operation.number == operation.number }
        return carryOut(decided, verdict)
    }

    /// What the screens that are on show would say to the end of the program; those that would leave unseen are asked, too.
    /// - Returns: the one that refuses.
    func screenRefusingToLeave(_ reason: LeaveReason) async -> String? {
        guard let root, case .refused(let screen) = await Self.ask(root.subtree, reason) else { return nil }
        return screen
    }

    private final class Answer {
        var given: (StackOperation, Verdict)?
        var isLate = false
    }

    enum Verdict {
        case agreed
        case refused(String)
    }

    static func ask(_ leaving: [ViewController], _ reason: LeaveReason) async -> Verdict {
        for screen in leaving where await !screen.canLeave(reason) { return .refused(screen.debugName) }
        return .agreed
    }

    /// The answer came late: by then the tree may be part of another one, whose engine then decides.
    private func conclude(_ operation: StackOperation, _ verdict: Verdict) {
        finishSlide()
        deciding.removeAll { $0.operation.number == operation.number }
        let engine = operation.edits.first?.anchor?.engine ?? self
        if engine !== self, case .agreed = verdict {
            engine.perform(operation)
        } else {
            carryOut(operation, verdict)
        }
        drain()
    }

    @discardableResult
    private func carryOut(_ operation: StackOperation, _ verdict: Verdict) -> StackOutcome? {
        if case .refused(let screen) = verdict { return end(operation, .refused(by: screen)) }
        let draft = StackDraft(keepsUndo: operation.edits.count > 1)
        do throws(EditFailure) {
            try apply(operation, to: draft)
        } catch {
            draft.rollBack()
            report(error.issue)
            return end(operation, .failed(error.issue, index: error.index))
        }
        let isThrough = commit(operation, draft)
        draft.forget()
        return isThrough ? end(operation, .committed) : nil
    }

    struct EditFailure: Error {
        var issue: NavigationIssue
        var index: Int
    }

    func apply(_ operation: StackOperation, to draft: StackDraft) throws(EditFailure) {
        for (index, edit) in operation.edits.enumerated() {
            do throws(NavigationIssue) {
                try draft.apply(edit)
            } catch {
                throw EditFailure(issue: error, index: index)
            }
        }
    }

    @discardableResult
    func end(_ operation: StackOperation, _ outcome: StackOutcome) -> StackOutcome {
        notify(.ended(operation: operation.number, outcome: outcome))
        operation.completion?(outcome)
        return outcome
    }
}
