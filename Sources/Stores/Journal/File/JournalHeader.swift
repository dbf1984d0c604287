import Files
import SQLite
import Walking

/// The meaning of a file's first bytes, without SQLite, which would write beside a file only to look at it.
enum JournalHeader: Equatable {
    case empty
    /// A database of SQLite: whose it is, and of which version.
    case database(application: Int, version: Int)
    case somethingElse

    static func read(_ path: String, _ access: OpenFile.Access) throws(JournalFailure) -> JournalHeader {
        do throws(FileFailure) {
            return JournalHeader(try OpenFile(path, access).bytes(most: 100))
        } catch {
            throw JournalFailure(error)
        }
    }

    private init(_ bytes: [UInt8]) {
        func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        if bytes.isEmpty {
            self = .empty
        } else if bytes.count == 100, bytes.starts(with: Array("SQLite format 3\0".utf8)) {
            self = .database(application: number(at: 68), version: number(at: 60))
        } else {
            self = .somethingElse
        }
    }

    /// Returns whether a journal lies at a path, and not only the beginning of one.
    static func isMade(at path: String) -> Bool {
        if case .database(Migration.applicationID, _)? = try? read(path, .read) { true } else { false }
    }

    /// Indicates whether it can be a journal, or become one: a journal whose first changes are in its log only has no mark yet.
    var mayBeJournal: Bool {
        switch self {
        case .empty, .database(Migration.applicationID, _), .database(0, _): true
        case .database, .somethingElse: false
        }
    }
}
