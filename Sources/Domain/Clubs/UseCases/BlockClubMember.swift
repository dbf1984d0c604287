import Walking

/// Hides the name, the cheers and the requests of somebody here, or shows them again; nobody else knows of it.
package struct BlockClubMember: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ isBlocked: Bool, _ member: MemberID, in club: ClubID) async throws(JournalFailure) {
        try await clubs.repository.mirror(of: club).setBlocked(isBlocked, member)
    }
}
