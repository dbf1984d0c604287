import Walking

extension Journal: RoomRepository {
    package func rooms(of member: AccountID) throws(JournalFailure) -> [Room] { try roomStore.rooms(of: member) }

    package func room(_ id: RoomID) throws(JournalFailure) -> Room? { try roomStore.room(id) }

    package func room(code: String) throws(JournalFailure) -> Room? { try roomStore.room(code: code) }

    package func createRoom(
        named name: String, period: Period, dailyCap: DailyCap, owner: AccountID, opened: CivilDate
    ) throws(JournalFailure) -> Room {
        try roomStore.createRoom(named: name, period: period, dailyCap: dailyCap, owner: owner, opened: opened)
    }

    package func join(_ room: RoomID, member: AccountID, on date: CivilDate) throws(JournalFailure) {
        try roomStore.join(room, member: member, on: date)
    }

    package func leave(_ room: RoomID, member: AccountID) throws(JournalFailure) { try roomStore.leave(room, member: member) }

    package func members(of room: RoomID) throws(JournalFailure) -> [Member] { try roomStore.members(of: room) }

    package func steps(in room: RoomID, from: CivilDate, through: CivilDate) throws(JournalFailure) -> [AccountID: [CivilDate: Int]] {
        try roomStore.steps(in: room, from: from, through: through)
    }

    package func challenges(of room: RoomID, for member: AccountID) throws(JournalFailure) -> [RoomChallenge] {
        try challengeStore.challenges(of: room, for: member)
    }

    package func startChallenge(_ terms: ChallengeTerms, in room: RoomID, by member: AccountID) throws(JournalFailure) {
        try challengeStore.start(terms, in: room, by: member)
    }

    package func callOffChallenge(_ id: RoomChallengeID, by member: AccountID) throws(JournalFailure) {
        try challengeStore.callOff(id, by: member)
    }

    package func markChallengeTold(_ id: RoomChallengeID, to member: AccountID) throws(JournalFailure) {
        try challengeStore.markTold(id, to: member)
    }
}
