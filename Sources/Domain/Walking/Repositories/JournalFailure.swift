/// A failure of the journal; every case is something a person can act on.
package enum JournalFailure: Error, Hashable, Sendable {
    /// The disk has no room left.
    case diskFull
    /// The folder or the file may not be written.
    case readOnly(path: String)
    /// Another program holds the journal for longer than anybody should wait.
    case locked
    case corrupt(Damage)
    /// A newer version of the program wrote it.
    case newerVersion(found: Int, known: Int)
    /// The file or its folder cannot be opened.
    case cannotOpen(path: String, problem: FileProblem)
    /// A restore was broken off, and there is no journal; `kept` is the one from before, where there was one.
    case brokenRestore(kept: String?)
    /// The journal is a copy to look at, since nothing can be saved.
    case onlyToLook(SaveObstacle)
    /// The requested thing no longer exists.
    case missing
    /// A name that somebody else has.
    case taken
    case cancelled
    /// Something the program did not foresee, with SQLite's result code.
    case unexpected(code: Int32)

    /// The obstacle to saving, where that is the failure.
    package var obstacle: SaveObstacle? {
        switch self {
        case .diskFull: .diskFull
        case .readOnly(let path): .readOnly(path: path)
        case .onlyToLook(let obstacle): obstacle
        default: nil
        }
    }

    /// The damage of a journal that cannot be trusted.
    package enum Damage: Hashable, Sendable {
        /// Another program's file.
        case notAJournal
        /// A backup that is not what its hash says.
        case wrongHash
        /// SQLite cannot make sense of its pages.
        case pages
    }
}

/// The reason for which nothing at all can be saved, although everything can be read.
package enum SaveObstacle: Hashable, Sendable {
    case diskFull
    /// The file, its folder or the whole disk may only be read.
    case readOnly(path: String)
}
