import Clubs
import Walking

// The answers of the functions of a club. Members that are not named here are those of newer servers.

struct VersionsAnswer: Decodable {
    let oldest: Int
}

struct GreetingAnswer: Decodable {
    let club, name, member, device: String
    let today: CivilDate
    let oldest, newest: Int

    var greeting: Greeting {
        get throws(ClubFailure) {
            guard oldest <= newest else { throw .unreadable }
            let id = try ClubID(uuid: club)
            return Greeting(
                club: id, name: try SharedName(name, of: id), member: try MemberID(uuid: member), device: try DeviceID(uuid: device),
                today: today, versions: oldest...newest)
        }
    }
}

struct RoomAnswer: Decodable {
    let id, name, founder: String
    let period: Period
    let cap: DailyCap
    let opened, joined: CivilDate
    let revision: Int64
    let members, pushed: Int
    /// Absent where the server has the functions of an older program.
    let revisions: Int64?

    var room: ClubRoom {
        get throws(ClubFailure) {
            let room = try ClubRoomID(uuid: id)
            let new = NewClubRoom(id: room, name: try SharedName(name, of: room), period: period, dailyCap: cap, opened: opened)
            return ClubRoom(
                new, founder: try MemberID(uuid: founder), memberCount: members, joined: joined, pushed: pushed,
                revision: Revision(rawValue: revision), revisionSum: revisions)
        }
    }
}

struct InviteAnswer: Decodable {
    let club, name: String
    let room: String?
    /// Indicates that the member's machines have tokens; said to the admin alone.
    let tokens: Bool?

    func invite(_ invitation: Invitation, at place: ClubAddress) throws(ClubFailure) -> Invite {
        let id = try ClubID(uuid: club)
        var purpose = Invite.Purpose.machine
        if case .room(let roomID) = invitation.purpose { purpose = .room(roomID, name: try SharedName(room ?? "", of: roomID)) }
        return Invite(
            club: id, clubName: try SharedName(name, of: id), purpose: purpose, address: place, secret: invitation.secret,
            expires: invitation.expires)
    }
}

struct RevisionAnswer: Decodable {
    let revision: Int64
}

struct HeadAnswer: Decodable {
    let member, nickname: String
    let joined: CivilDate
    let revision: Int64
    let total: Int

    var head: MemberHead {
        get throws(ClubFailure) {
            let id = try MemberID(uuid: member)
            return MemberHead(
                id: id, nickname: try SharedName(nickname, of: id), joined: joined, revision: Revision(rawValue: revision), total: total)
        }
    }
}

struct DaysAnswer: Decodable {
    let member: String
    let revision: Int64
    let whole: Bool
    let days: [String: Int?]

    var memberDays: MemberDays {
        get throws(ClubFailure) {
            var dates: [CivilDate: Int?] = [:]
            for (text, steps) in days {
                guard let date = CivilDate(text) else { throw .unreadable }
                dates.updateValue(steps, forKey: date)
            }
            return MemberDays(revision: Revision(rawValue: revision), days: dates, isWhole: whole)
        }
    }
}

struct PageAnswer: Decodable {
    struct Row: Decodable {
        let member, nickname: String
        let steps, rank: Int

        var place: RankedMember {
            get throws(ClubFailure) {
                let id = try MemberID(uuid: member)
                return RankedMember(id: id, nickname: try SharedName(nickname, of: id), rank: rank, steps: steps)
            }
        }
    }

    let top, around: [Row]
    let members: Int
    let before: Int

    func page(of span: RankingSpan) throws(ClubFailure) -> RankingPage {
        RankingPage(
            span: span, memberCount: members, top: try top.map { row throws(ClubFailure) in try row.place },
            around: try around.map { row throws(ClubFailure) in try row.place }, position: before)
    }
}

struct CheerAnswer: Decodable {
    let from, to: String
    let day: CivilDate

    var cheer: Cheer {
        get throws(ClubFailure) { Cheer(from: try MemberID(uuid: from), to: try MemberID(uuid: to), date: day) }
    }
}

struct WalkAnswer: Decodable {
    let id, from, to: String
    let starts, expires: Int64
    let answer: String?

    var request: WalkRequest {
        get throws(ClubFailure) {
            WalkRequest(
                id: try WalkRequestID(uuid: id), from: try MemberID(uuid: from), to: try MemberID(uuid: to),
                starts: Instant(milliseconds: starts), expires: Instant(milliseconds: expires),
                answer: answer.flatMap(WalkRequest.Answer.init))
        }
    }
}
