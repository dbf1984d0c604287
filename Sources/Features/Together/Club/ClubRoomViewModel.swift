import Clubs
import Common
import Coordinators
import Observation
import Walking

/// One room that is shared with other machines, as the journal knows it; nothing here waits for a network or a folder, except what a person
/// does once.
@Observable
final class ClubRoomViewModel {
    enum Span: CaseIterable {
        case thisWeek, lastWeek, whole
    }

    /// A place of the ranking; nil stands for those between the top and one's neighbourhood.
    typealias Row = RankedMember?

    /// Without a value where the person is not in the room (any more).
    private(set) var content = Loadable<SeenClubRoom?>.loading
    private(set) var span = Span.thisWeek
    private(set) var rows: [Row] = []
    private var chosenQuestion: WalkRequestID?
    /// The members who were looked for; who is on no page stands behind the others.
    private var found: [MemberID] = []
    /// The failure of the last thing that was done.
    private(set) var problem: ClubSync.Failure?
    @ObservationIgnored let access: ClubAccess
    @ObservationIgnored private let id: ClubRoomID
    @ObservationIgnored private let membership: Membership
    @ObservationIgnored private let router: any Router<TogetherRoute>

    init(_ id: ClubRoomID, _ access: ClubAccess, _ membership: Membership, router: any Router<TogetherRoute>) {
        self.id = id
        self.access = access
        self.membership = membership
        self.router = router
    }

    var room: SeenClubRoom? { content.value ?? nil }
    var today: CivilDate { membership.today }

    /// The walks to say above the ranking: those that wait for an answer or are ahead, then those that the other one called off.
    var requests: [WalkRequest] { room?.shownWalks(at: access.now).map(\.request) ?? [] }

    /// The walks that wait for the person's answer.
    var questions: [WalkRequest] { requests.filter { $0.to == room?.me && $0.isOpen(at: access.now) } }
    /// The question on show, which alone is answered: the next one, until the person looks at another.
    var question: WalkRequest? { questions.first { $0.id == chosenQuestion } ?? questions.first }
    /// The next one of one's own that can be taken back, whoever is asked.
    var ownQuestion: WalkRequest? { walks.first { $0.from == room?.me && $0.isOpen(at: access.now) } }

    /// The walks that are agreed and have not begun, of which the person may call one off, whoever comes along.
    var agreedWalks: [WalkRequest] { walks.filter { $0.isAgreed(at: access.now) } }

    /// The walks with everybody who is in the room, also with those who are blocked.
    private var walks: [WalkRequest] {
        guard let room else { return [] }
        return room.requests.map(\.request).filter { room.nickname(of: room.other(in: $0)) != nil }
    }

    func hasAgreedToWalk(with member: RankedMember) -> Bool { room?.hasAgreedToWalk(with: member.id, at: access.now) ?? false }

    func isCalledOff(_ request: WalkRequest) -> Bool { room?.requests.first { $0.id == request.id }?.isCalledOff ?? false }

    func showNextQuestion() {
        let all = questions
        guard let index = all.firstIndex(where: { $0.id == question?.id }) else { return }
        chosenQuestion = all[(index + 1) % all.count].id
    }

    // MARK: Reading

    /// Reads the room again whenever something of the journal changes.
    func follow() async {
        access.askForRound()
        for await _ in await access.clubs.repository.changes() { await load() }
    }

    func load() async {
        do throws(JournalFailure) {
            content = .loaded(try await LoadClubRoom(access.clubs)(id))
        } catch {
            content.fail(error)
        }
        rank()
    }

    func showNextSpan() {
        let all = Span.allCases
        span = all[((all.firstIndex(of: span) ?? 0) + 1) % all.count]
        rank()
        // Of a large room each page is one of its own, of which no round in the background asks for all.
        if room?.room.room.isMirrored == false { access.askForRound() }
    }

    private func rank() {
        guard let room else { return rows = [] }
        let span = rankingSpan(room)
        rows = room.ranking(span)?.rows ?? []
        let ids = Set(rows.compactMap { $0?.id })
        let others = found.filter { !ids.contains($0) }.compactMap { room.unplaced($0, in: span) }
        if !others.isEmpty { rows += [nil] + others }
    }

    /// Looks for members of a name, in a large room at the club, too.
    /// - Returns: the row of the first one; nil where nobody is called so, or nobody could be asked.
    func find(_ name: SharedName) async -> Int? {
        guard var seen = room else { return nil }
        if seen.members(named: name).isEmpty, !seen.room.room.isMirrored {
            let isAsked: Void? = await asking { () async throws(ClubSync.Failure) in
                try await FindClubMembers(access.clubs)(WantedMembers(names: [name]), in: seen)
            }
            guard isAsked != nil, let now = room else { return nil }
            seen = now
        }
        found = seen.members(named: name).sorted()
        rank()
        return rows.firstIndex { $0.map { found.contains($0.id) } ?? false }
    }

    /// Indicates that nothing is known of a member in the span on show.
    func isUnknown(_ member: RankedMember) -> Bool { room.map { !$0.hasNews(of: member, in: rankingSpan($0)) } ?? true }

    private func rankingSpan(_ room: SeenClubRoom) -> RankingSpan {
        let monday = min(today, room.room.room.closes ?? today).startOfWeek
        return switch span {
        case .thisWeek: .week(monday: monday)
        case .lastWeek: .week(monday: monday.adding(days: -7))
        case .whole: .whole
        }
    }

    /// The member of a row; nil for oneself where only others are meant.
    func member(at index: Int?) -> RankedMember? { index.flatMap { rows.indices.contains($0) ? rows[$0] : nil } }

    func open(_ index: Int) {
        if let member = member(at: index) { router.trigger(.clubMember(id, member.id)) }
    }

    func showChallenges() { router.trigger(.clubChallenges(id)) }

    func askToWalk(_ member: RankedMember) { router.trigger(.askToWalk(id, member.id)) }

    /// Asks for a round, and shows at once what is known already.
    func lookNow() async {
        access.askForRound()
        await load()
    }

    // MARK: Doing

    func cheer(_ member: RankedMember) async -> Bool {
        guard let room else { return false }
        return await keeping { () async throws(JournalFailure) in try await CheerMember(access.clubs)(member.id, in: room, on: today) }
            ?? false
    }

    func callOff(_ walk: WalkRequest) async -> Bool {
        guard let room else { return false }
        return await answer(walk, with: walk.callingOff(by: room.me))
    }

    func answer(_ request: WalkRequest, with answer: WalkRequest.Answer) async -> Bool {
        guard let room else { return false }
        return await keeping { () async throws(JournalFailure) in
            try await AnswerWalkRequest(access.clubs)(request.id, with: answer, in: room)
        } ?? false
    }

    func isBlocked(_ member: RankedMember) -> Bool { room?.isBlocked(member.id) ?? false }

    /// Indicates that walks with a member end when they are blocked.
    func endsWalksByBlocking(_ member: RankedMember) async -> Bool {
        guard let room else { return false }
        return (try? await BlockClubMember(access.clubs).endsWalks(with: member.id, in: room.club.id)) ?? false
    }

    func setBlocked(_ isBlocked: Bool, _ member: RankedMember) async {
        guard let room else { return }
        _ = await keeping { () async throws(JournalFailure) in
            try await BlockClubMember(access.clubs)(isBlocked, member.id, in: room.club.id)
        }
    }

    func invite() async -> Invite? {
        await asking { () async throws(ClubSync.Failure) in try await InviteToRoom(access.clubs)(id) }
    }

    func remove(_ member: RankedMember) async {
        _ = await asking { () async throws(ClubSync.Failure) in try await RemoveClubMember(access.clubs)(member.id, from: id) }
    }

    /// - Returns: the name of the room that was left; nil where it could not be.
    func leave() async -> SharedName? {
        guard let name = room?.room.room.name else { return nil }
        let left: Void? = await asking { () async throws(ClubSync.Failure) in try await LeaveClubRoom(access.clubs)(id) }
        return left == nil ? nil : name
    }

    /// The failure for which the room could not be left, and can only be forgotten here.
    var noWayIn: ClubFailure? {
        guard case .club(let failure) = problem, room?.state.isLost(by: failure, at: access.now) == true else { return nil }
        return failure
    }

    /// - Returns: the name of the room that was forgotten on this computer; nil where it could not be.
    func forget() async -> SharedName? {
        guard let name = room?.room.room.name else { return nil }
        let forgotten: Void? = await asking { () async throws(ClubSync.Failure) in try await LeaveClubRoom(access.clubs).forget(id) }
        return forgotten == nil ? nil : name
    }

    private func keeping<Value>(_ call: () async throws(JournalFailure) -> Value) async -> Value? {
        await asking { () async throws(ClubSync.Failure) in
            do throws(JournalFailure) { return try await call() } catch { throw .journal(error) }
        }
    }

    private func asking<Value>(_ call: () async throws(ClubSync.Failure) -> Value) async -> Value? {
        do throws(ClubSync.Failure) {
            let value = try await call()
            problem = nil
            await lookNow()
            return value
        } catch {
            problem = error
            return nil
        }
    }
}
