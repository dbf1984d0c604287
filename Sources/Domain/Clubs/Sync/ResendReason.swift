/// The reason for which all days of a room are sent again.
package enum ResendReason: Hashable, Sendable {
    /// The store went back to a revision before the last one that was seen.
    case lost
    /// The store has other days of this machine than all that arrived, and has gone on: a machine with the same key wrote them.
    case twin
    /// It was not known what the store has of this machine: nobody heard of the end of a push, or the machine is new here or there.
    case unknown
}

extension ClubRoom {
    /// The reason for which all days of the room are sent again, now that the store shows the room so; nil where it has what was sent.
    /// - Parameters:
    ///   - known: The revision that was seen last; nil where the room was not known.
    ///   - sum: The sum of the days that were sent and are not known to have gone.
    ///   - isKnown: Indicates that the store held that sum when it was last seen, and that nothing has been on its way since.
    package func resendReason(after known: Revision?, sent sum: Int, isKnown: Bool) -> ResendReason? {
        if let known, revision < known { return .lost }
        guard pushed != sum else { return nil }
        // A store that has nothing of a machine does not know it, or let its person in anew.
        guard let known, isKnown, pushed > 0, revision > known else { return .unknown }
        return .twin
    }
}
