import Walking

/// Puts the members of a room of a club in order, week by week as `RankMembers` counts.
package struct RankClubMembers: Sendable {
    private let room: NewClubRoom
    private let members: [MirroredMember]

    package init(room: NewClubRoom, members: [MirroredMember]) {
        self.room = room
        self.members = members.sorted { $0.id < $1.id }
    }

    /// Everybody's place: more steps first; the same steps share a place and stand in the order of their names, then of their identities.
    /// - Parameter terms: Those of the challenge, where the span is one.
    package func callAsFunction(_ span: RankingSpan, terms: ChallengeTerms? = nil) -> [RankedMember] {
        let people = members.enumerated().map { index, member in
            Member(id: AccountID(rawValue: Int64(index)), nickname: member.head.nickname.text, joined: member.head.joined)
        }
        let sums = terms.map { scores(of: people, $0) } ?? sums(of: people, span)
        let order = people.sorted {
            (sums[$1.id] ?? 0, $0.nickname, $0.id.rawValue) < (sums[$0.id] ?? 0, $1.nickname, $1.id.rawValue)
        }
        var ranked: [RankedMember] = []
        for (index, person) in order.enumerated() {
            let head = members[Int(person.id.rawValue)].head
            let steps = sums[person.id] ?? 0
            let rank = ranked.last.map { $0.steps == steps ? $0.rank : index + 1 } ?? 1
            ranked.append(RankedMember(id: head.id, nickname: head.nickname, rank: rank, steps: steps))
        }
        return ranked
    }

    private func scores(of people: [Member], _ terms: ChallengeTerms) -> [AccountID: Int] {
        let rank = RankChallenge(terms)
        return Dictionary(uniqueKeysWithValues: zip(people, members).map { ($0.id, rank.score(of: $1.days)) })
    }

    private func sums(of people: [Member], _ span: RankingSpan) -> [AccountID: Int] {
        let steps = Dictionary(uniqueKeysWithValues: members.enumerated().map { (AccountID(rawValue: Int64($0)), $1.days) })
        let local = Room(
            id: RoomID(rawValue: 0), name: room.name.text, code: "", period: room.period, dailyCap: room.dailyCap,
            owner: AccountID(rawValue: 0), opened: room.opened, memberCount: people.count)
        let mondays: Set<CivilDate> =
            switch span {
            case .week(let monday): [monday.startOfWeek]
            case .whole: Set(steps.values.flatMap(\.keys).map(\.startOfWeek))
            case .challenge: []
            }
        var sums: [AccountID: Int] = [:]
        for monday in mondays {
            for standing in RankMembers.rank(people, room: local, monday: monday, steps: steps) {
                sums[standing.id, default: 0] += standing.steps
            }
        }
        return sums
    }
}
