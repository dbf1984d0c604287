import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// A member who types BEGIN and goes for lunch.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct OpenTransactionTests {
    private let club: TestedClub
    private let anna, carol: PostgresStore
    private let ben = PostgresCredential()
    private let room = ClubRoomID.random()
    private let today: CivilDate

    init() async throws {
        club = try await TestedClub()
        today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        anna = try await club.admittedMachine()
        carol = club.machine()
        let name = try #require(SharedName("Walkers"))
        try await anna.create(NewClubRoom(id: room, name: name, period: .open, dailyCap: .none, opened: today), as: name)
        let invite = try await anna.invite(Invitation(to: .room(room), uses: 2, expires: club.now + .seconds(3600)))
        for store in [carol, club.machine(ben)] { try await store.join(invite, as: name, on: today) }
    }

    private func openConnection() throws -> PostgresConnection {
        let parameters = ConnectionParameters(
            host: club.address.hosts[0], address: nil, database: club.database, login: ben.login, proof: .channelBinding,
            bindsChannel: false, certificate: nil)
        return try PostgresConnection.open(parameters, until: CallDeadline(in: .seconds(10), WakeUp()))
    }

    private func run(_ script: String, on connection: borrowing PostgresConnection) throws {
        _ = try connection.attempt(script, until: CallDeadline(in: .seconds(10), WakeUp())).rows()
    }

    @Test func `an open transaction keeps nobody from pushing, and a reader misses nothing of it`() async throws {
        let bensID = try await club.machine(ben).hello().member
        let (annasID, carolsID) = (try await anna.hello().member, try await carol.hello().member)
        let connection = try openConnection()
        try run(#"BEGIN; SELECT gnd_v1.push('{"room": "\#(room.uuid)", "days": {"\#(today)": 5}}')"#, on: connection)
        try await anna.push([today: 7], to: room)
        var known: [MemberID: Revision] = [annasID: .none, bensID: .none, carolsID: .none]
        let first = try await carol.days(of: room, newerThan: known)
        #expect(first.mapValues(\.days) == [annasID: [today: 7]])
        for (member, days) in first { known[member] = days.revision }
        try run("COMMIT", on: connection)
        #expect(try await carol.days(of: room, newerThan: known).mapValues(\.days) == [bensID: [today: 5]])
    }

    @Test func `a member with an open transaction is removed, and only the connection that was in the way ends`() async throws {
        let bensID = try await club.machine(ben).hello().member
        let connection = try openConnection()
        let idle = try openConnection()
        try run(#"BEGIN; SELECT gnd_v1.push('{"room": "\#(room.uuid)", "days": {"\#(today)": 5}}')"#, on: connection)
        try run("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0", on: connection)
        try await anna.remove(bensID, from: room)
        #expect(try await anna.heads(of: room).map(\.id).contains(bensID) == false)
        let isEnded = (try? run("COMMIT", on: connection)) == nil
        #expect(isEnded)
        try run("SELECT 1", on: idle)
        #expect(try await carol.days(of: room, newerThan: [bensID: .none]).isEmpty)
        // The doorman is in nobody's role afterwards.
        let roles = try await club.server.adminLink(of: club.database).run(
            "SELECT r.rolname FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid WHERE m.member = 'gnd_doorman'::regrole", [])
        #expect(Set(roles) == ["gnd_member", "gnd_guest"])
    }

    @Test func `another's answer that was not committed keeps nobody from leaving or being removed`() async throws {
        let (bensID, carolsID) = (try await club.machine(ben).hello().member, try await carol.hello().member)
        let soon = club.now + .seconds(3600)
        let request = WalkRequest(from: carolsID, to: bensID, starts: soon, expires: soon)
        try await carol.ask(request, in: room)
        let connection = try openConnection()
        try run(
            #"BEGIN; SELECT gnd_v1.answer_walk('{"room": "\#(room.uuid)", "request": "\#(request.id.uuid)", "answer": "accepted"}')"#,
            on: connection)
        try await carol.leave(room)
        #expect(try await carol.rooms().isEmpty)
        let isEnded = (try? run("COMMIT", on: connection)) == nil
        #expect(isEnded)
    }

    @Test func `a cheer that was not committed keeps nobody from pushing or leaving`() async throws {
        let annasID = try await anna.hello().member
        let connection = try openConnection()
        try run(
            #"BEGIN; SELECT gnd_v1.cheer('{"room": "\#(room.uuid)", "to": "\#(annasID.uuid)", "day": "\#(today)"}')"#, on: connection)
        try await anna.push([today: 7], to: room)
        try await anna.leave(room)
        #expect(try await anna.rooms().isEmpty)
        try run("COMMIT", on: connection)
        #expect(try await carol.heads(of: room).count == 2)
    }
}
