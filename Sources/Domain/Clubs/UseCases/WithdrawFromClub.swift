import Walking

/// Takes back the wish to be let into a club, and forgets the club here.
package struct WithdrawFromClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ club: KnownClub) async throws(ClubSync.Failure) {
        let store = try await clubs.store(of: club)
        do throws(ClubFailure) { try await store.withdraw() } catch { throw .club(error) }
        do throws(JournalFailure) { try await clubs.repository.forgetClub(club.id) } catch { throw .journal(error) }
    }
}
