import Walking

/// The copy that a journal keeps of one club of one person: the rooms and the days of others as they were last seen, and what the club was
/// told of the person's own days.
///
/// The outbox is no queue. It follows from two states, the days as they are counted now and the days as the store last
/// took them; so a year without a network is a few hundred rows, the last value wins without any order, and a program that is killed
/// loses nothing and sends nothing twice.
package protocol ClubMirror: Sendable {
    /// The club that is mirrored.
    var club: ClubID { get }

    /// The rooms as they were last seen, in the order in which they were seen first.
    func rooms() async throws(JournalFailure) -> [MirroredRoom]

    /// Takes the rooms as the store has them now; those that are absent are forgotten, with all that belongs to them. Where the store has
    /// other days of this machine than it took, or an older revision, all days of the room are to be sent again.
    /// - Returns: the rooms whose days are to be sent again, and why.
    func replace(_ rooms: [ClubRoom]) async throws(JournalFailure) -> [ClubRoomID: ResendReason]

    /// Forgets a room, with all that belongs to it.
    func forget(_ room: ClubRoomID) async throws(JournalFailure)

    /// The days of the room that the store does not have as they are; nil is to be taken back. At most `ClubRoom.maximumPush`, the oldest
    /// first.
    /// - Parameter latest: The last day that the store takes; those after it wait, and stay where they were taken once.
    func unsentDays(of room: ClubRoomID, through latest: CivilDate) async throws(JournalFailure) -> [CivilDate: Int?]

    /// Takes the days to send next, and notes that they are on their way: what the store has of this machine is not known any more. Where
    /// there are none, all have arrived, and it is known from then on.
    func takeDays(toSendTo room: ClubRoomID, through latest: CivilDate) async throws(JournalFailure) -> [CivilDate: Int?]

    /// Notes that the store took those days.
    func markSent(_ days: [CivilDate: Int?], to room: ClubRoomID, revision: Revision) async throws(JournalFailure)

    /// The members of a room as they were last seen, in the order of their identities.
    func members(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredMember]

    /// Takes all members of a room as they are now, at once or not at all; who is absent is forgotten.
    func replaceMembers(of room: ClubRoomID, with members: [MirroredMember]) async throws(JournalFailure)

    /// The pages of the ranking of a room that is too large to be mirrored, as they were last seen.
    func pages(of room: ClubRoomID) async throws(JournalFailure) -> [RankingPage]

    /// The same pages without their places, by which it is known whether they are still right; without reading hundreds of members.
    func pagesWithoutPlaces(of room: ClubRoomID) async throws(JournalFailure) -> [RankingPage]

    func replacePages(of room: ClubRoomID, with pages: [RankingPage]) async throws(JournalFailure)

    // MARK: Together

    /// The cheers that the person gave and got, and those that wait to be sent, by day.
    func cheers(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredCheer]

    func keep(_ cheer: MirroredCheer, in room: ClubRoomID) async throws(JournalFailure)

    /// Takes the cheers as the store has them now; those that wait to be sent stay, and those that were seen stay seen.
    func replaceCheers(of room: ClubRoomID, with cheers: [Cheer]) async throws(JournalFailure)

    /// The requests that the person gave and got, and those that wait to be sent, by the moment of the walk.
    func walkRequests(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredWalkRequest]

    func keep(_ request: MirroredWalkRequest, in room: ClubRoomID) async throws(JournalFailure)

    /// Takes the requests as the store has them now; those that wait to be sent stay.
    func replaceWalkRequests(of room: ClubRoomID, with requests: [WalkRequest]) async throws(JournalFailure)

    /// The challenges of the room, and those that wait to be sent or called off, by their first day.
    func challenges(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredChallenge]

    func keep(_ challenge: MirroredChallenge, in room: ClubRoomID) async throws(JournalFailure)

    /// Takes the challenges as the store has them now; those that wait to be sent or called off stay, and those that were told stay told.
    func replaceChallenges(of room: ClubRoomID, with challenges: [Challenge]) async throws(JournalFailure)

    /// The people whose cheers and requests the person does not want to see; nobody else knows of it.
    func blockedMembers() async throws(JournalFailure) -> Set<MemberID>

    func setBlocked(_ isBlocked: Bool, _ member: MemberID) async throws(JournalFailure)

    // MARK: Rounds

    /// Notes who the person is there, which a machine may be told only when it is let in.
    func identify(as member: MemberID) async throws(JournalFailure)

    /// The state of the last rounds.
    func state() async throws(JournalFailure) -> ClubSyncState

    func save(_ state: ClubSyncState) async throws(JournalFailure)
}
