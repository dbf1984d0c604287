import Clubs
import Foundation
import Testing
import Walking

@testable import PostgresClubs

/// Two servers, of which the first is lost in the middle of writes and the second takes over.
@Suite(.enabled(if: PostgresPair.isInstalled, "PostgreSQL is not installed: apt install postgresql"), .serialized)
struct FailoverTests {
    private static let writes = 60
    private static let lossAt = 20

    @Test(arguments: PostgresPair.Loss.allCases)
    func `whatever becomes of the first server, nothing that was answered is lost, nothing is doubled, and the client goes on`(
        _ loss: PostgresPair.Loss
    ) async throws {
        let pair = try await PostgresPair()
        let (id, machine) = (ClubID.random(), PostgresCredential())
        try await pair.newClub(id).admit(machine, to: id)
        let store = PostgresStore(
            club: id, address: try pair.address(of: "club", login: "anybody"), credential: machine,
            patience: PostgresPatience(connecting: .seconds(5), answering: .seconds(5)))
        let name = try #require(SharedName("Anna"))
        let today = try await store.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .low, opened: today.adding(days: -400))
        try await store.create(room, as: name)

        var answered: [CivilDate: Int] = [:]
        var failures = 0
        for step in 0..<Self.writes {
            let (date, steps) = (today.adding(days: -step), 5000 + 100 * step)
            if step == Self.lossAt {
                // One call is on its way when the server goes.
                async let inDoubt = isAnswered { () async throws(ClubFailure) in try await store.push([date: steps], to: room.id) }
                try await pair.lose(loss)
                if await inDoubt { answered[date] = steps }
                try await pair.promote()
            }
            // As the rounds do, the same is said until it is answered.
            while answered[date] == nil {
                do throws(ClubFailure) {
                    try await store.push([date: steps], to: room.id)
                    answered[date] = steps
                } catch {
                    failures += 1
                    #expect(error == .noAnswer || error == .busy, "\(error)")
                    try #require(failures < 100)
                }
            }
        }
        let me = try #require(try await store.heads(of: room.id).first)
        let kept = try #require(try await store.days(of: room.id, newerThan: [me.id: .none])[me.id]).applied(to: [:])
        #expect(kept == answered)
        #expect(me.total == kept.values.reduce(0, +))
        let page = try await store.ranking(of: room.id, span: .whole, top: 1, around: 0)
        #expect(page.top.map(\.steps) == [kept.values.reduce(0) { $0 + DailyCap.low.apply($1) }])
    }

    private func isAnswered(_ call: () async throws(ClubFailure) -> Revision) async -> Bool {
        do throws(ClubFailure) {
            _ = try await call()
            return true
        } catch {
            return false
        }
    }

    /// A member who writes, and what the club answered.
    private struct Writer: Sendable {
        let store: PostgresStore
        let room: ClubRoomID
        let today: CivilDate

        /// Says so many days until each is answered, as the rounds do.
        func write(_ writes: Int, _ written: AsyncStream<Void>.Continuation) async throws -> [CivilDate: Int] {
            var answered: [CivilDate: Int] = [:]
            let deadline = ContinuousClock.now + .seconds(120)
            for step in 0..<writes {
                let (date, steps) = (today.adding(days: -(step % 390)), 5000 + 7 * step)
                var isAnswered = false
                while !isAnswered {
                    do throws(ClubFailure) {
                        try await store.push([date: steps], to: room)
                        answered[date] = steps
                        isAnswered = true
                    } catch {
                        #expect(error == .noAnswer || error == .busy, "\(error)")
                        try #require(ContinuousClock.now < deadline)
                    }
                }
                written.yield()
            }
            return answered
        }

        func expectKept(_ answered: [CivilDate: Int]) async throws {
            let id = try await store.hello().member
            let head = try #require(try await store.heads(of: room).first { $0.id == id })
            let kept = try #require(try await store.days(of: room, newerThan: [id: .none])[id]).applied(to: [:])
            #expect(kept == answered && head.total == kept.values.reduce(0, +))
            let page = try await store.ranking(of: room, span: .whole, top: 0, around: 0)
            #expect(page.around.map(\.steps) == [kept.values.reduce(0) { $0 + DailyCap.low.apply($1) }])
        }
    }

    /// Members of one room, of whom each has a login of their own.
    private func writers(_ count: Int, in pair: PostgresPair) async throws -> [Writer] {
        let (id, founder, name) = (ClubID.random(), PostgresCredential(), try #require(SharedName("Anna")))
        try await pair.newClub(id).admit(founder, to: id)
        let address = try pair.address(of: "club", login: "anybody")
        let patience = PostgresPatience(connecting: .seconds(5), answering: .seconds(5))
        let stores = [founder] + (1..<count).map { _ in PostgresCredential() }
        let all = stores.map { PostgresStore(club: id, address: address, credential: $0, patience: patience) }
        let today = try await all[0].hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .low, opened: today.adding(days: -400))
        try await all[0].create(room, as: name)
        let invite = try await all[0].invite(
            Invitation(to: .room(room.id), uses: count, expires: SystemClock().now + .seconds(3600)))
        for store in all.dropFirst() { try await store.join(invite, as: name, on: today) }
        return all.map { Writer(store: $0, room: room.id, today: today) }
    }

    @Test(arguments: PostgresPair.Loss.allCases)
    func `the same is so for each of many members who write at once`(_ loss: PostgresPair.Loss) async throws {
        let pair = try await PostgresPair()
        let writers = try await writers(8, in: pair)
        let (progress, written) = AsyncStream.makeStream(of: Void.self)
        async let failover: Void = {
            var count = 0
            for await _ in progress {
                count += 1
                if count == 8 * Self.lossAt { break }
            }
            try await pair.lose(loss)
            try await pair.promote()
        }()
        let answers = try await withThrowingTaskGroup(of: (Int, [CivilDate: Int]).self) { group in
            for (number, writer) in writers.enumerated() {
                group.addTask { (number, try await writer.write(Self.writes, written)) }
            }
            return try await group.reduce(into: [Int: [CivilDate: Int]]()) { $0[$1.0] = $1.1 }
        }
        try await failover
        for (number, writer) in writers.enumerated() { try await writer.expectKept(try #require(answers[number])) }
    }

    private static let crashes = ProcessInfo.processInfo.environment["GND_FAULTS"] == "all" ? 200 : 5

    @Test func `a server whose processes are killed at any moment loses nothing that it answered, and doubles nothing`() async throws {
        let pair = try await PostgresPair()
        let writers = try await writers(3, in: pair)
        let (progress, written) = AsyncStream.makeStream(of: Void.self)
        async let killing: Void = {
            var (count, crashes) = (0, 0)
            for await _ in progress {
                count += 1
                guard count == (crashes + 1) * 40 + crashes % 7 else { continue }
                try await pair.crash()
                crashes += 1
                if crashes == Self.crashes { break }
            }
        }()
        let answers = try await withThrowingTaskGroup(of: (Int, [CivilDate: Int]).self) { group in
            for (number, writer) in writers.enumerated() {
                group.addTask { (number, try await writer.write(20 * Self.crashes, written)) }
            }
            return try await group.reduce(into: [Int: [CivilDate: Int]]()) { $0[$1.0] = $1.1 }
        }
        written.finish()
        try await killing
        for (number, writer) in writers.enumerated() { try await writer.expectKept(try #require(answers[number])) }
    }

    @Test func `while no server takes writes that is said, and afterwards the same call is answered`() async throws {
        let pair = try await PostgresPair()
        let (id, machine) = (ClubID.random(), PostgresCredential())
        try await pair.newClub(id).admit(machine, to: id)
        let store = PostgresStore(
            club: id, address: try pair.address(of: "club", login: "anybody"), credential: machine,
            patience: PostgresPatience(connecting: .seconds(5), answering: .seconds(5)))
        let name = try #require(SharedName("Anna"))
        let today = try await store.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await store.create(room, as: name)
        try await pair.lose(.kill)
        await #expect(throws: ClubFailure.noAnswer) { try await store.push([today: 5000], to: room.id) }
        try await pair.promote()
        try await store.push([today: 5000], to: room.id)
        #expect(try await store.heads(of: room.id).first?.total == 5000)
    }
}
