/// The guards of an operation: the screens that would leave by it, and the one that would come on show again.
///
/// They are asked before anything has changed, so that one no leaves no trace. A screen that may not come back leaves as well, and is
/// asked like all others that leave; then the one below it is asked, down to the root, which always may.
struct LeaveGuards {
    let appearance: Appearance

    /// The operation, with everything that it takes away, and the name of the screen that refuses it.
    typealias Answer = (operation: StackOperation, refusing: String?)

    /// Asks all guards; where none needs time, the answer is there at once.
    /// - Returns: the answer; nil where a guard thinks, and then `late` hears it.
    func ask(_ operation: StackOperation, _ preview: RemovalPreview, late: @escaping @MainActor (Answer) -> Void) -> Answer? {
        let decision = Decision()
        // Runs at once up to the first guard that really needs time.
        Task.immediate {
            let answer = await answer(operation, preview)
            preview.clear()
            if decision.isLate { late(answer) } else { decision.answer = answer }
        }
        if decision.answer == nil { decision.isLate = true }
        return decision.answer
    }

    /// Asks screens one after the other whether they may leave.
    /// - Returns: the name of the first that refuses.
    static func refusal(of screens: [ViewController], _ reason: LeaveReason) async -> String? {
        for screen in screens where await !screen.canLeave(reason) { return screen.debugName }
        return nil
    }

    private func answer(
        _ operation: StackOperation, _ preview: RemovalPreview, asked: Set<ObjectIdentifier> = []
    ) async -> Answer {
        let open = asked.isEmpty ? preview.leaving : preview.leaving.filter { !asked.contains(ObjectIdentifier($0)) }
        if let screen = await Self.refusal(of: open, operation.leaveReason) { return (operation, screen) }
        guard let revealed = preview.revealed, let stack = revealed.navigationController, await !revealed.canReappear() else {
            return (operation, nil)
        }
        var operation = operation
        operation.edits.append(.pop(stack))
        guard let next = RemovalPreview(operation, in: appearance) else { return (operation, nil) }
        return await answer(operation, next, asked: Set(preview.leaving.map(ObjectIdentifier.init)))
    }

    private final class Decision {
        var answer: Answer?
        var isLate = false
    }
}

/// The screens that an operation concerns: those that would leave, and the one that would come on show again.
///
/// It is made of a draft while that stands on the tree, and cleared before the commit, so that whoever hears of the commit's end finds
/// gone what has left.
final class RemovalPreview {
    /// The screens that would leave, in the order in which they are asked.
    private(set) var leaving: [ViewController]
    /// The top of a stack that would come on show again, if it may.
    private(set) var revealed: ViewController?

    /// Looks at a tree on which a draft stands.
    init(leaving: [ViewController], in appearance: Appearance) {
        self.leaving = leaving
        revealed = leaving.isEmpty ? nil : appearance.revealedScreen
    }

    /// Tries an operation on the tree and takes it back; nil where it makes no sense.
    convenience init?(_ operation: StackOperation, in appearance: Appearance) {
        let draft = StackDraft(keepsUndo: true)
        defer { draft.rollBack() }
        do throws(EditFailure) {
            try draft.apply(operation)
        } catch {
            return nil
        }
        self.init(leaving: draft.leavingScreens, in: appearance)
    }

    /// Lets go of every screen.
    func clear() {
        leaving = []
        revealed = nil
    }
}
