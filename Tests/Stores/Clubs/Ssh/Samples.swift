import Clubs
import Testing
import Walking

@testable import SshClubs

/// One of each question and answer, with what is hard to write among the names.
struct Samples {
    let room = ClubRoomID(rawValue: 5)
    let anna = MemberID(rawValue: 1)
    let ben = MemberID(rawValue: .max)
    let name: SharedName
    let invite: Invite
    private let date = CivilDate(dayNumber: 20_775)
    private let now = Instant(milliseconds: 1_795_000_000_123)

    init() throws {
        name = try #require(SharedName("한강 50% = 👩‍👩‍👧‍👦"))
        invite = Invite(
            club: ClubID(rawValue: 9), clubName: name, purpose: .room(room, name: name),
            address: .ssh(try #require(SshAddress("club@walk:22"))),
            secret: InviteSecret(rawValue: 77), expires: now)
    }

    private var request: WalkRequest { WalkRequest(id: WalkRequestID(rawValue: 3), from: anna, to: ben, starts: now, expires: now) }
    private var challenges: [Challenge] {
        [(true, DailyCap.low), (false, .none)].compactMap { hasHandicap, cap in
            ChallengeTerms(first: date, last: date.adding(days: 6), dailyCap: cap, hasHandicap: hasHandicap).map {
                Challenge(id: ChallengeID(rawValue: 8), by: ben, terms: $0)
            }
        }
    }
    private var newRoom: NewClubRoom { NewClubRoom(id: room, name: name, period: .fourWeeks, dailyCap: .low, opened: date) }
    private var days: [CivilDate: Int?] { [date: 4321, date.adding(days: -1): nil, .earliest: 0, .latest: ClubRoom.maximumSteps] }

    var requests: [ClubRequest] {
        [
            .hello, .rooms, .create(newRoom, as: name), .invite(Invitation(to: .machine, expires: now)),
            .invite(Invitation(to: .room(room), uses: 7, expires: now)), .join(invite, as: name, on: date), .leave(room),
            .remove(ben, from: room), .rename(to: name), .tryWriting, .push(days, to: room), .push([:], to: room), .heads(room),
            .find(WantedMembers(ids: [anna, ben], names: [name]), in: room), .find(WantedMembers(), in: room),
            .days(room, newerThan: [anna: .none, ben: Revision(rawValue: 7)]), .ranking(room, span: .whole, top: 10, around: 10),
            .ranking(room, span: .week(monday: date), top: 0, around: -3), .cheer(ben, in: room, on: date), .cheers(room, since: .earliest),
            .ask(request, in: room), .answer(request.id, in: room, with: .declined), .walkRequests(room),
            .callOff(ChallengeID(rawValue: 8), in: room), .challenges(room),
        ] + challenges.map { .start($0, in: room) }
    }

    var answers: [ClubAnswer] {
        let place = RankedMember(id: anna, nickname: name, rank: 1, steps: 4321)
        var answered = request
        answered.answer = .accepted
        return [
            .done, .greeting(Greeting(club: ClubID(rawValue: 9), name: name, member: anna, device: DeviceID(rawValue: 4), today: date)),
            .rooms([]),
            .rooms([ClubRoom(newRoom, founder: anna, memberCount: 3, joined: date, pushed: 5, revision: Revision(rawValue: 2))]),
            .invite(invite), .revision(Revision(rawValue: 12)),
            .heads([MemberHead(id: anna, nickname: name, joined: date, revision: .none, total: 4321)]),
            .days(
                [
                    anna: MemberDays(revision: Revision(rawValue: 3), days: days, isWhole: true),
                    ben: MemberDays(revision: Revision(rawValue: 1), days: [:], isWhole: false),
                ], through: ben),
            .days([:], through: nil),
            .ranking(RankingPage(span: .week(monday: date), memberCount: 10_000, top: [place, place], around: [place], position: 7)),
            .cheers([Cheer(from: ben, to: anna, date: date)]), .walkRequests([request, answered]), .challenges(challenges),
            .challenges([]),
        ]
    }
}
