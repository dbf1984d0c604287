import SQLite
import Walking

/// The readings of walks by each file, so that each import can be undone alone.
///
/// A walk that one import told of has none: the walk itself is what that one said. Of others each import has its reading, and the text
/// of one that says what the walk says is empty, so that a route that comes again with every export is kept once. Before the person
/// changes or deletes a walk its readings are written out (`writeOut`).
final class WalkReadings {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let walks: WalkStore

    init(_ database: Database, _ scope: Scope, _ settings: SettingsStore, _ walks: WalkStore) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.walks = walks
    }

    /// Returns the readings of a walk, each with its import, in the order in which they came; empty where only one file has it.
    func all(of id: WalkID) throws(JournalFailure) -> [WalkRecord] {
        let rows = try database.all(
            "SELECT import, record FROM walk_reading WHERE owner = ? AND walk = ? ORDER BY import", scope.person, .blob(id.bytes)
        ) { ($0.int(0), $0.text(1)) }
        let walk = rows.contains { $0.1.isEmpty } ? try walks.walk(id) : nil
        return rows.compactMap { number, text in
            guard !text.isEmpty else { return walk.map { WalkRecord($0, importNumber: number) } }
            guard var record: WalkRecord = StoredJSON.decode(text) else { return nil }
            record.importNumber = number
            return record
        }
    }

    /// Takes in what one more file says of a known walk, or of one that the person deleted; nil when that changes nothing in the walk.
    ///
    /// A walk that is the person's own by now stays as it is; that the file told of it is remembered all the same.
    func recordReading(of walk: Walk, import number: Int64) throws(JournalFailure) -> (before: Walk, after: Walk)? {
        let before = try walks.walk(walk.id)
        var readings = try all(of: walk.id)
        guard let before, let record = try importedRecord(of: before) else {
            if before == nil, !readings.isEmpty, try add(walk, import: number, to: &readings) { try keep(readings, of: walk.id) }
            return nil
        }
        guard record.isEdited != true else {
            if try add(walk, import: number, to: &readings) { try keep(readings, of: walk.id) }
            return nil
        }
        if readings.isEmpty { readings = [record] }
        let walk = try inKnownZone(walk, before)
        guard try add(walk, import: number, to: &readings), let after = try reconciled(readings) else { return nil }
        if after != before { try walks.write(after, import: record.importNumber) }
        try keep(readings.count > 1 ? readings : [], of: walk.id, beside: after)
        return after.hasSameContent(as: before) ? nil : (before, after)
    }

    /// Returns whether an import has told of a walk already.
    func isTold(_ id: WalkID, by number: Int64) throws(JournalFailure) -> Bool {
        try database.number(
            """
            SELECT EXISTS (SELECT 1 FROM walk WHERE owner = ?1 AND id = ?2 AND import = ?3)
            OR EXISTS (SELECT 1 FROM walk_reading WHERE owner = ?1 AND walk = ?2 AND import = ?3)
            """, scope.person, .blob(id.bytes), .int(number)) != 0
    }

    /// Returns nil for what the person logged.
    private func importedRecord(of walk: Walk) throws(JournalFailure) -> WalkRecord? {
        let record = try walks.record(of: walk)
        return record.importNumber == nil ? nil : record
    }

    /// Returns a walk in the zone in which it is known, where its own is no more than the person's of now: the file named none.
    private func inKnownZone(_ walk: Walk, _ known: Walk) throws(JournalFailure) -> Walk {
        let zones = try settings.settings().zones
        guard walk.zone == zones.zone(on: zones.day(of: walk.start)) else { return walk }
        var walk = walk
        walk.zone = known.zone
        return walk
    }

    private func reconciled(_ readings: [WalkRecord]) throws(JournalFailure) -> Walk? {
        Walk.reconciled(readings.compactMap(\.walk), in: try settings.settings().zones)
    }

    /// False when the import said it already.
    private func add(_ walk: Walk, import number: Int64, to readings: inout [WalkRecord]) throws(JournalFailure) -> Bool {
        guard let index = readings.firstIndex(where: { $0.importNumber == number }), let known = readings[index].walk else {
            readings.append(WalkRecord(walk, importNumber: number))
            return true
        }
        let told = Walk.reconciled([known, walk], in: try settings.settings().zones) ?? walk
        guard told != known else { return false }
        readings[index] = WalkRecord(told, importNumber: number)
        return true
    }

    /// Writes out what files said of a walk before the person makes something else of it.
    func writeOut(_ walk: Walk) throws(JournalFailure) {
        guard let record = try importedRecord(of: walk), record.isEdited != true else { return }
        let readings = try all(of: walk.id)
        try keep(readings.isEmpty ? [record] : readings, of: walk.id)
    }

    /// Writes a walk as its readings make it, under an import; nil when they make none.
    @discardableResult
    func reconcile(_ readings: [WalkRecord], of id: WalkID, import number: Int64?) throws(JournalFailure) -> Walk? {
        guard let walk = try reconciled(readings) else { return nil }
        try walks.write(walk, import: number)
        // One reading is the walk itself and needs no place beside it.
        try keep(readings.count > 1 ? readings : [], of: id, beside: walk)
        return walk
    }

    /// - Parameter walk: as it is in the journal; nil where that is not what files made of it.
    private func keep(_ readings: [WalkRecord], of id: WalkID, beside walk: Walk? = nil) throws(JournalFailure) {
        try forget(id)
        for reading in readings {
            let isSame = walk != nil && reading.walk == walk
            try database.run(
                "INSERT INTO walk_reading VALUES (?, ?, ?, ?)", scope.person, .blob(id.bytes), .int(reading.importNumber ?? 0),
                .text(isSame ? "" : StoredJSON.encode(reading)))
        }
    }

    func forget(_ id: WalkID) throws(JournalFailure) {
        try database.run("DELETE FROM walk_reading WHERE owner = ? AND walk = ?", scope.person, .blob(id.bytes))
    }

    /// Makes the walks that an import and others told of what the others say alone; returns those that say something else now.
    ///
    /// What the person changed stays as it is, and goes over to the next import.
    func withdraw(import number: Int64) throws(JournalFailure) -> [(before: Walk, after: Walk)] {
        let told = try database.all(
            """
            SELECT walk FROM walk_reading WHERE import = ?1 AND owner = ?2
            UNION SELECT id FROM walk JOIN walk_reading AS r ON r.owner = walk.owner AND r.walk = walk.id
            WHERE walk.import = ?1 AND walk.owner = ?2
            """, .int(number), scope.person
        ) { WalkID(bytes: $0.blob(0)) }
        var changed: [(before: Walk, after: Walk)] = []
        for id in told {
            let rest = try all(of: id).filter { $0.importNumber != number }
            guard let before = try walks.walk(id), let next = rest.first?.importNumber else {
                try database.run(
                    "DELETE FROM walk_reading WHERE owner = ? AND walk = ? AND import = ?", scope.person, .blob(id.bytes),
                    .int(number))
                continue
            }
            let record = try walks.record(of: before)
            if record.isEdited == true {
                try keep(rest, of: id)
            } else if let after = try reconcile(rest, of: id, import: record.importNumber), !after.hasSameContent(as: before) {
                changed.append((before, after))
            }
            if record.importNumber == number {
                try database.run(
                    "UPDATE walk SET import = ? WHERE owner = ? AND id = ?", .int(next), scope.person, .blob(id.bytes))
            }
        }
        return changed
    }
}
