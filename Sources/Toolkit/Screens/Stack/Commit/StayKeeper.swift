/// The stays that commits begin and end, and the screens that left.
///
/// The engine calls it three times in a commit: before anything disappears (tasks), before anything appears (new stays), and when every
/// screen has its new place (the end of what left).
final class StayKeeper {
    private let appearance: Appearance
    private let windDown: WindDown
    private let toasts: ToastQueue
    private let log: NavigationLog
    private var departed = DepartedScreens()

    init(appearance: Appearance, windDown: WindDown, toasts: ToastQueue, log: NavigationLog) {
        self.appearance = appearance
        self.windDown = windDown
        self.toasts = toasts
        self.log = log
    }

    /// Cancels the tasks of the screens that leave, and detaches what is presented on them, for good.
    func cancelTasks(_ change: CommittedChange) {
        windDown.add(change.leaving.flatMap { $0.stay.willEnd() })
        for screen in change.leaving {
            if let presented = screen.presented {
                presented.presenter = nil
                screen.presented = nil
            }
        }
    }

    /// Begins the stays of a screen that comes, and of everything that hangs on it.
    func begin(_ root: ViewController) {
        let isRooted = root.treeWindow != nil
        let isPresented = root.presenter?.presented === root
        if isPresented { appearance.layers.add(root) }
        for screen in root.subtree { screen.stay.begin(of: screen, isPresented: isPresented && screen === root, isRooted: isRooted) }
    }

    /// Ends the stays of the screens that left, and lets owners finish whose last screen has left.
    /// - Returns: the ended stays; their results are still to be resolved.
    func end(_ change: CommittedChange, operation: Int, commit: Int) -> [Stay] {
        let ended = change.leaving.map { screen in
            toasts.forget(screen.entryID)
            let stay = screen.endStay(change.reason)
            log.notify(.tornDown(operation: operation, screen: screen.debugName))
            return stay
        }
        for root in change.enteringRoots {
            for screen in root.subtree { screen.stay.hasBegun() }
        }
        finishOwners(ended.compactMap(\.owner))
        departed.add(change.leaving, in: commit)
        for stay in ended { stay.close() }
        return ended
    }

    /// Releases the owners, cancels all work and resolves every result, because the window closes.
    func closeDown(_ root: ViewController?) {
        let screens = root?.subtree ?? []
        for screen in screens {
            _ = screen.stay.work.cancel()
            screen.stay.hold(isRooted: false)
        }
        for screen in screens { screen.stay.resolve(.rootReplaced) }
        windDown.resumeWaiters()
    }

    /// The screens that left before a commit and are still in memory.
    func leakedScreens(before commit: Int) -> [String] { departed.leaked(before: commit) }
}

/// The last hundred screens that left, remembered weakly: one that is still there after the next commit has leaked.
///
/// Within its own commit a screen is held by those who tell of its end, so one more commit is waited for. A screen whose cancelled work
/// still runs is held by that, and one that has come back is no leak; neither counts.
struct DepartedScreens {
    private var entries: [Entry] = []

    private struct Entry {
        weak var screen: ViewController?
        var commit: Int
    }

    mutating func add(_ screens: [ViewController], in commit: Int) {
        entries.removeAll { $0.screen == nil }
        entries += screens.map { Entry(screen: $0, commit: commit) }
        if entries.count > 100 { entries.removeFirst(entries.count - 100) }
    }

    /// The screens that left before a commit and are still there, though nothing of theirs runs and they have not come back.
    func leaked(before commit: Int) -> [String] {
        entries.compactMap { entry in
            guard entry.commit < commit, let screen = entry.screen, screen.entryID == nil, screen.runningTasks.isEmpty else { return nil }
            return screen.debugName
        }
    }
}
