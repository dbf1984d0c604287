import Walking

/// Takes back the wish to be let into a club, and forgets the club here.
package struct WithdrawFromClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Returns: false where there is no way in any more, so that the wish could only be forgotten here.
    @discardableResult
    package func callAsFunction(_ club: KnownClub) async throws(ClubSync.Failure) -> Bool {
        var isTakenBack = true
        do throws(ClubFailure) {
            try await clubs.connector.store(of: club).withdraw()
        } catch {
            guard error.isOfNoWayIn else { throw .club(error) }
            isTakenBack = false
        }
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await clubs.repository.forgetClub(club.id) }
        return isTakenBack
    }
}
