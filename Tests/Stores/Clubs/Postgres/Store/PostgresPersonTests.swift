import Clubs
import Testing
import Walking

@testable import PostgresClubs

@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct PostgresPersonTests {
    @Test(arguments: [ClubEntrance.logins, .tokens])
    func `a sweep forgets who has been in no room for thirty days, with their logins, and nobody else`(_ entrance: ClubEntrance)
        async throws
    {
        let club = try await TestedClub(entrance)
        let link = try club.server.adminLink(of: club.database)
        let today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        let credentials = (0..<5).map { _ in PostgresCredential() }
        let anna = try await club.admittedMachine(credentials[0])
        let (removed, gone, back, late) = (
            club.machine(credentials[1]), club.machine(credentials[2]), club.machine(credentials[3]), club.machine(credentials[4])
        )
        // Let in by the admin for a first room, which may take a while.
        let waiting = try await club.admittedMachine()
        let name = try #require(SharedName("Walkers"))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: name)
        func join(_ machine: PostgresStore) async throws {
            let word = try await anna.invite(Invitation(to: .room(room.id), expires: club.now + .seconds(3600)))
            try await machine.join(word, as: name, on: today)
        }
        for machine in [removed, gone, back, late] { try await join(machine) }
        try await anna.remove(try await removed.hello().member, from: room.id)
        for machine in [gone, back, late] { try await machine.leave(room.id) }
        try await club.admin.sweep()
        for machine in [removed, gone, back, late] { #expect(try await machine.rooms().isEmpty) }
        // Anna was somewhere else before, by a mark that a wrong function left.
        let annasID = try await anna.hello().member
        _ = try await link.run(
            "UPDATE together.member SET left_at = now() - interval '31 days' WHERE left_at IS NOT NULL OR member_id = $1::uuid",
            [annasID.uuid])
        try await join(back)
        let latesID = try await late.hello().member
        _ = try await link.run(
            "UPDATE together.member SET left_at = now() - interval '29 days' WHERE member_id = $1::uuid", [latesID.uuid])
        try await club.admin.sweep()
        for machine in [removed, gone] { await #expect(throws: ClubFailure.notMember) { try await machine.hello() } }
        for machine in [anna, back] { #expect(try await machine.rooms().map(\.id) == [room.id]) }
        for machine in [waiting, late] { #expect(try await machine.rooms().isEmpty) }
        #expect(try await link.run("SELECT member_id FROM together.device", []).count == 4)
        #expect(try await link.run("SELECT member_id FROM together.member", []).count == 4)
        #expect(try await link.run("SELECT role FROM together.ended_login", []).isEmpty)
        if entrance == .logins {
            let logins = credentials.map(\.login.name)
            let left = try await link.run(
                "SELECT rolname FROM pg_roles WHERE rolname = ANY (string_to_array($1, ','))", [logins.joined(separator: ",")])
            #expect(Set(left.compactMap(\.self)) == Set([logins[0], logins[3], logins[4]]))
        }
        // Who was forgotten comes back by a new word, under the login that they had.
        let again = club.machine(credentials[2])
        try await join(again)
        #expect(try await again.rooms().map(\.id) == [room.id])
    }

    @Test func `a sweep does not touch who is coming into a room at that moment`() async throws {
        let club = try await TestedClub()
        let admin = try club.server.adminLink(of: club.database)
        let credential = PostgresCredential()
        let anna = try await club.admittedMachine(credential)
        let today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        _ = try await admin.run("UPDATE together.member SET left_at = now() - interval '31 days'", [])
        let parameters = ConnectionParameters(
            host: club.address.hosts[0], address: nil, database: club.database, login: credential.login, proof: .channelBinding,
            bindsChannel: false, certificate: nil)
        let connection = try PostgresConnection.open(parameters, until: CallDeadline(in: .seconds(60), WakeUp()))
        func run(_ script: String, on connection: borrowing PostgresConnection) throws {
            _ = try connection.attempt(script, until: CallDeadline(in: .seconds(60), WakeUp())).rows()
        }
        try run(
            """
            BEGIN; SELECT gnd_v1.create_room('{"room": "\(ClubRoomID.random().uuid)", "name": "x", "period": "open", "cap": 0,
                "opened": "\(today)", "nickname": "Anna"}')
            """, on: connection)
        try await club.admin.sweep()
        try run("COMMIT", on: connection)
        try await club.admin.sweep()
        #expect(try await anna.rooms().count == 1)
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
