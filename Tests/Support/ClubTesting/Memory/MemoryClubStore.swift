import Clubs
import Walking

/// One machine's way to a club in memory; calls of it can be told to go wrong.
package struct MemoryClubStore: ClubStore {
    private let club: MemoryClub
    package let device: DeviceID
    /// The member that the machine becomes when it joins a room by itself.
    let newMember: MemberID
    package let faults: ClubFaults

    init(club: MemoryClub, device: DeviceID, newMember: MemberID, faults: ClubFaults) {
        self.club = club
        self.device = device
        self.newMember = newMember
        self.faults = faults
    }

    package func hello() async throws(ClubFailure) -> Greeting {
        try await asMember { state, member in Greeting(club: state.id, name: state.name, member: member, device: device, today: state.today)
        }
    }

    package func rooms() async throws(ClubFailure) -> [ClubRoom] {
        try await asMember { state, member in
            state.rooms.keys.sorted().compactMap { state.rooms[$0]?.seen(by: member, on: device) }
        }
    }

    package func create(_ room: NewClubRoom, as nickname: SharedName) async throws(ClubFailure) {
        try await asMember { state, member throws(ClubFailure) in try state.create(room, founder: member, as: nickname) }
    }

    package func invite(_ invitation: Invitation) async throws(ClubFailure) -> Invite {
        try await asMember { state, member throws(ClubFailure) in try state.invite(invitation, by: member) }
    }

    package func join(_ invite: Invite, as nickname: SharedName, on date: CivilDate) async throws(ClubFailure) {
        try await call { state throws(ClubFailure) in
            try state.join(invite, device: device, newMember: newMember, as: nickname, on: date)
        }
    }

    package func leave(_ room: ClubRoomID) async throws(ClubFailure) {
        try await asMember { state, member in state.leave(room, member: member) }
    }

    package func remove(_ other: MemberID, from room: ClubRoomID) async throws(ClubFailure) {
        try await asMember { state, member throws(ClubFailure) in
            guard try state.room(room, for: member).founder == member else { throw .notFounder }
            guard other != member else { throw .noSuchMember }
            state.remove(room, member: other)
        }
    }

    package func rename(to nickname: SharedName) async throws(ClubFailure) {
        try await asMember { state, member in
            for room in state.rooms.keys { state.rooms[room]?.members[member]?.nickname = nickname }
        }
    }

    package func push(_ days: [CivilDate: Int?], to room: ClubRoomID) async throws(ClubFailure) -> Revision {
        try await asMember { state, member throws(ClubFailure) in
            try state.push(days, to: room, member: member, device: device)
        }
    }

    package func heads(of room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        try await asMember { state, member throws(ClubFailure) in
            let heads = try state.room(room, for: member).heads
            let others = heads.filter { $0.id != member }.prefix(ClubRoom.mirroredMembers - 1).map(\.id)
            return heads.filter { $0.id == member || others.contains($0.id) }
        }
    }

    package func find(_ wanted: WantedMembers, in room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        try await asMember { state, member throws(ClubFailure) in try wanted.found(in: state.room(room, for: member).heads) }
    }

    package func days(
        of room: ClubRoomID, newerThan known: [MemberID: Revision]
    ) async throws(ClubFailure) -> [MemberID: MemberDays] {
        try await asMember { state, member throws(ClubFailure) in
            let room = try state.room(room, for: member)
            return known.reduce(into: [:]) { $0[$1.key] = room.news(of: $1.key, after: $1.value) }
        }
    }

    package func ranking(
        of room: ClubRoomID, span: RankingSpan, top: Int, around: Int
    ) async throws(ClubFailure) -> RankingPage {
        try await asMember { state, member throws(ClubFailure) in
            RankingPage(span: span, all: try state.room(room, for: member).ranking(span), me: member, top: top, around: around)
        }
    }

    package func cheer(_ other: MemberID, in room: ClubRoomID, on date: CivilDate) async throws(ClubFailure) {
        try await asMember { state, member throws(ClubFailure) in
            guard other != member, try state.room(room, for: member).members[other] != nil else { throw .noSuchMember }
            guard abs(date - state.today) <= ClubRoom.dateTolerance else { throw .dayOutOfRange }
            state.rooms[room]?.cheers.insert(Cheer(from: member, to: other, date: date))
        }
    }

    package func cheers(in room: ClubRoomID, since date: CivilDate) async throws(ClubFailure) -> [Cheer] {
        try await asMember { state, member throws(ClubFailure) in
            try state.room(room, for: member).cheers.filter { ($0.from == member || $0.to == member) && $0.date >= date }
                .sorted { ($0.date, $0.from, $0.to) < ($1.date, $1.from, $1.to) }
        }
    }

    package func ask(_ request: WalkRequest, in room: ClubRoomID) async throws(ClubFailure) {
        try await asMember { state, member throws(ClubFailure) in try state.ask(request, in: room, member: member) }
    }

    package func answer(
        _ request: WalkRequestID, in room: ClubRoomID, with answer: WalkRequest.Answer
    ) async throws(ClubFailure) {
        try await asMember { state, member throws(ClubFailure) in
            try state.answer(request, in: room, member: member, with: answer)
        }
    }

    package func walkRequests(in room: ClubRoomID) async throws(ClubFailure) -> [WalkRequest] {
        try await asMember { state, member throws(ClubFailure) in
            try state.room(room, for: member).requests.values.filter { ($0.from == member || $0.to == member) && state.now < $0.expires }
                .sorted { ($0.starts, $0.id) < ($1.starts, $1.id) }
        }
    }

    package func start(_ challenge: Challenge, in room: ClubRoomID) async throws(ClubFailure) {
        try await asMember { state, member throws(ClubFailure) in try state.start(challenge, in: room, member: member) }
    }

    package func callOff(_ challenge: ChallengeID, in room: ClubRoomID) async throws(ClubFailure) {
        try await asMember { state, member throws(ClubFailure) in try state.callOff(challenge, in: room, member: member) }
    }

    package func challenges(in room: ClubRoomID) async throws(ClubFailure) -> [Challenge] {
        try await asMember { state, member throws(ClubFailure) in try state.challenges(in: room, member: member) }
    }

    private func asMember<Value: Sendable>(
        _ work: (inout MemoryClubState, MemberID) throws(ClubFailure) -> Value
    ) async throws(ClubFailure) -> Value {
        try await call { state throws(ClubFailure) in try work(&state, state.member(device)) }
    }

    private func call<Value: Sendable>(
        _ work: (inout MemoryClubState) throws(ClubFailure) -> Value
    ) async throws(ClubFailure) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        // Where other stores wait for the network, others get their turn.
        await Task.yield()
        let fault = faults.next()
        if fault == .lost { throw .noAnswer }
        if case .failure(let failure) = fault { throw failure }
        let value = try club.change(work)
        if fault == .answerLost { throw .noAnswer }
        return value
    }
}
