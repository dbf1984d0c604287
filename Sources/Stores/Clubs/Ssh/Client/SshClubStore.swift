import Basis
import Clubs
import Dispatch
import Synchronization
import Walking

/// The store of a club in an account of a host: the person's own ssh is started with the first call, and ends with this store.
///
/// So a round makes a store, and lets go of it when it is over. Calls are made one after the other; each has its deadline, after which the
/// connection is given up and the next call makes a new one. Nothing of what ssh or the host says reaches a screen as it is.
package final class SshClubStore: ClubStore {
    private let address: SshAddress
    private let program: SshProgram
    private let deadlines: SshSession.Deadlines
    private let spoken: ClosedRange<Int>
    /// A thread of its own: what waits for a network must not hold one of Swift's.
    private let queue = DispatchQueue(label: "gnd.club.ssh")
    private let session = Mutex<SshSession?>(nil)

    package convenience init(_ address: SshAddress, program: SshProgram = SshProgram()) {
        self.init(address, program: program, deadlines: SshSession.Deadlines())
    }

    init(
        _ address: SshAddress, program: SshProgram, deadlines: SshSession.Deadlines, spoken: ClosedRange<Int> = Greeting.spoken
    ) {
        self.address = address
        self.program = program
        self.deadlines = deadlines
        self.spoken = spoken
    }

    package func hello() async throws(ClubFailure) -> Greeting {
        guard case .greeting(let greeting) = try await ask(.hello) else { throw .unreadable }
        return greeting
    }

    // MARK: Rooms

    package func rooms() async throws(ClubFailure) -> [ClubRoom] {
        guard case .rooms(let rooms) = try await ask(.rooms) else { throw .unreadable }
        return rooms
    }

    package func create(_ room: NewClubRoom, as nickname: SharedName) async throws(ClubFailure) {
        try await order(.create(room, as: nickname))
    }

    package func invite(_ invitation: Invitation) async throws(ClubFailure) -> Invite {
        guard case .invite(var invite) = try await ask(.invite(invitation)), invite.secret == invitation.secret else { throw .unreadable }
        // The host does not know by which address it is reached; the one who reached it does.
        invite.address = .ssh(address)
        return invite
    }

    package func join(_ invite: Invite, as nickname: SharedName, on date: CivilDate) async throws(ClubFailure) {
        try await order(.join(invite, as: nickname, on: date))
    }

    package func leave(_ room: ClubRoomID) async throws(ClubFailure) { try await order(.leave(room)) }

    package func remove(_ member: MemberID, from room: ClubRoomID) async throws(ClubFailure) {
        try await order(.remove(member, from: room))
    }

    package func rename(to nickname: SharedName) async throws(ClubFailure) { try await order(.rename(to: nickname)) }

    package func tryWriting() async throws(ClubFailure) {
        do throws(ClubFailure) {
            try await order(.tryWriting)
        } catch .unreadable {
            // A host of before this question: that it answers is all that can be known.
            _ = try await rooms()
        }
    }

    // MARK: Days

    @discardableResult
    package func push(_ days: [CivilDate: Int?], to room: ClubRoomID) async throws(ClubFailure) -> Revision {
        guard days.count <= ClubRoom.maximumPush else { throw .tooMany }
        guard case .revision(let revision) = try await ask(.push(days, to: room)) else { throw .unreadable }
        return revision
    }

    package func heads(of room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        try await heads(.heads(room))
    }

    package func find(_ wanted: WantedMembers, in room: ClubRoomID) async throws(ClubFailure) -> [MemberHead] {
        guard !wanted.isTooMany else { throw .tooMany }
        let found: [MemberHead]
        // A host of before this question finds nobody.
        do throws(ClubFailure) { found = try await heads(.find(wanted, in: room)) } catch .unreadable { return [] }
        guard found.allSatisfy({ wanted.ids.contains($0.id) || wanted.names.contains($0.nickname) }) else { throw .unreadable }
        return found
    }

    private func heads(_ request: ClubRequest) async throws(ClubFailure) -> [MemberHead] {
        guard case .heads(let heads) = try await ask(request), heads.count <= ClubRoom.mirroredMembers,
            Set(heads.map(\.id)).count == heads.count
        else { throw .unreadable }
        return heads
    }

    package func days(
        of room: ClubRoomID, newerThan known: [MemberID: Revision]
    ) async throws(ClubFailure) -> [MemberID: MemberDays] {
        var all: [MemberID: MemberDays] = [:]
        var rest = known.keys.sorted()[...]
        repeat {
            let part = Set(rest.prefix(ClubRequest.mostMembers))
            guard case .days(let days, let last) = try await ask(.days(room, newerThan: known.filter { part.contains($0.key) })),
                part.isSuperset(of: days.keys), last.map(part.contains) != false
            else { throw .unreadable }
            all.merge(days) { $1 }
            rest = rest.dropFirst(part.count { $0 <= last ?? MemberID(rawValue: .max) })
        } while !rest.isEmpty
        return all
    }

    package func ranking(of room: ClubRoomID, span: RankingSpan, top: Int, around: Int) async throws(ClubFailure) -> RankingPage {
        guard case .ranking(let page) = try await ask(.ranking(room, span: span, top: top, around: around)), page.span == span else {
            throw .unreadable
        }
        return page
    }

    // MARK: Together

    package func cheer(_ member: MemberID, in room: ClubRoomID, on date: CivilDate) async throws(ClubFailure) {
        try await order(.cheer(member, in: room, on: date))
    }

    package func cheers(in room: ClubRoomID, since date: CivilDate) async throws(ClubFailure) -> [Cheer] {
        guard case .cheers(let cheers) = try await ask(.cheers(room, since: date)) else { throw .unreadable }
        return cheers
    }

    package func ask(_ request: WalkRequest, in room: ClubRoomID) async throws(ClubFailure) {
        try await order(.ask(request, in: room))
    }

    package func answer(_ request: WalkRequestID, in room: ClubRoomID, with answer: WalkRequest.Answer) async throws(ClubFailure) {
        try await order(.answer(request, in: room, with: answer))
    }

    package func walkRequests(in room: ClubRoomID) async throws(ClubFailure) -> [WalkRequest] {
        guard case .walkRequests(let requests) = try await ask(.walkRequests(room)) else { throw .unreadable }
        return requests
    }

    // MARK: Challenges

    package func start(_ challenge: Challenge, in room: ClubRoomID) async throws(ClubFailure) {
        try await order(.start(challenge, in: room))
    }

    package func callOff(_ challenge: ChallengeID, in room: ClubRoomID) async throws(ClubFailure) {
        try await order(.callOff(challenge, in: room))
    }

    package func challenges(in room: ClubRoomID) async throws(ClubFailure) -> [Challenge] {
        guard case .challenges(let challenges) = try await ask(.challenges(room)) else { throw .unreadable }
        return challenges
    }

    // MARK: The connection

    /// Asks for something that is answered with no more than that it is done.
    private func order(_ request: ClubRequest) async throws(ClubFailure) {
        guard try await ask(request) == .done else { throw .unreadable }
    }

    private func ask(_ request: ClubRequest) async throws(ClubFailure) -> ClubAnswer {
        guard !Task.isCancelled else { throw .cancelled }
        let interruption = try Interruption()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async {
                    let answer = Result { () throws(ClubFailure) in try self.askNow(request, wake: interruption.descriptor) }
                    continuation.resume(returning: answer)
                }
            }
        } onCancel: {
            interruption.interrupt()
        }
        return try result.get()
    }

    private func askNow(_ request: ClubRequest, wake: Int32) throws(ClubFailure) -> ClubAnswer {
        let result = session.withLock { (session) -> Result<ClubAnswer, ClubFailure> in
            Result { () throws(ClubFailure) in
                let open: SshSession
                if let session { open = session } else { open = try connect(wake: wake) }
                defer { session = open.isUsable ? open : nil }
                return try open.ask(request, wake: wake)
            }
        }
        return try result.get()
    }

    private func connect(wake: Int32) throws(ClubFailure) -> SshSession {
        let environment = SshProgram.environment(ProcessEnvironment.variables)
        let process = try SshProcess(program.arguments(to: address), environment: environment)
        return try SshSession(process, deadlines: deadlines, spoken: spoken, wake: wake)
    }
}
