import Clubs
import Walking

/// A club in PostgreSQL, as one machine reaches it.
///
/// Each call is one statement with its parameters bound, and may be repeated: when a server dies in the middle of it, the next one is asked
/// the same. Who asks, the server knows from the login or the token; nothing in a call says it.
package struct PostgresStore: ClubStore {
    private let club: ClubID
    private let address: PostgresAddress
    private let credential: PostgresCredential
    private let patience: PostgresPatience
    private let requests: PostgresRequests
    /// The place at which an account serves the club to others; nil where each comes to the database by themselves.
    private let entrance: ClubAddress?

    /// - Parameters:
    ///   - address: the place of the club as an invite tells it.
    ///   - entrance: the place that invites tell instead, and by whose invites one comes in at this address and no other.
    package init(
        club: ClubID, address: PostgresAddress, credential: PostgresCredential, patience: PostgresPatience = PostgresPatience(),
        entrance: ClubAddress? = nil
    ) {
        self.club = club
        self.entrance = entrance
        self.address = address
        self.credential = credential
        self.patience = patience
        requests = PostgresRequests(
            address: address, identity: PostgresIdentity(credential, club: club, isGateway: address.isGateway), patience: patience)
    }

    package func hello() async throws(ClubFailure) -> Greeting {
        let text: String
        do throws(ClubFailure) {
            text = try await requests.text(.hello)
        } catch {
            // The functions are not there: not yet, or not any more.
            if error == .storeOlder, try await requests.hasOnlyNewerFunctions() { throw .storeNewer }
            throw error
        }
        // The versions first: of the rest a newer server may say nothing that this program knows.
        let versions: VersionsAnswer = try PostgresRequests.answer(text)
        if versions.oldest > Greeting.spoken.upperBound { throw .storeNewer }
        let answer: GreetingAnswer = try PostgresRequests.answer(text)
        return try answer.greeting
    }

    // MARK: Rooms

    package func rooms() async throws(ClubFailure) -> [ClubRoom] {
        let answers: [RoomAnswer] = try await requests.ask(.rooms)
        return try answers.map { answer throws(ClubFailure) in try answer.room }
    }

    package func create(_ room: NewClubRoom, as nickname: SharedName) async throws(ClubFailure) {
        try await requests.run(
            .createRoom,
            [
                "room": .id(room.id), "name": .text(room.name.text), "period": .text(room.period.rawValue),
                "cap": .number(room.dailyCap.rawValue), "opened": .date(room.opened), "nickname": .text(nickname.text),
            ])
    }

    package func leave(_ room: ClubRoomID) async throws(ClubFailure) { try await requests.run(.leave, ["room": .id(room)]) }

    package func remove(_ member: MemberID, from room: ClubRoomID) async throws(ClubFailure) {
        try await requests.run(.removeMember, ["room": .id(room), "member": .id(member)])
    }

    package func rename(to nickname: SharedName) async throws(ClubFailure) {
        try await requests.run(.rename, ["nickname": .text(nickname.text)])
    }

    // MARK: Joining

    package func invite(_ invitation: Invitation) async throws(ClubFailure) -> Invite {
        var arguments: PostgresArguments = [
            "hash": .text(PostgresIdentity.hash(invitation.secret.bytes)), "uses": .number(invitation.uses),
            "expires": .moment(invitation.expires),
        ]
        if case .room(let room) = invitation.purpose { arguments["room"] = .id(room) }
        let guest = PostgresIdentity(invitation.secret, club: club, isGateway: address.isGateway)
        arguments.merge(try await requests.key(of: guest)) { $1 }
        let answer: InviteAnswer = try await requests.ask(.invite, arguments)
        guard
            let place = PostgresAddress(
                hosts: address.hosts, database: address.database, login: guest.login.name, proof: address.proof,
                bindsChannel: address.bindsChannel)
        else { throw .unreadable }
        return try answer.invite(invitation, at: entrance ?? .postgres(place))
    }

    package func join(_ invite: Invite, as nickname: SharedName, on date: CivilDate) async throws(ClubFailure) {
        guard invite.club == club, let place = place(of: invite) else { throw .inviteUnknown }
        let said: PostgresArguments = ["nickname": .text(nickname.text), "day": .date(date)]
        do throws(ClubFailure) {
            let proof: PostgresArguments = ["hash": .text(PostgresIdentity.hash(invite.secret.bytes))]
            try await requests.run(.joinRoom, said.merging(proof) { $1 })
        } catch .notMember {
            try await enter(by: invite.secret, at: place, said)
        }
    }

    /// The place at which an invitation lets in.
    ///
    /// An account goes nowhere else, whatever address somebody who came to it writes into one.
    private func place(of invite: Invite) -> PostgresAddress? {
        if entrance != nil { return address }
        guard case .postgres(let place) = invite.address else { return nil }
        return place
    }

    /// Comes in with the login of an invitation, and makes one for this machine.
    private func enter(by secret: InviteSecret, at place: PostgresAddress, _ said: PostgresArguments) async throws(ClubFailure) {
        let guest = PostgresRequests(
            address: place, identity: PostgresIdentity(secret, club: club, isGateway: place.isGateway), patience: patience)
        let machine = PostgresIdentity(credential, club: club, isGateway: place.isGateway)
        do throws(ClubFailure) {
            let proof = try await guest.key(of: machine)
            let names: PostgresArguments = ["device": .id(credential.device), "member": .id(credential.newMember)]
            try await guest.run(.enter, said.merging(proof) { $1 }.merging(names) { $1 })
        } catch .notMember {
            throw .inviteUnknown
        }
    }

    // MARK: Days

    @discardableResult
    package func push(_ days: [CivilDate: Int?], to room: ClubRoomID) async throws(ClubFailure) -> Revision {
        let said = days.map { ($0.key.description, $0.value.map(PostgresValue.number) ?? .null) }
        let answer: RevisionAnswer = try await requests.ask(
            .push, ["room": .id(room), "days": .object(Dictionary(said) { first, _ in first })])
        return Revision(rawValue: answer.revision)
    }

    package func heads(of room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        let answers: [HeadAnswer] = try await requests.ask(.heads, ["room": .id(room)])
        return try answers.map { answer throws(ClubFailure) in try answer.head }
    }

    package func find(_ wanted: WantedMembers, in room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        let answers: [HeadAnswer] = try await requests.ask(
            .findMembers,
            [
                "room": .id(room), "members": .list(wanted.ids.map { .id($0) }), "names": .list(wanted.names.map { .text($0.text) }),
            ])
        return try answers.map { answer throws(ClubFailure) in try answer.head }
    }

    package func days(
        of room: ClubRoomID, newerThan known: [MemberID: Revision]
    ) async throws(ClubFailure) -> [MemberID: MemberDays] {
        let revisions = known.map { ($0.key.uuid, PostgresValue.number(Int($0.value.rawValue))) }
        let answers: [DaysAnswer] = try await requests.ask(
            .pull, ["room": .id(room), "known": .object(Dictionary(revisions) { first, _ in first })])
        var days: [MemberID: MemberDays] = [:]
        for answer in answers { days[try MemberID(uuid: answer.member)] = try answer.memberDays }
        return days
    }

    package func ranking(
        of room: ClubRoomID, span: RankingSpan, top: Int, around: Int
    ) async throws(ClubFailure) -> RankingPage {
        var arguments: PostgresArguments = [
            "room": .id(room), "top": .number(Int(Int32(clamping: top))), "around": .number(Int(Int32(clamping: around))),
        ]
        switch span {
        case .week(let monday): arguments["week"] = .date(monday)
        case .challenge(let id): arguments["challenge"] = .id(id)
        case .whole: break
        }
        let answer: PageAnswer = try await requests.ask(.ranking, arguments)
        return try answer.page(of: span)
    }

    // MARK: Together

    package func cheer(_ member: MemberID, in room: ClubRoomID, on date: CivilDate) async throws(ClubFailure) {
        try await requests.run(.cheer, ["room": .id(room), "to": .id(member), "day": .date(date)])
    }

    package func cheers(in room: ClubRoomID, since date: CivilDate) async throws(ClubFailure) -> [Cheer] {
        let answers: [CheerAnswer] = try await requests.ask(.cheers, ["room": .id(room), "since": .date(date)])
        return try answers.map { answer throws(ClubFailure) in try answer.cheer }
    }

    package func ask(_ request: WalkRequest, in room: ClubRoomID) async throws(ClubFailure) {
        try await requests.run(
            .askWalk,
            [
                "room": .id(room), "request": .id(request.id), "from": .id(request.from), "to": .id(request.to),
                "starts": .moment(request.starts), "expires": .moment(request.expires),
            ])
    }

    package func answer(
        _ request: WalkRequestID, in room: ClubRoomID, with answer: WalkRequest.Answer
    ) async throws(ClubFailure) {
        try await requests.run(.answerWalk, ["room": .id(room), "request": .id(request), "answer": .text(answer.rawValue)])
    }

    package func walkRequests(in room: ClubRoomID) async throws(ClubFailure) -> [WalkRequest] {
        let answers: [WalkAnswer] = try await requests.ask(.walks, ["room": .id(room)])
        return try answers.map { answer throws(ClubFailure) in try answer.request }
    }

    // MARK: Challenges

    package func start(_ challenge: Challenge, in room: ClubRoomID) async throws(ClubFailure) {
        try await requests.run(
            .startChallenge,
            [
                "room": .id(room), "challenge": .id(challenge.id), "by": .id(challenge.by), "first": .date(challenge.terms.first),
                "last": .date(challenge.terms.last), "cap": .number(challenge.terms.dailyCap.rawValue),
                "handicap": .number(challenge.terms.hasHandicap ? 1 : 0),
            ])
    }

    package func callOff(_ challenge: ChallengeID, in room: ClubRoomID) async throws(ClubFailure) {
        try await requests.run(.callOffChallenge, ["room": .id(room), "challenge": .id(challenge)])
    }

    package func challenges(in room: ClubRoomID) async throws(ClubFailure) -> [Challenge] {
        let answers: [ChallengeAnswer] = try await requests.ask(.challenges, ["room": .id(room)])
        return try answers.map { answer throws(ClubFailure) in try answer.challenge }
    }
}

extension PostgresAddress {
    /// Indicates whether all machines come in by one login, each with a token.
    package var isGateway: Bool { login == PostgresIdentity.gateway }

    /// Indicates whether the server proves itself by more than a password, since every member knows that of the gateway.
    package var isFitForTokens: Bool { proof != .channelBinding || hosts.allSatisfy { $0.name.hasPrefix("/") } }

    /// The same place as the members of a club reach it.
    package func forMembers(withTokens: Bool) -> PostgresAddress? {
        PostgresAddress(
            hosts: hosts, database: database, login: withTokens ? PostgresIdentity.gateway : "gnd_member", proof: proof,
            bindsChannel: bindsChannel)
    }
}
