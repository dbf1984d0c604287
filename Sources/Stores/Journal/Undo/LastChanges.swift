import Walking

/// Finds the change that was made last, and names it after what it replaced and wrote.
struct LastChanges {
    private let undoLog: UndoLog
    private let walks: WalkStore

    init(_ undoLog: UndoLog, _ walks: WalkStore) {
        (self.undoLog, self.walks) = (undoLog, walks)
    }

    /// Nil where there is none that can be undone.
    func last() throws(JournalFailure) -> LastChange? {
        guard let (id, at, change) = try undoLog.last() else { return nil }
        return LastChange(id: id, at: at, name: try name(of: change))
    }

    private func name(of change: JournalChange) throws(JournalFailure) -> ChangeName {
        if let part = change.settings?.first { return Self.name(of: SettingsStore.Key(rawValue: part.key)) }
        let before = change.before.compactMap(\.walk)
        switch (before.count, change.written.count) {
        case (0, 1):
            let walk = try WalkID(change.written[0]).flatMap { id throws(JournalFailure) in try walks.walk(id) }
            return walk.map { .walk(ChangedWalk($0)) } ?? .edits(1)
        case (1, 0): return .deletion(ChangedWalk(before[0]))
        case (1, 1): return .edit(ChangedWalk(before[0]))
        case (1, _): return .split(ChangedWalk(before[0]))
        case (let count, 0): return .deletions(count)
        case (let count, 1): return .merge(count)
        case (_, let count): return .edits(count)
        }
    }

    private static func name(of key: SettingsStore.Key?) -> ChangeName {
        switch key {
        case .goals: .named(en: "goals", ko: "목표")
        case .zones: .zones
        case .priorities: .sourceOrder
        case .rests, .streak: .streak
        default: .named(en: "settings", ko: "설정")
        }
    }
}
