import Glibc
import Walking

extension Journal {
    /// Writes a consistent copy while the journal stays in use, and its hash beside it.
    package func backUp(to path: String) throws(JournalFailure) -> Backup {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try JournalFile.makeFolder(String(path[..<slash])) }
        try JournalFile.copy(database, to: path)
        guard let hash = Hash.sha256(file: path) else { throw .cannotOpen(path: path, detail: "cannot be read back") }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        try JournalFile.write("\(hash)  \(name)\n", to: path + ".sha256")
        return Backup(path: path, hash: hash)
    }

    /// Makes today's backup where there is none yet, and lets the oldest go.
    /// - Returns: nil when today's was there already, or the journal is in memory.
    package func backUpIfDue(into folder: String, keep: Int = 7) throws(JournalFailure) -> Backup? {
        guard path != nil else { return nil }
        let path = "\(folder)/journal-\(Zone.utc.day(of: clock.now)).db"
        guard access(path, F_OK) != 0 else { return nil }
        let backup = try backUp(to: path)
        let dated = JournalFile.names(in: folder).filter { $0.hasPrefix("journal-") && $0.hasSuffix(".db") }.sorted()
        for name in dated.dropLast(max(1, keep)) {
            unlink("\(folder)/\(name)")
            unlink("\(folder)/\(name).sha256")
        }
        return backup
    }

    /// Puts a backup in the place of a journal; nobody may have it open.
    ///
    /// The backup is checked first, by its hash where there is one, and by opening it. What was in the place before is
    /// kept beside it.
    /// - Returns: where the old journal lies now; nil when there was none.
    package static func restore(_ backup: String, to path: String, clock: any WallClock) throws(JournalFailure) -> String? {
        try JournalFile.verify(backup)
        do {
            let database = try Database(path: backup, isReadOnly: true)
            let mark = try database.number("PRAGMA application_id")
            guard mark == Migration.applicationID else { throw JournalFailure.corrupt(detail: "not a journal of gnd") }
            let answer = try database.first("PRAGMA integrity_check(1)") { $0.text(0) } ?? ""
            guard answer == "ok" else { throw JournalFailure.corrupt(detail: answer) }
        } catch {
            throw error as? JournalFailure ?? .unexpected(detail: "\(error)")
        }
        try JournalFile.prepare(path)
        let fresh = path + ".restoring"
        try JournalFile.duplicate(backup, to: fresh)
        var kept: String?
        var status = stat()
        if stat(path, &status) == 0, status.st_size > 0 {
            // Opened and closed once, so that what is still in the log is in the file.
            do { try? Database(path: path).script("PRAGMA wal_checkpoint(TRUNCATE)") }
            let aside = JournalFile.backupPath(of: path, label: "before-restore", now: clock.now)
            guard rename(path, aside) == 0 else { throw JournalFile.failure(path) }
            kept = aside
        }
        unlink(path + "-wal")
        unlink(path + "-shm")
        guard rename(fresh, path) == 0 else { throw JournalFile.failure(path) }
        return kept
    }
}
