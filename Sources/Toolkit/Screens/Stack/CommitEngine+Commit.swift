extension CommitEngine {
    /// Commits an accepted draft, in the fixed order.
    /// - Returns: whether it is through; otherwise a side menu is on its way, and the rest comes when it has arrived.
    func commit(_ operation: StackOperation, _ draft: StackDraft) -> Bool {
        isCommitting = true
        defer { isCommitting = false }
        commitCount += 1
        var commit = Commit(
            operation: operation, change: CommittedChange(draft, reason: operation.leaveReason), before: appeared,
            names: observers.isEmpty ? [] : appeared.map(\.debugName), start: observers.isEmpty ? .zero : window?.uptime() ?? .zero)
        take(commit.change)
        begin(&commit)
        guard commit.slide == nil else {
            sliding = commit
            return false
        }
        complete(commit)
        return true
    }

    /// Everything that comes when what is new is in its place.
    func complete(_ commit: Commit) {
        arrive(commit)
        let resolved = tearDown(commit.change, commit.operation)
        resolved.forEach { $0() }
        reportDepth(commit.change)
        runPostTasks()
        tellDelegates(commit)
        updateLayers()
        if let window { toasts.update(in: window) }
        notify(
            .committed(
                operation: commit.operation.number, change: describe(commit), duration: (window?.uptime() ?? .zero) - commit.start))
    }

    /// Lets what should be on show be on show, where nothing in the tree has changed: the window was put on show.
    package func refresh() {
        guard !isCommitting else { return }
        finishSlide()
        _ = commit(StackOperation([], animated: false), StackDraft(keepsUndo: false))
        drain()
    }

    /// Cancels what leaves and keeps what comes.
    private func take(_ change: CommittedChange) {
        var cancelled: [TrackedTask] = []
        for screen in change.leaving {
            cancelled += screen.cancelTasks()
            screen.isMovingFromParent = true
        }
        windDown(cancelled)
        // Modals that hang on what leaves go with it, for good.
        for screen in change.leaving {
            if let presented = screen.presented {
                presented.presenter = nil
                screen.presented = nil
            }
        }
        for root in change.enteringRoots {
            let isRooted = root.treeWindow != nil
            absorb(root)
            if let presenter = root.presenter, presenter.presented === root {
                root.isBeingPresented = true
                modals.append(root)
            }
            for screen in root.subtree {
                if screen.entryID == nil {
                    screen.entryID = .next()
                    screen.owner?.screenEntered(screen)
                    screen.isMovingToParent = true
                }
                screen.hold(isRooted: isRooted)
            }
        }
        modals.removeAll { $0.presenter == nil }
    }

    /// A tree that had an engine of its own hands over what that one still held.
    private func absorb(_ root: ViewController) {
        guard let engine = root.detachedEngine, engine !== self else { return }
        root.detachedEngine = nil
        postTasks += engine.postTasks
        toasts.absorb(engine.toasts)
        windDown(engine.windingDown)
        modals = engine.modals.filter { modal in !modals.contains { $0 === modal } } + modals
        engine.observers.forEach { observers.append($0) }
        for operation in engine.queue { queue.append(operation) }
        engine.queue = []
    }

    /// Tells what goes and what comes, up to where a side menu moves.
    private func begin(_ commit: inout Commit) {
        let (change, before, after, animated) = (commit.change, commit.before, shownNow(), commit.operation.isAnimated)
        commit.going = before.filter { screen in !after.contains { $0 === screen } }
        commit.coming = after.filter { screen in !before.contains { $0 === screen } }
        for screen in commit.coming { screen.loadViewIfNeeded() }
        for root in change.enteringRoots { root.willMove(toParent: root.parent) }
        for root in change.leavingRoots { root.willMove(toParent: nil) }
        willTellDelegates(commit)
        for screen in commit.going.reversed() {
            screen.endAppearTasks()
            screen.viewWillDisappear(animated)
        }
        appeared = after
        let menu = menuToSlide(commit)
        if let menu, commit.coming.isEmpty { commit.slide = slide(menu, isComing: false) }
        if commit.slide == nil { removeFromShow(commit) }
        for screen in after { screen.installVisibleChildren() }
        updateLayers()
        if commit.slide == nil { for screen in commit.going.reversed() { screen.viewDidDisappear(animated) } }
        for screen in commit.coming {
            screen.viewWillAppear(animated)
            screen.setNeedsUpdateProperties()
        }
        // Who asked for something while it came does not wait for it.
        if let menu, commit.going.isEmpty, queue.isEmpty { commit.slide = slide(menu, isComing: true) }
    }

    /// Tells what went and what came, now that everything is in its place.
    private func arrive(_ commit: Commit) {
        let animated = commit.operation.isAnimated
        if commit.slide != nil, !commit.going.isEmpty {
            removeFromShow(commit)
            for screen in commit.going.reversed() { screen.viewDidDisappear(animated) }
        }
        for screen in commit.coming {
            screen.viewDidAppear(animated)
            screen.startAppearTasks()
        }
        for root in commit.change.leavingRoots { root.didMove(toParent: nil) }
        for root in commit.change.enteringRoots { root.didMove(toParent: root.parent) }
    }

    private func removeFromShow(_ commit: Commit) {
        for root in commit.change.leavingRoots { root.viewIfLoaded?.removeFromSuperview() }
    }

    /// Ends the stays of what left: owners finish, the deepest first, then results are resolved.
    private func tearDown(_ change: CommittedChange, _ operation: StackOperation) -> [() -> Void] {
        var owners: [any ScreenOwner] = []
        var results: [() -> Void] = []
        for screen in change.leaving {
            toasts.forget(screen.entryID)
            screen.entryID = nil
            screen.isMovingFromParent = false
            let handlers = screen.leaveHandlers
            screen.leaveHandlers = []
            for handler in handlers { results.append { handler(change.reason) } }
            if let owner = screen.owner {
                owner.screenLeft(screen, reason: change.reason)
                if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
            }
            notify(.tornDown(operation: operation.number, screen: screen.debugName))
        }
        for root in change.enteringRoots {
            root.isBeingPresented = false
            for screen in root.subtree { screen.isMovingToParent = false }
        }
        finish(owners)
        depart(change.leaving)
        for screen in change.leaving {
            screen.ownerHold = nil
            for scope in screen.scopes.reversed() { scope.close() }
            screen.scopes = []
        }
        return results
    }

    /// The deepest owner first, then upwards as far as everything is done.
    private func finish(_ owners: [any ScreenOwner]) {
        var open = owners
        while let index = open.indices.max(by: { open[$0].ownerDepth < open[$1].ownerDepth }) {
            let owner = open.remove(at: index)
            guard owner.isDone, let above = owner.finishAfterLastScreen() else { continue }
            if !open.contains(where: { $0 === above }) { open.append(above) }
        }
    }
}
