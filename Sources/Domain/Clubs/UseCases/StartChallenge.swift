import Walking

/// Starts a challenge in a room, or calls off one's own; the next round sends it.
package struct StartChallenge: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        /// Days that the room has not, or that begin before today or too far ahead.
        case badDays
        /// There are as many as one may have that are not over.
        case tooMany
        /// A room that is too large for everybody's days to be here, in which only who opened it starts challenges.
        case roomTooLarge
        case journal(JournalFailure)
    }

    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Returns: the challenge; where the person's own of those days and rules goes on already, that one.
    @discardableResult
    package func callAsFunction(
        _ terms: ChallengeTerms, in room: SeenClubRoom, today: CivilDate
    ) async throws(Failure) -> Challenge {
        let properties = room.room.room
        guard room.startsChallenges else { throw .roomTooLarge }
        guard terms.canStart(on: today, opened: properties.opened, closes: properties.closes) else { throw .badDays }
        let open = room.challenges.filter { !$0.isCalledOff && $0.challenge.by == room.me && $0.challenge.terms.last >= today }
        if let known = open.first(where: { $0.challenge.terms == terms }) { return known.challenge }
        guard open.count < ChallengeTerms.maximumOpen else { throw .tooMany }
        let challenge = Challenge(by: room.me, terms: terms)
        do throws(JournalFailure) {
            try await clubs.repository.mirror(of: room.club.id).keep(MirroredChallenge(challenge, isSent: false), in: room.room.id)
        } catch {
            throw .journal(error)
        }
        return challenge
    }

    /// - Returns: false where there is no such challenge of the person's.
    @discardableResult
    package func callOff(_ id: ChallengeID, in room: SeenClubRoom) async throws(JournalFailure) -> Bool {
        guard var entry = room.challenges.first(where: { $0.id == id && $0.challenge.by == room.me }) else { return false }
        entry.isCalledOff = true
        try await clubs.repository.mirror(of: room.club.id).keep(entry, in: room.room.id)
        return true
    }
}
