import Terminal

/// The one place where the tree of screens changes.
///
/// Whoever wants a change (a key, an API call, a coordinator, a link, a restore) hands in a `StackOperation`. Operations run one at
/// a time, in the order in which they came; one that is asked for while another runs waits. For each:
///
/// 1. the edits are tried on the tree, which shows what would leave; they are taken back if they make no sense
/// 2. **guards** of what would leave are asked, the top one first; one no, and nothing has changed
/// 3. the edits stand; **tasks** of removed screens are cancelled
/// 4. what goes from show **disappears**, what comes **appears**; an animated side menu takes a few frames for it, and the rest waits
/// 5. **owners** whose last screen left finish, the deepest first
/// 6. **results** are resolved
/// 7. **post-tasks** of what is on top now run
/// 8. the **delegates** hear of it
/// 9. the window is marked, and the run loop draws **one frame**
///
/// With no guard that needs time all of it happens before the call returns, as in UIKit.
package final class CommitEngine {
    package weak var window: Window?
    /// The root of the window's tree.
    package internal(set) var root: ViewController?
    /// What is on show, from the outside in.
    package internal(set) var appeared: [ViewController] = []
    /// What has been asked for and not yet begun.
    var queue: [StackOperation] = []
    /// Operations whose guards still think; the earliest entry that came after the question was asked may move meanwhile.
    var deciding: [Deciding] = []
    var isCommitting = false
    /// The commit whose side menu is on its way.
    var sliding: Commit?
    /// The route being performed.
    var cause: StackCause?
    /// Whether that route's transition is only being made.
    var isPreparing = false
    /// Where operations are tried while a link is planned; they are neither committed nor seen.
    var planning: Planning?
    /// Cancelled work that has not ended yet.
    package internal(set) var windingDown: [TrackedTask] = []
    /// When the first of it is overdue.
    var windDownTimer: (number: Int, deadline: Duration)?
    var windDownWaiters: [CheckedContinuation<Void, Never>] = []
    package internal(set) var postTasks: [PostTask] = []
    /// The last reports of misuse.
    package internal(set) var issues: [NavigationIssue] = []
    /// Called with every report.
    package var onIssue: (@MainActor (NavigationIssue) -> Void)?
    var observers: [WeakObserver] = []
    var departed: [Departed] = []
    var operationNumber = 0
    /// How many commits there were.
    package internal(set) var commitCount = 0
    /// Modals in the order in which they were presented.
    var modals: [ViewController] = []
    let toasts = ToastQueue()
    /// How many questions stand open that only the person can answer.
    package var openQuestions = 0

    package init() {}

    isolated deinit { closeDown() }

    /// The window goes: nobody holds anybody for the sake of being on show any more, all work ends, and who waits for an answer or a
    /// result hears that there will be none.
    package func closeDown() {
        if let operation = endSlide() { end(operation, .committed) }
        let screens = root?.subtree ?? []
        for screen in screens {
            _ = screen.cancelTasks()
            screen.hold(isRooted: false)
        }
        for screen in screens {
            let handlers = screen.leaveHandlers
            screen.leaveHandlers = []
            for handler in handlers { handler(.rootReplaced) }
        }
        stopWaitingForWindDown()
    }

    /// One operation that waits for its guards.
    struct Deciding {
        var operation: StackOperation
        var since: EntryID
    }

    /// The operations of one plan, tried one on top of the other.
    struct Planning {
        let draft = StackDraft(keepsUndo: true)
        var operations: [StackOperation] = []
        private(set) var issue: NavigationIssue?
        private(set) var issueIndex = 0

        /// The last operation makes no sense.
        mutating func fail(_ issue: NavigationIssue) {
            self.issue = issue
            issueIndex = operations.count - 1
        }
    }

    struct WeakObserver {
        weak var observer: (any NavigationObserver)?
    }

    /// Whether nothing is asked for, being decided or being committed.
    package var isIdle: Bool { queue.isEmpty && deciding.isEmpty && !isCommitting && !isSliding }

    /// Whether a guard thinks without having asked the person anything.
    package var isDecidingAlone: Bool { !deciding.isEmpty && openQuestions == 0 }

    /// The work that will end by itself.
    package var tasksToWaitFor: [TrackedTask] {
        let running = (root?.subtree ?? []).flatMap(\.trackedTasks).filter { !$0.isLongLived }
        return (running + windingDown).filter { !$0.isDone && !$0.isAsking && !$0.isOverdue }
    }

    /// Adds an observer; it is not kept alive.
    package func add(_ observer: any NavigationObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    package func notify(_ event: @autoclosure () -> NavigationEvent) {
        guard !observers.isEmpty else { return }
        let event = event()
        for weak in observers { weak.observer?.navigationDid(event) }
    }

    /// Reports misuse: kept, shown to observers, never fatal.
    package func report(_ issue: NavigationIssue) {
        issues.append(issue)
        if issues.count > 100 { issues.removeFirst() }
        notify(.issue(issue))
        onIssue?(issue)
    }
}
