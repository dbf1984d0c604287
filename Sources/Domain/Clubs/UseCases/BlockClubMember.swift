import Walking

/// Hides the name, the cheers and the requests of a member on this machine, or shows them again; the club is not told.
package struct BlockClubMember: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ isBlocked: Bool, _ member: MemberID, in club: ClubID) async throws(JournalFailure) {
        try await clubs.repository.mirror(of: club).setBlocked(isBlocked, member)
    }
}
