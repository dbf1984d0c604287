import Walking

/// Makes a club with one room, and makes the first round.
package struct FoundClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    @discardableResult
    package func callAsFunction(
        _ name: SharedName, at place: KnownClub.Place, as nickname: SharedName, period: Period = .open, dailyCap: DailyCap = .none,
        today: CivilDate
    ) async throws(ClubSync.Failure) -> KnownClub {
        let opened: OpenedClub
        let greeting: Greeting
        do throws(ClubFailure) {
            opened = try await clubs.connector.found(name, id: .random(), at: place, as: nickname)
            let room = NewClubRoom(name: name, period: period, dailyCap: dailyCap, opened: today.startOfWeek)
            try await opened.store.create(room, as: nickname)
            // A folder that was this person's club already keeps its identity.
            greeting = try await opened.store.hello()
        } catch {
            throw .club(error)
        }
        return try await clubs.add(KnownClub(id: greeting.club, name: greeting.name, place: place, member: opened.person), opened.store)
    }
}
