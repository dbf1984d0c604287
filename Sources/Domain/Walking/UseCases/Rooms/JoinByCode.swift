/// Enters a room by the code that a friend told.
package struct JoinByCode: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case emptyCode
        case noSuchRoom
        case alreadyInside(Room)
        /// Its period is over.
        case closed
        case journal(JournalFailure)
    }

    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) {
        self.rooms = rooms
    }

    package func callAsFunction(_ code: String, member: AccountID, today: CivilDate) async throws(Failure) -> Room {
        guard !RoomCode.key(code).isEmpty else { throw .emptyCode }
        let found: Room?
        let inside: Bool
        do throws(JournalFailure) {
            found = try await rooms.room(code: code)
            if let found { inside = try await rooms.members(of: found.id).contains { $0.id == member } } else { inside = false }
        } catch {
            throw .journal(error)
        }
        guard let found else { throw .noSuchRoom }
        guard !inside else { throw .alreadyInside(found) }
        if let closes = found.closes, closes < today { throw .closed }
        do throws(JournalFailure) {
            try await rooms.join(found.id, member: member, on: today)
            return try await rooms.room(found.id) ?? found
        } catch {
            throw .journal(error)
        }
    }
}
