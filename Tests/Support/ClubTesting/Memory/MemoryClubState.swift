import Clubs
import Walking

/// All that a club in memory knows.
package struct MemoryClubState: Sendable {
    struct Given: Sendable {
        var invitation: Invitation
        var by: MemberID
        var taken: Set<DeviceID> = []
        /// Those who left after it was given.
        var barred: Set<MemberID> = []
        /// A member was removed after it was given.
        var isVoid = false
    }

    let id = ClubID.random()
    let name: SharedName
    var now: Instant
    var devices: [DeviceID: MemberID] = [:]
    var rooms: [ClubRoomID: MemoryRoom] = [:]
    private var given: [InviteSecret: Given] = [:]

    init(name: SharedName, now: Instant) {
        self.name = name
        self.now = now
    }

    /// The store lives at UTC.
    var today: CivilDate { CivilDate(dayNumber: Int(now.seconds / 86_400)) }

    func member(_ device: DeviceID) throws(ClubFailure) -> MemberID {
        guard let member = devices[device] else { throw .notMember }
        return member
    }

    /// The room, for a member who is in it.
    func room(_ id: ClubRoomID, for member: MemberID) throws(ClubFailure) -> MemoryRoom {
        guard let room = rooms[id], room.members[member] != nil else { throw .noSuchRoom }
        return room
    }

    mutating func create(_ room: NewClubRoom, founder: MemberID, as nickname: SharedName) throws(ClubFailure) {
        if let known = rooms[room.id] {
            guard known.room == room, known.founder == founder else { throw .taken }
            return
        }
        guard room.opened <= today.adding(days: ClubRoom.dateTolerance) else { throw .dayOutOfRange }
        rooms[room.id] = MemoryRoom(
            room: room, founder: founder, members: [founder: MemoryRoom.Membership(nickname: nickname, joined: room.opened)])
    }

    mutating func leave(_ id: ClubRoomID, member: MemberID) {
        if rooms[id]?.members[member] != nil {
            for secret in given.keys where given[secret]?.invitation.purpose == .room(id) { given[secret]?.barred.insert(member) }
        }
        rooms[id]?.forget(member)
        if rooms[id]?.members.isEmpty == true { rooms[id] = nil }
    }

    mutating func remove(_ id: ClubRoomID, member: MemberID) {
        guard rooms[id]?.members[member] != nil else { return }
        leave(id, member: member)
        for secret in given.keys where given[secret]?.invitation.purpose == .room(id) { given[secret]?.isVoid = true }
    }

    mutating func invite(_ invitation: Invitation, by member: MemberID) throws(ClubFailure) -> Invite {
        var purpose = Invite.Purpose.machine
        if case .room(let id) = invitation.purpose { purpose = .room(id, name: try room(id, for: member).room.name) }
        if let known = given[invitation.secret] {
            guard known.invitation == invitation, known.by == member else { throw .taken }
        } else {
            given[invitation.secret] = Given(invitation: invitation, by: member)
        }
        return Invite(
            club: self.id, clubName: name, purpose: purpose, address: .folder(founder: member), secret: invitation.secret,
            expires: invitation.expires)
    }

    mutating func join(
        _ invite: Invite, device: DeviceID, newMember: MemberID, as nickname: SharedName, on date: CivilDate
    ) throws(ClubFailure) {
        guard invite.club == id, let known = given[invite.secret] else { throw .inviteUnknown }
        guard abs(date - today) <= ClubRoom.dateTolerance else { throw .dayOutOfRange }
        let isRepeated = known.taken.contains(device)
        if !isRepeated {
            guard now < known.invitation.expires else { throw .inviteExpired }
            guard known.taken.count < known.invitation.uses, !known.isVoid else { throw .inviteUsed }
        }
        switch known.invitation.purpose {
        case .machine:
            guard devices[device] == nil || devices[device] == known.by else { throw .taken }
            devices[device] = known.by
        case .room(let room):
            let member = devices[device] ?? newMember
            if rooms[room]?.members[member] == nil {
                guard !isRepeated, !known.barred.contains(member) else { throw .inviteUsed }
                try enter(room, member: member, as: nickname, on: date)
            }
            devices[device] = member
        }
        given[invite.secret]?.taken.insert(device)
    }

    private mutating func enter(_ id: ClubRoomID, member: MemberID, as nickname: SharedName, on date: CivilDate) throws(ClubFailure) {
        guard let room = rooms[id] else { throw .noSuchRoom }
        if let closes = room.room.closes, closes < date { throw .roomClosed }
        rooms[id]?.members[member] = MemoryRoom.Membership(nickname: nickname, joined: date)
    }

    mutating func push(
        _ days: [CivilDate: Int?], to id: ClubRoomID, member: MemberID, device: DeviceID
    ) throws(ClubFailure) -> Revision {
        let room = try room(id, for: member).room
        guard var membership = rooms[id]?.members[member] else { throw .noSuchRoom }
        guard days.count <= ClubRoom.maximumPush else { throw .tooMany }
        let next = Revision(rawValue: membership.revision.rawValue + 1)
        for (date, steps) in days {
            if let steps {
                guard (0...ClubRoom.maximumSteps).contains(steps) else { throw .stepsOutOfRange }
                let last = min(room.closes ?? .latest, today.adding(days: ClubRoom.dateTolerance))
                guard date >= room.opened, date <= last else { throw .dayOutOfRange }
            }
            guard membership.said[device]?[date]?.steps != steps else { continue }
            membership.said[device, default: [:]][date] = (steps, next)
            membership.revision = next
        }
        rooms[id]?.members[member] = membership
        return membership.revision
    }

    mutating func ask(_ request: WalkRequest, in id: ClubRoomID, member: MemberID) throws(ClubFailure) {
        let room = try room(id, for: member)
        guard request.from == member, request.to != member, room.members[request.to] != nil else { throw .noSuchMember }
        if let known = room.requests[request.id] {
            guard (known.from, known.to, known.starts, known.expires) == (member, request.to, request.starts, request.expires) else {
                throw .taken
            }
            return
        }
        guard request.mayBeAsked(at: now) else { throw .dayOutOfRange }
        let open = room.requests.values.count { $0.from == member && $0.isOpen(at: now) }
        guard open < WalkRequest.maximumOpen else { throw .tooMany }
        rooms[id]?.requests[request.id] = request
    }

    mutating func start(_ challenge: Challenge, in id: ClubRoomID, member: MemberID) throws(ClubFailure) {
        let room = try room(id, for: member)
        guard challenge.by == member else { throw .noSuchMember }
        if let known = room.challenges[challenge.id] {
            guard known == challenge else { throw .taken }
            return
        }
        guard
            challenge.terms.canStart(
                on: today, opened: room.room.opened, closes: room.room.closes, tolerance: ClubRoom.dateTolerance)
        else { throw .dayOutOfRange }
        let open = room.challenges.values.count { $0.by == member && !room.calledOff.contains($0.id) && $0.terms.last >= today }
        guard open < ChallengeTerms.maximumOpen else { throw .tooMany }
        rooms[id]?.challenges[challenge.id] = challenge
    }

    mutating func callOff(_ challenge: ChallengeID, in id: ClubRoomID, member: MemberID) throws(ClubFailure) {
        guard try room(id, for: member).challenges[challenge]?.by == member else { throw .noSuchChallenge }
        rooms[id]?.calledOff.insert(challenge)
    }

    func challenges(in id: ClubRoomID, member: MemberID) throws(ClubFailure) -> [Challenge] {
        let room = try room(id, for: member)
        return room.challenges.values.filter { !room.calledOff.contains($0.id) && $0.terms.isListed(on: today) }.sorted {
            ($0.terms.first, $0.id) < ($1.terms.first, $1.id)
        }
    }

    mutating func answer(
        _ id: WalkRequestID, in roomID: ClubRoomID, member: MemberID, with answer: WalkRequest.Answer
    ) throws(ClubFailure) {
        guard let request = try room(roomID, for: member).requests[id] else { throw .noSuchRequest }
        guard request.accepts(answer, from: member, at: now) else { throw .noSuchRequest }
        rooms[roomID]?.requests[id]?.answer = answer
    }
}
