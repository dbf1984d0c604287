import Clubs
import Walking

/// The mirror of one club in memory.
struct MemoryClubMirror: ClubMirror {
    /// The content of a room.
    struct RoomState: Sendable {
        /// The place among the rooms in the order in which they were seen.
        let number: Int
        var room: ClubRoom
        /// The days as the store last took them.
        var sent: [CivilDate: Int] = [:]
        /// Indicates that days are on their way, so that it is not known what the store has.
        var isSending = false
        var members: [MirroredMember] = []
        var pages: [RankingPage] = []
        var cheers: [MirroredCheer] = []
        var requests: [MirroredWalkRequest] = []
        var challenges: [MirroredChallenge] = []
    }

    struct State: Sendable {
        var rooms: [ClubRoomID: RoomState] = [:]
        var blocked: Set<MemberID> = []
        var rounds = ClubSyncState()
    }

    let repository: MemoryClubRepository
    let club: ClubID

    func rooms() async throws(JournalFailure) -> [MirroredRoom] {
        try repository.perform { state in
            let rooms = (state.mirrors[club] ?? State()).rooms.values.sorted { $0.number < $1.number }
            return rooms.map {
                MirroredRoom(
                    room: $0.room, unsentCount: $0.unsent(of: state.days, through: .latest).count,
                    heldSum: $0.isSending ? nil : $0.sent.values.reduce(0, +))
            }
        }
    }

    func replace(_ rooms: [ClubRoom]) async throws(JournalFailure) -> [ClubRoomID: ResendReason] {
        try change { mirror in
            var resent: [ClubRoomID: ResendReason] = [:]
            let known = mirror.rooms
            mirror.rooms = [:]
            for room in rooms {
                let next = (Array(known.values) + mirror.rooms.values).reduce(0) { max($0, $1.number) } + 1
                var state = known[room.id] ?? RoomState(number: next, room: room)
                resent[room.id] = room.resendReason(
                    after: known[room.id]?.room.revision, sent: state.sent.values.reduce(0, +), isKnown: !state.isSending)
                state.isSending = resent[room.id] != nil
                if state.isSending { state.sent = [:] }
                state.room = room
                mirror.rooms[room.id] = state
            }
            return resent
        }
    }

    func forget(_ room: ClubRoomID) async throws(JournalFailure) { try change { $0.rooms[room] = nil } }

    func unsentDays(of room: ClubRoomID, through latest: CivilDate) async throws(JournalFailure) -> [CivilDate: Int?] {
        let days = try repository.perform { $0.days }
        let unsent = try read(room).unsent(of: days, through: latest).sorted { $0.key < $1.key }
        return Dictionary(unsent.prefix(ClubRoom.maximumPush).map { ($0.key, $0.value) }) { first, _ in first }
    }

    func takeDays(toSendTo room: ClubRoomID, through latest: CivilDate) async throws(JournalFailure) -> [CivilDate: Int?] {
        let days = try await unsentDays(of: room, through: latest)
        try change(room) { $0.isSending = !days.isEmpty }
        return days
    }

    func markSent(_ days: [CivilDate: Int?], to room: ClubRoomID, revision: Revision) async throws(JournalFailure) {
        try change(room) { room in
            for (date, steps) in days { room.sent[date] = steps }
            room.room.revision = revision
        }
    }

    func members(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredMember] {
        try read(room).members.sorted { $0.id < $1.id }
    }

    func replaceMembers(of room: ClubRoomID, with members: [MirroredMember]) async throws(JournalFailure) {
        try change(room) { $0.members = members }
    }

    func pages(of room: ClubRoomID) async throws(JournalFailure) -> [RankingPage] { try read(room).pages }

    func pagesWithoutPlaces(of room: ClubRoomID) async throws(JournalFailure) -> [RankingPage] {
        try read(room).pages.map { page in
            var page = page
            (page.top, page.around) = ([], [])
            return page
        }
    }

    func replacePages(of room: ClubRoomID, with pages: [RankingPage]) async throws(JournalFailure) {
        try change(room) { $0.pages = pages }
    }

    // MARK: Together

    func cheers(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredCheer] {
        try read(room).cheers.sorted { $0.cheer.date < $1.cheer.date }
    }

    func keep(_ cheer: MirroredCheer, in room: ClubRoomID) async throws(JournalFailure) {
        try change(room) { room in
            room.cheers.removeAll { $0.cheer == cheer.cheer }
            room.cheers.append(cheer)
        }
    }

    func replaceCheers(of room: ClubRoomID, with cheers: [Cheer]) async throws(JournalFailure) {
        try change(room) { room in
            let known = room.cheers
            let waiting = known.filter { entry in !entry.isSent && !cheers.contains(entry.cheer) }
            room.cheers =
                waiting
                + cheers.map { cheer in
                    MirroredCheer(cheer, isSent: true, isSeen: known.contains { $0.cheer == cheer && $0.isSeen })
                }
        }
    }

    func walkRequests(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredWalkRequest] {
        try read(room).requests.sorted { $0.request.starts < $1.request.starts }
    }

    func keep(_ request: MirroredWalkRequest, in room: ClubRoomID) async throws(JournalFailure) {
        try change(room) { room in
            room.requests.removeAll { $0.id == request.id }
            room.requests.append(request)
        }
    }

    func replaceWalkRequests(of room: ClubRoomID, with requests: [WalkRequest]) async throws(JournalFailure) {
        try change(room) { room in
            let waiting = room.requests.filter { !$0.isSent }
            let others = requests.filter { request in !waiting.contains { $0.id == request.id } }
            let known = Dictionary(room.requests.map { ($0.id, $0) }) { first, _ in first }
            room.requests = waiting + others.map { MirroredWalkRequest($0, after: known[$0.id]) }
        }
    }

    func challenges(of room: ClubRoomID) async throws(JournalFailure) -> [MirroredChallenge] {
        try read(room).challenges.sorted { ($0.challenge.terms.first, $0.id) < ($1.challenge.terms.first, $1.id) }
    }

    func keep(_ challenge: MirroredChallenge, in room: ClubRoomID) async throws(JournalFailure) {
        try change(room) { room in
            room.challenges.removeAll { $0.id == challenge.id }
            room.challenges.append(challenge)
        }
    }

    func replaceChallenges(of room: ClubRoomID, with challenges: [Challenge]) async throws(JournalFailure) {
        try change(room) { room in
            let known = room.challenges
            let waiting = known.filter(\.isWaiting)
            let others = challenges.filter { challenge in !waiting.contains { $0.id == challenge.id } }
            room.challenges =
                waiting
                + others.map { challenge in
                    MirroredChallenge(challenge, isSent: true, isTold: known.contains { $0.id == challenge.id && $0.isTold })
                }
        }
    }

    func blockedMembers() async throws(JournalFailure) -> Set<MemberID> {
        try repository.perform { $0.mirrors[club]?.blocked ?? [] }
    }

    func setBlocked(_ isBlocked: Bool, _ member: MemberID) async throws(JournalFailure) {
        try change { mirror in
            if isBlocked { mirror.blocked.insert(member) } else { mirror.blocked.remove(member) }
        }
    }

    // MARK: Rounds

    func identify(as member: MemberID) async throws(JournalFailure) {
        try repository.perform { state in
            for index in state.clubs.indices where state.clubs[index].id == club { state.clubs[index].member = member }
        }
    }

    func state() async throws(JournalFailure) -> ClubSyncState { try repository.perform { $0.mirrors[club]?.rounds ?? ClubSyncState() } }

    func save(_ state: ClubSyncState) async throws(JournalFailure) { try change { $0.rounds = state } }

    // MARK: Access

    private func read(_ room: ClubRoomID) throws(JournalFailure) -> RoomState {
        guard let state = try repository.perform({ $0.mirrors[club]?.rooms[room] }) else { throw .missing }
        return state
    }

    private func change<Value: Sendable>(_ work: (inout State) -> Value) throws(JournalFailure) -> Value {
        defer { repository.announce() }
        return try repository.perform { work(&$0.mirrors[club, default: State()]) }
    }

    private func change(_ room: ClubRoomID, _ work: (inout RoomState) -> Void) throws(JournalFailure) {
        let isKnown = try change { mirror in
            guard var state = mirror.rooms[room] else { return false }
            work(&state)
            mirror.rooms[room] = state
            return true
        }
        if !isKnown { throw .missing }
    }
}

extension MemoryClubMirror.RoomState {
    /// The days of a person that the store does not have as they are.
    func unsent(of days: [CivilDate: Int], through latest: CivilDate) -> [CivilDate: Int?] {
        let own = days.filter { (room.firstPushed...(room.closes ?? .latest)).contains($0.key) }
        let changed = own.filter { $0.key <= latest && sent[$0.key] != $0.value }.mapValues { Int?.some($0) }
        let gone = sent.filter { own[$0.key] == nil }.mapValues { _ in Int?.none }
        return changed.merging(gone) { first, _ in first }
    }
}
