import Walking

/// The place in which the members of a club leave their days for one another, as one machine of one member reaches it: a folder that is
/// synchronised anyway, a database.
///
/// Only a round of `ClubSync` and what a person does once (open, invite, join, leave) ask it; screens read the mirror in the journal.
/// **Every call may be repeated**: identities are drawn by the caller, and what is there already is no failure. So a call whose answer was
/// lost is simply made again. Every call ends within the time that the store gives itself, and fails with `cancelled` where its task is.
///
/// A member is a log of their own revisions, and a writer changes and locks only what is theirs: there is no clock, no counter that several
/// share, and nothing that one member does keeps another waiting.
package protocol ClubStore: Sendable {
    /// Indicates that the store itself tells this machine from another one that writes with its key, by `Greeting.hasNewKey`.
    var noticesTwins: Bool { get }

    /// The first call of every round. Fails with `notMember` before the machine has joined, with `inviteUsed` or `linkUsed` where it
    /// waited to be let in by a word that others took, and with `inviteExpired` where it waits by one whose time is over.
    func hello() async throws(ClubFailure) -> Greeting

    // MARK: Rooms

    /// The rooms that the member is in, in the order of their identities.
    func rooms() async throws(ClubFailure) -> [ClubRoom]

    /// Opens a room; the member is its founder and first member, and joins on its first day, which is at most `ClubRoom.dateTolerance` days
    /// from now (else `dayOutOfRange`).
    func create(_ room: NewClubRoom, as nickname: SharedName) async throws(ClubFailure)

    /// Publishes an invitation and returns the word to paste; the same invitation gives the same word.
    func invite(_ invitation: Invitation) async throws(ClubFailure) -> Invite

    /// Takes an invitation: to a room, or as another machine of the one who gave it. A member who joins again keeps their nickname and
    /// their first day; who left or was removed needs a new invitation. `waitingForAcceptance` of later calls passes by itself.
    /// - Parameter date: The member's today, at most `ClubRoom.dateTolerance` days from the store's (else `dayOutOfRange`).
    func join(_ invite: Invite, as nickname: SharedName, on date: CivilDate) async throws(ClubFailure)

    /// Leaves a room: days, cheers and requests of the member go from the store at once; the last one takes the room along. To leave a room
    /// that one is not in is no failure.
    func leave(_ room: ClubRoomID) async throws(ClubFailure)

    /// Takes back what the machine asked for and nobody has let it in to; a store that lets in at once has none of that.
    func withdraw() async throws(ClubFailure)

    /// Removes another member as if they left; only the founder may. Every joining of theirs ends, and no invitation to the room from
    /// before lets anybody in any more (`inviteUsed`): who was removed may have the word of any, and come under another name.
    func remove(_ member: MemberID, from room: ClubRoomID) async throws(ClubFailure)

    /// Changes the member's nickname in all rooms.
    func rename(to nickname: SharedName) async throws(ClubFailure)

    /// Writes what changes nothing for anybody, so that a store which takes nothing fails here as it would in a round.
    func tryWriting() async throws(ClubFailure)

    // MARK: Days

    /// Sets the steps that *this machine* says of days; nil takes a day back. Days not named stay as they were. Of what several machines of
    /// a member say, the greatest counts. What changes nothing does not change the revision. All of the days are taken or none: fails with
    /// `dayOutOfRange` before the room's first day, after its last, and more than `ClubRoom.dateTolerance` days ahead, with
    /// `stepsOutOfRange` outside of 0 to `ClubRoom.maximumSteps`, with `tooMany` for more than `ClubRoom.maximumPush`; to take back is
    /// always allowed.
    /// - Returns: the member's revision afterwards.
    @discardableResult
    func push(_ days: [CivilDate: Int?], to room: ClubRoomID) async throws(ClubFailure) -> Revision

    /// All members of a room of at most `ClubRoom.mirroredMembers`, the one who asks among them, in the order of their identities; who is
    /// absent has left. In a larger room some of them, but always the one who asks.
    func heads(of room: ClubRoomID) async throws(ClubFailure) -> [MemberHead]

    /// Those of the members who are in the room, in the order of their identities, at most `WantedMembers.maximum` of them: in a large room
    /// nobody else tells of somebody whom no page shows. Fails with `tooMany` where more are asked for.
    func find(_ wanted: WantedMembers, in room: ClubRoomID) async throws(ClubFailure) -> [MemberHead]

    /// The days of the members named, as far as they are newer than the revisions named; `Revision.none` asks for all. Members without news
    /// and people who are not in the room are left out.
    func days(of room: ClubRoomID, newerThan known: [MemberID: Revision]) async throws(ClubFailure) -> [MemberID: MemberDays]

    /// A page of the ranking, counted as `RankMembers` does, or of a challenge of the founder's (`noSuchChallenge` of any other): the first places, and so many above and below the member who asks.
    func ranking(of room: ClubRoomID, span: RankingSpan, top: Int, around: Int) async throws(ClubFailure) -> RankingPage

    // MARK: Together

    /// Cheers a member of the room, at most once a day; to oneself it is refused as `noSuchMember`.
    func cheer(_ member: MemberID, in room: ClubRoomID, on date: CivilDate) async throws(ClubFailure)

    /// The cheers that the member gave and got from a day on, by day, then by identities.
    func cheers(in room: ClubRoomID, since date: CivilDate) async throws(ClubFailure) -> [Cheer]

    /// Asks a member of the room to walk together. `from` must be the member who asks, the request open, its end no
    /// later than the walk, and that at most `WalkRequest.longestWait` ahead (else `dayOutOfRange`); more than `WalkRequest.maximumOpen` are
    /// `tooMany`.
    func ask(_ request: WalkRequest, in room: ClubRoomID) async throws(ClubFailure)

    /// Answers a request that is open: the one who was asked accepts or declines, the one who asked withdraws. The first answer stays, but
    /// a walk that was accepted may be declined or withdrawn until it begins; the same answer again is no failure, another one is
    /// `noSuchRequest`.
    func answer(_ request: WalkRequestID, in room: ClubRoomID, with answer: WalkRequest.Answer) async throws(ClubFailure)

    /// The requests that the member gave and got and that are not over, by the moment of the walk, then by identity.
    func walkRequests(in room: ClubRoomID) async throws(ClubFailure) -> [WalkRequest]

    // MARK: Challenges

    /// Starts a challenge in the room. `by` must be the member who asks (else `noSuchMember`), and its days the room's, from
    /// `ClubRoom.dateTolerance` days before today on (else `dayOutOfRange`); more than `ChallengeTerms.maximumOpen` that are not over are
    /// `tooMany`. One that was called off stays so.
    func start(_ challenge: Challenge, in room: ClubRoomID) async throws(ClubFailure)

    /// Calls off a challenge that the member started; of others', and where there is none, it fails with `noSuchChallenge`.
    func callOff(_ challenge: ChallengeID, in room: ClubRoomID) async throws(ClubFailure)

    /// The challenges of the room's members that were not called off and are listed still, by their first day, then by identity.
    func challenges(in room: ClubRoomID) async throws(ClubFailure) -> [Challenge]
}

extension ClubStore {
    package var noticesTwins: Bool { false }

    package func withdraw() async throws(ClubFailure) {}

    /// Writes the member's name as it is; who has another one in each room has nothing that could be written so.
    package func tryWriting() async throws(ClubFailure) {
        let me = try await hello().member
        var names: Set<SharedName> = []
        for room in try await rooms() {
            names.formUnion(try await heads(of: room.id).filter { $0.id == me }.map(\.nickname))
        }
        guard names.count == 1, let name = names.first else { return }
        try await rename(to: name)
    }
}
