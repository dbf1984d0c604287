import SQLite
import Walking

/// Changes the settings, and what follows from them.
final class SettingsEditor {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let undoLog: UndoLog
    private let counter: DayCounter
    private let feed: ChangeFeed

    init(_ database: Database, _ scope: Scope, _ settings: SettingsStore, _ undoLog: UndoLog, _ counter: DayCounter, _ feed: ChangeFeed) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.undoLog = undoLog
        self.counter = counter
        self.feed = feed
    }

    /// Changes the settings in one transaction, so that nobody's change in between is lost; nil when the edit changed nothing.
    func change(named name: ChangeName? = nil, _ edit: (inout JournalSettings) -> Void) async throws(JournalFailure) -> UndoID? {
        let undo = try database.transaction { () throws(JournalFailure) -> UndoID? in
            let before = try settings.rows()
            guard try write(edit) else { return nil }
            let after = try settings.rows()
            let parts = Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
            var change = JournalChange(settings: parts.map { JournalChange.Part(key: $0, before: before[$0], after: after[$0]) })
            change.name = name.flatMap { JournalChange.Name($0) }
            return try undoLog.remember(change)
        }
        guard let undo else { return nil }
        try await counter.recountStaleDays()
        feed.announce(scope.owner)
        return undo
    }

    /// Changes the settings in one transaction without a way back; returns whether the edit changed something.
    func note(_ edit: (inout JournalSettings) -> Void) throws(JournalFailure) -> Bool {
        let isNew = try database.transaction { () throws(JournalFailure) in try write(edit) }
        if isNew { feed.announce(scope.owner) }
        return isNew
    }

    /// Writes what an edit makes of the settings; returns whether that is something else.
    private func write(_ edit: (inout JournalSettings) -> Void) throws(JournalFailure) -> Bool {
        let old = try settings.stored()
        var new = try settings.settings()
        edit(&new)
        // A zone that was only asked for on the command line does not become home.
        if let zone = scope.zone, new.zones.home == zone { new.zones.home = old.zones.home }
        guard new != old else { return false }
        try settings.write(new, over: old)
        return true
    }
}
