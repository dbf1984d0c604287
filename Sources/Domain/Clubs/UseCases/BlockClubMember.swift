import Walking

/// Hides the name, the cheers and the requests of a member on this machine, or shows them again; the club is not told of that.
///
/// Nobody shall wait for somebody who does not see them: walks with the member that are agreed are called off, and those that one of the
/// two asks for are withdrawn or declined. They stay so when the member is shown again.
package struct BlockClubMember: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Returns: true where walks ended, which the next round sends.
    @discardableResult
    package func callAsFunction(_ isBlocked: Bool, _ member: MemberID, in club: ClubID) async throws(JournalFailure) -> Bool {
        let mirror = clubs.repository.mirror(of: club)
        let ended = isBlocked ? try await endedWalks(with: member, in: club) : []
        for (room, entry) in ended { try await mirror.keep(entry, in: room) }
        try await mirror.setBlocked(isBlocked, member)
        return !ended.isEmpty
    }

    /// Indicates that walks end when the member is blocked, in whatever room of the club.
    package func endsWalks(with member: MemberID, in club: ClubID) async throws(JournalFailure) -> Bool {
        try await !endedWalks(with: member, in: club).isEmpty
    }

    private func endedWalks(
        with member: MemberID, in club: ClubID
    ) async throws(JournalFailure) -> [(room: ClubRoomID, entry: MirroredWalkRequest)] {
        guard let me = try await clubs.repository.clubs().first(where: { $0.id == club })?.member else { return [] }
        let (mirror, now) = (clubs.repository.mirror(of: club), clubs.clock.now)
        var ended: [(ClubRoomID, MirroredWalkRequest)] = []
        for room in try await mirror.rooms() {
            for entry in try await mirror.walkRequests(of: room.id) {
                let request = entry.request
                guard request.from == member || request.to == member, request.isOpen(at: now) || request.isAgreed(at: now) else { continue }
                ended.append((room.id, entry.answered(request.callingOff(by: me))))
            }
        }
        return ended
    }
}
