/// The number of a challenge in the store.
package struct RoomChallengeID: Hashable, Codable, Sendable {
    package var rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A challenge in a room of one machine.
package struct RoomChallenge: Hashable, Sendable, Identifiable {
    package var id: RoomChallengeID
    /// The one who started it and may call it off.
    package var by: AccountID
    package var terms: ChallengeTerms
    /// Indicates that the member who asks was told the result.
    package var isTold: Bool

    package init(id: RoomChallengeID, by: AccountID, terms: ChallengeTerms, isTold: Bool) {
        self.id = id
        self.by = by
        self.terms = terms
        self.isTold = isTold
    }
}
