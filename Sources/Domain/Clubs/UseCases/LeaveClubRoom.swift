import Walking

/// Leaves a room of a club; with the last one the club is forgotten here, but not the keys to it.
package struct LeaveClubRoom: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ room: ClubRoomID) async throws(ClubSync.Failure) {
        let club = try await clubs.club(of: room)
        let store = try await clubs.store(of: club)
        do throws(ClubFailure) { try await store.leave(room) } catch { throw .club(error) }
        try await forget(room, of: club)
    }

    /// Forgets a room on this computer alone, where the club cannot be reached any more; what is the person's there stays.
    package func forget(_ room: ClubRoomID) async throws(ClubSync.Failure) {
        try await forget(room, of: try await clubs.club(of: room))
    }

    private func forget(_ room: ClubRoomID, of club: KnownClub) async throws(ClubSync.Failure) {
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in
            let mirror = clubs.repository.mirror(of: club.id)
            if try await mirror.rooms().allSatisfy({ $0.id == room }) {
                try await clubs.repository.forgetClub(club.id)
            } else {
                try await mirror.forget(room)
            }
        }
    }
}
