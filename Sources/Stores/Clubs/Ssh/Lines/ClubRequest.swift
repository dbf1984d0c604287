import Clubs
import Walking

/// A question to a club: a call of `ClubStore` as a value.
///
/// It never says who asks.
enum ClubRequest: Hashable, Sendable {
    case hello
    case rooms
    case create(NewClubRoom, as: SharedName)
    case invite(Invitation)
    case join(Invite, as: SharedName, on: CivilDate)
    case leave(ClubRoomID)
    case remove(MemberID, from: ClubRoomID)
    case rename(to: SharedName)
    case tryWriting
    case push([CivilDate: Int?], to: ClubRoomID)
    case heads(ClubRoomID)
    case find(WantedMembers, in: ClubRoomID)
    case days(ClubRoomID, newerThan: [MemberID: Revision])
    case ranking(ClubRoomID, span: RankingSpan, top: Int, around: Int)
    case cheer(MemberID, in: ClubRoomID, on: CivilDate)
    case cheers(ClubRoomID, since: CivilDate)
    case ask(WalkRequest, in: ClubRoomID)
    case answer(WalkRequestID, in: ClubRoomID, with: WalkRequest.Answer)
    case walkRequests(ClubRoomID)
    case start(Challenge, in: ClubRoomID)
    case callOff(ChallengeID, in: ClubRoomID)
    case challenges(ClubRoomID)

    /// The most members of one question for days: all of a room that is mirrored.
    static let mostMembers = ClubRoom.mirroredMembers

    // MARK: Writing

    func write(to line: inout LineWriter) {
        switch self {
        case .hello: line.write("hello")
        case .rooms: line.write("rooms")
        case .create(let room, let nickname):
            line.write("create")
            line.write(room)
            line.write(nickname)
        case .invite(let invitation):
            line.write("invite")
            line.write(invitation)
        case .join(let invite, let nickname, let date):
            line.write("join")
            line.write(invite.word)
            line.write(nickname)
            line.write(date)
        case .leave(let room): line.write("leave", room)
        case .remove(let member, let room):
            line.write("remove", room)
            line.write(member)
        case .rename(let nickname):
            line.write("rename")
            line.write(nickname)
        case .tryWriting: line.write("try")
        case .push(let days, let room):
            line.write("push", room)
            line.write(days)
        case .heads(let room): line.write("heads", room)
        case .find(let wanted, let room):
            line.write("find", room)
            line.write(wanted.ids.count)
            for member in wanted.ids.sorted() { line.write(member) }
            line.write(wanted.names.count)
            for name in wanted.names.sorted(by: { $0.text < $1.text }) { line.write(name) }
        case .days(let room, let known):
            line.write("days", room)
            line.write(known.count)
            for (member, revision) in known.sorted(by: { $0.key < $1.key }) {
                line.write(member)
                line.write(revision)
            }
        case .ranking(let room, let span, let top, let around):
            line.write("ranking", room)
            line.write(span)
            line.write(top)
            line.write(around)
        default: writeTogether(to: &line)
        }
    }

    private func writeTogether(to line: inout LineWriter) {
        switch self {
        case .cheer(let member, let room, let date):
            line.write("cheer", room)
            line.write(member)
            line.write(date)
        case .cheers(let room, let date):
            line.write("cheers", room)
            line.write(date)
        case .ask(let request, let room):
            line.write("ask", room)
            line.write(request)
        case .answer(let request, let room, let answer):
            line.write("answer", room)
            line.write(request)
            line.write(answer.rawValue)
        case .walkRequests(let room): line.write("walks", room)
        case .start(let challenge, let room):
            line.write("start", room)
            line.write(challenge)
        case .callOff(let challenge, let room):
            line.write("calloff", room)
            line.write(challenge)
        case .challenges(let room): line.write("challenges", room)
        default: break
        }
    }

    // MARK: Reading

    init(_ line: inout LineReader) throws(ClubFailure) {
        switch try line.word() {
        case "hello": self = .hello
        case "rooms": self = .rooms
        case "create": self = .create(try line.newRoom(), as: try line.name())
        case "invite": self = .invite(try line.invitation())
        case "join": self = .join(try line.invite(), as: try line.name(), on: try line.date())
        case "leave": self = .leave(try line.identifier())
        case "remove":
            let room: ClubRoomID = try line.identifier()
            self = .remove(try line.identifier(), from: room)
        case "rename": self = .rename(to: try line.name())
        case "try": self = .tryWriting
        case "push":
            let room: ClubRoomID = try line.identifier()
            self = .push(try line.days(), to: room)
        case "heads": self = .heads(try line.identifier())
        case "find":
            let room: ClubRoomID = try line.identifier()
            let ids = try line.list { (line: inout LineReader) throws(ClubFailure) in (try line.identifier(MemberID.self), true) }
            let names = try line.list { (line: inout LineReader) throws(ClubFailure) in try line.name() }
            for (first, second) in zip(names, names.dropFirst()) where first.text >= second.text { throw .unreadable }
            let wanted = WantedMembers(ids: Set(try ids.ascending().keys), names: Set(names))
            guard !wanted.isTooMany else { throw .tooMany }
            self = .find(wanted, in: room)
        case "days":
            let room: ClubRoomID = try line.identifier()
            let known = try line.list { (line: inout LineReader) throws(ClubFailure) in
                (try line.identifier(MemberID.self), try line.revision())
            }
            guard known.count <= Self.mostMembers else { throw .tooMany }
            self = .days(room, newerThan: try known.ascending())
        case "ranking":
            self = .ranking(try line.identifier(), span: try line.span(), top: try line.number(), around: try line.number())
        case "cheer":
            let room: ClubRoomID = try line.identifier()
            self = .cheer(try line.identifier(), in: room, on: try line.date())
        case "cheers": self = .cheers(try line.identifier(), since: try line.date())
        case "ask":
            let room: ClubRoomID = try line.identifier()
            self = .ask(try line.walkRequest(), in: room)
        case "answer":
            let room: ClubRoomID = try line.identifier()
            self = .answer(try line.identifier(), in: room, with: try line.choice())
        case "walks": self = .walkRequests(try line.identifier())
        case "start":
            let room: ClubRoomID = try line.identifier()
            self = .start(try line.challenge(), in: room)
        case "calloff":
            let room: ClubRoomID = try line.identifier()
            self = .callOff(try line.identifier(), in: room)
        case "challenges": self = .challenges(try line.identifier())
        default: throw .unreadable
        }
        try line.end()
    }
}

extension LineWriter {
    fileprivate mutating func write(_ verb: String, _ room: ClubRoomID) {
        write(verb)
        write(room)
    }

    fileprivate mutating func write(_ invitation: Invitation) {
        switch invitation.purpose {
        case .machine: write("machine")
        case .room(let room): write("room", room)
        }
        write(invitation.secret)
        write(invitation.uses)
        write(invitation.expires)
    }
}

extension LineReader {
    fileprivate mutating func invitation() throws(ClubFailure) -> Invitation {
        let purpose: Invitation.Purpose
        switch try word() {
        case "machine": purpose = .machine
        case "room": purpose = .room(try identifier())
        default: throw .unreadable
        }
        let secret: InviteSecret = try identifier()
        let uses: Int = try number()
        let invitation = Invitation(to: purpose, secret: secret, uses: uses, expires: try moment())
        guard invitation.uses == uses else { throw .unreadable }
        return invitation
    }
}
