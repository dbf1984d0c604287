extension CommitEngine {
    /// Registers a post-task; on a screen that is on top already, and with nothing going on, it runs at once.
    package func add(_ task: PostTask) {
        if let key = task.key { removePostTasks { $0.key == key && $0.screenType == task.screenType } }
        postTasks.append(task)
        if isIdle { runDue() }
    }

    /// Takes post-tasks back.
    package func removePostTasks(where isGone: (PostTask) -> Bool) {
        postTasks.removeAll { task in
            guard isGone(task) else { return false }
            task.settle()
            return true
        }
    }

    func runPostTasks() {
        guard !postTasks.isEmpty else { return }
        runDue()
        for task in postTasks { task.commitsLeft = task.commitsLeft.map { $0 - 1 } }
        removePostTasks { ($0.commitsLeft ?? 0) < 0 }
    }

    private func runDue() {
        guard let top = topScreen, top.isOnShow else { return }
        let due = postTasks.filter { $0.matches(top) }
        guard !due.isEmpty else { return }
        removePostTasks { task in due.contains { $0 === task } }
        for task in due {
            notify(.postTask(screen: top.debugName, name: task.name))
            _ = task.runIfOn(top)
        }
    }
}
