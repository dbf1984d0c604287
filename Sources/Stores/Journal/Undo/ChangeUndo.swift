import SQLite
import Walking

/// Undoes changes of walks and settings.
struct ChangeUndo {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let staleDays: StaleDays
    private let walks: WalkEditor
    private let undoLog: UndoLog
    private let counter: DayCounter
    private let feed: ChangeFeed

    init(
        _ database: Database, _ scope: Scope, _ settings: SettingsStore, _ staleDays: StaleDays, _ walks: WalkEditor, _ undoLog: UndoLog,
        _ counter: DayCounter, _ feed: ChangeFeed
    ) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.staleDays = staleDays
        self.walks = walks
        self.undoLog = undoLog
        self.counter = counter
        self.feed = feed
    }

    /// Undoes a change; what it replaced by that is remembered, so that this can be undone, too.
    func undo(_ undo: UndoID) async throws(JournalFailure) -> UndoID? {
        let redo = try database.transaction { () throws(JournalFailure) -> UndoID? in
            guard let change = try undoLog.change(undo), try stands(change) else { return nil }
            var inverse = JournalChange()
            if change.direction == .undo { inverse.redoes = true } else { inverse.undoes = true }
            inverse.settings = try restore(change.settings)
            let settings = try settings.settings()
            let touched = try walks.restore(change, settings.zones, inverse: &inverse)
            try undoLog.forget(undo)
            try counter.count(touched, settings)
            return try undoLog.remember(inverse)
        }
        guard let redo else { return nil }
        try await counter.recountStaleDays()
        feed.announce(scope.owner)
        return redo
    }

    /// Returns whether the settings and walks that it changed are still what it made of them.
    private func stands(_ change: JournalChange) throws(JournalFailure) -> Bool {
        let rows = try settings.rows()
        guard (change.settings ?? []).allSatisfy({ rows[$0.key] == $0.after }) else { return false }
        return try walks.stands(change)
    }

    private func restore(_ parts: [JournalChange.Part]?) throws(JournalFailure) -> [JournalChange.Part]? {
        guard let parts else { return nil }
        let old = try settings.stored()
        for part in parts {
            guard let key = SettingsStore.Key(rawValue: part.key) else { continue }
            try settings.save(part.before, as: key)
        }
        if try settings.stored().priorities != old.priorities { try staleDays.markAll() }
        return parts.map { JournalChange.Part(key: $0.key, before: $0.after, after: $0.before) }
    }
}
