import CSQLite
import Glibc
import Walking

extension Journal {
    /// Writes a consistent copy while the journal stays in use, and its hash beside it.
    package func backUp(to path: String) throws(JournalFailure) -> Backup {
        guard access(path, F_OK) != 0 else { throw .cannotOpen(path: path, problem: .system(EEXIST)) }
        return try Self.backUp(database, to: path)
    }

    /// The same over a connection of its own, for whoever must not keep the journal from those who look at it.
    private static func backUp(_ database: borrowing Database, to path: String) throws(JournalFailure) -> Backup {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try JournalFile.makeFolder(String(path[..<slash])) }
        // Under another name until it is whole and on the disk: what has a backup's name is one.
        let part = "\(path).part-\(getpid())"
        unlink(part)
        try JournalFile.copy(database, to: part)
        try JournalFile.sync(part)
        guard let hash = Hash.sha256(file: part) else { throw .cannotOpen(path: path, problem: .system(EIO)) }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        try JournalFile.write("\(hash)  \(name)\n", to: path + ".sha256")
        guard rename(part, path) == 0 else { throw JournalFile.failure(path) }
        return Backup(path: path, hash: hash)
    }

    /// Makes today's backup where there is none yet, and lets the oldest go.
    ///
    /// It works beside the journal, whose owner can go on.
    /// - Returns: nil when today's was there already, or the journal is in memory.
    package nonisolated func backUpIfDue(into folder: String, keep: Int = 7) throws(JournalFailure) -> Backup? {
        guard let journal = path else { return nil }
        let path = "\(folder)/journal-\(Zone.utc.day(of: clock.now)).db"
        guard access(path, F_OK) != 0 else { return nil }
        let backup = try Self.backUp(Database(path: journal), to: path)
        let dated = Self.datedBackups(in: folder)
        // What a kill left behind on another day.
        for name in JournalFile.names(in: folder) where name.contains(".db.part-") && !name.hasPrefix(path.split(separator: "/").last ?? "")
        {
            unlink("\(folder)/\(name)")
        }
        for name in dated.dropLast(max(1, keep)) {
            unlink("\(folder)/\(name)")
            unlink("\(folder)/\(name).sha256")
        }
        return backup
    }

    /// The names of the backups in a folder, oldest first.
    package static func datedBackups(in folder: String) -> [String] {
        JournalFile.names(in: folder).filter { $0.hasPrefix("journal-") && $0.hasSuffix(".db") }.sorted()
    }

    /// Whether a hash lies beside a backup, without which nobody can say that it is what it was.
    package static func hasHash(_ backup: String) -> Bool {
        access(backup + ".sha256", R_OK) == 0
    }

    /// Puts a backup in the place of a journal; throws `locked` while anybody has it open.
    ///
    /// The backup is checked first, by its hash where there is one, and by opening it. What was in the place before is
    /// kept beside it.
    /// - Returns: where the old journal lies now; nil when there was none.
    package static func restore(_ backup: String, to path: String, clock: any WallClock) throws(JournalFailure) -> String? {
        try JournalFile.verify(backup)
        do {
            let database = try Database(path: backup, isReadOnly: true)
            let mark = try database.number("PRAGMA application_id")
            guard mark == Migration.applicationID else { throw JournalFailure.corrupt(.notAJournal) }
            let answer = try database.first("PRAGMA integrity_check(1)") { $0.text(0) } ?? ""
            guard answer == "ok" else { throw JournalFailure.corrupt(.pages) }
        } catch {
            throw error as? JournalFailure ?? .unexpected(code: SQLITE_ERROR)
        }
        try JournalFile.prepare(path)
        let lock = JournalLock(path: path)
        guard lock?.makeExclusive() != false else { throw .locked }
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
        withExtendedLifetime(lock) {}
        return kept
    }
}
