/// Opens another room in a club that the person is in; the next round shows it.
package struct OpenClubRoom: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// The name that the person has in a room of the club, as others see it; nil where they are in none.
    package func nickname(in club: KnownClub) async throws(ClubSync.Failure) -> SharedName? {
        let store = try await clubs.store(of: club)
        return try await ClubSync.Failure.asking { () async throws(ClubFailure) in
            let me = try await store.hello().member
            guard let room = try await store.rooms().first else { return nil }
            return try await store.find(WantedMembers(ids: [me]), in: room.id).first?.nickname
        }
    }

    package func callAsFunction(_ room: NewClubRoom, in club: KnownClub, as nickname: SharedName) async throws(ClubSync.Failure) {
        let store = try await clubs.store(of: club)
        try await ClubSync.Failure.asking { () async throws(ClubFailure) in try await store.create(room, as: nickname) }
    }
}
