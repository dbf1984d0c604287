import Clubs
import Walking

/// A club in a folder that its members synchronise anyway: by Syncthing, git, a network disk or a stick.
///
/// ```
/// together.club                    marks the folder, signed by the one who made the club
/// people/<member>/card             which machines are the member's, signed by the person's key
/// people/<member>/<machine>.days   all that a machine tells, signed by the machine
/// ```
///
/// No file has two writers, so that nothing can be in conflict, and no lock is needed. A name is only a hint; who a file is from is seen by
/// its signature, and of several copies the one of the highest revision counts. What a machine once read and found good it remembers: the
/// folder may lose, damage or put back anything after that. Only a signed word removes anybody; what is missing says nothing.
package actor FolderClubStore: ClubStore {
    package nonisolated var noticesTwins: Bool { true }
    private let clock: any WallClock
    private let keep: @Sendable (FolderKeys) async throws(ClubFailure) -> Void
    private var look: FolderLook

    /// - Parameters:
    ///   - path: The shared folder.
    ///   - memory: A folder of this machine alone, in which the last good content of every file is kept.
    ///   - keep: Keeps other keys in the place of those, where this machine goes on with them.
    package init(
        path: String, keys: FolderKeys, memory: String, clock: any WallClock,
        keep: @escaping @Sendable (FolderKeys) async throws(ClubFailure) -> Void
    ) {
        self.clock = clock
        self.keep = keep
        look = FolderLook(root: path, keys: keys, memory: memory, clock: clock)
    }

    /// Makes a club of the folder, with this machine's person as its first member; `taken` where it is another's already.
    package func found(_ name: SharedName, id: ClubID = .random(), as nickname: SharedName) throws(ClubFailure) {
        do throws(ClubFailure) {
            guard try look.mark().founder == keys.identity.publicKey.member else { throw .taken }
        } catch .noClub {
            try look.write(ClubMark(club: id, name: name, key: keys.identity))
        }
        try look.bind(to: look.mark())
        if look.own == nil { try look.enter(as: nickname) { _ in } }
    }

    /// The club that a folder is.
    package static func club(at path: String) throws(ClubFailure) -> ClubID { try FolderScan.mark(in: path).club }

    /// Comes back as the person whose key this machine has, on a machine that the others do not know yet, or that was linked to the first.
    ///
    /// Fails with `notMember` where nobody in the folder has that key, and with `noSuchRoom` where the person is in no room any more.
    /// - Parameter keepsOthers: lets the person's other machines go on counting; of those that do not, what they told so far counts.
    package func recover(keepsOthers: Bool = false) throws(ClubFailure) {
        let mark = try look.mark()
        if look.known.mark == nil { try look.bind(to: mark) }
        let view = try look()
        try look.comeBack(to: view, keepsOthers: keepsOthers)
    }

    /// Returns whether this machine has the key of a person who is in the club, or can still be let in: the phrase of any other brings back
    /// nobody.
    package func canBeRecovered() -> Bool {
        do throws(ClubFailure) { _ = try asMember() } catch { guard error == .waitingForAcceptance else { return false } }
        return look.own.map { look.isPerson($0.member) } ?? false
    }

    /// The person's machines, as their card names them.
    package func machines() throws(ClubFailure) -> [OwnMachine] {
        let (_, own) = try asMember()
        return look.machines(of: own.member)
    }

    /// Takes another of the person's machines off their card: what it told so far counts, and nothing that it tells later.
    ///
    /// Fails with `keyMissing` where this machine does not have the person's key.
    package func takeOff(_ machine: DeviceID) throws(ClubFailure) {
        let (_, own) = try asMember()
        try look.takeOff(machine, by: own)
    }

    /// The files that lie in the folder and do not count, as of the last look.
    package func troubles() -> [FolderTrouble] { look.troubles }

    // MARK: What the calls have in common

    private var keys: FolderKeys { look.keys }
    private var today: CivilDate { Zone.utc.day(of: clock.now) }

    private func asMember() throws(ClubFailure) -> (FolderView, DeviceFile) {
        let view = try look()
        guard let own = look.own else { throw look.failureWithoutCard(view, at: clock.now) }
        guard view.isInAnyRoom(own.member) || !view.isWaiting(own.member) else { throw view.failure(ofWaiting: own.member, at: clock.now) }
        // Nobody will let in who took back all that they asked for, or whose invitations are void.
        guard view.isKnown(own.member) else { throw .notMember }
        return (view, own)
    }

    private func inRoom(_ id: ClubRoomID) throws(ClubFailure) -> (FolderView, DeviceFile, RoomKey) {
        let (view, own) = try asMember()
        return (view, own, try view.room(id, for: own.member))
    }

    /// Writes the machine's file where the work changed it.
    private func change(_ own: DeviceFile, _ work: (inout DeviceFile) throws(ClubFailure) -> Void) throws(ClubFailure) {
        var file = own
        try work(&file)
        if file != own { try look.write(file) }
    }

    // MARK: Rooms

    package func hello() async throws(ClubFailure) -> Greeting {
        var (view, own) = try asMember()
        let hasTwin = look.twin != nil && look.isPerson(own.member)
        if hasTwin {
            guard let next = keys.withNewDevice else { throw .keyMissing }
            try look.goOn(with: next)
            try await keep(next)
            (view, own) = try asMember()
        }
        // A folder that takes nothing is read all the same, and the refusal is said later.
        let late = view.lateJoins(in: own, at: clock.now)
        let isTakenBack = (try? change(own) { $0.joins.removeAll(where: late.contains) }) != nil
        return Greeting(
            club: view.mark.club, name: view.mark.name, member: own.member, device: own.key.device, today: today, hasNewKey: hasTwin,
            refusal: look.twinFailure, refusedRooms: isTakenBack ? view.refusedWords(of: late) : [:])
    }

    package func rooms() throws(ClubFailure) -> [ClubRoom] {
        let (view, own) = try asMember()
        return view.rooms.compactMap { key, room in
            let members = view.members(of: key)
            return members[own.member].map {
                ClubRoom(
                    room, founder: key.founder, memberCount: members.count, joined: $0.joined,
                    pushed: own.sections[key]?.days.values.reduce(0, +) ?? 0, revision: view.revision(of: own.member, in: key))
            }
        }.sorted { $0.id < $1.id }
    }

    package func create(_ room: NewClubRoom, as nickname: SharedName) throws(ClubFailure) {
        let (view, own) = try asMember()
        let key = RoomKey(id: room.id, founder: own.member)
        if let known = view.rooms[key] {
            guard known == room else { throw .taken }
            return
        }
        guard room.opened <= today.adding(days: ClubRoom.dateTolerance) else { throw .dayOutOfRange }
        try change(own) { file in
            file.founded.append(room)
            // Somebody who left their last room has no name here any more.
            if view.nickname(of: own.member) == nil { file.nickname = nickname }
        }
    }

    package func invite(_ invitation: Invitation) throws(ClubFailure) -> Invite {
        let (view, own) = try asMember()
        guard let key = SigningKey(invitation.secret)?.publicKey else { throw .keyMissing }
        var room: RoomKey?
        var purpose = Invite.Purpose.machine
        if case .room(let id) = invitation.purpose {
            let found = try view.room(id, for: own.member)
            guard let name = view.rooms[found]?.name else { throw .noSuchRoom }
            (room, purpose) = (found, .room(id, name: name))
        } else if keys.identity.publicKey.member != own.member {
            // Only where the person's key is can a machine be put on the card.
            throw .keyMissing
        }
        let published = DeviceFile.PublishedInvitation(key: key, room: room, uses: invitation.uses, expires: invitation.expires)
        let known = own.invitations.first { $0.key == key }
        guard known ?? published == published else { throw .taken }
        if known == nil { try change(own) { $0.invitations.append(published) } }
        return Invite(
            club: view.mark.club, clubName: view.mark.name, purpose: purpose, address: .folder(founder: view.mark.founder),
            secret: invitation.secret, expires: invitation.expires)
    }

    package func join(_ invite: Invite, as nickname: SharedName, on date: CivilDate) async throws(ClubFailure) {
        let mark = try look.mark()
        guard mark.club == invite.club, invite.address == .folder(founder: mark.founder), let key = SigningKey(invite.secret) else {
            throw .inviteUnknown
        }
        if look.known.mark == nil { try look.bind(to: mark) }
        let joining = Joining(view: try look(), own: look.own, key: key, now: clock.now)
        guard abs(date - today) <= ClubRoom.dateTolerance else { throw .dayOutOfRange }
        if joining.isForMachine { return try await link(joining, by: key) }
        let member = look.own?.member ?? keys.identity.publicKey.member
        guard let join = try joining.join(member, club: mark.club, on: date) else { return }
        guard let own = look.own else { return try look.enter(as: nickname) { $0.joins.append(join) } }
        try change(own) {
            $0.joins.append(join)
            $0.nicknameOrder += 1
            $0.nickname = nickname
        }
    }

    /// Asks to be put on the card of the one who gave a word for one more machine of theirs.
    ///
    /// A machine that is on it, or was, goes on with another key: a copy of its home has the one from before, too. The key is kept before
    /// anything is written with it.
    private func link(_ joining: Joining, by word: SigningKey) async throws(ClubFailure) {
        let before = keys
        guard let member = try joining.member(of: before) else { return }
        guard look.wasLinked(to: member) else { return try look.ask(for: member, by: word, with: before) }
        guard let next = before.withNewDevice else { throw .keyMissing }
        try await keep(next)
        do throws(ClubFailure) {
            try look.ask(for: member, by: word, with: next)
        } catch {
            try? await keep(before)
            throw error
        }
    }

    package func leave(_ room: ClubRoomID) throws(ClubFailure) {
        let (view, own) = try asMember()
        guard let key = try? view.room(room, for: own.member) else { return }
        try change(own) {
            $0.left.formUnion(view.joins(of: own.member, to: key).map(\.id))
            if key.founder == own.member { $0.left.insert(key.founderJoin) }
            $0.forget(key)
        }
        // The look takes back what follows from it, with copies of the file that a synchroniser made.
        _ = try look()
    }

    package func withdraw() async throws(ClubFailure) {
        let view = try look()
        // The file of a machine that nobody lets in would be a trouble of the folder for ever.
        guard let own = look.own else { return try look.dropPending() }
        let waiting = own.joins.filter { view.isWaiting($0, of: own.member) }
        try change(own) { file in
            file.joins.removeAll(where: waiting.contains)
            file.left.formUnion(waiting.map(\.id))
        }
        _ = try look()
    }

    package func remove(_ member: MemberID, from room: ClubRoomID) throws(ClubFailure) {
        let (view, own, key) = try inRoom(room)
        guard key.founder == own.member else { throw .notFounder }
        guard member != own.member else { throw .noSuchMember }
        guard view.members(of: key)[member] != nil else { return }
        try change(own) { Doorkeeper(view: view, now: clock.now).remove(member, from: key, in: &$0) }
    }

    package func rename(to nickname: SharedName) throws(ClubFailure) {
        let (view, own) = try asMember()
        guard view.nickname(of: own.member) != nickname else { return }
        let order = view.files(of: own.member).map(\.nicknameOrder).max() ?? 0
        try change(own) { ($0.nickname, $0.nicknameOrder) = (nickname, order + 1) }
    }

    /// Looks for the mark first: what cannot be read is not said to be closed for writing alone.
    package func tryWriting() throws(ClubFailure) {
        guard look.known.mark != nil else { throw .notMember }
        _ = try look.mark()
        try look.tryWriting()
    }

    // MARK: Days

    @discardableResult
    package func push(_ days: [CivilDate: Int?], to room: ClubRoomID) throws(ClubFailure) -> Revision {
        let (view, own, key) = try inRoom(room)
        guard let properties = view.rooms[key] else { throw .noSuchRoom }
        guard days.count <= ClubRoom.maximumPush else { throw .tooMany }
        let last = min(properties.closes ?? .latest, today.adding(days: ClubRoom.dateTolerance))
        for (date, steps) in days {
            guard let steps else { continue }
            guard (0...ClubRoom.maximumSteps).contains(steps) else { throw .stepsOutOfRange }
            guard date >= properties.opened, date <= last else { throw .dayOutOfRange }
        }
        try change(own) { file in
            var section = file.sections[key] ?? DeviceFile.Section()
            for (date, steps) in days { section.days[date] = steps }
            guard section.days != file.sections[key]?.days ?? [:] else { return }
            section.revision += 1
            file.sections[key] = section
        }
        let written = look.own?.sections[key]?.revision ?? 0
        let before = own.sections[key]?.revision ?? 0
        return Revision(rawValue: view.revision(of: own.member, in: key).rawValue + written - before)
    }

    package func heads(of room: ClubRoomID) throws(ClubFailure) -> [MemberHead] {
        let (view, own, key) = try inRoom(room)
        return view.heads(of: key, for: own.member)
    }

    package func find(_ wanted: WantedMembers, in room: ClubRoomID) throws(ClubFailure) -> [MemberHead] {
        let (view, _, key) = try inRoom(room)
        return try wanted.found(in: view.heads(of: key))
    }

    package func days(of room: ClubRoomID, newerThan known: [MemberID: Revision]) throws(ClubFailure) -> [MemberID: MemberDays] {
        let (view, _, key) = try inRoom(room)
        return view.news(in: key, newerThan: known)
    }

    package func ranking(of room: ClubRoomID, span: RankingSpan, top: Int, around: Int) throws(ClubFailure) -> RankingPage {
        let (view, own, key) = try inRoom(room)
        return RankingPage(span: span, all: try view.ranking(of: key, span: span), me: own.member, top: top, around: around)
    }

    // MARK: Together

    package func cheer(_ member: MemberID, in room: ClubRoomID, on date: CivilDate) throws(ClubFailure) {
        let (view, own, key) = try inRoom(room)
        guard member != own.member, view.members(of: key)[member] != nil else { throw .noSuchMember }
        guard abs(date - today) <= ClubRoom.dateTolerance else { throw .dayOutOfRange }
        try change(own) { file in
            // Anything older than a month is nobody's news.
            file.cheers = file.cheers.filter { $0.date >= today.adding(days: -31) }
            file.cheers.insert(DeviceFile.SentCheer(room: key, to: member, date: date))
        }
    }

    package func cheers(in room: ClubRoomID, since date: CivilDate) throws(ClubFailure) -> [Cheer] {
        let (view, own, key) = try inRoom(room)
        return view.cheers(in: key, for: own.member).filter { $0.date >= date }.sorted {
            ($0.date, $0.from, $0.to) < ($1.date, $1.from, $1.to)
        }
    }

    package func ask(_ request: WalkRequest, in room: ClubRoomID) throws(ClubFailure) {
        let (view, own, key) = try inRoom(room)
        let now = clock.now
        let members = view.members(of: key)
        guard request.from == own.member, request.to != own.member, members[request.to] != nil else { throw .noSuchMember }
        let requests = view.walkRequests(in: key, for: own.member).filter { $0.from == own.member }
        if let known = requests.first(where: { $0.id == request.id }) {
            guard (known.to, known.starts, known.expires) == (request.to, request.starts, request.expires) else { throw .taken }
            return
        }
        guard request.mayBeAsked(at: now) else { throw .dayOutOfRange }
        guard requests.count(where: { $0.isOpen(at: now) }) < WalkRequest.maximumOpen else { throw .tooMany }
        try change(own) { file in
            file.questions.removeAll { $0.expires <= now }
            file.questions.append(
                DeviceFile.Question(room: key, id: request.id, to: request.to, starts: request.starts, expires: request.expires))
        }
    }

    package func answer(_ request: WalkRequestID, in room: ClubRoomID, with answer: WalkRequest.Answer) throws(ClubFailure) {
        let (view, own, key) = try inRoom(room)
        let now = clock.now
        let known = view.walkRequests(in: key, for: own.member).first { $0.id == request && $0.accepts(answer, from: own.member, at: now) }
        guard let known else { throw .noSuchRequest }
        guard known.answer != answer else { return }
        try change(own) { file in
            file.replies.removeAll { $0.room == key && $0.id == request && $0.from == known.from }
            file.replies.append(DeviceFile.Reply(room: key, id: request, from: known.from, answer: answer))
        }
    }

    package func walkRequests(in room: ClubRoomID) throws(ClubFailure) -> [WalkRequest] {
        let (view, own, key) = try inRoom(room)
        let now = clock.now
        return view.walkRequests(in: key, for: own.member).filter { now < $0.expires }
    }

    // MARK: Challenges

    package func start(_ challenge: Challenge, in room: ClubRoomID) throws(ClubFailure) {
        let (view, own, key) = try inRoom(room)
        guard challenge.by == own.member else { throw .noSuchMember }
        let known = view.challenges(in: key)
        if let same = known.first(where: { $0.challenge.id == challenge.id }) {
            guard same.challenge == challenge else { throw .taken }
            return
        }
        let properties = view.rooms[key]
        guard let properties,
            challenge.terms.canStart(
                on: today, opened: properties.opened, closes: properties.closes, tolerance: ClubRoom.dateTolerance)
        else { throw .dayOutOfRange }
        let open = known.count { $0.challenge.by == own.member && !$0.isCalledOff && $0.challenge.terms.last >= today }
        guard open < ChallengeTerms.maximumOpen else { throw .tooMany }
        try change(own) { file in
            file.challenges.removeAll { !$0.terms.isListed(on: today) }
            file.calledOff.formIntersection(known.filter { $0.challenge.terms.isListed(on: today) }.map(\.challenge.id))
            file.challenges.append(DeviceFile.StartedChallenge(room: key, id: challenge.id, terms: challenge.terms))
        }
    }

    package func callOff(_ challenge: ChallengeID, in room: ClubRoomID) throws(ClubFailure) {
        let (view, own, key) = try inRoom(room)
        let known = view.challenges(in: key).first { $0.challenge.id == challenge && $0.challenge.by == own.member }
        guard let known else { throw .noSuchChallenge }
        if !known.isCalledOff { try change(own) { $0.calledOff.insert(challenge) } }
    }

    package func challenges(in room: ClubRoomID) throws(ClubFailure) -> [Challenge] {
        let (view, _, key) = try inRoom(room)
        return view.challenges(in: key).filter { !$0.isCalledOff && $0.challenge.terms.isListed(on: today) }.map(\.challenge).sorted {
            ($0.terms.first, $0.id) < ($1.terms.first, $1.id)
        }
    }
}
