/// Work that was cancelled is not forgotten: whoever awaits the commit waits until it has ended, and what goes on for longer than its
/// budget is reported and waited for no more.
extension CommitEngine {
    /// How long cancelled work may take to end.
    static let windDownBudget = Duration.seconds(2)

    /// Remembers what was cancelled until it has ended or its time is up.
    func windDown(_ tasks: [TrackedTask]) {
        windingDown.removeAll { $0.isDone }
        guard !tasks.isEmpty else { return }
        windingDown += tasks
        let deadline = window.map { $0.uptime() + Self.windDownBudget }
        for task in tasks {
            task.deadline = deadline
            task.onRest = { [weak self] in self?.cameToRest() }
        }
        scheduleWindDown()
    }

    /// Cancels the work of every screen, because the program ends.
    func endAllWork() { windDown((root?.subtree ?? []).flatMap { $0.cancelTasks() }) }

    /// Whether cancelled work has still to end.
    var hasWorkToEnd: Bool { !awaited.isEmpty }

    /// Waits until everything that was cancelled has ended or is overdue; the work that asks waits neither for itself nor for work that
    /// waits as well.
    package func untilWoundDown() async {
        guard window != nil, !windingDown.isEmpty else { return }
        await TrackedTask.waiting {
            while window != nil, !awaited.isEmpty { await withCheckedContinuation { windDownWaiters.append($0) } }
        }
    }

    /// Resumes all waiters when the window is torn down.
    func stopWaitingForWindDown() {
        let waiters = windDownWaiters
        windDownWaiters = []
        for waiter in waiters { waiter.resume() }
    }

    /// What is waited for: not what waits itself, for a person or for others.
    private var awaited: [TrackedTask] {
        windingDown.filter { !$0.isDone && !$0.isOverdue && !$0.isAsking && !$0.isWaitingForOthers }
    }

    private func cameToRest() {
        windingDown.removeAll { $0.isDone }
        scheduleWindDown()
        stopWaitingForWindDown()
    }

    /// One timer, for the first whose time will be up; none while nothing is waited for.
    private func scheduleWindDown() {
        let first = awaited.compactMap(\.deadline).min()
        guard first != windDownTimer?.deadline else { return }
        if let windDownTimer { window?.cancelTimer(windDownTimer.number) }
        windDownTimer = nil
        guard let first, let window else { return }
        let number = window.schedule(after: max(.zero, first - window.uptime())) { [weak self] in self?.reportOverdue() }
        windDownTimer = (number, first)
    }

    private func reportOverdue() {
        windDownTimer = nil
        guard let now = window?.uptime() else { return }
        for task in awaited where task.deadline.map({ $0 <= now }) ?? false {
            task.isOverdue = true
            report(.overdueTask(task, Self.windDownBudget))
        }
        scheduleWindDown()
        stopWaitingForWindDown()
    }
}
