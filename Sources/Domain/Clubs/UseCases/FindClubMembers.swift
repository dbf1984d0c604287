import Walking

/// Asks a club for members of a large room, whom no page shows or whose days are not here, and keeps them in the journal; all members of a
/// small room are there anyway.
package struct FindClubMembers: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ wanted: WantedMembers, in room: SeenClubRoom) async throws(ClubSync.Failure) {
        guard !room.room.room.isMirrored, !wanted.isEmpty else { return }
        let store = try await clubs.store(of: room.club)
        let mirror = clubs.repository.mirror(of: room.club.id)
        try await MemberExchange(store: store, mirror: mirror, room: room.room.room, me: room.me).find(wanted)
    }
}
