import Walking

/// Invites others to a room.
package struct InviteToRoom: Sendable {
    /// An invitation lets in so many people, for so long.
    package static let uses = 10
    package static let lifetime = Duration.seconds(7 * 86_400)

    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ room: ClubRoomID) async throws(ClubSync.Failure) -> Invite {
        let store = try await clubs.store(of: clubs.club(of: room))
        let invitation = Invitation(to: .room(room), uses: Self.uses, expires: clubs.clock.now + Self.lifetime)
        do throws(ClubFailure) { return try await store.invite(invitation) } catch { throw .club(error) }
    }
}
