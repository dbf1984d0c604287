import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// A member who lost their computers comes back on a new one, by a word that the admin makes.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct ReadmissionTests {
    private struct Pair {
        let club: TestedClub
        let anna: PostgresStore
        let ben: PostgresStore
        let room: ClubRoomID
        let today: CivilDate

        init(_ entrance: ClubEntrance) async throws {
            club = try await TestedClub(entrance)
            today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
            anna = try await club.admittedMachine()
            ben = club.machine()
            let new = NewClubRoom(name: try #require(SharedName("Family")), period: .open, dailyCap: .none, opened: today)
            try await anna.create(new, as: try #require(SharedName("Anna")))
            room = new.id
            try await admit(ben, as: "Ben")
            try await ben.push([today: 4321], to: room)
        }

        func admit(_ machine: PostgresStore, as name: String) async throws {
            let invite = try await anna.invite(Invitation(to: .room(room), expires: club.now + .seconds(3600)))
            try await machine.join(invite, as: try #require(SharedName(name)), on: today)
        }

        func readmit(_ name: String) async throws(ClubFailure) -> Invite {
            guard let name = SharedName(name) else { throw .unreadable }
            return try await club.admin.readmit(
                name, to: PostgresServer.club, at: .postgres(club.address), until: club.now + .seconds(3600))
        }
    }

    @Test(arguments: [ClubEntrance.logins, .tokens]) func `the new computer is the same person, and the lost one comes in no more`(
        _ entrance: ClubEntrance
    ) async throws {
        let pair = try await Pair(entrance)
        let (member, new) = (try await pair.ben.hello().member, pair.club.machine())
        let given = try await pair.ben.invite(Invitation(to: .room(pair.room), expires: pair.club.now + .seconds(3600)))
        let word = try await pair.readmit("ben")
        await #expect(throws: ClubFailure.notMember) { try await pair.ben.hello() }
        try await new.join(word, as: try #require(SharedName("Ben")), on: pair.today)
        #expect(try await new.hello().member == member)
        #expect(try await new.rooms().map(\.id) == [pair.room])
        #expect(try await new.days(of: pair.room, newerThan: [member: .none])[member]?.applied(to: [:]) == [pair.today: 4321])
        // The word is for one computer, and what the lost one gave away lets nobody in.
        await #expect(throws: ClubFailure.inviteUsed) {
            try await pair.club.machine().join(word, as: try #require(SharedName("Eve")), on: pair.today)
        }
        await #expect(throws: ClubFailure.inviteUnknown) {
            try await pair.club.machine().join(given, as: try #require(SharedName("Eve")), on: pair.today)
        }
        // Another computer that was not lost is linked again, under the login that it had.
        let link = try await new.invite(Invitation(to: .machine, expires: pair.club.now + .seconds(3600)))
        try await pair.ben.join(link, as: try #require(SharedName("Ben")), on: pair.today)
        #expect(try await pair.ben.hello().member == member)
        #expect(try await pair.anna.heads(of: pair.room).count == 2)
    }

    @Test func `a name of nobody, and one of several, bring nobody back and shut nobody out`() async throws {
        let pair = try await Pair(.logins)
        try await pair.admit(pair.club.machine(), as: "Ben")
        for (name, failure) in [("Carol", ClubFailure.noSuchMember), ("Ben", .taken)] {
            await #expect(throws: failure) { try await pair.readmit(name) }
        }
        #expect(try await pair.ben.rooms().count == 1)
    }

    @Test func `a member who takes another's name, with a mark or without, keeps them from nothing`() async throws {
        let pair = try await Pair(.logins)
        let (ben, eve) = (try await pair.ben.hello().member, pair.club.machine())
        try await pair.admit(eve, as: "Ben")
        let eves = try await eve.hello().member
        let typed = try #require(SharedName("ben"))
        let names = try await pair.club.admin.names(meantBy: typed)
        #expect(names.map(\.text).sorted() == [ben, eves].map { "Ben ·\($0.text.prefix(4))" }.sorted())
        try await eve.rename(to: try #require(SharedName("Ben ·\(ben.text.prefix(4))")))
        let new = pair.club.machine()
        let word = try await pair.readmit("Ben ·\(ben.text.prefix(4))")
        try await new.join(word, as: try #require(SharedName("Ben")), on: pair.today)
        #expect(try await new.hello().member == ben)
        #expect(try await eve.hello().member == eves)
    }

    @Test func `a long name is cut off before its mark, and found by that`() async throws {
        let pair = try await Pair(.logins)
        let long = "Benjamin of the Long Way"
        for machine in [pair.club.machine(), pair.club.machine()] { try await pair.admit(machine, as: long) }
        let names = try await pair.club.admin.names(meantBy: try #require(SharedName(long)))
        #expect(names.count == 2)
        for name in names {
            #expect(try await pair.club.admin.names(meantBy: name).count == 1)
            _ = try await pair.readmit(name.text)
        }
    }

    @Test func `no member can bring anybody back`() async throws {
        let pair = try await Pair(.logins)
        let credential = PostgresCredential()
        _ = try await pair.club.admittedMachine(credential)
        let link = PostgresLink(address: pair.club.address, login: credential.login, patience: PostgresServer.patience)
        #expect(try await link.attempt("SELECT gnd_v1.readmit('{\"nickname\":\"Ben\"}')").refusal == "42501")
        #expect(try await pair.ben.rooms().count == 1)
    }
}
