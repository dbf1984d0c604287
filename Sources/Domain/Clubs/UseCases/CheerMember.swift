import Walking

/// Cheers a member, once a day; the next round sends it.
package struct CheerMember: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Returns: false where the member has been cheered that day already, or is oneself.
    @discardableResult
    package func callAsFunction(_ member: MemberID, in room: SeenClubRoom, on today: CivilDate) async throws(JournalFailure) -> Bool {
        guard member != room.me, !room.hasCheered(member, on: today) else { return false }
        let cheer = Cheer(from: room.me, to: member, date: today)
        try await clubs.repository.mirror(of: room.club.id).keep(MirroredCheer(cheer, isSent: false, isSeen: true), in: room.room.id)
        return true
    }
}
