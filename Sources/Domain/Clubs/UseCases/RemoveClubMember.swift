import Walking

/// Removes a member from a room that the person has opened.
package struct RemoveClubMember: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    package func callAsFunction(_ member: MemberID, from room: ClubRoomID) async throws(ClubSync.Failure) {
        let club = try await clubs.club(of: room)
        let store = try await clubs.store(of: club)
        do throws(ClubFailure) { try await store.remove(member, from: room) } catch { throw .club(error) }
        do throws(JournalFailure) {
            let mirror = clubs.repository.mirror(of: club.id)
            let staying = try await mirror.members(of: room).filter { $0.id != member }
            try await mirror.replaceMembers(of: room, with: staying)
        } catch {
            throw .journal(error)
        }
    }
}
