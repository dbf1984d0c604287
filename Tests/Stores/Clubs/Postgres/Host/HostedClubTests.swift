import ClubTesting
import Clubs
import Foundation
import Testing
import Walking

@testable import PostgresClubs
@testable import SshClubs

/// ssh before PostgreSQL: one login for all, and who asks is decided by the key of the pipe.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct HostedClubTests {
    private static let direct = Task { try await HostedClub(.tokens) }
    private static let pooled = Task { try await HostedClub(.pooler) }

    @Test(arguments: ClubConformance.all) func `a club by ssh in a database keeps every promise`(_ promise: ClubConformance) async throws {
        let cast = try await Self.direct.value.cast()
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }

    /// A few of the promises; every one of them where faults are asked for.
    private static let promises =
        ProcessInfo.processInfo.environment["GND_FAULTS"] == "all"
        ? ClubConformance.all : ClubConformance.all.enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element)

    @Test(.enabled(if: PostgresServer.isPoolerInstalled, "pgbouncer is not installed"), arguments: promises)
    func `a club by ssh in a database behind a pooler keeps its promises`(_ promise: ClubConformance) async throws {
        let cast = try await Self.pooled.value.cast()
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }

    @Test(.enabled(if: PostgresServer.isPoolerInstalled, "pgbouncer is not installed"))
    func `many machines at once share the few connections of a pooler, and each is itself`() async throws {
        let hosted = try await HostedClub(.pooler)
        let anna = try hosted.store(for: hosted.founder)
        let name = try #require(SharedName("Anna"))
        let today = try await anna.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -3))
        try await anna.create(room, as: name)
        let machines = 12
        let invite = try await anna.invite(Invitation(to: .room(room.id), uses: machines, expires: hosted.club.now + .seconds(3600)))
        let seats = (0..<machines).map { _ in ClubSeat() }
        let ids = try await withThrowingTaskGroup(of: (MemberID, Int).self) { group in
            for (number, seat) in seats.enumerated() {
                group.addTask {
                    let store = try hosted.store(for: seat)
                    try await store.join(invite, as: try #require(SharedName("Walker \(number)")), on: today)
                    for step in 0..<8 { try await store.push([today.adding(days: -(step % 3)): 100 * number + step], to: room.id) }
                    return (try await store.hello().member, number)
                }
            }
            return try await group.reduce(into: [MemberID: Int]()) { $0[$1.0] = $1.1 }
        }
        #expect(Set(ids.keys) == Set(seats.map(\.member)))
        let heads = try await anna.heads(of: room.id).filter { $0.id != hosted.founder.member }
        // The last of each day counts: 6, 7 and 5.
        for head in heads { #expect(head.total == ids[head.id].map { 300 * $0 + 18 }) }
        let open = try await hosted.club.server.adminLink(of: hosted.club.database).run(
            "SELECT count(*) FROM pg_stat_activity WHERE usename = $1 AND datname = current_database()", [PostgresIdentity.gateway])
        // Twelve came, by the four that the pooler has for a database, or fewer.
        #expect(try #require(open.first.flatMap { $0 }.flatMap { Int($0) }) <= 4)
    }

    @Test func `an account asks its own database, whatever address an invitation says`() async throws {
        let hosted = try await HostedClub()
        let anna = try hosted.store(for: hosted.founder)
        let name = try #require(SharedName("Anna"))
        let today = try await anna.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: name)
        var invite = try await anna.invite(Invitation(to: .room(room.id), expires: hosted.club.now + .seconds(3600)))
        #expect(invite.address == .ssh(hosted.address))
        let elsewhere = try #require(PostgresAddress.Host(name: "/nowhere", port: 1))
        invite.address = .postgres(
            try #require(PostgresAddress(hosts: [elsewhere], database: "evil", login: "evil", proof: .channelBinding)))
        try await hosted.store().join(invite, as: try #require(SharedName("Ben")), on: today)
        #expect(try await anna.heads(of: room.id).count == 2)
    }

    @Test func `who has the address of the database and no key of the account is nobody there`() async throws {
        let hosted = try await HostedClub()
        let other = PostgresHost(to: PostgresServer.club, at: hosted.club.address)
        let store = other.store(for: hosted.founder, at: .ssh(hosted.address), patience: PostgresServer.patience)
        await #expect(throws: ClubFailure.notMember) { try await store.hello() }
    }

    @Test func `who lost the computer comes back with a new key, by a word of the admin's`() async throws {
        let hosted = try await HostedClub()
        let (anna, benSeat) = (try hosted.store(for: hosted.founder), ClubSeat())
        let (ben, name) = (try hosted.store(for: benSeat), try #require(SharedName("Ben")))
        let today = try await anna.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: try #require(SharedName("Anna")))
        try await ben.join(
            anna.invite(Invitation(to: .room(room.id), expires: hosted.club.now + .seconds(3600))), as: name, on: today)
        try await ben.push([today: 4321], to: room.id)
        let word = try await hosted.club.admin.readmit(
            name, to: PostgresServer.club, at: .ssh(hosted.address), until: hosted.club.now + .seconds(3600))
        #expect(word.address == .ssh(hosted.address))
        let new = try hosted.store()
        try await new.join(word, as: name, on: today)
        #expect(try await new.hello().member == benSeat.member)
        #expect(try await new.heads(of: room.id).first { $0.id == benSeat.member }?.total == 4321)
        await #expect(throws: ClubFailure.notMember) { try await ben.hello() }
    }

    private static let kills = ProcessInfo.processInfo.environment["GND_FAULTS"] == "all" ? 200 : 12

    @Test func `an account whose program is killed at any moment loses nothing that it answered, and doubles nothing`() async throws {
        let hosted = try await HostedClub()
        let name = try #require(SharedName("Anna"))
        let safe = try hosted.store(for: hosted.founder)
        let today = try await safe.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .low, opened: today.adding(days: -400))
        try await safe.create(room, as: name)
        var said: [CivilDate: Int] = [:]
        var moments = KillMoments()
        for round in 0..<Self.kills {
            let kill = moments.command(round, hasAnswers: !said.isEmpty)
            let store = try hosted.store(running: "exec \(kill) \(hosted.command(for: hosted.founder))")
            do throws(ClubFailure) {
                for step in 0..<10_000 {
                    let (date, steps) = (today.adding(days: -(step * 7 % 300)), min(1000 * round + step, ClubRoom.maximumSteps))
                    let before = said[date]
                    try await store.push([date: steps], to: room.id)
                    said[date] = steps
                    #expect(before ?? 0 <= steps)
                }
            } catch {
                #expect(error == .noAnswer || error == .unreadable)
            }
        }
        let me = hosted.founder.member
        let kept = try #require(try await safe.days(of: room.id, newerThan: [me: .none])[me]).applied(to: [:])
        // One write may have been in doubt at each kill.
        #expect(said.count { kept[$0.key] != $0.value } <= Self.kills && said.keys.allSatisfy { kept[$0] != nil })
        try await safe.push(said.mapValues { $0 }, to: room.id)
        let again = try #require(try await safe.days(of: room.id, newerThan: [me: .none])[me]).applied(to: [:])
        #expect(again.filter { said[$0.key] != nil } == said)
        #expect(try await safe.heads(of: room.id).first?.total == again.values.reduce(0, +))
    }
}
