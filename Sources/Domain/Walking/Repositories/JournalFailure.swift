/// What can go wrong with the journal; every case is something a person can act on.
package enum JournalFailure: Error, Hashable, Sendable {
    /// The disk has no room left.
    case diskFull
    /// The folder or the file may not be written.
    case readOnly(path: String)
    /// Another program holds the journal for longer than anybody should wait.
    case locked
    /// The file is damaged, or no journal at all.
    case corrupt(detail: String)
    /// A newer version of the program wrote it.
    case newerVersion(found: Int, known: Int)
    /// The file or its folder cannot be opened.
    case cannotOpen(path: String, detail: String)
    /// What was asked for is no longer there.
    case missing
    /// A name that somebody else has.
    case taken
    case cancelled
    /// Something the program did not foresee; the text is SQLite's.
    case unexpected(detail: String)
}
