import SQLite
import Walking

extension JournalChange.Part {
    /// The settings of features share a row; a change of one of them is no concern of the others.
    private var isOfFeatures: Bool { key == SettingsStore.Key.features.rawValue }

    private static func lines(_ text: String?) -> [String: [[String]]] { text.flatMap { StoredJSON.decode($0) } ?? [:] }

    /// The features whose lines it changed.
    private var features: Set<String> {
        let (before, after) = (Self.lines(before), Self.lines(after))
        return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    }

    /// Returns whether a row is still what the change made of it.
    fileprivate func stands(in row: String?) -> Bool {
        guard isOfFeatures else { return row == after }
        let (now, after) = (Self.lines(row), Self.lines(after))
        return features.allSatisfy { now[$0] == after[$0] }
    }

    /// Returns what a row becomes when the change is undone.
    fileprivate func undone(in row: String?) -> String? {
        guard isOfFeatures else { return before }
        let before = Self.lines(before)
        var lines = Self.lines(row)
        for feature in features { lines[feature] = before[feature] }
        return lines.isEmpty ? nil : StoredJSON.encode(lines)
    }
}

/// Undoes changes of walks, settings and the person.
final class ChangeUndo {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let staleDays: StaleDays
    private let walks: WalkEditor
    private let accounts: AccountUndo
    private let undoLog: UndoLog
    private let counter: DayCounter
    private let feed: ChangeFeed

    init(
        _ database: Database, _ scope: Scope, _ settings: SettingsStore, _ staleDays: StaleDays, _ walks: WalkEditor,
        _ accounts: AccountUndo, _ undoLog: UndoLog, _ counter: DayCounter, _ feed: ChangeFeed
    ) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.staleDays = staleDays
        self.walks = walks
        self.accounts = accounts
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
            inverse.name = change.name
            let settings = try settings.settings()
            let touched = try walks.restore(change, settings.zones, inverse: &inverse)
            inverse.account = try accounts.restore(change.account)
            try undoLog.forget(undo)
            try counter.count(touched, settings)
            return try undoLog.remember(inverse)
        }
        guard let redo else { return nil }
        try await counter.recountStaleDays()
        feed.announce(scope.owner)
        return redo
    }

    /// Returns whether what it changed is still what it made of that.
    private func stands(_ change: JournalChange) throws(JournalFailure) -> Bool {
        let rows = try settings.rows()
        guard (change.settings ?? []).allSatisfy({ $0.stands(in: rows[$0.key]) }) else { return false }
        guard try accounts.stands(change.account) else { return false }
        return try walks.stands(change)
    }

    private func restore(_ parts: [JournalChange.Part]?) throws(JournalFailure) -> [JournalChange.Part]? {
        guard let parts else { return nil }
        let old = try settings.stored()
        let rows = try settings.rows()
        let inverse = parts.map { part in
            JournalChange.Part(key: part.key, before: rows[part.key], after: part.undone(in: rows[part.key]))
        }
        for part in inverse {
            guard let key = SettingsStore.Key(rawValue: part.key) else { continue }
            try settings.save(part.after, as: key)
        }
        if try settings.stored().priorities != old.priorities { try staleDays.markAll() }
        return inverse
    }
}
