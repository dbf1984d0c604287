import Walking

extension Journal {
    /// What files said of a walk, each with its import, in the order in which they came; empty where only one spoke of it.
    func readings(of id: WalkID, _ owner: AccountID) throws(JournalFailure) -> [WalkRecord] {
        let rows = try database.all(
            "SELECT import, record FROM walk_reading WHERE owner = ? AND walk = ? ORDER BY import", .int(owner.rawValue), .blob(id.bytes)
        ) { ($0.int(0), $0.text(1)) }
        return rows.compactMap { number, text in
            guard var record: WalkRecord = Self.decode(text) else { return nil }
            record.importNumber = number
            return record
        }
    }

    /// Takes in what one more file says of a known walk; nil when that changes nothing, or the walk is the person's own by now.
    ///
    /// What each file said is kept, so that each import can be taken back alone.
    func hear(_ walk: Walk, import number: Int64, of owner: AccountID) throws(JournalFailure) -> (before: Walk, after: Walk)? {
        guard let before = try self.walk(walk.id, of: owner) else { return nil }
        let record = try record(before, of: owner)
        guard record.isEdited != true, record.importNumber != nil else { return nil }
        var readings = try readings(of: walk.id, owner)
        if readings.isEmpty { readings = [record] }
        guard Self.add(walk, import: number, to: &readings), let after = try reconcile(readings, of: walk.id, owner, record.importNumber)
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
    func reconcile(_ readings: [WalkRecord], of id: WalkID, _ owner: AccountID, _ number: Int64?) throws(JournalFailure) -> Walk? {
        guard let walk = Walk.reconciled(readings.compactMap(\.walk)) else { return nil }
        try write(walk, owner: owner, source: try sources.number(of: walk.source), import: number)
        // One reading is the walk itself and needs no place beside it.
        try keep(readings.count > 1 ? readings : [], of: id, owner)
        return walk
    }

    private func keep(_ readings: [WalkRecord], of id: WalkID, _ owner: AccountID) throws(JournalFailure) {
        try forgetReadings(of: id, owner)
        for reading in readings {
            try database.run(
                "INSERT INTO walk_reading VALUES (?, ?, ?, ?)", .int(owner.rawValue), .blob(id.bytes), .int(reading.importNumber ?? 0),
                .text(Self.encode(reading)))
        }
    }

    func forgetReadings(of id: WalkID, _ owner: AccountID) throws(JournalFailure) {
        try database.run("DELETE FROM walk_reading WHERE owner = ? AND walk = ?", .int(owner.rawValue), .blob(id.bytes))
    }

    /// Makes the walks that an import and others told of what the others say alone; returns them as they were and as they are.
    ///
    /// What the person changed stays as it is, and goes over to the next import.
    func withdrawReadings(of number: Int64, _ owner: AccountID) throws(JournalFailure) -> [Walk] {
        let told = try database.all(
            "SELECT walk FROM walk_reading WHERE import = ? AND owner = ?", .int(number), .int(owner.rawValue)
        ) { WalkID(bytes: $0.blob(0)) }
        var changed: [Walk] = []
        for id in told {
            let rest = try readings(of: id, owner).filter { $0.importNumber != number }
            guard let before = try walk(id, of: owner), let next = rest.first?.importNumber else {
                try database.run(
                    "DELETE FROM walk_reading WHERE owner = ? AND walk = ? AND import = ?", .int(owner.rawValue), .blob(id.bytes),
                    .int(number))
                continue
            }
            let record = try record(before, of: owner)
            if record.isEdited == true {
                try keep(rest, of: id, owner)
            } else if let after = try reconcile(rest, of: id, owner, record.importNumber) {
                changed += [before, after]
            }
            if record.importNumber == number {
                try database.run(
                    "UPDATE walk SET import = ? WHERE owner = ? AND id = ?", .int(next), .int(owner.rawValue), .blob(id.bytes))
            }
        }
        return changed
    }
}
