import Walking

/// Takes back the wish to be let into a club, and forgets the club here.
package struct WithdrawFromClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ club: KnownClub) async throws(ClubSync.Failure) {
        do throws(ClubFailure) { try await clubs.connector.store(of: club).withdraw() } catch { throw .club(error) }
        try await forget(club)
    }

    /// Forgets the wish on this computer alone; what asks for it there stays.
    package func forget(_ club: KnownClub) async throws(ClubSync.Failure) {
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await clubs.repository.forgetClub(club.id) }
    }

    /// Returns whether the wish can be forgotten here after a failure.
    ///
    /// Nothing but a name is there, so that nobody waits for weeks for a host that may never have been one.
    package static func isForgettable(after failure: ClubFailure) -> Bool { failure.isOfNoWayIn || failure == .noAnswer }
}
