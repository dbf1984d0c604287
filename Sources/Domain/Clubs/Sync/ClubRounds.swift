import Walking

/// Keeps all clubs of a person up to date while the app is open: at once, when it is asked to, when something of the person's has changed,
/// when a folder says that something came, and else slowly.
///
/// Nothing waits for it. Screens read the outcome of a round in the mirror.
package actor ClubRounds {
    private enum Wake: Hashable, Sendable {
        case asked, folder, change, time
    }

    /// The time between two rounds where nothing happens.
    package static let interval = Duration.seconds(5 * 60)
    /// The time for which a folder must be quiet.
    private static let quiet = Duration.seconds(1)

    package nonisolated let clubs: PersonalClubs
    private let events: (any FolderEvents)?
    private let pause: @Sendable (Duration) async throws -> Void
    /// The number of things that waited in a club before and after its last good round: another round at once would not send them either.
    private var leftOver: [ClubID: Int] = [:]
    /// The clubs of which it was told that another machine writes as this one, which two that go on do to each other all day.
    private var toldTwins: Set<ClubID> = []
    /// The clubs of which it was told that an invitation has expired, by which the person waits still.
    private var toldExpired: Set<ClubID> = []
    private nonisolated let wakes: AsyncStream<Wake>
    private nonisolated let waker: AsyncStream<Wake>.Continuation

    /// - Parameters:
    ///   - events: Says when something in a club's folder may have changed; nil where nothing tells.
    ///   - pause: Waits for a while, or throws where the task is cancelled.
    package init(
        _ clubs: PersonalClubs, events: (any FolderEvents)? = nil, pause: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.clubs = clubs
        self.events = events
        self.pause = pause
        (wakes, waker) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(16))
    }

    /// Asks for a round of all clubs, however often it failed before.
    package nonisolated func ask() { waker.yield(.asked) }

    /// Makes rounds until the task that runs it is cancelled.
    /// - Parameter report: Called after rounds, also where nothing is new.
    package func follow(_ report: @Sendable (ClubNews) async -> Void) async {
        let changes = await clubs.repository.changes()
        let listening = Task { [waker] in for await _ in changes { waker.yield(.change) } }
        defer { listening.cancel() }
        var iterator = wakes.makeAsyncIterator()
        var wake = Wake.asked
        while !Task.isCancelled {
            if wake == .folder { try? await pause(Self.quiet) }
            let rounds = await makeRounds(because: wake)
            if !rounds.isEmpty || wake == .change, var news = try? await LoadClubNews(clubs)(telling: true) {
                let made = rounds.compactMap { try? $0.outcome.get() }
                news.goneRooms = made.flatMap(\.goneRooms)
                news.hasNewKey = made.contains(where: \.hasNewKey)
                news.challenges = made.reduce(0) { $0 + $1.news.challenges }
                news.refusedWords = rounds.flatMap { refusedWords(in: $0.outcome, of: $0.club) }
                let twins = rounds.filter { (try? $0.outcome.get())?.twinRooms.isEmpty == false }.map(\.club)
                news.twinClubs = twins.filter { toldTwins.insert($0.id).inserted }
                await report(news)
            }
            let helpers = await waiting()
            defer { for helper in helpers { helper.cancel() } }
            guard let next = await iterator.next(isolation: self) else { return }
            wake = next
        }
    }

    /// The words that let the person in no more since a round; that one has expired every round finds again.
    private func refusedWords(in outcome: Result<ClubRound, ClubSync.Failure>, of club: KnownClub) -> [RefusedWord] {
        switch outcome {
        case .failure(.club(.inviteExpired)):
            return toldExpired.insert(club.id).inserted ? [RefusedWord(name: club.name, reason: .inviteExpired)] : []
        case .failure(.club(.waitingForAcceptance)):
            toldExpired.remove(club.id)
            return []
        default: return outcome.refusedWords(of: club)
        }
    }

    /// Listens to the folders of clubs and waits for the next round's time; where there is no club it waits for nothing.
    private func waiting() async -> [Task<Void, Never>] {
        guard let known = try? await clubs.repository.clubs(), !known.isEmpty else { return [] }
        let timer = Task { [waker, pause] in
            guard (try? await pause(Self.interval)) != nil else { return }
            waker.yield(.time)
        }
        let folders = known.compactMap { club -> Task<Void, Never>? in
            guard let events, case .folder(let path) = club.place else { return nil }
            let changes = events.changes(in: "\(path)/people")
            return Task { [waker] in for await _ in changes { waker.yield(.folder) } }
        }
        return [timer] + folders
    }

    private func makeRounds(because wake: Wake) async -> [(club: KnownClub, outcome: Result<ClubRound, ClubSync.Failure>)] {
        var rounds: [(club: KnownClub, outcome: Result<ClubRound, ClubSync.Failure>)] = []
        for club in (try? await clubs.repository.clubs()) ?? [] {
            guard await isDue(club, because: wake) else { continue }
            let mirror = clubs.repository.mirror(of: club.id)
            let before = await waitingCount(mirror)
            rounds.append((club, await SynchroniseClub(clubs, look: wake == .asked ? .thorough : .brief)(club)))
            let hasFailed = (try? await mirror.state())?.failure != nil
            leftOver[club.id] = hasFailed ? 0 : min(before, await waitingCount(mirror))
        }
        return rounds
    }

    private func isDue(_ club: KnownClub, because wake: Wake) async -> Bool {
        if wake == .asked { return true }
        if wake == .folder, case .folder = club.place { return true }
        let mirror = clubs.repository.mirror(of: club.id)
        guard let state = try? await mirror.state(), !state.isResting(at: clubs.clock.now) else { return false }
        if wake == .time { return true }
        let count = await waitingCount(mirror)
        return count > 0 && count != leftOver[club.id]
    }

    /// The number of days, cheers, requests and challenges that a club does not have yet.
    private func waitingCount(_ mirror: any ClubMirror) async -> Int {
        var count = 0
        for room in (try? await mirror.rooms()) ?? [] {
            let cheers = (try? await mirror.cheers(of: room.id)) ?? []
            let requests = (try? await mirror.walkRequests(of: room.id)) ?? []
            let challenges = (try? await mirror.challenges(of: room.id)) ?? []
            count += room.unsentCount + cheers.count { !$0.isSent } + requests.count { !$0.isSent } + challenges.count(where: \.isWaiting)
        }
        return count
    }
}
