/// What a draft that stands means: what leaves, in the order of leaving, and what comes.
struct CommittedChange {
    let leavingRoots: [ViewController]
    let leaving: [ViewController]
    let enteringRoots: [ViewController]
    let touched: [ViewController]
    let reason: LeaveReason

    init(_ draft: StackDraft, reason: LeaveReason) {
        leavingRoots = draft.leavingRoots
        leaving = leavingRoots.flatMap(\.subtree)
        enteringRoots = draft.enteringRoots
        touched = draft.touched
        self.reason = reason
    }
}
