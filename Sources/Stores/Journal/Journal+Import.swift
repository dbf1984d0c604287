import Walking

extension Journal {
    func beginImport(_ file: ImportFile, of owner: AccountID) throws(JournalFailure) -> Int64 {
        try database.run(
            "INSERT INTO import (owner, at, file, format, parser, size, path) VALUES (?, ?, ?, ?, ?, ?, ?)", .int(owner.rawValue),
            .int(clock.now),
            .text(file.name), .text(file.format), .int(file.parserVersion), .int(file.size.map { Int($0) }),
            .optional(file.path))
        return database.lastRowID
    }

    /// Takes a batch in and counts its days, all or nothing.
    func ingest(
        _ samples: [Sample], walks: [Walk], import number: Int64, written: Instant?, owner: AccountID, zone: Zone?
    ) throws(JournalFailure) -> Ingest.Tally {
        // A batch survives a kill at once, and a power cut when the file ends: its last commit waits for the disk, and
        // what stands before it in the log with it.
        try database.script("PRAGMA synchronous = NORMAL")
        defer { try? database.script("PRAGMA synchronous = FULL") }
        return try database.transaction { () throws(JournalFailure) -> Ingest.Tally in
            // Looked up each time: the person may change them while a file is read.
            let settings = try settings(of: owner, zone: zone)
            var ingest = Ingest(
                owner: owner, number: number, written: written ?? clock.now, zones: settings.zones, quarantine: Quarantine(now: clock.now))
            try ingest.take(samples, into: database) { (source) throws(JournalFailure) in try sources.number(of: source) }
            try take(walks, &ingest)
            ingest.tally.before = try count(ingest.touched, of: owner, settings)
            return ingest.tally
        }
    }

    private func take(_ walks: [Walk], _ ingest: inout Ingest) throws(JournalFailure) {
        for walk in walks {
            if let reason = ingest.quarantine.reason(against: walk) {
                ingest.tally.outcome.quarantined[reason, default: 0] += 1
                try ingest.putAside(walk, source: try sources.number(of: walk.source), reason: reason, database)
                continue
            }
            let forgotten = try database.number(
                "SELECT EXISTS (SELECT 1 FROM forgotten WHERE owner = ? AND walk = ?)", .int(ingest.owner.rawValue), .blob(walk.id.bytes))
            let known = try database.number(
                "SELECT EXISTS (SELECT 1 FROM walk WHERE owner = ? AND id = ?)", .int(ingest.owner.rawValue), .blob(walk.id.bytes))
            guard forgotten == 0, known == 0 else {
                ingest.tally.outcome.walksKnown += 1
                if forgotten == 0, let change = try hear(walk, import: ingest.number, of: ingest.owner) {
                    ingest.tally.outcome.updated += 1
                    for walk in [change.before, change.after] { ingest.touch(walk.start.milliseconds, walk.end.milliseconds) }
                }
                continue
            }
            try write(walk, owner: ingest.owner, source: try sources.number(of: walk.source), import: ingest.number)
            ingest.touch(walk.start.milliseconds, walk.end.milliseconds)
            ingest.tally.outcome.walksAdded += 1
        }
    }

    /// Ends a file: writes the ledger, with the days that are others than they were.
    ///
    /// A day has less than before when it has less than before the whole import: what its first file brought and its second one
    /// corrected was never in the journal.
    func finishImport(
        _ number: Int64, hash: String?, report: ImportReport, before: [CivilDate: DayTotals], original: [CivilDate: DayTotals],
        owner: AccountID
    ) throws(JournalFailure) -> ImportReport {
        var report = report
        let changes = try changes(since: before, of: owner)
        report.changedDays = changes.count
        report.shrunkDays = changes.count { date, old, new in
            let first = original[date] ?? old
            return new.isLess(than: first) && !old.isLess(than: first)
        }
        try database.run(
            "UPDATE import SET hash = ?, report = ? WHERE id = ?", .optional(hash), .text(Self.encode(report)), .int(number))
        feed.announce(owner)
        return report
    }

    func countChanges(since original: [CivilDate: DayTotals], of owner: AccountID) throws(JournalFailure) -> DayChanges {
        let changes = try changes(since: original, of: owner)
        return DayChanges(changed: changes.count, shrunk: changes.count { $0.new.isLess(than: $0.old) })
    }

    func imports(of owner: AccountID) throws(JournalFailure) -> [ImportRecord] {
        try database.all("SELECT id, at, hash, parser, path, report FROM import WHERE owner = ? ORDER BY id DESC", .int(owner.rawValue)) {
            row in
            ImportRecord(
                id: row.int(0), at: row.instant(1), hash: row.optionalText(2), parserVersion: Int(row.int(3)), path: row.optionalText(4),
                report: row.optionalText(5).flatMap { Self.decode($0) })
        }
    }
}
