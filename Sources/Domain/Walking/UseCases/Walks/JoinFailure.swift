/// A failure to take several walks for records of one.
package enum JoinFailure: Error, Hashable, Sendable {
    /// One of them was at another time than the one that would be shown.
    case apart
    case journal(JournalFailure)
}
