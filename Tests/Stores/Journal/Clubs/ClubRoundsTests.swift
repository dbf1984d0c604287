import ClubTesting
import Clubs
import Synchronization
import Testing
import Walking

@testable import Journal

/// The rounds that are made in the background while the app is open.
@Suite(.timeLimit(.minutes(2)))
struct ClubRoundsTests {
    private let shared: SharedRoom
    private let clubs: PersonalClubs
    private let pauses = Pauses()

    init() async throws {
        shared = try await SharedRoom()
        clubs = PersonalClubs(
            repository: shared.anna.profile, connector: OneClubConnector(to: shared.anna.store), clock: FixedClock(Machine.now))
    }

    @Test func `a round is made at the start, when asked for, after a change, and when the time is over`() async throws {
        let pauses = pauses
        let rounds = ClubRounds(clubs) { _ in try await pauses.wait() }
        let (reports, reporter) = AsyncStream<ClubNews>.makeStream()
        let task = Task { await rounds.follow { reporter.yield($0) } }
        var next = reports.makeAsyncIterator()
        let faults = shared.anna.store.faults

        while faults.callCount == 0 { _ = await next.next() }
        faults.plan([:])
        rounds.ask()
        while faults.callCount == 0 { _ = await next.next() }

        let room = try #require(try await LoadClubRoom(clubs)(shared.room))
        let ben = try #require(room.members.first { $0.id != room.me })
        #expect(try await CheerMember(clubs)(ben.id, in: room, on: Machine.today))
        while try await shared.anna.mirror.cheers(of: shared.room).first?.isSent == false { _ = await next.next() }
        try await shared.ben.round()
        #expect(try await shared.ben.mirror.cheers(of: shared.room).count == 1)

        faults.plan([:])
        pauses.endAll()
        while faults.callCount == 0 { _ = await next.next() }
        task.cancel()
        await task.value
    }

    @Test func `another computer that writes as this one is told once, however often it does`() async throws {
        let (pauses, store, room) = (pauses, shared.anna.store, shared.room)
        try await shared.anna.setDay(Machine.today, 4000)
        try await shared.anna.round()
        let rounds = ClubRounds(clubs) { _ in try await pauses.wait() }
        let (reports, reporter) = AsyncStream<ClubNews>.makeStream()
        let task = Task { await rounds.follow { reporter.yield($0) } }
        var next = reports.makeAsyncIterator()
        var told: [KnownClub] = []
        for steps in [3000, 2000] {
            _ = try await store.push([Machine.today: steps], to: room)
            rounds.ask()
            while try await store.rooms().map(\.pushed) != [4000] { told += await next.next()?.twinClubs ?? [] }
        }
        // A round that begins after the last one was reported.
        store.faults.plan([:])
        rounds.ask()
        while store.faults.callCount == 0 { told += await next.next()?.twinClubs ?? [] }
        task.cancel()
        await task.value
        reporter.finish()
        while let news = await next.next() { told += news.twinClubs }
        #expect(told.map(\.id) == [shared.anna.mirror.club])
    }

    @Test func `that an invitation has expired, by which the person waits, is told once, under the name of the club`() async throws {
        let (pauses, faults) = (pauses, shared.anna.store.faults)
        faults.plan([0: .failure(.inviteExpired)])
        let rounds = ClubRounds(clubs) { _ in try await pauses.wait() }
        let (reports, reporter) = AsyncStream<ClubNews>.makeStream()
        let task = Task { await rounds.follow { reporter.yield($0) } }
        var next = reports.makeAsyncIterator()
        var told: [RefusedWord] = []
        while faults.callCount == 0 { told += await next.next()?.refusedWords ?? [] }
        // The first call of each round says it again.
        for _ in 0..<2 {
            faults.plan([0: .failure(.inviteExpired)])
            rounds.ask()
            while faults.callCount == 0 { told += await next.next()?.refusedWords ?? [] }
        }
        task.cancel()
        await task.value
        reporter.finish()
        while let news = await next.next() { told += news.refusedWords }
        #expect(told == [RefusedWord(name: try #require(SharedName("Walkers")), reason: .inviteExpired)])
        #expect(try await shared.anna.profile.clubs().count == 1)
    }

    @Test func `a club that does not answer is tried again after a while, and at once when asked`() async throws {
        let pauses = pauses
        shared.anna.store.faults.plan([0: .failure(.noAnswer), 1: .failure(.noAnswer)])
        let rounds = ClubRounds(clubs) { _ in try await pauses.wait() }
        let (reports, reporter) = AsyncStream<ClubNews>.makeStream()
        let task = Task { await rounds.follow { reporter.yield($0) } }
        var next = reports.makeAsyncIterator()
        while try await shared.anna.mirror.state().failure == nil { _ = await next.next() }
        #expect(try await shared.anna.mirror.state().failure == .noAnswer)
        shared.anna.store.faults.plan([:])
        rounds.ask()
        while try await shared.anna.mirror.state().failure != nil { _ = await next.next() }
        task.cancel()
        await task.value
    }
}

/// Waits that a test ends, those to come with them.
private final class Pauses: Sendable {
    private struct State {
        var waiting: [AsyncStream<Void>.Continuation] = []
        var isOver = false
    }

    private let state = Mutex(State())

    func wait() async throws {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        state.withLock { state in
            if state.isOver { continuation.yield() } else { state.waiting.append(continuation) }
        }
        for await _ in stream { return }
        throw CancellationError()
    }

    func endAll() {
        let waiting = state.withLock { state in
            defer { state = State(isOver: true) }
            return state.waiting
        }
        for continuation in waiting { continuation.yield() }
    }
}
