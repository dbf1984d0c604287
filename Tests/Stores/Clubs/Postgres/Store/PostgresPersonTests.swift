import Clubs
import Testing
import Walking

@testable import PostgresClubs

@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct PostgresPersonTests {
    @Test(arguments: [ClubEntrance.logins, .tokens]) func `who wants it gets all that the club has of them, or is forgotten`(
        _ entrance: ClubEntrance
    ) async throws {
        let club = try await TestedClub(entrance)
        let today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        let (anna, ben) = (try await club.admittedMachine(), club.machine())
        let room = NewClubRoom(name: try #require(SharedName("Sunday walk")), period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: try #require(SharedName("Anna")))
        let invite = try await anna.invite(Invitation(to: .room(room.id), expires: club.now + .seconds(3600)))
        try await ben.join(invite, as: try #require(SharedName("Ben")), on: today)
        try await ben.push([today: 4321], to: room.id)
        let all = try await ben.exportMe()
        for part in ["Sunday walk", "Ben", "4321"] { #expect(all.contains(part)) }
        #expect(!all.contains("Anna"))
        try await ben.forgetMe()
        await #expect(throws: ClubFailure.notMember) { try await ben.hello() }
        #expect(try await anna.heads(of: room.id).map(\.nickname.text) == ["Anna"])
        try await club.admin.sweep()
        let logins = try await club.server.adminLink(of: club.database).run("SELECT role FROM together.ended_login", [])
        #expect(logins.isEmpty)
    }

    @Test func `a member makes fifty invitations a day at most, even such as are over when they are made`() async throws {
        let club = try await TestedClub(.tokens)
        let anna = try await club.admittedMachine()
        for _ in 0..<50 { _ = try await anna.invite(Invitation(to: .machine, expires: club.now - .seconds(60))) }
        await #expect(throws: ClubFailure.tooMany) {
            try await anna.invite(Invitation(to: .machine, expires: club.now - .seconds(60)))
        }
    }

    @Test func `the holder of the gateway's password reaches nothing without a token`() async throws {
        let club = try await TestedClub(.tokens)
        let credential = PostgresCredential()
        let anna = try await club.admittedMachine(credential)
        let id = try await anna.hello().member
        let link = PostgresLink(
            address: club.address, login: PostgresIdentity.gatewayLogin(of: PostgresServer.club), patience: PostgresServer.patience)
        let key = PostgresIdentity.hash(credential.secret)
        let attempts = [
            ("SET gnd.key = '\(key)'; SELECT gnd_v1.hello('{}')", "42501"), ("SET gnd.key = '\(key)'; SELECT gnd_v1.me()", "42501"),
            ("SET gnd.key = '\(key)'; SELECT gnd_v1.with_token('x', 'hello', '{}')", "GN001"),
            ("SELECT gnd_v1.with_token('x', 'enter', '{}')", "GN008"), ("SELECT gnd_v1.with_token('x', 'sweep', '{}')", "GN003"),
            ("SELECT gnd_v1.with_token('x', 'me', '{}')", "GN003"), ("SELECT * FROM together.device", "42501"),
            ("CREATE TEMP TABLE device (key text)", "42501"), ("SET ROLE gnd_api", "42501"),
        ]
        for (script, refusal) in attempts { #expect(try await link.attempt(script).refusal == refusal) }
        #expect(try await anna.hello().member == id)
    }
}
