import CSQLite
import Files
import Glibc
import SQLite
import Walking

extension JournalFile {
    /// Writes a whole and consistent copy that is on the disk when this returns, while others may go on reading and writing.
    ///
    /// It has another name until then: what has the name of a copy is one.
    static func copy(_ database: Database, to path: String) throws(JournalFailure) {
        let part = Part.name(for: path)
        unlink(part)
        try write(database, to: part)
        try move(part, to: path)
    }

    /// The same under the name itself, for whoever gives it another one later; a failure leaves nothing.
    static func write(_ database: Database, to path: String) throws(JournalFailure) {
        do throws(FileFailure) {
            // SQLite writes into an empty file, and so it is born closed to others.
            _ = try OpenFile(path, .createNew)
        } catch {
            throw JournalFailure(error)
        }
        do throws(JournalFailure) {
            try database.run("VACUUM INTO ?", .text(path))
            // SQLite takes indexes over as they are, right or wrong; there are few and small ones.
            // A copy that is broken off here is thrown away, so that nothing but its end has to wait for the disk.
            try Database(path: path).script("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; REINDEX")
            try sync(path)
        } catch {
            unlink(path)
            unlink(path + "-journal")
            throw error
        }
    }

    /// Gives a file its name and waits until the folder has it; a failure leaves nothing.
    static func move(_ part: String, to path: String) throws(JournalFailure) {
        guard rename(part, path) == 0 else {
            let failure = failure(path)
            unlink(part)
            throw failure
        }
        do throws(FileFailure) {
            try Folder.sync(folder(of: path))
        } catch {
            unlink(path)
            throw JournalFailure(error)
        }
    }

    private static func sync(_ path: String) throws(JournalFailure) {
        do throws(FileFailure) { try OpenFile(path, .readWrite).sync() } catch { throw JournalFailure(error) }
    }

    /// Throws when a backup is not what its hash says; one without a hash beside it is taken as it is.
    static func verify(_ backup: String) throws(JournalFailure) {
        let hash: String
        do throws(FileFailure) { hash = try SHA256.hash(of: OpenFile(backup, .readAny)) } catch { throw JournalFailure(error) }
        guard let file = try? OpenFile(backup + ".sha256", .readAny), let bytes = try? file.bytes(most: 4096) else { return }
        guard String(decoding: bytes, as: UTF8.self).hasPrefix(hash) else { throw .corrupt(.wrongHash) }
    }
}
