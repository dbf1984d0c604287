/// One commit on its way through the fixed order.
struct Commit {
    let operation: StackOperation
    let change: CommittedChange
    /// The screens that were on show before.
    let before: [ViewController]
    /// The time at which it began, where anybody watches.
    let start: Duration
    /// The names of the screens before, where anybody watches; those that left may be gone when they are told of.
    let names: [String]
    /// The screens that go from show by it.
    var going: [ViewController] = []
    /// The screens that come on show by it.
    var coming: [ViewController] = []
    /// The side menu that moves before the rest of the commit comes.
    var slide: Slide?

    init(_ operation: StackOperation, _ draft: StackDraft, before: [ViewController], start: Duration?) {
        self.operation = operation
        self.before = before
        self.start = start ?? .zero
        change = CommittedChange(draft, reason: operation.leaveReason)
        names = start == nil ? [] : before.map(\.debugName)
    }

    /// Notes which screens go and come, now that it is known what will be on show.
    mutating func show(_ after: [ViewController]) {
        going = before.filter { screen in !after.contains { $0 === screen } }
        coming = after.filter { screen in !before.contains { $0 === screen } }
    }

    /// The side menu that goes or comes, where the change may be seen on its way.
    var sideMenu: ViewController? {
        guard operation.isAnimated, let menu = going.first ?? coming.first, menu.modalPresentationStyle == .sideMenu else { return nil }
        return menu
    }

    /// Returns whether all that changes is that this layer more lies on top, or one less.
    func onlyMoves(_ menu: ViewController, from old: [ViewController], to new: [ViewController]) -> Bool {
        let isComing = going.isEmpty && new.last === menu && new.dropLast().elementsEqual(old)
        let isGoing = coming.isEmpty && old.last === menu && old.dropLast().elementsEqual(new)
        return isComing || isGoing
    }

    /// The change, as observers are told of it.
    func description(after: [ViewController]) -> NavigationChange {
        NavigationChange(
            from: names, to: after.map(\.debugName), move: change.move(from: before.last, to: after.last),
            routes: operation.cause?.routes ?? [], isPlanned: operation.isPlanned)
    }
}

/// The meaning of an accepted draft: what leaves, in the order of leaving, and what comes.
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

    /// The navigation stacks whose content changed.
    var touchedStacks: [NavigationController] { touched.compactMap { $0 as? NavigationController } }

    /// The kind of move, as the person sees it, by what was and is innermost on show.
    fileprivate func move(from old: ViewController?, to new: ViewController?) -> NavigationMove {
        guard let new, new !== old else { return .stay }
        // An empty container is nothing that one could go back to.
        let hasLeft = old?.entryID == nil || old?.isContainer == true
        if let root = enteringRoots.first(where: { new.isIn($0) }) {
            if hasLeft { return .replace }
            return root.presenter == nil ? .push : .present
        }
        guard hasLeft else { return .select }
        return new.isContainer ? .finish : .back
    }
}

extension ViewController {
    /// Returns whether it is this screen, or lies in it or over it.
    fileprivate func isIn(_ screen: ViewController) -> Bool {
        var here: ViewController? = self
        while let current = here {
            if current === screen { return true }
            here = current.parent ?? current.presenter
        }
        return false
    }
}
