import SQLite
import Walking

/// Writes and deletes walks for the person, with their days, so that it can be undone.
final class WalkEditor {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let walks: WalkStore
    private let readings: WalkReadings
    private let titles: JoinedTitles
    private let tombstones: Tombstones
    private let undoLog: UndoLog
    private let days: DayStore
    private let counter: DayCounter
    private let feed: ChangeFeed

    init(
        _ database: Database, _ scope: Scope, _ settings: SettingsStore, _ walks: WalkStore, _ readings: WalkReadings,
        _ titles: JoinedTitles, _ tombstones: Tombstones, _ undoLog: UndoLog, _ days: DayStore, _ counter: DayCounter, _ feed: ChangeFeed
    ) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.walks = walks
        self.readings = readings
        self.titles = titles
        self.tombstones = tombstones
        self.undoLog = undoLog
        self.days = days
        self.counter = counter
        self.feed = feed
    }

    /// Deletes some walks and writes others, as one change that one undo takes back; their days are counted before it ends.
    func replace(_ ids: [WalkID], with walks: [Walk]) throws(JournalFailure) -> UndoID {
        let undo = try database.transaction { () throws(JournalFailure) -> UndoID in try write(walks, deleting: ids).undo }
        feed.announce(scope.owner)
        return undo
    }

    /// Adds a walk; one whose name is taken gets another in the same transaction, whoever took it and when.
    func log(_ walk: Walk) throws(JournalFailure) -> LoggedWalk {
        let logged = try database.transaction { () throws(JournalFailure) -> LoggedWalk in
            var walk = walk
            if try walks.walk(walk.id) != nil { walk.id = WalkID() }
            let known = try countedSteps(of: walk)
            let (undo, before) = try write([walk], deleting: [])
            let added = try days.changes(since: before).reduce(0) { $0 + $1.new.steps.rounded() - $1.old.steps.rounded() }
            let replaces = try Int(clamping: countedSteps(of: walk) - known - added) > 0
            return LoggedWalk(walk: walk, undo: undo, addedSteps: Int(clamping: added, .towardZero), replacesOthers: replaces)
        }
        feed.announce(scope.owner)
        return logged
    }

    /// Returns the steps that count of all walks like one, on all days that it touches.
    private func countedSteps(of walk: Walk) throws(JournalFailure) -> Double {
        var counted = 0.0
        for date in try settings.settings().zones.days(from: walk.start, until: walk.end) {
            counted += try days.input(on: date).countedSteps(of: walk)
        }
        return counted
    }

    /// Deletes and writes within a transaction; says what the days came to before.
    private func write(_ new: [Walk], deleting ids: [WalkID]) throws(JournalFailure) -> (undo: UndoID, before: [CivilDate: DayTotals]) {
        let settings = try settings.settings()
        let new = try new.map { (walk) throws(JournalFailure) in try titles.kept(walk) }
        var change = JournalChange(written: new.map(\.id.description))
        var touched = try keep(ids + new.map(\.id), in: &change, settings.zones)
        for id in ids {
            try walks.remove(id)
            try tombstones.set(true, for: id)
        }
        for walk in new {
            try walks.write(walk, import: nil, isEdited: true)
            // A walk that is written again was not deleted after all.
            try tombstones.set(false, for: walk.id)
            touched.formUnion(settings.zones.days(from: walk.start, until: walk.end))
        }
        change.outcomes = try outcomes(of: change)
        let undo = try undoLog.remember(change)
        return (undo, try counter.count(touched, settings))
    }

    /// Puts walks back as they were before a change, within a transaction.
    /// - Parameter inverse: takes in how they are now.
    /// - Returns: the days that they touch.
    func restore(_ change: JournalChange, _ zones: ZoneTimeline, inverse: inout JournalChange) throws(JournalFailure) -> Set<CivilDate> {
        let written = change.written.compactMap(WalkID.init)
        let ids = Set(written + change.before.compactMap { WalkID($0.id) })
        var touched = try keep(Array(ids), in: &inverse, zones)
        for id in written { try walks.remove(id) }
        for record in change.before {
            guard var walk = record.walk else { continue }
            let isEdited = record.isEdited ?? true
            // One of its imports may have been taken back in the meantime.
            let told = isEdited ? [] : try readings.all(of: walk.id)
            if let reconciled = try readings.reconcile(told, of: walk.id, import: told.first?.importNumber) {
                walk = reconciled
            } else {
                try walks.write(walk, import: record.importNumber, isEdited: isEdited)
            }
            inverse.written.append(walk.id.description)
            touched.formUnion(zones.days(from: walk.start, until: walk.end))
        }
        for id in ids { try tombstones.set(change.tombstones?.contains(id.description) == true, for: id) }
        inverse.outcomes = try outcomes(of: inverse)
        return touched
    }

    /// Returns whether the walks that a change wrote are still as it left them, so that undoing it undoes nothing of a later one; a walk
    /// that is gone is not missed.
    func stands(_ change: JournalChange) throws(JournalFailure) -> Bool {
        guard let left = change.outcomes else { return true }
        return Set(left).isSuperset(of: try outcomes(of: change))
    }

    /// The walks that a change wrote, as they are now.
    private func outcomes(of change: JournalChange) throws(JournalFailure) -> [JournalChange.Outcome] {
        var outcomes: [JournalChange.Outcome] = []
        for id in change.written.compactMap(WalkID.init) {
            if let walk = try walks.walk(id) { outcomes.append(JournalChange.Outcome(walk)) }
        }
        return outcomes
    }

    /// Puts down how walks are before a change, and the days that they touch.
    private func keep(_ ids: [WalkID], in change: inout JournalChange, _ zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate> {
        var touched: Set<CivilDate> = []
        var deleted: [String] = []
        for id in Set(ids).sorted(by: { $0.description < $1.description }) {
            if try tombstones.contains(id) { deleted.append(id.description) }
            guard let old = try walks.walk(id) else { continue }
            change.before.append(try walks.record(of: old))
            try readings.writeOut(old)
            touched.formUnion(zones.days(from: old.start, until: old.end))
        }
        change.tombstones = deleted
        return touched
    }
}
