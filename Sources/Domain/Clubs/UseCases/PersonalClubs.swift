import Walking

/// The clubs of one person on this machine: what the journal knows of them, and the ways to them.
package struct PersonalClubs: Sendable {
    package let repository: any ClubRepository
    package let connector: any ClubConnector
    package let clock: any WallClock

    package init(repository: any ClubRepository, connector: any ClubConnector, clock: any WallClock) {
        self.repository = repository
        self.connector = connector
        self.clock = clock
    }

    /// The club in which a room is, as far as the journal knows it.
    func club(of room: ClubRoomID) async throws(ClubSync.Failure) -> KnownClub {
        do throws(JournalFailure) {
            for club in try await repository.clubs() {
                if try await repository.mirror(of: club.id).rooms().contains(where: { $0.id == room }) { return club }
            }
        } catch {
            throw .journal(error)
        }
        throw .club(.noSuchRoom)
    }

    func store(of club: KnownClub) async throws(ClubSync.Failure) -> any ClubStore {
        do throws(ClubFailure) { return try await connector.store(of: club) } catch { throw .club(error) }
    }

    /// Keeps a club that the person is a member of now, and makes the first round.
    func add(_ club: KnownClub, _ store: any ClubStore) async throws(ClubSync.Failure) -> KnownClub {
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await repository.addClub(club) }
        // The mirror has how the first round went.
        _ = try? await ClubSync(store: store, mirror: repository.mirror(of: club.id), clock: clock)()
        return club
    }
}
