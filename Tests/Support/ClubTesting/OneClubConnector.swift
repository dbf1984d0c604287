import Clubs

/// The way to one club, whose store is open; there is none to any other.
package struct OneClubConnector: ClubConnector {
    private let store: any ClubStore

    package init(to store: any ClubStore) { self.store = store }

    package func store(of club: KnownClub) async throws(ClubFailure) -> any ClubStore { store }

    package func newStore(of club: ClubID, at place: KnownClub.Place) async throws(ClubFailure) -> OpenedClub { throw .notMember }

    package func found(
        _ name: SharedName, id: ClubID, at place: KnownClub.Place, as nickname: SharedName
    ) async throws(ClubFailure) -> OpenedClub { throw .notMember }

    package func takeRecoveryPhrase(of club: KnownClub) async throws(ClubFailure) -> String? { nil }

    package func isRecoveryPhrase(_ text: String) -> Bool { false }

    package func recoveredStore(
        by phrase: String, at place: KnownClub.Place, keepsOthers: Bool
    ) async throws(ClubFailure) -> OpenedClub { throw .notMember }
}
