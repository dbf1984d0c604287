import SQLite
import Walking

/// Finds the changes that were made last, and names each as its screen did, or after what it replaced and wrote.
struct LastChanges {
    private let undoLog: UndoLog
    private let walks: WalkStore
    private let imports: ImportLedger
    private let settings: SettingsStore

    init(_ undoLog: UndoLog, _ walks: WalkStore, _ imports: ImportLedger, _ settings: SettingsStore) {
        (self.undoLog, self.walks, self.imports, self.settings) = (undoLog, walks, imports, settings)
    }

    /// Returns nil where there is none that can be undone.
    func last() throws(JournalFailure) -> LoggedChange? { try changes(after: 0, limit: 1).first }

    /// Returns what came after a mark, and all that stands.
    func log(after mark: ChangeLog.Mark) throws(JournalFailure) -> ChangeLog {
        ChangeLog(
            standingChanges: Set(try undoLog.numbers()), standingImports: Set(try imports.numbers()),
            changes: try changes(after: mark.change, limit: ChangeLog.longest), imports: try imports.records(after: mark.import).reversed())
    }

    private func changes(after mark: Int64, limit: Int) throws(JournalFailure) -> [LoggedChange] {
        let found = try undoLog.changes(after: mark, limit: limit)
        guard !found.isEmpty else { return [] }
        let zones = try settings.settings().zones
        var changes: [LoggedChange] = []
        for (id, at, change) in found {
            changes.append(LoggedChange(id: id, at: at, name: try name(of: change, zones), direction: change.direction))
        }
        return changes
    }

    private func name(of change: JournalChange, _ zones: ZoneTimeline) throws(JournalFailure) -> ChangeName {
        if let name = change.name?.changeName { return name }
        if let part = change.settings?.first { return Self.name(of: part) }
        let before = change.before.compactMap(\.walk)
        if let edit = change.account {
            return edit.changesNickname ? .nickname : .change(from: edit.before.profile, to: edit.after.profile)
        }
        // What took a change back has before it what that one wrote.
        let isUndo = change.direction == .undo
        let (old, new) = isUndo ? (change.written.count, before.count) : (before.count, change.written.count)
        let oldWalk = try isUndo ? written(by: change, zones) : before.first.map { ChangedWalk($0) }
        let newWalk = try isUndo ? before.first.map { ChangedWalk($0) } : written(by: change, zones)
        switch (old, new, oldWalk) {
        case (0, 1, _): return newWalk.map { .walk($0) } ?? .edits(1)
        case (1, 0, let walk?): return .deletion(walk)
        case (1, 1, let walk?): return .edit(walk)
        case (1, 2..., let walk?): return .split(walk)
        case (let count, 0, _): return .deletions(count)
        case (2..., 1, _): return .merge(old)
        case (_, let count, _): return .edits(count)
        }
    }

    /// The first walk that a change wrote, as it left it, whatever became of that since.
    private func written(by change: JournalChange, _ zones: ZoneTimeline) throws(JournalFailure) -> ChangedWalk? {
        guard let id = change.written.first else { return nil }
        let now = try WalkID(id).flatMap { id throws(JournalFailure) in try walks.walk(id) }
        guard let then = change.outcomes?.first(where: { $0.id == id }) else { return now.map { ChangedWalk($0) } }
        if let now, now.start == then.start, now.end == then.end { return ChangedWalk(now) }
        return ChangedWalk(start: then.start, zone: now?.zone ?? zones.zone(on: zones.day(of: then.start)), duration: then.end - then.start)
    }

    private static func name(of part: JournalChange.Part) -> ChangeName {
        switch SettingsStore.Key(rawValue: part.key) {
        case .goals: .named(en: "goals", ko: "목표")
        case .zones: .zones
        case .priorities, .trusted: .sourceOrder
        case .rests, .streak: .streak
        case .sports: .named(en: "sports that are walks", ko: "산책으로 세는 운동")
        case .features: feature(of: part)
        case .countedIn, nil: .named(en: "settings", ko: "설정")
        }
    }

    /// The change of the one feature whose lines are others than they were.
    private static func feature(of part: JournalChange.Part) -> ChangeName {
        func lines(_ text: String?) -> [String: [[String]]] { text.flatMap { StoredJSON.decode($0) } ?? [:] }
        let (before, after) = (lines(part.before), lines(part.after))
        let changed = Set(before.keys).union(after.keys).sorted().first { before[$0] != after[$0] }
        return changed.flatMap { ChangeName.change(ofFeature: $0) } ?? .named(en: "settings", ko: "설정")
    }
}
