/// Finds the way to a club: the store behind a place, opened with the keys of this machine.
package protocol ClubConnector: Sendable {
    /// The way to a club that the person is in.
    func store(of club: KnownClub) async throws(ClubFailure) -> any ClubStore

    /// The way to a club that the person is about to join; new keys are kept before anything is written with them.
    func newStore(of club: ClubID, at place: KnownClub.Place) async throws(ClubFailure) -> OpenedClub

    /// Makes a club of a place, with the person as its first member.
    func found(
        _ name: SharedName, id: ClubID, at place: KnownClub.Place, as nickname: SharedName
    ) async throws(ClubFailure) -> OpenedClub
}

/// The way to a club that a person joins, and their identity there, as far as this machine knows it.
package struct OpenedClub: Sendable {
    package let store: any ClubStore
    package let person: MemberID

    package init(store: any ClubStore, person: MemberID) {
        self.store = store
        self.person = person
    }
}
