import Walking

/// Finds the change that was made last, and names it after what it replaced and wrote.
struct LastChanges {
    private let undoLog: UndoLog
    private let walks: WalkStore

    init(_ undoLog: UndoLog, _ walks: WalkStore) {
        (self.undoLog, self.walks) = (undoLog, walks)
    }

    /// Returns nil where there is none that can be undone.
    func last() throws(JournalFailure) -> LastChange? {
        guard let (id, at, change) = try undoLog.last() else { return nil }
        return LastChange(id: id, at: at, name: try name(of: change), isUndo: change.undoes == true)
    }

    private func name(of change: JournalChange) throws(JournalFailure) -> ChangeName {
        if let part = change.settings?.first { return Self.name(of: part) }
        let before = change.before.compactMap(\.walk)
        // What took a change back has before it what that one wrote.
        let isUndo = change.undoes == true
        let (old, new) = isUndo ? (change.written.count, before.count) : (before.count, change.written.count)
        func written() throws(JournalFailure) -> ChangedWalk? {
            let id = change.written.first.flatMap { WalkID($0) }
            return try id.flatMap { id throws(JournalFailure) in try walks.walk(id) }.map { ChangedWalk($0) }
        }
        let oldWalk = try isUndo ? written() : before.first.map { ChangedWalk($0) }
        let newWalk = try isUndo ? before.first.map { ChangedWalk($0) } : written()
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
