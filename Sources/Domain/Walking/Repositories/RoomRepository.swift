/// The rooms in which people compare their weeks.
package protocol RoomRepository: Sendable {
    /// Newest first.
    func rooms(of member: AccountID) async throws(JournalFailure) -> [Room]
    func room(_ id: RoomID) async throws(JournalFailure) -> Room?
    /// Case and dashes of the code do not count.
    func room(code: String) async throws(JournalFailure) -> Room?

    /// The owner is its first member; the store makes the code.
    func createRoom(
        named name: String, period: Period, dailyCap: DailyCap, owner: AccountID, opened: CivilDate
    ) async throws(JournalFailure) -> Room
    /// Joining twice changes nothing.
    func join(_ room: RoomID, member: AccountID, on date: CivilDate) async throws(JournalFailure)
    /// The last one to leave takes the room along.
    func leave(_ room: RoomID, member: AccountID) async throws(JournalFailure)

    func members(of room: RoomID) async throws(JournalFailure) -> [Member]
    /// Steps a day of each member, where there is data.
    func steps(
        in room: RoomID, from: CivilDate, through: CivilDate
    ) async throws(JournalFailure) -> [AccountID: [CivilDate: Int]]

    /// The challenges of a room, by their first day.
    func challenges(of room: RoomID, for member: AccountID) async throws(JournalFailure) -> [RoomChallenge]
    func startChallenge(_ terms: ChallengeTerms, in room: RoomID, by member: AccountID) async throws(JournalFailure)
    /// Calls off a challenge that the member started; those of others stay.
    func callOffChallenge(_ id: RoomChallengeID, by member: AccountID) async throws(JournalFailure)
    func markChallengeTold(_ id: RoomChallengeID, to member: AccountID) async throws(JournalFailure)
}
