import Walking

/// A room of a club in a list, as the journal has it; without a room the club has not let the person in yet.
package struct ListedClubRoom: Hashable, Sendable {
    package var club: KnownClub
    package var room: MirroredRoom?
    package var state: ClubSyncState

    package init(club: KnownClub, room: MirroredRoom?, state: ClubSyncState) {
        self.club = club
        self.room = room
        self.state = state
    }

    /// The word by which the person waits in vain, since its time is over; nil of a room, and where somebody may let them in.
    package var refusedWord: RefusedWord? {
        room == nil && state.failure == .inviteExpired ? RefusedWord(name: club.name, reason: .inviteExpired) : nil
    }
}

/// Lists the rooms of all clubs of a person, club by club, out of the journal alone.
package struct LoadClubRooms: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction() async throws(JournalFailure) -> [ListedClubRoom] {
        var listed: [ListedClubRoom] = []
        for club in try await clubs.repository.clubs() {
            let mirror = clubs.repository.mirror(of: club.id)
            let (rooms, state) = (try await mirror.rooms(), try await mirror.state())
            if rooms.isEmpty { listed.append(ListedClubRoom(club: club, room: nil, state: state)) }
            listed += rooms.map { ListedClubRoom(club: club, room: $0, state: state) }
        }
        return listed
    }
}
