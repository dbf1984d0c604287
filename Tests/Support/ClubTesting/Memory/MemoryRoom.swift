import Clubs
import Walking

/// A room of a club in memory.
struct MemoryRoom: Sendable {
    struct Membership: Sendable {
        var nickname: SharedName
        var joined: CivilDate
        var revision = Revision.none
        /// The steps that each machine says of a day, and the revision at which it said so; nil was taken back.
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
    var challenges: [ChallengeID: Challenge] = [:]
    var calledOff: Set<ChallengeID> = []

    mutating func forget(_ member: MemberID) {
        members[member] = nil
        cheers = cheers.filter { $0.from != member && $0.to != member }
        requests = requests.filter { $0.value.from != member && $0.value.to != member }
        challenges = challenges.filter { $0.value.by != member }
    }

    func seen(by member: MemberID, on device: DeviceID) -> ClubRoom? {
        members[member].map {
            ClubRoom(
                room, founder: founder, memberCount: members.count, joined: $0.joined, pushed: $0.total(of: device), revision: $0.revision,
                revisionSum: members.values.reduce(0) { $0 + $1.revision.rawValue })
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

    func ranking(_ span: RankingSpan) throws(ClubFailure) -> [RankedMember] {
        var terms: ChallengeTerms?
        if case .challenge(let id) = span {
            guard let challenge = challenges[id], challenge.by == founder, !calledOff.contains(id) else { throw .noSuchChallenge }
            terms = challenge.terms
        }
        return RankClubMembers(room: room, members: heads.map { MirroredMember(head: $0, days: members[$0.id]?.days ?? [:]) })(
            span, terms: terms)
    }
}
