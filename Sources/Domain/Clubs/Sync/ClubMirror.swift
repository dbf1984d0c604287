import Walking

/// The copy that a journal keeps of one club of one person: the rooms and the days of others as they were last seen, and what the club was told of
/// the person's own days.
///
/// The outbox is no queue. It follows from two states, the days as they are counted now and the days as the store last
/// took them; so a year without a network is a few hundred rows, the last value wins without any order, and a program that is killed
/// loses nothing and sends nothing twice.
package protocol ClubMirror: Sendable {
    /// The rooms as they were last seen, in the order of their identities.
    func rooms() async throws(JournalFailure) -> [MirroredRoom]

    /// Takes the rooms as the store has them now; those that are absent are forgotten, with all that belongs to them. Where the store has
    /// other days of this machine than it took, or an older revision, all days of the room are to be sent again.
    /// - Returns: the rooms whose days are to be sent again.
    func replace(_ rooms: [ClubRoom]) async throws(JournalFailure) -> Set<ClubRoomID>

    /// The days of the room that the store does not have as they are; nil is to be taken back. At most `ClubRoom.maximumPush`, the oldest
    /// first.
    /// - Parameter latest: The last day that the store takes.
    func unsentDays(of room: ClubRoomID, through latest: CivilDate) async throws(JournalFailure) -> [CivilDate: Int?]

    /// Notes that the store took those days.
    func markSent(_ days: [CivilDate: Int?], to room: ClubRoomID, revision: Revision) async throws(JournalFailure)

    /// The members of a room as they were last seen, in the order of their identities.
    func members(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredMember]

    /// Takes all members of a room as they are now, at once or not at all; who is absent is forgotten.
    func replaceMembers(of room: ClubRoomID, with members: [MirroredMember]) async throws(JournalFailure)

    /// The state of the last rounds.
    func state() async throws(JournalFailure) -> ClubSyncState

    func save(_ state: ClubSyncState) async throws(JournalFailure)
}
