import Walking

/// Comes back into a club as the person that one was, and makes the first round: in a folder by the phrase that was shown once, in an
/// account by a key of ssh that its owner let in as one more machine of the person.
package struct RecoverClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// Fails with `notMember` where nobody in the folder has that phrase, and with `noSuchRoom` where its person is in no room any more.
    /// - Parameter keepsOthers: lets the person's other machines go on counting; of those that do not, what they told so far counts.
    @discardableResult
    package func callAsFunction(
        _ phrase: String, at place: KnownClub.Place, keepsOthers: Bool = false
    ) async throws(ClubSync.Failure) -> KnownClub {
        let opened: OpenedClub
        let greeting: Greeting
        do throws(ClubFailure) {
            opened = try await clubs.connector.recoveredStore(by: phrase, at: place, keepsOthers: keepsOthers)
            greeting = try await opened.store.hello()
        } catch {
            throw .club(error)
        }
        return try await clubs.add(KnownClub(id: greeting.club, name: greeting.name, place: place, member: greeting.member), opened.store)
    }

    /// Fails with `keyRefused` where the account does not know the key, with `notMember` where it lets it in as nobody, with `noSuchRoom`
    /// where the person is in no room any more, and with `taken` where this machine is in the club already.
    @discardableResult
    package func callAsFunction(at address: SshAddress) async throws(ClubSync.Failure) -> KnownClub {
        let place = KnownClub.Place.ssh(address)
        let opened: OpenedClub
        let greeting: Greeting
        do throws(ClubFailure) {
            // The account says who one is, so that nothing of the club needs to be known before.
            opened = try await clubs.connector.newStore(of: .random(), at: place)
            greeting = try await opened.store.hello()
        } catch {
            throw .club(error)
        }
        let known = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await clubs.repository.clubs() }
        guard !known.contains(where: { $0.id == greeting.club }) else { throw .club(.taken) }
        let rooms: [ClubRoom]
        do throws(ClubFailure) { rooms = try await opened.store.rooms() } catch { throw .club(error) }
        guard !rooms.isEmpty else { throw .club(.noSuchRoom) }
        return try await clubs.add(KnownClub(id: greeting.club, name: greeting.name, place: place, member: greeting.member), opened.store)
    }
}
