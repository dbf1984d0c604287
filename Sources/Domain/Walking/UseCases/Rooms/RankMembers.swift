/// Puts the members of a room in order by the steps of the week, as the room counts them.
package struct RankMembers: Sendable {
    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) {
        self.rooms = rooms
    }

    package func callAsFunction(_ room: Room, today: CivilDate) async throws(JournalFailure) -> [Standing] {
        let members = try await rooms.members(of: room.id)
        let monday = room.monday(on: today)
        let steps = try await rooms.steps(in: room.id, from: monday, through: monday.adding(days: 6))
        return Self.rank(members, room: room, monday: monday, steps: steps)
    }

    /// More steps first; the same steps share a place and stand in the order of their names.
    package static func rank(
        _ members: [Member], room: Room, monday: CivilDate, steps: [AccountID: [CivilDate: Int]]
    ) -> [Standing] {
        var standings = members.map { member in
            let dates = (0..<7).map { monday.adding(days: $0) }
            let walked = dates.map { steps[member.id]?[$0] ?? 0 }
            let inTime = zip(dates, walked).map { room.isOpen(on: $0) ? $1 : 0 }
            let days = inTime.map(room.dailyCap.apply)
            return Standing(
                member: member, rank: 0, steps: days.reduce(0, +), isCapped: days != inTime, days: days, walked: walked)
        }
        standings.sort { ($1.steps, $0.member.nickname, $0.id.rawValue) < ($0.steps, $1.member.nickname, $1.id.rawValue) }
        for index in standings.indices {
            let tied = index > 0 && standings[index - 1].steps == standings[index].steps
            standings[index].rank = tied ? standings[index - 1].rank : index + 1
        }
        return standings
    }
}
