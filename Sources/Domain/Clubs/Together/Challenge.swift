import Walking

/// A challenge among the members of a room: another way to count the days that they have told one another anyway.
package struct Challenge: Hashable, Sendable, Identifiable {
    package var id: ChallengeID
    /// The one who started it and may call it off.
    package var by: MemberID
    package var terms: ChallengeTerms

    package init(id: ChallengeID = .random(), by: MemberID, terms: ChallengeTerms) {
        self.id = id
        self.by = by
        self.terms = terms
    }
}
