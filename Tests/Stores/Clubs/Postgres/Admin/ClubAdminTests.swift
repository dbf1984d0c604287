import Clubs
import Testing
import Walking

@testable import PostgresClubs

@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct ClubAdminTests {
    @Test(arguments: [ClubEntrance.logins, .tokens]) func `a machine may be let in again, which changes nothing`(_ entrance: ClubEntrance)
        async throws
    {
        let club = try await TestedClub(entrance)
        let credential = PostgresCredential()
        let first = try await club.admittedMachine(credential).hello().member
        #expect(try await club.admittedMachine(credential).hello().member == first)
    }

    @Test func `an attack of a member who cannot log in leaves nobody behind`() async throws {
        let club = try await TestedClub()
        let admin = try club.server.adminLink(of: club.database)
        _ = try await admin.run("REVOKE CONNECT ON DATABASE \(club.database) FROM gnd_member", [])
        await #expect(throws: ClubFailure.notMember) { try await club.admin.attack(PostgresServer.club) }
        #expect(try await admin.run("SELECT key FROM together.device", []).isEmpty)
        #expect(try await admin.run("SELECT member_id FROM together.member", []).isEmpty)
        #expect(try await admin.run("SELECT role FROM together.ended_login", []).isEmpty)
    }

    @Test func `a large club is swept in small transactions, until nothing is left`() async throws {
        let club = try await TestedClub()
        let admin = try club.server.adminLink(of: club.database)
        let member = try await club.admittedMachine().hello().member
        _ = try await admin.run(
            "INSERT INTO together.ended_login SELECT 'gnd_d_nobody' || x FROM generate_series(1, 5) x RETURNING role", [])
        _ = try await admin.run(
            """
            INSERT INTO together.invitation SELECT 'hash' || x, 'gnd_i_nobody' || x, NULL, $1::uuid, 1, 0, now() FROM generate_series(1, 3) x
            RETURNING hash
            """, [member.uuid])
        #expect(try await club.admin.sweep(most: 2) == 3)
        #expect(try await admin.run("SELECT role FROM together.ended_login", []).isEmpty)
        #expect(try await admin.run("SELECT hash FROM together.invitation", []).isEmpty)
        #expect(try await club.admin.sweep(most: 2) == 1)
    }

    @Test func `a member who is in a room is not dismissed`() async throws {
        let club = try await TestedClub()
        let machine = try await club.admittedMachine()
        let name = try #require(SharedName("Anna"))
        let today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        try await machine.create(NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today), as: name)
        let member = try await machine.hello().member
        let admin = PostgresRequests(link: try club.server.adminLink(of: club.database))
        await #expect(throws: ClubFailure.taken) { try await admin.run(.dismiss, ["member": .id(member)]) }
        #expect(try await machine.hello().member == member)
    }

    @Test func `the gateway of one club is not opened for another, and stays open for its own`() async throws {
        let club = try await TestedClub(.tokens)
        let machine = try await club.admittedMachine()
        let member = try await machine.hello().member
        await #expect(throws: ClubFailure.taken) { try await club.admin.openGateway(of: .random()) }
        try await club.admin.openGateway(of: PostgresServer.club)
        #expect(try await machine.hello().member == member)
    }

    @Test func `a database with a table of somebody's is not unused`() async throws {
        let club = try await TestedClub()
        #expect(try await !club.admin.isUnused())
        #expect(try await club.server.admin(of: "template1").isUnused())
    }
}
