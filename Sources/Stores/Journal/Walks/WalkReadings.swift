import Walking

/// What each file said of a walk, so that each import can be undone alone.
struct WalkReadings {
    private let database: Database
    private let scope: Scope
    private let walks: WalkStore

    init(_ database: Database, _ scope: Scope, _ walks: WalkStore) {
        self.database = database
        self.scope = scope
        self.walks = walks
    }

    /// What files said of a walk, each with its import, in the order in which they came; empty where only one spoke of it.
    func all(of id: WalkID) throws(JournalFailure) -> [WalkRecord] {
        let rows = try database.all(
            "SELECT import, record FROM walk_reading WHERE owner = ? AND walk = ? ORDER BY import", scope.person, .blob(id.bytes)
        ) { ($0.int(0), $0.text(1)) }
        return rows.compactMap { number, text in
            guard var record: WalkRecord = StoredJSON.decode(text) else { return nil }
            record.importNumber = number
            return record
        }
    }

    /// Takes in what one more file says of a known walk; nil when that changes nothing, or the walk is the person's own by now.
    ///
    func recordReading(of walk: Walk, import number: Int64) throws(JournalFailure) -> (before: Walk, after: Walk)? {
        guard let before = try walks.walk(walk.id) else { return nil }
        let record = try walks.record(of: before)
        guard record.isEdited != true, record.importNumber != nil else { return nil }
        var readings = try all(of: walk.id)
        if readings.isEmpty { readings = [record] }
        guard Self.add(walk, import: number, to: &readings), let after = try reconcile(readings, of: walk.id, import: record.importNumber)
        else { return nil }
        return after.saysTheSame(as: before) ? nil : (before, after)
    }

    /// False when it is nothing new.
    private static func add(_ walk: Walk, import number: Int64, to readings: inout [WalkRecord]) -> Bool {
        for (index, reading) in readings.enumerated() {
            guard let known = reading.walk else { continue }
            let isSame = known.saysTheSame(as: walk)
            guard isSame || reading.importNumber == number else { continue }
            var told = Walk.reconciled([known, walk]) ?? walk
            if isSame { told.modified = [known.modified, walk.modified].compactMap(\.self).max() }
            guard told != known else { return false }
            readings[index] = WalkRecord(told, importNumber: reading.importNumber)
            return true
        }
        readings.append(WalkRecord(walk, importNumber: number))
        return true
    }

    /// Writes a walk as its readings make it, under an import; nil when they make none.
    @discardableResult
    func reconcile(_ readings: [WalkRecord], of id: WalkID, import number: Int64?) throws(JournalFailure) -> Walk? {
        guard let walk = Walk.reconciled(readings.compactMap(\.walk)) else { return nil }
        try walks.write(walk, import: number)
        // One reading is the walk itself and needs no place beside it.
        try keep(readings.count > 1 ? readings : [], of: id)
        return walk
    }

    private func keep(_ readings: [WalkRecord], of id: WalkID) throws(JournalFailure) {
        try forget(id)
        for reading in readings {
            try database.run(
                "INSERT INTO walk_reading VALUES (?, ?, ?, ?)", scope.person, .blob(id.bytes), .int(reading.importNumber ?? 0),
                .text(StoredJSON.encode(reading)))
        }
    }

    func forget(_ id: WalkID) throws(JournalFailure) {
        try database.run("DELETE FROM walk_reading WHERE owner = ? AND walk = ?", scope.person, .blob(id.bytes))
    }

    /// Makes the walks that an import and others told of what the others say alone; returns them as they were and as they are.
    ///
    /// What the person changed stays as it is, and goes over to the next import.
    func withdraw(import number: Int64) throws(JournalFailure) -> [Walk] {
        let told = try database.all(
            "SELECT walk FROM walk_reading WHERE import = ? AND owner = ?", .int(number), scope.person
        ) { WalkID(bytes: $0.blob(0)) }
        var changed: [Walk] = []
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
            } else if let after = try reconcile(rest, of: id, import: record.importNumber) {
                changed += [before, after]
            }
            if record.importNumber == number {
                try database.run(
                    "UPDATE walk SET import = ? WHERE owner = ? AND id = ?", .int(next), scope.person, .blob(id.bytes))
            }
        }
        return changed
    }
}
