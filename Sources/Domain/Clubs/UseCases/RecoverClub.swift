import Walking

/// Comes back into a club in a folder as the person that one was, by the phrase that was shown once, and makes the first round.
package struct RecoverClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// Fails with `notMember` where nobody in the folder has that phrase.
    @discardableResult
    package func callAsFunction(_ phrase: String, at place: KnownClub.Place) async throws(ClubSync.Failure) -> KnownClub {
        let opened: OpenedClub
        let greeting: Greeting
        do throws(ClubFailure) {
            opened = try await clubs.connector.recoveredStore(by: phrase, at: place)
            greeting = try await opened.store.hello()
        } catch {
            throw .club(error)
        }
        return try await clubs.add(KnownClub(id: greeting.club, name: greeting.name, place: place, member: greeting.member), opened.store)
    }
}
