import Walking

/// The reason for which a file of a club's folder does not count; what was last read of it still counts.
package enum FolderProblem: Error, Hashable, Sendable {
    /// A link, a pipe, a device, or something else that is no file; or the system does not give it.
    case file(FileProblem)
    /// It was not written whole, or changed since.
    case damaged
    /// Another program's file, or one of another kind.
    case notOurs
    /// A newer program wrote it.
    case newer
    /// It is of another club.
    case otherClub
    /// Signed by a key that is not the member's.
    case foreignKey
    /// A copy of a file under another name, as synchronisers make them in a conflict; its content counts.
    case copy
    /// An older copy than what was seen already.
    case older
    /// Two files of one revision: two machines write as one.
    case twoOfOneRevision
    /// A line in it cannot be.
    case line
    /// More files or people than a club has.
    case tooMany
    /// Not a name of this store.
    case name
}
