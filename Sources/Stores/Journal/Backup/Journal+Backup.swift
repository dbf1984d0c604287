import CSQLite
import Files
import Glibc
import SQLite
import Walking

/// A copy of a journal and the hash by which it is known to be whole.
package struct Backup: Hashable, Sendable {
    package var path: String
    /// SHA-256 in hex; also in a file beside it, in the form that `sha256sum -c` reads.
    package var hash: String
}

extension Journal {
    /// Writes a consistent copy while the journal stays in use, and its hash beside it.
    package func backUp(to path: String) throws(JournalFailure) -> Backup {
        guard !OpenFile.exists(path) else { throw .cannotOpen(path: path, problem: .system(EEXIST)) }
        return try database.housekeeping { () throws(JournalFailure) in try Self.backUp(database, to: path) }
    }

    /// The same over a connection of its own, for whoever must not keep the journal from those who look at it.
    private static func backUp(_ database: Database, to path: String) throws(JournalFailure) -> Backup {
        // Under another name until its hash is on the disk: what has a backup's name has a hash, too.
        let part = Part.name(for: path)
        do throws(FileFailure) {
            if let folder = Folder.parent(of: path) { try Folder.make(folder) }
        } catch {
            throw JournalFailure(error)
        }
        Part.clear(in: JournalFile.folder(of: path), startingWith: PathText.name(of: path))
        unlink(part)
        try JournalFile.write(database, to: part)
        let hash: String
        do throws(FileFailure) {
            hash = try SHA256.hash(of: OpenFile(part, .read))
            try Replacing(path + ".sha256", isDurable: true)(with: Array("\(hash)  \(PathText.name(of: path))\n".utf8))
        } catch {
            unlink(part)
            throw JournalFailure(error)
        }
        do throws(JournalFailure) {
            try JournalFile.move(part, to: path)
        } catch {
            unlink(path + ".sha256")
            throw error
        }
        return Backup(path: path, hash: hash)
    }

    /// Makes today's backup where there is none yet, and lets the oldest go.
    ///
    /// It works beside the journal, whose owner can go on.
    /// - Returns: nil when today's was there already, or the journal is in memory.
    package nonisolated func backUpIfDue(into folder: String, keep: Int = 7) throws(JournalFailure) -> Backup? {
        guard let journal = path else { return nil }
        let path = "\(folder)/journal-\(Zone.utc.day(of: clock.now)).db"
        guard !OpenFile.exists(path) else { return nil }
        let backup = try Self.backUp(Database(path: journal), to: path)
        let dated = Self.datedBackups(in: folder)
        clearLeftovers(in: folder)
        for name in dated.dropLast(max(1, keep)) {
            unlink("\(folder)/\(name)")
            unlink("\(folder)/\(name).sha256")
        }
        return backup
    }

    /// Removes what a kill left behind on another day: parts, and hashes whose backups never got their names.
    private nonisolated func clearLeftovers(in folder: String) {
        for start in ["journal-", ".journal-"] { Part.clear(in: folder, startingWith: start) }
        let hashes = Folder.names(in: folder).filter { $0.hasPrefix("journal-") && $0.hasSuffix(".db.sha256") }
        // Looked at after the hashes: what another process is making now has its part until it has its name.
        let others = Folder.names(in: folder)
        for hash in hashes {
            let backup = hash.dropLast(".sha256".count)
            guard !others.contains(where: { $0.hasPrefix(Part.start(of: backup)) }), !OpenFile.exists("\(folder)/\(backup)") else {
                continue
            }
            unlink("\(folder)/\(hash)")
        }
    }

    /// The names of the backups in a folder, oldest first.
    package static func datedBackups(in folder: String) -> [String] {
        Folder.names(in: folder).filter { $0.hasPrefix("journal-") && $0.hasSuffix(".db") }.sorted()
    }

    /// Returns whether a hash lies beside a backup, without which nobody can say that it is what it was.
    package static func hasHash(_ backup: String) -> Bool {
        PathText.withSystemPath(backup + ".sha256") { access($0, R_OK) } == 0
    }

    /// Puts a backup in the place of a journal; throws `locked` while anybody has it open.
    ///
    /// The backup is checked first, by its hash where there is one, and by opening it; a log that lies beside it belongs to it. What was
    /// in the place before is kept beside it. A failure leaves the journal as it was.
    /// - Returns: where the old journal lies now; nil when there was none.
    package static func restore(_ backup: String, to path: String, clock: any WallClock) throws(JournalFailure) -> String? {
        try restore(backup, to: path, clock: clock) { (path) throws(FileFailure) in try JournalLock(path: path) }
    }

    /// The same with a lock of another make.
    static func restore(
        _ backup: String, to path: String, clock: any WallClock, locking: (String) throws(FileFailure) -> JournalLock
    ) throws(JournalFailure) -> String? {
        try JournalFile.verify(backup)
        guard try JournalHeader.read(backup, .readAny).mayBeJournal else { throw .corrupt(.notAJournal) }
        let source = try Database.looking(at: backup)
        guard try source.number("PRAGMA application_id") == Migration.applicationID else { throw .corrupt(.notAJournal) }
        let version = Int(try source.number("PRAGMA user_version"))
        guard version <= Migration.newest else { throw .newerVersion(found: version, known: Migration.newest) }
        let answer = try source.first("PRAGMA integrity_check(1)") { $0.text(0) } ?? ""
        guard answer == "ok" else { throw .corrupt(.pages) }

        let lock = try lockForRestore(path, locking)
        defer { withExtendedLifetime(lock) {} }
        let copy = Replacement.unfinished(path)
        BrokenRestore.tidy(path)
        try JournalFile.write(source, to: copy)
        // Opened and closed once where it can be, so that what is still in the log is in the file.
        if JournalHeader.isMade(at: path) {
            try? Database(path: path).script("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        return try Replacement(path: path, now: clock.now)(with: copy)
    }

    private static func lockForRestore(
        _ path: String, _ locking: (String) throws(FileFailure) -> JournalLock
    ) throws(JournalFailure) -> JournalLock {
        let lock: JournalLock
        do throws(FileFailure) {
            if let folder = Folder.parent(of: path) { try Folder.make(folder) }
            if let problem = OpenFile.problem(at: path) { throw FileFailure(path: path, problem: problem) }
            lock = try locking(path)
        } catch {
            throw JournalFailure(error)
        }
        switch lock.makeExclusive() {
        case .taken: return lock
        case .busy: throw .locked
        // An open window would go on writing into the old file.
        case .unknown: throw .cannotOpen(path: path, problem: .noLocks)
        }
    }
}
