import Walking

/// Answers a walk request, withdraws one's own, or calls off a walk that was agreed; the next round sends it.
package struct AnswerWalkRequest: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Returns: false where it is too late, or not for the person to answer.
    @discardableResult
    package func callAsFunction(
        _ id: WalkRequestID, with answer: WalkRequest.Answer, in room: SeenClubRoom
    ) async throws(JournalFailure) -> Bool {
        guard let entry = room.requests.first(where: { $0.id == id }), entry.request.answer != answer,
            entry.request.accepts(answer, from: room.me, at: clubs.clock.now)
        else { return false }
        try await clubs.repository.mirror(of: room.club.id).keep(entry.answered(answer), in: room.room.id)
        return true
    }
}
