/// Starts a challenge in a room of one machine.
package struct StartRoomChallenge: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        /// Days that the room has not, or that begin before today or too far ahead.
        case badDays
        /// There are as many as one may have that are not over.
        case tooMany
        case journal(JournalFailure)
    }

    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) { self.rooms = rooms }

    package func callAsFunction(
        _ terms: ChallengeTerms, in room: Room, by member: AccountID, today: CivilDate
    ) async throws(Failure) {
        guard terms.canStart(on: today, opened: room.opened, closes: room.closes) else { throw .badDays }
        do throws(JournalFailure) {
            let open = try await rooms.challenges(of: room.id, for: member).filter { $0.by == member && $0.terms.last >= today }
            // The person's own of those days and rules goes on already.
            if open.contains(where: { $0.terms == terms }) { return }
            if open.count < ChallengeTerms.maximumOpen { return try await rooms.startChallenge(terms, in: room.id, by: member) }
        } catch {
            throw .journal(error)
        }
        throw .tooMany
    }
}
