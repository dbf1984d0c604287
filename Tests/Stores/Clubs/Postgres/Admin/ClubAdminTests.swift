import Clubs
import Foundation
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

    @Test func `clubs that are founded at once on a server where nobody was come about all`() async throws {
        let child = try await ChildServer.begin(["server"])
        let password = try String(contentsOfFile: child.folder + "/admin.password", encoding: .utf8)
        let host = try #require(PostgresAddress.Host(name: child.folder, port: child.port))
        func admin(of database: String) throws -> ClubAdmin {
            let address = try #require(PostgresAddress(hosts: [host], database: database, login: "admin", proof: .channelBinding))
            return ClubAdmin(address: address, password: password, patience: PostgresServer.patience)
        }
        let place = try #require(PostgresAddress(hosts: [host], database: "postgres", login: "admin", proof: .channelBinding))
        let link = PostgresLink(
            address: place, login: PostgresLogin(name: "admin", password: password), patience: PostgresServer.patience)
        // The gateway is the whole server's.
        let (club, name) = (ClubID.random(), try #require(SharedName("Walkers")))
        let databases = (0..<6).map { "club_\($0)" }
        for database in databases { _ = try await link.run("CREATE DATABASE \(database) TEMPLATE template0", []) }
        let admins = try databases.map(admin(of:))
        try await withThrowingTaskGroup { group in
            for admin in admins {
                group.addTask {
                    try await admin.found(club, named: name)
                    try await admin.openGateway(of: club)
                }
            }
            try await group.waitForAll()
        }
        for admin in admins { #expect(try await admin.club()?.id == club) }
    }

    @Test func `an admin who is no superuser founds a club in a database of their own, and its members walk`() async throws {
        let server = try await PostgresServer.shared()
        let login = PostgresLogin(name: "owner_\(MemberID.random().text)", password: "secret")
        let (database, id) = ("own_\(ClubRoomID.random().text)", ClubID.random())
        let superuser = try server.adminLink(of: "postgres")
        _ = try await superuser.run("CREATE ROLE \(login.name) LOGIN CREATEROLE PASSWORD '\(login.password)'", [])
        _ = try await superuser.run("CREATE DATABASE \(database) OWNER \(login.name) TEMPLATE template0", [])
        let admin = ClubAdmin(
            address: try server.address(database, login: login.name), password: login.password, patience: PostgresServer.patience)
        let name = try #require(SharedName("Walkers"))
        try await admin.found(id, named: name)
        #expect(try await admin.upgrade() == ClubSchema.version)
        // What only a superuser can take from everybody stands open and is told; nothing of the club does.
        #expect(Set(try await admin.attack(id).map(\.aim)).isSubset(of: [.ownCode, .largeObjects, .notifications]))
        let now = SystemClock().now
        let today = CivilDate(dayNumber: Int(now.seconds / 86_400))
        let (annas, bens) = (PostgresCredential(), PostgresCredential())
        let address = try server.address(database, login: "anybody")
        let (anna, ben) = (
            PostgresStore(club: id, address: address, credential: annas, patience: PostgresServer.patience),
            PostgresStore(club: id, address: address, credential: bens, patience: PostgresServer.patience)
        )
        try await admin.admit(annas, to: id)
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: name)
        try await ben.join(try await anna.invite(Invitation(to: .room(room.id), expires: now + .seconds(3600))), as: name, on: today)
        try await ben.push([today: 4321], to: room.id)
        #expect(try await anna.heads(of: room.id).map(\.total).sorted() == [0, 4321])
        try await anna.remove(try await ben.hello().member, from: room.id)
        try await admin.sweep()
        #expect(try await anna.heads(of: room.id).count == 1)
    }

    @Test func `a database with a table of somebody's is not unused`() async throws {
        let club = try await TestedClub()
        #expect(try await !club.admin.isUnused())
        #expect(try await club.server.admin(of: "template1").isUnused())
    }
}
