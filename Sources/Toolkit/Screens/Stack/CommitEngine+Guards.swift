extension CommitEngine {
    /// Asks everyone who would leave, and whoever would come on show again by it.
    ///
    /// Who may not come back goes as well, and is asked like all others who leave; then the one below is asked, down to the root, which
    /// always may.
    /// - Returns: the operation, with all that it takes away, and what became of it.
    func consider(
        _ operation: StackOperation, _ outlook: Outlook, asked: Set<ObjectIdentifier> = []
    ) async -> (StackOperation, Verdict) {
        let open = asked.isEmpty ? outlook.leaving : outlook.leaving.filter { !asked.contains(ObjectIdentifier($0)) }
        if case .refused(let screen) = await Self.ask(open, operation.leaveReason) { return (operation, .refused(screen)) }
        guard let revealed = outlook.revealed, let stack = revealed.navigationController, await !revealed.canReappear() else {
            return (operation, .agreed)
        }
        var operation = operation
        operation.edits.append(.pop(stack))
        guard let next = self.outlook(of: operation) else { return (operation, .agreed) }
        return await consider(operation, next, asked: Set(outlook.leaving.map(ObjectIdentifier.init)))
    }

    /// The screen that a change which is only tried would bring on show again, where its stack can do without it.
    var revealedScreen: ViewController? {
        shownNow().last { screen in
            guard screen.entryID != nil, let stack = screen.parent as? NavigationController, stack.children.count > 1 else { return false }
            return !appeared.contains { $0 === screen }
        }
    }

    private func outlook(of operation: StackOperation) -> Outlook? {
        let draft = StackDraft(keepsUndo: true)
        defer { draft.rollBack() }
        do throws(EditFailure) {
            try apply(operation, to: draft)
        } catch {
            return nil
        }
        let outlook = Outlook(leaving: draft.leavingRoots.flatMap(\.subtree))
        outlook.revealed = revealedScreen
        return outlook
    }
}
