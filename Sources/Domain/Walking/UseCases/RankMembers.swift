/// Puts the members of a room in order by the steps of the week, as the room counts them.
package struct RankMembers: Sendable {
    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) {
        self.rooms = rooms
    }

    package func callAsFunction(_ room: Room, today: CivilDate) async throws(JournalFailure) -> [Standing] {
        let members = try await rooms.members(of: room.id)
        let monday = min(today, room.closes ?? today).startOfWeek
        let steps = try await rooms.steps(in: room.id, from: monday, through: monday.adding(days: 6))
        return Self.rank(members, room: room, monday: monday, steps: steps)
    }

    /// More steps first; the same steps share a place and stand in the order of their names.
    static func rank(
        _ members: [Member], room: Room, monday: CivilDate, steps: [AccountID: [CivilDate: Int]]
    ) -> [Standing] {
        var standings = members.map { member in
            var isCapped = false
            let days = (0..<7).map { offset -> Int in
                let date = monday.adding(days: offset)
                guard date >= room.opened, date <= room.closes ?? date, let count = steps[member.id]?[date] else { return 0 }
                let counted = room.dailyCap.apply(count)
                isCapped = isCapped || counted < count
                return counted
            }
            return Standing(member: member, rank: 0, steps: days.reduce(0, +), isCapped: isCapped, days: days)
        }
        standings.sort { ($1.steps, $0.member.nickname, $0.id.rawValue) < ($0.steps, $1.member.nickname, $1.id.rawValue) }
        for index in standings.indices {
            let tied = index > 0 && standings[index - 1].steps == standings[index].steps
            standings[index].rank = tied ? standings[index - 1].rank : index + 1
        }
        return standings
    }
}
