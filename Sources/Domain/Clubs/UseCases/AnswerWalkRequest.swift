import Walking

/// Answers a walk request, or withdraws one's own; the next round sends it.
package struct AnswerWalkRequest: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Returns: false where it is too late, or not for the person to answer.
    @discardableResult
    package func callAsFunction(
        _ id: WalkRequestID, with answer: WalkRequest.Answer, in room: SeenClubRoom
    ) async throws(JournalFailure) -> Bool {
        guard var entry = room.requests.first(where: { $0.id == id }), entry.request.isOpen(at: clubs.clock.now),
            room.me == (answer == .withdrawn ? entry.request.from : entry.request.to)
        else { return false }
        entry.request.answer = answer
        entry.isAnswerSent = false
        try await clubs.repository.mirror(of: room.club.id).keep(entry, in: room.room.id)
        return true
    }
}
