/// A challenge of a room with everybody's place.
package struct RankedChallenge<ID: Hashable & Sendable, WalkerID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
    package let id: ID
    package let by: WalkerID
    package let terms: ChallengeTerms
    package let places: [ChallengePlace<WalkerID>]
    /// Indicates that the person was told the result.
    package let isTold: Bool

    package init(id: ID, by: WalkerID, terms: ChallengeTerms, places: [ChallengePlace<WalkerID>], isTold: Bool) {
        self.id = id
        self.by = by
        self.terms = terms
        self.places = places
        self.isTold = isTold
    }
}

/// The challenges of a room of one machine, with everybody's place.
package struct LoadRoomChallenges: Sendable {
    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) { self.rooms = rooms }

    /// Returns the challenges in the order of their first days.
    package func callAsFunction(
        of room: Room, for member: AccountID, today: CivilDate
    ) async throws(JournalFailure) -> [RankedChallenge<RoomChallengeID, AccountID>] {
        let listed = try await rooms.challenges(of: room.id, for: member).filter { $0.terms.isListed(on: today) }
        let firsts = listed.map { RankChallenge($0.terms).days.lowerBound }
        guard let from = firsts.min(), let through = listed.map(\.terms.last).max() else { return [] }
        let members = try await rooms.members(of: room.id)
        let steps = try await rooms.steps(in: room.id, from: max(from, room.opened), through: through)
        let walkers = members.map { member in
            // As in a club, nothing from before the week of joining is looked at.
            let first = max(room.opened, member.joined.startOfWeek)
            let days = (steps[member.id] ?? [:]).filter { $0.key >= first }
            return ChallengeWalker(id: member.id, nickname: member.nickname, days: days)
        }
        return listed.map { challenge in
            RankedChallenge(
                id: challenge.id, by: challenge.by, terms: challenge.terms,
                places: RankChallenge(challenge.terms)(walkers, today: today), isTold: challenge.isTold)
        }
    }
}
