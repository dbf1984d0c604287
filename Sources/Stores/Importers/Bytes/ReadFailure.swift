/// Why bytes stopped coming, or stopped making sense.
///
/// What was read before is good.
package enum ReadFailure: Error, Hashable, Sendable {
    case missing
    /// The system refused; the text is its own word for it.
    case refused(String)
    /// The file ends before it should.
    case truncated
    /// The content breaks its own format's rules.
    case damaged(String)
    /// Locked with a password.
    case encrypted
    /// A new file of the kind that is no walk, as a bicycle tour.
    case notAWalk
}
