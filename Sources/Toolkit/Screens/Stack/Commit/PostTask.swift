/// Something to do once on a screen when it is next on top.
///
/// It is for what is found out while another screen has the keys: an undo to be offered when the list is seen again, a field to be marked.
/// Doing it at once would do it out of sight, and keeping the screen in order to do it later would keep it alive. So the work waits by the
/// kind of screen and runs in the commit that brings one on top, when everything else of that commit is done.
package final class PostTask {
    /// The kind of screen it waits for.
    package let screenType: ViewController.Type
    /// The identifying key; a second task with the same key and screen replaces the first.
    package let key: String?
    /// The number of commits after which it is given up; nil waits for ever.
    var commitsLeft: Int?
    /// Does it, if the screen is of the kind it waits for.
    package let runIfOn: @MainActor (ViewController) -> Bool
    let matches: @MainActor (ViewController) -> Bool
    private let registry = ObjectRegistry.current
    private var number: Int?

    package init<Screen: ViewController>(
        for screenType: Screen.Type, key: String?, expiresAfter commits: Int?, run: @escaping @MainActor (Screen) -> Void
    ) {
        self.screenType = screenType
        self.key = key
        commitsLeft = commits
        matches = { $0 is Screen }
        runIfOn = { screen in
            guard let screen = screen as? Screen else { return false }
            run(screen)
            return true
        }
        number = registry?.expect(name)
    }

    /// Tells the registry that nobody needs to wait for it any more.
    func retire() {
        guard let number else { return }
        registry?.retire(number)
        self.number = nil
    }

    /// The name in reports.
    package var name: String { "\(key ?? "post-task") for \(screenType)" }
}

/// Post-tasks that wait for their screen to be on top.
final class PostTaskQueue {
    private(set) var tasks: [PostTask] = []
    private let log: NavigationLog

    /// - Parameter log: where every task that runs is told of.
    init(log: NavigationLog) { self.log = log }

    /// Adds a task, in place of one with the same key for the same kind of screen.
    func add(_ task: PostTask) {
        if let key = task.key { remove { $0.key == key && $0.screenType == task.screenType } }
        tasks.append(task)
    }

    /// Takes tasks back.
    func remove(where isGone: (PostTask) -> Bool) {
        tasks.removeAll { task in
            guard isGone(task) else { return false }
            task.retire()
            return true
        }
    }

    /// Takes over what waited in a tree that becomes part of this one.
    func absorb(_ other: PostTaskQueue) { tasks += other.tasks }

    /// Runs everything that waits for this screen.
    func run(on top: ViewController) {
        let due = tasks.filter { $0.matches(top) }
        guard !due.isEmpty else { return }
        remove { task in due.contains { $0 === task } }
        for task in due {
            log.notify(.postTask(screen: top.debugName, name: task.name))
            _ = task.runIfOn(top)
        }
    }

    /// Runs what waits for the screen that a commit left on top, and removes tasks that have waited for too many commits.
    func commitEnded(on top: ViewController?) {
        guard !tasks.isEmpty else { return }
        if let top, top.isOnShow { run(on: top) }
        for task in tasks { task.commitsLeft = task.commitsLeft.map { $0 - 1 } }
        remove { ($0.commitsLeft ?? 0) < 0 }
    }
}
