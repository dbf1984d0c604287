import Walking

/// A store whose rooms all have the same code, so that pictures of them are the same every time.
struct RoomsWithOneCode: RoomRepository {
    let base: any RoomRepository

    private func fixed(_ room: Room) -> Room {
        var room = room
        room.code = "K7M-4QX"
        return room
    }

    func rooms(of member: AccountID) async throws(JournalFailure) -> [Room] { try await base.rooms(of: member).map(fixed) }

    func room(_ id: RoomID) async throws(JournalFailure) -> Room? { try await base.room(id).map(fixed) }

    func room(code: String) async throws(JournalFailure) -> Room? { try await base.room(code: code).map(fixed) }

    func createRoom(
        named name: String, period: Period, dailyCap: DailyCap, owner: AccountID, opened: CivilDate
    ) async throws(JournalFailure) -> Room {
        fixed(try await base.createRoom(named: name, period: period, dailyCap: dailyCap, owner: owner, opened: opened))
    }

    func join(_ room: RoomID, member: AccountID, on date: CivilDate) async throws(JournalFailure) {
        try await base.join(room, member: member, on: date)
    }

    func leave(_ room: RoomID, member: AccountID) async throws(JournalFailure) { try await base.leave(room, member: member) }

    func members(of room: RoomID) async throws(JournalFailure) -> [Member] { try await base.members(of: room) }

    func steps(
        in room: RoomID, from: CivilDate, through: CivilDate
    ) async throws(JournalFailure) -> [AccountID: [CivilDate: Int]] {
        try await base.steps(in: room, from: from, through: through)
    }

    func challenges(of room: RoomID, for member: AccountID) async throws(JournalFailure) -> [RoomChallenge] {
        try await base.challenges(of: room, for: member)
    }

    func startChallenge(_ terms: ChallengeTerms, in room: RoomID, by member: AccountID) async throws(JournalFailure) {
        try await base.startChallenge(terms, in: room, by: member)
    }

    func callOffChallenge(_ id: RoomChallengeID, by member: AccountID) async throws(JournalFailure) {
        try await base.callOffChallenge(id, by: member)
    }

    func markChallengeTold(_ id: RoomChallengeID, to member: AccountID) async throws(JournalFailure) {
        try await base.markChallengeTold(id, to: member)
    }
}
