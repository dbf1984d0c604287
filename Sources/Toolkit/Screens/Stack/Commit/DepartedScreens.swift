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
