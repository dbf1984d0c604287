import Walking

/// Rooms in memory, with one code each.
actor MemoryRooms: RoomRepository {
    var all: [Room] = []
    var inside: [RoomID: [Member]] = [:]
    var failure: JournalFailure?
    private var days: [AccountID: [CivilDate: Int]] = [:]
    private var started: [RoomChallenge] = []

    func fail(with failure: JournalFailure?) { self.failure = failure }
    private func check() throws(JournalFailure) { if let failure { throw failure } }

    func rooms(of member: AccountID) throws(JournalFailure) -> [Room] {
        try check()
        return all.filter { room in inside[room.id]?.contains { $0.id == member } ?? false }
    }
    func room(_ id: RoomID) throws(JournalFailure) -> Room? {
        try check()
        return all.first { $0.id == id }
    }
    func room(code: String) throws(JournalFailure) -> Room? {
        try check()
        return all.first { RoomCode.key($0.code) == RoomCode.key(code) }
    }
    func createRoom(
        named name: String, period: Period, dailyCap: DailyCap, owner: AccountID, opened: CivilDate
    ) throws(JournalFailure) -> Room {
        try check()
        let room = Room(
            id: RoomID(rawValue: Int64(all.count)), name: name, code: "AAA-22\(all.count + 2)", period: period, dailyCap: dailyCap,
            owner: owner,
            opened: opened, memberCount: 0)
        all.append(room)
        try join(room.id, member: owner, on: opened)
        return all.first { $0.id == room.id } ?? room
    }
    func join(_ room: RoomID, member: AccountID, on date: CivilDate) throws(JournalFailure) {
        try check()
        inside[room, default: []].append(Member(id: member, nickname: "m\(member.rawValue)", joined: date))
        for index in all.indices where all[index].id == room { all[index].memberCount += 1 }
    }
    func leave(_ room: RoomID, member: AccountID) throws(JournalFailure) {
        try check()
        inside[room]?.removeAll { $0.id == member }
    }
    func members(of room: RoomID) throws(JournalFailure) -> [Member] {
        try check()
        return inside[room] ?? []
    }
    func steps(in room: RoomID, from: CivilDate, through: CivilDate) throws(JournalFailure) -> [AccountID: [CivilDate: Int]] {
        days.mapValues { $0.filter { (from...through).contains($0.key) } }
    }
    func setDays(_ days: [AccountID: [CivilDate: Int]]) { self.days = days }

    func challenges(of room: RoomID, for member: AccountID) throws(JournalFailure) -> [RoomChallenge] {
        try check()
        return started
    }
    func startChallenge(_ terms: ChallengeTerms, in room: RoomID, by member: AccountID) throws(JournalFailure) {
        try check()
        started.append(RoomChallenge(id: RoomChallengeID(rawValue: Int64(started.count)), by: member, terms: terms, isTold: false))
    }
    func callOffChallenge(_ id: RoomChallengeID, by member: AccountID) throws(JournalFailure) {
        try check()
        started.removeAll { $0.id == id && $0.by == member }
    }
    func markChallengeTold(_ id: RoomChallengeID, to member: AccountID) throws(JournalFailure) {
        try check()
        for index in started.indices where started[index].id == id { started[index].isTold = true }
    }
}
