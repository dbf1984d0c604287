/// The work of one screen: what runs for its stay, and what it does at each appearance.
final class ScreenWork {
    private var running: [TrackedTask] = []
    private var atAppearance: [(name: String, work: @MainActor () async -> Void)] = []

    /// The tasks that have not ended.
    var tasks: [TrackedTask] { running.filter { !$0.isDone } }

    /// Indicates whether something runs before the screen takes keys.
    var holdsKeys: Bool { running.contains { $0.holdsKeys && !$0.isDone && !$0.isAsking } }

    func run(_ tracked: TrackedTask, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        running.append(tracked)
        tracked.start(work) { [weak self] done in self?.running.removeAll { $0 === done } }
        return tracked.task ?? Task {}
    }

    /// Adds something that is done from each appearance to the next disappearance.
    func addAtAppearance(_ name: String, _ work: @escaping @MainActor () async -> Void) { atAppearance.append((name, work)) }

    /// Starts what is done at each appearance of a kind of screen.
    func startAppearance(of screen: Any.Type) {
        for (name, work) in atAppearance { start(name, work, of: screen) }
    }

    /// Starts something that ends with this appearance.
    func start(_ name: String, _ work: @escaping @MainActor () async -> Void, of screen: Any.Type) {
        _ = run(TrackedTask(name: name, of: screen, isLongLived: true, endsWithAppearance: true), work)
    }

    /// Cancels what is done at each appearance.
    func endAppearance() {
        for tracked in running where tracked.endsWithAppearance { tracked.task?.cancel() }
    }

    /// Cancels everything that runs.
    /// - Returns: what has still to wind down.
    func cancel() -> [TrackedTask] {
        guard !running.isEmpty else { return [] }
        let cancelled = tasks
        for tracked in cancelled { tracked.task?.cancel() }
        running.removeAll()
        return cancelled
    }
}
