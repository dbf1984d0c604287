import Clubs
import Walking

/// The mirror of one club in a journal.
struct JournalClubMirror: ClubMirror {
    private let profile: ProfileJournal
    let club: ClubID

    init(_ profile: ProfileJournal, _ club: ClubID) {
        self.profile = profile
        self.club = club
    }

    private func perform<Result: Sendable>(
        _ body: @Sendable (ProfileStores, _ club: Int64) throws(JournalFailure) -> Result
    ) async throws(JournalFailure) -> Result {
        let club = club
        return try await profile.perform { (stores) throws(JournalFailure) in try body(stores, stores.clubs.number(of: club)) }
    }

    /// - Parameter body: gets the number of the room.
    private func perform<Result: Sendable>(
        in room: ClubRoomID, _ body: @Sendable (ProfileStores, _ room: Int64) throws(JournalFailure) -> Result
    ) async throws(JournalFailure) -> Result {
        try await perform { (stores, club) throws(JournalFailure) in
            try body(stores, stores.clubRooms(of: club).number(of: room))
        }
    }

    func identify(as member: MemberID) async throws(JournalFailure) {
        try await perform { (stores, club) throws(JournalFailure) in try stores.clubs.identify(member, of: club) }
    }

    func rooms() async throws(JournalFailure) -> [MirroredRoom] {
        try await perform { (stores, club) throws(JournalFailure) in try stores.clubRooms(of: club).rooms() }
    }

    func replace(_ rooms: [ClubRoom]) async throws(JournalFailure) -> [ClubRoomID: ResendReason] {
        try await perform { (stores, club) throws(JournalFailure) in try stores.clubRooms(of: club).replace(rooms) }
    }

    func forget(_ room: ClubRoomID) async throws(JournalFailure) {
        try await perform { (stores, club) throws(JournalFailure) in try stores.clubRooms(of: club).forget(room) }
    }

    func unsentDays(of room: ClubRoomID, through latest: CivilDate) async throws(JournalFailure) -> [CivilDate: Int?] {
        try await perform { (stores, club) throws(JournalFailure) in
            try stores.clubRooms(of: club).unsentDays(of: room, through: latest)
        }
    }

    func takeDays(toSendTo room: ClubRoomID, through latest: CivilDate) async throws(JournalFailure) -> [CivilDate: Int?] {
        try await perform { (stores, club) throws(JournalFailure) in
            try stores.clubRooms(of: club).takeDays(toSendTo: room, through: latest)
        }
    }

    func markSent(_ days: [CivilDate: Int?], to room: ClubRoomID, revision: Revision) async throws(JournalFailure) {
        try await perform { (stores, club) throws(JournalFailure) in
            try stores.clubRooms(of: club).markSent(days, to: room, revision: revision)
        }
    }

    func members(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredMember] {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in try stores.clubMembers.members(of: room) }
    }

    func replaceMembers(of room: ClubRoomID, with members: [MirroredMember]) async throws(JournalFailure) {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in
            try stores.clubMembers.replaceMembers(of: room, with: members)
        }
        await profile.journal.announce(profile.owner)
    }

    func pages(of room: ClubRoomID) async throws(JournalFailure) -> [RankingPage] {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in try stores.clubPages.pages(of: room) }
    }

    func pagesWithoutPlaces(of room: ClubRoomID) async throws(JournalFailure) -> [RankingPage] {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in try stores.clubPages.pagesWithoutPlaces(of: room) }
    }

    func replacePages(of room: ClubRoomID, with pages: [RankingPage]) async throws(JournalFailure) {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in try stores.clubPages.replacePages(of: room, with: pages) }
    }

    // MARK: Together

    func cheers(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredCheer] {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in try stores.clubNews.cheers(of: room) }
    }

    func keep(_ cheer: MirroredCheer, in room: ClubRoomID) async throws(JournalFailure) {
        try await change(in: room) { (stores, room) throws(JournalFailure) in
            try stores.clubNews.keep(cheer, in: room)
            return true
        }
    }

    func replaceCheers(of room: ClubRoomID, with cheers: [Cheer]) async throws(JournalFailure) {
        try await change(in: room) { (stores, room) throws(JournalFailure) in try stores.clubNews.replaceCheers(of: room, with: cheers) }
    }

    func walkRequests(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredWalkRequest] {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in try stores.clubNews.walkRequests(of: room) }
    }

    func keep(_ request: MirroredWalkRequest, in room: ClubRoomID) async throws(JournalFailure) {
        try await change(in: room) { (stores, room) throws(JournalFailure) in
            try stores.clubNews.keep(request, in: room)
            return true
        }
    }

    func replaceWalkRequests(of room: ClubRoomID, with requests: [WalkRequest]) async throws(JournalFailure) {
        try await change(in: room) { (stores, room) throws(JournalFailure) in
            try stores.clubNews.replaceWalkRequests(of: room, with: requests)
        }
    }

    func challenges(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredChallenge] {
        try await perform(in: room) { (stores, room) throws(JournalFailure) in try stores.clubChallenges.challenges(of: room) }
    }

    func keep(_ challenge: MirroredChallenge, in room: ClubRoomID) async throws(JournalFailure) {
        try await change(in: room) { (stores, room) throws(JournalFailure) in
            try stores.clubChallenges.keep(challenge, in: room)
            return true
        }
    }

    func replaceChallenges(of room: ClubRoomID, with challenges: [Challenge]) async throws(JournalFailure) {
        try await change(in: room) { (stores, room) throws(JournalFailure) in
            try stores.clubChallenges.replaceChallenges(of: room, with: challenges)
        }
    }

    func blockedMembers() async throws(JournalFailure) -> Set<MemberID> {
        try await perform { (stores, club) throws(JournalFailure) in try stores.clubs.blockedMembers(of: club) }
    }

    func setBlocked(_ isBlocked: Bool, _ member: MemberID) async throws(JournalFailure) {
        try await change { (stores, club) throws(JournalFailure) in
            try stores.clubs.setBlocked(isBlocked, member, of: club)
            return true
        }
    }

    /// Announces a change to whoever shows it, where there was one.
    private func change(_ body: @Sendable (ProfileStores, _ club: Int64) throws(JournalFailure) -> Bool) async throws(JournalFailure) {
        if try await perform(body) { await profile.journal.announce(profile.owner) }
    }

    private func change(
        in room: ClubRoomID, _ body: @Sendable (ProfileStores, _ room: Int64) throws(JournalFailure) -> Bool
    ) async throws(JournalFailure) {
        if try await perform(in: room, body) { await profile.journal.announce(profile.owner) }
    }

    // MARK: Rounds

    func state() async throws(JournalFailure) -> ClubSyncState {
        try await perform { (stores, club) throws(JournalFailure) in try stores.clubs.state(of: club) }
    }

    func save(_ state: ClubSyncState) async throws(JournalFailure) {
        try await perform { (stores, club) throws(JournalFailure) in try stores.clubs.save(state, of: club) }
        await profile.journal.announce(profile.owner)
    }
}
