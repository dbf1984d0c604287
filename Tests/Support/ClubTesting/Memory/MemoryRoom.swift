import Clubs
import Walking

/// A room of a club in memory.
struct MemoryRoom: Sendable {
    struct Membership: Sendable {
        var nickname: SharedName
        var joined: CivilDate
        var revision = Revision.none
        /// What each machine says of a day, and the revision at which it said so; nil was taken back.
        var said: [DeviceID: [CivilDate: (steps: Int?, revision: Revision)]] = [:]

        /// The greatest that any machine says of each day.
        var days: [CivilDate: Int] {
            said.values.reduce(into: [:]) { days, ofDevice in
                days.merge(ofDevice.compactMapValues(\.steps), uniquingKeysWith: max)
            }
        }

        func total(of device: DeviceID) -> Int { said[device, default: [:]].values.reduce(0) { $0 + ($1.steps ?? 0) } }
    }

    let room: NewClubRoom
    let founder: MemberID
    var members: [MemberID: Membership] = [:]
    var cheers: Set<Cheer> = []
    var requests: [WalkRequestID: WalkRequest] = [:]

    mutating func forget(_ member: MemberID) {
        members[member] = nil
        cheers = cheers.filter { $0.from != member && $0.to != member }
        requests = requests.filter { $0.value.from != member && $0.value.to != member }
    }

    func seen(by member: MemberID, on device: DeviceID) -> ClubRoom? {
        members[member].map {
            ClubRoom(
                room, founder: founder, memberCount: members.count, joined: $0.joined, pushed: $0.total(of: device), revision: $0.revision)
        }
    }

    var heads: [MemberHead] {
        members.keys.sorted().compactMap { id in
            members[id].map {
                MemberHead(
                    id: id, nickname: $0.nickname, joined: $0.joined, revision: $0.revision, total: $0.days.values.reduce(0, +))
            }
        }
    }

    func news(of member: MemberID, after known: Revision) -> MemberDays? {
        guard let membership = members[member], membership.revision > known else { return nil }
        let days = membership.days
        guard known > .none else { return MemberDays(revision: membership.revision, days: days.mapValues { $0 }, isWhole: true) }
        let changed = Set(membership.said.values.flatMap { $0.filter { $0.value.revision > known }.keys })
        return MemberDays(
            revision: membership.revision, days: Dictionary(uniqueKeysWithValues: changed.map { ($0, days[$0]) }), isWhole: false)
    }

    /// Everybody's place, counted by `RankMembers` week by week.
    func ranking(_ span: RankingSpan) -> [RankedMember] {
        let ids = members.keys.sorted()
        let local = Room(
            id: RoomID(rawValue: 0), name: room.name.text, code: "", period: room.period, dailyCap: room.dailyCap,
            owner: AccountID(rawValue: 0), opened: room.opened, memberCount: ids.count)
        let people = ids.indices.compactMap { index in
            members[ids[index]].map { Member(id: AccountID(rawValue: Int64(index)), nickname: $0.nickname.text, joined: $0.joined) }
        }
        let steps = Dictionary(uniqueKeysWithValues: ids.indices.map { (AccountID(rawValue: Int64($0)), members[ids[$0]]?.days ?? [:]) })
        let mondays: Set<CivilDate> =
            switch span {
            case .week(let monday): [monday.startOfWeek]
            case .whole: Set(steps.values.flatMap(\.keys).map(\.startOfWeek))
            }
        var sums: [AccountID: Int] = [:]
        for monday in mondays {
            for standing in RankMembers.rank(people, room: local, monday: monday, steps: steps) {
                sums[standing.id, default: 0] += standing.steps
            }
        }
        let order = people.sorted {
            (sums[$1.id] ?? 0, $0.nickname, $0.id.rawValue) < (sums[$0.id] ?? 0, $1.nickname, $1.id.rawValue)
        }
        return order.compactMap { person in
            let id = ids[Int(person.id.rawValue)]
            let sum = sums[person.id] ?? 0
            let rank = 1 + people.count { (sums[$0.id] ?? 0) > sum }
            return members[id].map { RankedMember(id: id, nickname: $0.nickname, rank: rank, steps: sum) }
        }
    }
}
