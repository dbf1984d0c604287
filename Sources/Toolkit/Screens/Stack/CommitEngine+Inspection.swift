extension CommitEngine {
    /// What waits: for its turn, or for a guard.
    package var waitingDescriptions: [String] {
        deciding.map { "guard: \($0.operation.name)" } + queue.map(\.name)
    }

    /// Screens that left and are still there although a later commit has passed.
    package var leakedScreens: [String] {
        departed.compactMap { entry in
            guard entry.commit < commitCount, let screen = entry.screen, screen.entryID == nil, screen.runningTasks.isEmpty else {
                return nil
            }
            return screen.debugName
        }
    }

    /// Remembers weakly what left, the last hundred.
    func depart(_ screens: [ViewController]) {
        departed.removeAll { $0.screen == nil }
        departed += screens.map { Departed(screen: $0, commit: commitCount) }
        if departed.count > 100 { departed.removeFirst(departed.count - 100) }
    }

    /// Reports a stack that has become deeper than it should, once.
    func reportDepth(_ change: CommittedChange) {
        for case let stack as NavigationController in change.touched where stack.isNewlyTooDeep() {
            report(.deepStack(stack, stack.depthBudget ?? 0))
        }
    }

    struct Departed {
        weak var screen: ViewController?
        var commit: Int
    }
}

extension Window {
    /// Lays something over all screens that takes every key; nil takes it away.
    package func showOverlay(_ view: View?) { chrome.overlay = view }

    /// Adds an observer of everything that the stacks do; it is not kept alive.
    public func add(_ observer: any NavigationObserver) { engine.add(observer) }

    /// The last reports of misuse.
    public var navigationIssues: [NavigationIssue] { engine.issues }
}
