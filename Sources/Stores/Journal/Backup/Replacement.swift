import Files
import Glibc
import Walking

/// Puts a whole copy in a journal's place, so that a kill, a full disk or a power cut at any moment leaves the old journal or the new one.
///
/// The copy first gets a name that says it is whole (`journal.db.restored`). From then on the work can be broken off anywhere: whoever
/// opens the journal next finishes it. The old journal gets a second name before it loses its own, and its log goes with it, since SQLite
/// would apply an old log to a new file.
struct Replacement {
    let path: String
    let now: Instant

    /// The copy while it is written: worth nothing when that was broken off.
    static func unfinished(_ path: String) -> String { path + ".restoring" }
    /// The copy when it is whole.
    static func ready(_ path: String) -> String { path + ".restored" }

    private static let label = "before-restore"
    private static let logs = ["-wal", "-journal"]

    private var ready: String { Self.ready(path) }

    /// Replaces the journal by a copy that is on the disk; throws only where the old journal is in its place as before.
    /// - Returns: where the old one lies now; nil when there was none.
    func callAsFunction(with copy: String) throws(JournalFailure) -> String? {
        try JournalFile.move(copy, to: ready)
        var kept: String?
        do throws(JournalFailure) {
            return try finish { kept = $0 }
        } catch {
            // An exchange that cannot be undone now is finished by whoever opens the journal next.
            undo(kept)
            throw error
        }
    }

    /// Does what is left to do once the copy is whole.
    /// - Parameter willMove: is told where the old journal lies before anything of it is taken away.
    @discardableResult
    func finish(willMove: (String?) -> Void = { _ in }) throws(JournalFailure) -> String? {
        var kept = alreadyAside()
        if kept == nil, JournalFile.hasContent(path) { kept = try putAside() }
        willMove(kept)
        for ending in Self.logs + ["-shm"] {
            guard unlink(path + ending) == 0 || errno == ENOENT else { throw JournalFile.failure(path + ending) }
        }
        try syncFolder()
        guard rename(ready, path) == 0 else { throw JournalFile.failure(path) }
        // Until the folder is on the disk, the copy has its other name there, and the next start finishes.
        try? Folder.sync(JournalFile.folder(of: path))
        return kept
    }

    private func undo(_ kept: String?) {
        if let kept {
            for ending in Self.logs where JournalFile.hasContent(kept + ending) && !OpenFile.exists(path + ending) {
                guard Self.name(kept + ending, also: path + ending) else { return }
            }
        }
        guard unlink(ready) == 0 else { return }
        if let kept { forget(kept) }
        try? Folder.sync(JournalFile.folder(of: path))
    }

    /// Gives the old journal and its log a second name; the log first, so that a journal that has one has its log beside it.
    private func putAside() throws(JournalFailure) -> String {
        let aside = JournalFile.backupPath(of: path, label: Self.label, now: now)
        do throws(JournalFailure) {
            for ending in Self.logs + [""] where JournalFile.hasContent(path + ending) {
                guard Self.name(path + ending, also: aside + ending) else { throw JournalFile.failure(aside + ending) }
            }
            try syncFolder()
            return aside
        } catch {
            forget(aside)
            throw error
        }
    }

    private func forget(_ aside: String) {
        for ending in Self.logs + [""] { unlink(aside + ending) }
    }

    /// The second name that the journal has from an attempt that was broken off.
    private func alreadyAside() -> String? {
        var journal = stat()
        guard lstat(path, &journal) == 0, journal.st_nlink > 1 else { return nil }
        return Self.asides(of: path).last { aside in
            var status = stat()
            return lstat(aside, &status) == 0 && status.st_ino == journal.st_ino && status.st_dev == journal.st_dev
        }
    }

    /// Returns the journals that restores put aside, the newest last.
    static func asides(of path: String) -> [String] {
        let folder = JournalFile.folder(of: path)
        let start = "\(PathText.name(of: path)).\(label)-"
        return Folder.names(in: folder).filter { $0.hasPrefix(start) && $0.hasSuffix(".bak") }.map { "\(folder)/\($0)" }
    }

    private func syncFolder() throws(JournalFailure) {
        do throws(FileFailure) { try Folder.sync(JournalFile.folder(of: path)) } catch { throw JournalFailure(error) }
    }

    /// A second name for a file, or a copy where the disk knows no second names.
    private static func name(_ path: String, also other: String) -> Bool {
        if link(path, other) == 0 { return true }
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { return false }
        return copy(path, to: other)
    }

    private static func copy(_ path: String, to other: String) -> Bool {
        do throws(FileFailure) {
            let source = try OpenFile(path, .read)
            let target = try OpenFile(other, .createNew)
            while true {
                let piece = try source.next(1 << 18)
                if piece.isEmpty { break }
                try target.write(piece)
            }
            try target.sync()
            return true
        } catch {
            unlink(other)
            if let code = error.code { errno = code }
            return false
        }
    }
}
