import Walking

/// Makes one round of a club and leaves in its mirror how it went; a way to the club that cannot be found is a failure like others.
package struct SynchroniseClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ club: KnownClub) async {
        let mirror = clubs.repository.mirror(of: club.id)
        do throws(ClubFailure) {
            let store = try await clubs.connector.store(of: club)
            _ = try? await ClubSync(store: store, mirror: mirror, clock: clubs.clock)()
        } catch {
            guard var state = try? await mirror.state() else { return }
            state.fail(with: error, at: clubs.clock.now)
            try? await mirror.save(state)
        }
    }
}
