import Walking

/// Makes one round of a club and leaves in its mirror how it went; a way to the club that cannot be found is a failure like others.
///
/// A club in which the person is in no room any more is forgotten, and so is one that was to let them in by a word which others took.
package struct SynchroniseClub: Sendable {
    private let clubs: PersonalClubs
    private let look: ClubSync.Look

    package init(_ clubs: PersonalClubs, look: ClubSync.Look = .thorough) {
        self.clubs = clubs
        self.look = look
    }

    @discardableResult
    package func callAsFunction(_ club: KnownClub) async -> Result<ClubRound, ClubSync.Failure> {
        let mirror = clubs.repository.mirror(of: club.id)
        let store: any ClubStore
        do throws(ClubFailure) {
            store = try await clubs.connector.store(of: club)
        } catch {
            if var state = try? await mirror.state() {
                state.fail(with: error, at: clubs.clock.now)
                try? await mirror.save(state)
            }
            return .failure(.club(error))
        }
        do throws(ClubSync.Failure) {
            let round = try await ClubSync(store: store, mirror: mirror, clock: clubs.clock, look: look)()
            if round.isInNoRoom { try? await clubs.repository.forgetClub(club.id) }
            return .success(round)
        } catch {
            if case .club(let failure) = error, failure.isOfUsedWord { await giveUp(club, store, mirror) }
            return .failure(error)
        }
    }

    /// Takes back what asks to be let in there, and forgets the club; where that cannot be done, the next round tries it again.
    private func giveUp(_ club: KnownClub, _ store: any ClubStore, _ mirror: any ClubMirror) async {
        guard (try? await store.withdraw()) != nil, let rooms = try? await mirror.rooms(), rooms.isEmpty else { return }
        try? await clubs.repository.forgetClub(club.id)
    }
}
