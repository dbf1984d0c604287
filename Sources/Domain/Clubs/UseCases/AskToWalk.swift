import Walking

/// Asks a member to walk together; the next round sends it.
package struct AskToWalk: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        /// The walk would begin before now, or too far ahead.
        case badTime
        /// There are as many questions as one may have that wait for an answer.
        case tooMany
        /// The member has not answered as many questions as one may be asked at a time.
        case alreadyAsked
        case journal(JournalFailure)
    }

    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// The question ends when the walk begins.
    package func callAsFunction(_ member: MemberID, at starts: Instant, in room: SeenClubRoom) async throws(Failure) {
        let now = clubs.clock.now
        guard starts > now, starts <= now + WalkRequest.longestWait else { throw .badTime }
        let open = room.requests.map(\.request).filter { $0.from == room.me && $0.isOpen(at: now) }
        guard open.count(where: { $0.to == member }) < WalkRequest.maximumOpenToOne else { throw .alreadyAsked }
        guard open.count < WalkRequest.maximumOpen else { throw .tooMany }
        let request = WalkRequest(from: room.me, to: member, starts: starts, expires: starts)
        do throws(JournalFailure) {
            try await clubs.repository.mirror(of: room.club.id).keep(
                MirroredWalkRequest(request, isAsked: false, isAnswerSent: false), in: room.room.id)
        } catch {
            throw .journal(error)
        }
    }
}
