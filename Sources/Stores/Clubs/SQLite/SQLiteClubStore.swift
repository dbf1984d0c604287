import Clubs
import Walking

/// The way of one machine of one member into a club in a file.
///
/// Which machine it is says the one who opened the store, by the key with which somebody came in; no call can say otherwise. Every call is
/// one short transaction, and the first thing that it looks at is whom the machine belongs to and whether they are in the room.
package actor SQLiteClubStore: ClubStore {
    private let database: ClubDatabase
    private let seat: ClubSeat
    private let clock: any WallClock
    private let roomRows: RoomRows
    private let machines: MachineRows
    private let invitations: InvitationRows
    private let dayRows: DayRows
    private let standings: StandingRows
    private let together: TogetherRows
    private let challengeRows: ChallengeRows
    private let sums: ChallengeSums

    init(_ database: sending ClubDatabase, seat: ClubSeat, address: ClubAddress, clock: any WallClock) {
        self.database = database
        self.seat = seat
        self.clock = clock
        standings = StandingRows(database)
        roomRows = RoomRows(database)
        machines = MachineRows(database)
        invitations = InvitationRows(database, machines, roomRows, address: address)
        challengeRows = ChallengeRows(database, standings)
        sums = ChallengeSums(database, challengeRows, standings)
        dayRows = DayRows(database, standings, sums)
        together = TogetherRows(database)
    }

    package func hello() async throws(ClubFailure) -> Greeting {
        try reading { (member) throws(ClubFailure) in
            let club = try machines.club()
            return Greeting(club: club.id, name: club.name, member: member, device: seat.device, today: clock.now.utcDate)
        }
    }

    // MARK: Rooms

    package func rooms() async throws(ClubFailure) -> [ClubRoom] {
        try reading { (member) throws(ClubFailure) in try roomRows.rooms(of: member, on: seat.device) }
    }

    package func create(_ room: NewClubRoom, as nickname: SharedName) async throws(ClubFailure) {
        try changing { (member) throws(ClubFailure) in
            try roomRows.create(room, founder: member, as: nickname, today: clock.now.utcDate)
        }
    }

    package func invite(_ invitation: Invitation) async throws(ClubFailure) -> Invite {
        try changing { (member) throws(ClubFailure) in try invitations.give(invitation, by: member, now: clock.now) }
    }

    package func join(_ invite: Invite, as nickname: SharedName, on date: CivilDate) async throws(ClubFailure) {
        guard !Task.isCancelled else { throw .cancelled }
        try database.transaction { () throws(ClubFailure) in
            try invitations.join(invite, seat: seat, as: nickname, on: date, now: clock.now)
        }
    }

    package func leave(_ room: ClubRoomID) async throws(ClubFailure) {
        try changing { (member) throws(ClubFailure) in
            guard let membership = try roomRows.membership(of: member, in: room) else { return }
            try roomRows.forget(membership)
        }
    }

    package func remove(_ member: MemberID, from room: ClubRoomID) async throws(ClubFailure) {
        try changing { (me) throws(ClubFailure) in
            let mine = try roomRows.present(me, in: room)
            guard mine.founder == me else { throw .notFounder }
            guard member != me else { throw .noSuchMember }
            guard let membership = try roomRows.membership(of: member, in: room) else { return }
            try roomRows.forget(membership)
            try invitations.voidAll(to: membership.roomNumber)
        }
    }

    package func rename(to nickname: SharedName) async throws(ClubFailure) {
        try changing { (member) throws(ClubFailure) in try roomRows.rename(member, to: nickname) }
    }

    package func tryWriting() async throws(ClubFailure) {
        try changing { (_) throws(ClubFailure) in try machines.writeVersionAgain() }
    }

    // MARK: Days

    @discardableResult
    package func push(_ days: [CivilDate: Int?], to room: ClubRoomID) async throws(ClubFailure) -> Revision {
        try changing { (member) throws(ClubFailure) in
            try dayRows.push(days, to: roomRows.present(member, in: room), on: seat.device, today: clock.now.utcDate)
        }
    }

    package func heads(of room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        try reading { (member) throws(ClubFailure) in try roomRows.heads(for: roomRows.present(member, in: room)) }
    }

    package func find(_ wanted: WantedMembers, in room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        try reading { (member) throws(ClubFailure) in try roomRows.heads(of: wanted, for: roomRows.present(member, in: room)) }
    }

    package func days(
        of room: ClubRoomID, newerThan known: [MemberID: Revision]
    ) async throws(ClubFailure) -> [MemberID: MemberDays] {
        try reading { (member) throws(ClubFailure) in
            _ = try roomRows.present(member, in: room)
            var news: [MemberID: MemberDays] = [:]
            for (other, revision) in known {
                guard let membership = try roomRows.membership(of: other, in: room) else { continue }
                news[other] = try dayRows.news(of: membership, after: revision)
            }
            return news
        }
    }

    package func ranking(of room: ClubRoomID, span: RankingSpan, top: Int, around: Int) async throws(ClubFailure) -> RankingPage {
        try reading { (member) throws(ClubFailure) in
            let mine = try roomRows.present(member, in: room)
            if case .challenge(let id) = span, try !challengeRows.isRanked(id, in: mine) { throw .noSuchChallenge }
            return try standings.page(for: mine, span: span, top: top, around: around)
        }
    }

    // MARK: Together

    package func cheer(_ member: MemberID, in room: ClubRoomID, on date: CivilDate) async throws(ClubFailure) {
        try changing { (me) throws(ClubFailure) in
            let mine = try roomRows.present(me, in: room)
            guard member != me, try roomRows.membership(of: member, in: room) != nil else { throw .noSuchMember }
            guard abs(date - clock.now.utcDate) <= ClubRoom.dateTolerance else { throw .dayOutOfRange }
            try together.cheer(member, by: mine, on: date)
        }
    }

    package func cheers(in room: ClubRoomID, since date: CivilDate) async throws(ClubFailure) -> [Cheer] {
        try reading { (member) throws(ClubFailure) in try together.cheers(of: roomRows.present(member, in: room), since: date) }
    }

    package func ask(_ request: WalkRequest, in room: ClubRoomID) async throws(ClubFailure) {
        try changing { (me) throws(ClubFailure) in
            let mine = try roomRows.present(me, in: room)
            guard request.from == me, request.to != me, try roomRows.membership(of: request.to, in: room) != nil else {
                throw .noSuchMember
            }
            try together.ask(request, by: mine, now: clock.now)
        }
    }

    package func answer(_ request: WalkRequestID, in room: ClubRoomID, with answer: WalkRequest.Answer) async throws(ClubFailure) {
        try changing { (member) throws(ClubFailure) in
            try together.answer(request, by: roomRows.present(member, in: room), with: answer, now: clock.now)
        }
    }

    package func walkRequests(in room: ClubRoomID) async throws(ClubFailure) -> [WalkRequest] {
        try reading { (member) throws(ClubFailure) in try together.requests(of: roomRows.present(member, in: room), now: clock.now) }
    }

    // MARK: Challenges

    package func start(_ challenge: Challenge, in room: ClubRoomID) async throws(ClubFailure) {
        try changing { (me) throws(ClubFailure) in
            let mine = try roomRows.present(me, in: room)
            guard challenge.by == me else { throw .noSuchMember }
            try challengeRows.start(challenge, by: mine, today: clock.now.utcDate)
        }
    }

    package func callOff(_ challenge: ChallengeID, in room: ClubRoomID) async throws(ClubFailure) {
        try changing { (member) throws(ClubFailure) in try challengeRows.callOff(challenge, by: roomRows.present(member, in: room)) }
    }

    package func challenges(in room: ClubRoomID) async throws(ClubFailure) -> [Challenge] {
        let today = clock.now.utcDate
        let (listed, isBehind) = try reading { (member) throws(ClubFailure) in
            let mine = try roomRows.present(member, in: room)
            return (try challengeRows.challenges(in: mine, today: today), try sums.isBehind(mine, today: today))
        }
        if isBehind {
            try changing { (member) throws(ClubFailure) in try sums.catchUp(roomRows.present(member, in: room), today: today) }
        }
        return listed
    }

    // MARK: Who asks

    private func reading<Answer>(_ body: (MemberID) throws(ClubFailure) -> Answer) throws(ClubFailure) -> Answer {
        guard !Task.isCancelled else { throw .cancelled }
        return try database.reading { () throws(ClubFailure) in try body(me()) }
    }

    private func changing<Answer>(_ body: (MemberID) throws(ClubFailure) -> Answer) throws(ClubFailure) -> Answer {
        guard !Task.isCancelled else { throw .cancelled }
        return try database.transaction { () throws(ClubFailure) in try body(me()) }
    }

    private func me() throws(ClubFailure) -> MemberID {
        guard let member = try machines.member(of: seat.device) else { throw .notMember }
        return member
    }
}

extension Instant {
    /// The store lives at UTC.
    var utcDate: CivilDate { CivilDate(dayNumber: Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)) }
}
