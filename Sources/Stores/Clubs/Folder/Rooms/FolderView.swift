import Clubs
import Walking

/// The rooms, members and days that follow from the files of a club.
///
/// In a room is its founder, and whoever somebody in the room accepted, step by step; what a member says of leaving and the founder of
/// removing wins. Whom a removed member accepted is out as well, unless the founder accepted them too, and so is who comes by an invitation
/// that was given before a removal.
struct FolderView {
    struct Membership: Hashable {
        var join: JoinID
        var joined: CivilDate
    }

    let mark: ClubMark
    let files: [DeviceFile]
    let today: CivilDate
    private let ofMember: [MemberID: [DeviceFile]]
    private let acceptances: [JoinID: [(by: MemberID, member: MemberID)]]
    /// Every room that somebody founded, also those in which nobody is any more.
    let rooms: [RoomKey: NewClubRoom]
    private let everybody: [RoomKey: [MemberID: Membership]]
    /// Those in a room, and those who were and left: whom they accepted stays.
    private let everInside: [RoomKey: Set<MemberID>]

    init(mark: ClubMark, files: [DeviceFile], today: CivilDate) {
        self.mark = mark
        self.files = files
        self.today = today
        let ofMember = Dictionary(grouping: files, by: \.member)
        var acceptances: [JoinID: [(by: MemberID, member: MemberID)]] = [:]
        var rooms: [RoomKey: NewClubRoom] = [:]
        for file in files {
            for one in file.accepted { acceptances[one.join, default: []].append((file.member, one.member)) }
            for room in file.founded { rooms[RoomKey(id: room.id, founder: file.member)] = room }
        }
        self.ofMember = ofMember
        self.acceptances = acceptances
        self.rooms = rooms
        var (everybody, everInside) = ([RoomKey: [MemberID: Membership]](), [RoomKey: Set<MemberID>]())
        for (key, room) in rooms {
            (everybody[key], everInside[key]) = Self.members(key, opened: room.opened, files, ofMember, acceptances)
        }
        self.everybody = everybody
        self.everInside = everInside
    }

    private static func members(
        _ room: RoomKey, opened: CivilDate, _ files: [DeviceFile], _ ofMember: [MemberID: [DeviceFile]],
        _ acceptances: [JoinID: [(by: MemberID, member: MemberID)]]
    ) -> (now: [MemberID: Membership], ever: Set<MemberID>) {
        let founder = ofMember[room.founder] ?? []
        let joins = files.flatMap { file in
            file.joins.filter { $0.room == room && !isRemoved($0, by: founder) }.map { (member: file.member, join: $0) }
        }
        var inside: Set<MemberID> = [room.founder]
        var taken: Set<JoinID> = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (member, join) in joins where !taken.contains(join.id) {
                guard acceptances[join.id]?.contains(where: { $0.member == member && inside.contains($0.by) }) == true else { continue }
                taken.insert(join.id)
                inside.insert(member)
                isGrowing = true
            }
        }
        func hasLeft(_ member: MemberID, _ join: JoinID) -> Bool { ofMember[member]?.contains { $0.left.contains(join) } ?? false }
        var members: [MemberID: Membership] = [:]
        if !hasLeft(room.founder, room.founderJoin) { members[room.founder] = Membership(join: room.founderJoin, joined: opened) }
        for (member, join) in joins where taken.contains(join.id) && !hasLeft(member, join.id) && member != room.founder {
            // Somebody who joined more than once is in since the first time.
            if let known = members[member], (known.joined, known.join) < (join.joined, join.id) { continue }
            members[member] = Membership(join: join.id, joined: join.joined)
        }
        return (members, inside)
    }

    private static func isRemoved(_ join: DeviceFile.Join, by founder: [DeviceFile]) -> Bool {
        founder.contains { file in
            file.removed.contains(join.id)
                || file.voided.contains(join.invitation) && !file.accepted.contains { $0.join == join.id }
        }
    }

    // MARK: Members

    func files(of member: MemberID) -> [DeviceFile] { ofMember[member] ?? [] }

    func members(of room: RoomKey) -> [MemberID: Membership] { everybody[room] ?? [:] }

    /// Everybody whose files say something about the rooms of a member.
    func people(around member: MemberID) -> Set<MemberID> {
        everInside.values.filter { $0.contains(member) }.reduce(into: [member, mark.founder]) { $0.formUnion($1) }
    }

    /// Returns whether somebody ever let the member in.
    func isKnown(_ member: MemberID) -> Bool {
        member == mark.founder || acceptances.values.contains { $0.contains { $0.member == member } }
    }

    func isAccepted(_ join: JoinID) -> Bool { acceptances[join] != nil }

    // MARK: Joinings

    /// The joinings of a member to a room, of all their machines.
    func joins(of member: MemberID, to room: RoomKey) -> [DeviceFile.Join] {
        files(of: member).flatMap(\.joins).filter { $0.room == room }
    }

    func hasLeft(_ member: MemberID, _ join: JoinID) -> Bool { files(of: member).contains { $0.left.contains(join) } }

    /// Returns whether the founder removed the one who joined so, or made the invitation void before they were in.
    func isRemoved(_ join: DeviceFile.Join) -> Bool { Self.isRemoved(join, by: files(of: join.room.founder)) }

    /// Returns whether the member asked to be let in somewhere, and is not in there yet.
    func isWaiting(_ member: MemberID) -> Bool { files(of: member).flatMap(\.joins).contains { isWaiting($0, of: member) } }

    func isWaiting(_ join: DeviceFile.Join, of member: MemberID) -> Bool {
        members(of: join.room)[member] == nil && !hasLeft(member, join.id) && !isRemoved(join)
    }

    /// Returns whether others came in by the invitation of a joining, as many as it is for: nobody accepts that one any more.
    ///
    /// Only what somebody in the room says of it counts; an invitation that is not to be seen may come.
    func isTooLate(_ join: DeviceFile.Join) -> Bool {
        guard !isAccepted(join.id) else { return false }
        return members(of: join.room).keys.flatMap(files(of:)).contains { file in
            file.invitations.contains { invitation in
                invitation.key == join.invitation && file.accepted.count { $0.invitation == invitation.key } >= invitation.uses
            }
        }
    }

    /// Returns whether the time of the invitation of a joining had ended at a moment, so that nobody accepts that one from then on.
    func isOver(_ join: DeviceFile.Join, at moment: Instant) -> Bool {
        guard !isAccepted(join.id) else { return false }
        return members(of: join.room).keys.flatMap(files(of:)).contains { file in
            file.invitations.contains { $0.key == join.invitation && $0.expires <= moment }
        }
    }

    /// The failure of a member who waits to be let in: where others were faster everywhere, it passes no more; where time is over, only if
    /// somebody accepted before, of which nothing has come yet.
    func failure(ofWaiting member: MemberID, at now: Instant) -> ClubFailure {
        let waiting = files(of: member).flatMap(\.joins).filter { isWaiting($0, of: member) }
        if waiting.allSatisfy(isTooLate) { return .inviteUsed }
        return waiting.allSatisfy { isTooLate($0) || isOver($0, at: now) } ? .inviteExpired : .waitingForAcceptance
    }

    func isInAnyRoom(_ member: MemberID) -> Bool { everybody.values.contains { $0[member] != nil } }

    /// Returns whether an invitation has let the member in before, or may not do so any more.
    func isSpent(_ invitation: PublicKey, for member: MemberID, in room: RoomKey) -> Bool {
        files.contains { $0.accepted.contains { $0.member == member && $0.invitation == invitation } }
            || files(of: room.founder).contains { $0.voided.contains(invitation) }
    }

    /// Returns whether somebody is in a room because the member let them in.
    func letsOthersIn(_ member: MemberID, to room: RoomKey) -> Bool {
        let inside = members(of: room)
        return files(of: member).flatMap(\.accepted).contains { one in
            one.member != member && inside[one.member] != nil && joins(of: one.member, to: room).contains { $0.id == one.join }
        }
    }

    /// The room of that identity in which the member is.
    func room(_ id: ClubRoomID, for member: MemberID) throws(ClubFailure) -> RoomKey {
        guard let room = rooms.keys.first(where: { $0.id == id && members(of: $0)[member] != nil }) else { throw .noSuchRoom }
        return room
    }

    /// The time after the end of an invitation in which a machine may still be let in: clocks differ, and files take their time.
    private static let patience = Duration.seconds(Int64(ClubRoom.dateTolerance) * 86_400)

    /// The joinings in a machine's file that wait in vain: others came in by the invitation, or its time has been over for long.
    func lateJoins(in file: DeviceFile, at now: Instant) -> [DeviceFile.Join] {
        file.joins.filter { isWaiting($0, of: file.member) && (isTooLate($0) || isOver($0, at: now - Self.patience)) }
    }

    /// The words behind joinings that nobody accepts any more, by room, whoever is in it.
    func refusedWords(of joins: [DeviceFile.Join]) -> [ClubRoomID: RefusedWord] {
        joins.reduce(into: [:]) { words, join in
            guard let name = rooms[join.room]?.name else { return }
            words[join.room.id] = RefusedWord(name: name, reason: isTooLate(join) ? .inviteUsed : .inviteExpired)
        }
    }

    /// Returns whether the member is not in a room, and a signed word says that they left or were removed; what is missing says nothing.
    func isGone(_ member: MemberID, from room: RoomKey) -> Bool {
        guard members(of: room)[member] == nil else { return false }
        let removed = files(of: room.founder).reduce(into: Set<JoinID>()) { $0.formUnion($1.removed) }
        let left = files(of: member).reduce(into: Set<JoinID>()) { $0.formUnion($1.left) }
        if member == room.founder { return left.contains(room.founderJoin) }
        return acceptances.contains { join, all in
            (left.contains(join) || removed.contains(join)) && all.contains { $0.member == member }
        }
    }

    func nickname(of member: MemberID) -> SharedName? {
        files(of: member).filter { $0.nickname != nil }.max { $0.nicknameOrder < $1.nicknameOrder }?.nickname
    }

    // MARK: Days

    /// The greatest that the member's machines say of each day; what a room does not take is left out.
    ///
    /// What a computer whose clock is ahead says of days to come counts for nobody until they are there.
    func days(of member: MemberID, in room: RoomKey) -> [CivilDate: Int] {
        guard let properties = rooms[room] else { return [:] }
        let last = min(properties.closes ?? .latest, today.adding(days: ClubRoom.dateTolerance))
        return files(of: member).reduce(into: [:]) { days, file in
            for section in [file.sections[room], file.kept[room]] { days.merge(section?.days ?? [:], uniquingKeysWith: max) }
        }.filter { $0.key >= properties.opened && $0.key <= last }
    }

    func revision(of member: MemberID, in room: RoomKey) -> Revision {
        let sections = files(of: member).flatMap { [$0.sections[room], $0.kept[room]] }
        return Revision(rawValue: sections.reduce(0) { $0.addingClamped($1?.revision ?? 0) })
    }

    func heads(of room: RoomKey) -> [MemberHead] {
        members(of: room).sorted { $0.key < $1.key }.compactMap { member, membership in
            (nickname(of: member) ?? SharedName("·\(member.text.prefix(4))")).map {
                MemberHead(
                    id: member, nickname: $0, joined: membership.joined, revision: revision(of: member, in: room),
                    total: days(of: member, in: room).values.reduce(0, +))
            }
        }
    }

    /// The members of a room, of a large one some of them, but always the one who asks.
    func heads(of room: RoomKey, for me: MemberID) -> [MemberHead] {
        let heads = heads(of: room)
        let others = Set(heads.map(\.id).filter { $0 != me }.prefix(ClubRoom.mirroredMembers - 1))
        return heads.filter { $0.id == me || others.contains($0.id) }
    }

    /// The days of members of a room whose revision is newer than the one that is known.
    func news(in room: RoomKey, newerThan known: [MemberID: Revision]) -> [MemberID: MemberDays] {
        let members = members(of: room)
        return known.reduce(into: [:]) { news, asked in
            let revision = revision(of: asked.key, in: room)
            guard members[asked.key] != nil, revision > asked.value else { return }
            news[asked.key] = MemberDays(revision: revision, days: days(of: asked.key, in: room).mapValues { $0 }, isWhole: true)
        }
    }

    // MARK: Together

    func walkRequests(in room: RoomKey, for member: MemberID) -> [WalkRequest] {
        let inside = members(of: room)
        // One that a machine took over from another is in both files until everybody knows.
        var seen: Set<MemberQuestion> = []
        let all = files.flatMap { file in
            file.questions.filter { $0.room == room && seen.insert(MemberQuestion(id: $0.id, from: file.member)).inserted }.map {
                question in
                WalkRequest(
                    id: question.id, from: file.member, to: question.to, starts: question.starts, expires: question.expires,
                    answer: answer(to: question, of: file.member))
            }
        }
        return all.filter { ($0.from == member || $0.to == member) && $0.from != $0.to && inside[$0.from] != nil && inside[$0.to] != nil }
            .sorted { ($0.starts, $0.id, $0.from) < ($1.starts, $1.id, $1.from) }
    }

    /// Of answers that met on the way, a withdrawal counts, then a refusal: both also call an agreed walk off.
    private func answer(to question: DeviceFile.Question, of asker: MemberID) -> WalkRequest.Answer? {
        func said(_ member: MemberID) -> [WalkRequest.Answer] {
            files(of: member).flatMap(\.replies).filter { $0.id == question.id && $0.room == question.room && $0.from == asker }.map(
                \.answer)
        }
        if said(asker).contains(.withdrawn) { return .withdrawn }
        let answers = said(question.to)
        return [.declined, .accepted].first(where: answers.contains)
    }

    /// The challenges of those in the room, also those that were called off.
    func challenges(in room: RoomKey) -> [(challenge: Challenge, isCalledOff: Bool)] {
        members(of: room).keys.flatMap { member in
            let files = files(of: member)
            let calledOff = files.reduce(into: Set<ChallengeID>()) { $0.formUnion($1.calledOff) }
            var seen: Set<ChallengeID> = []
            return files.flatMap(\.challenges).filter { $0.room == room && seen.insert($0.id).inserted }.map {
                (Challenge(id: $0.id, by: member, terms: $0.terms), calledOff.contains($0.id))
            }
        }
    }

    func cheers(in room: RoomKey, for member: MemberID) -> Set<Cheer> {
        let inside = members(of: room)
        return files.reduce(into: []) { cheers, file in
            for cheer in file.cheers where cheer.room == room && (file.member == member || cheer.to == member) {
                guard file.member != cheer.to, inside[file.member] != nil, inside[cheer.to] != nil else { continue }
                cheers.insert(Cheer(from: file.member, to: cheer.to, date: cheer.date))
            }
        }
    }
}

/// A question for a walk, and who asks it.
private struct MemberQuestion: Hashable {
    let id: WalkRequestID
    let from: MemberID
}
