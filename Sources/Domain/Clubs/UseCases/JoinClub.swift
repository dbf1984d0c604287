import Walking

/// Joins a club by an invitation, and makes the first round.
package struct JoinClub: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    @discardableResult
    package func callAsFunction(
        _ invite: Invite, at place: KnownClub.Place, as nickname: SharedName, today: CivilDate
    ) async throws(ClubSync.Failure) -> KnownClub {
        let opened: OpenedClub
        do throws(ClubFailure) {
            opened = try await clubs.connector.join(invite, at: place, as: nickname, on: today)
        } catch {
            throw .club(error)
        }
        // A computer that joins as one more of a person's is told who that is, at once or when it was let in.
        var member = opened.person
        do throws(ClubFailure) { member = try await opened.store.hello().member } catch {}
        return try await clubs.add(KnownClub(id: invite.club, name: invite.clubName, place: place, member: member), opened.store)
    }
}
