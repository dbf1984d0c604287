import Clubs
import Testing

@testable import PostgresClubs

struct PostgresHostTests {
    private let club = ClubID.random()
    private let address: PostgresAddress

    init() throws {
        let host = try #require(PostgresAddress.Host(name: "/run/postgresql", port: 6432))
        address = try #require(
            PostgresAddress(hosts: [host], database: "club", login: PostgresIdentity.gateway, proof: .channelBinding))
    }

    @Test func `what an account keeps is read as it was written, and by nothing else`() throws {
        var host = PostgresHost(to: club, at: address)
        #expect(try PostgresHost(Array(host.text.utf8)) == host)
        _ = host.seat(ofKey: [1, 2, 3])
        let text = try host.text
        #expect(PostgresHost(Array(text.utf8)) == host)
        for other in [
            "", "{}", "SQLite format 3\0", text.replacing("\"gndClubInPostgreSQL\":1", with: "\"gndClubInPostgreSQL\":2"),
            String(text.dropLast(4)),
        ] {
            #expect(PostgresHost(Array(other.utf8)) == nil)
        }
    }

    @Test func `a machine has the same token at every call, and no other machine or account has it`() {
        let (host, seat) = (PostgresHost(to: club, at: address), ClubSeat())
        #expect(host.credential(for: seat) == host.credential(for: seat))
        #expect(host.credential(for: seat).secret != host.credential(for: ClubSeat(member: seat.member)).secret)
        #expect(host.credential(for: seat).secret != PostgresHost(to: club, at: address).credential(for: seat).secret)
        // Whatever the owner writes of the person, the machine is the same.
        #expect(host.credential(for: seat).secret == host.credential(for: ClubSeat(device: seat.device)).secret)
    }

    @Test func `at another address the account stays who it is, and in another club it is nobody`() throws {
        var host = PostgresHost(to: club, at: address)
        let founder = host.seat(ofKey: [1])
        #expect(host.founder == nil)
        var moved = try #require(host.moved(to: club, at: address))
        let seat = ClubSeat()
        #expect(moved.credential(for: seat) == host.credential(for: seat) && moved.founder != nil)
        // The next new key gets the new seat, and the founder keeps theirs.
        let again = moved.seat(ofKey: [1])
        #expect(again.seat == founder.seat && again.isFounder)
        #expect(host.moved(to: .random(), at: address) == nil)
    }

    @Test func `a key has the same seat however often it is authorized, and the first one the founder's`() throws {
        var host = PostgresHost(to: club, at: address)
        let admitted = try #require(host.founder)
        let (first, second) = (host.seat(ofKey: [1]), host.seat(ofKey: [2]))
        #expect(first.seat == admitted && first.isFounder && second.seat != admitted && !second.isFounder)
        var read = try #require(PostgresHost(Array(host.text.utf8)))
        // Of another account it is another's.
        var other = PostgresHost(to: club, at: address)
        _ = other.seat(ofKey: [1])
        let (again, theirs) = ([1, 2, 3].map { read.seat(ofKey: [$0]).seat }, other.seat(ofKey: [2]).seat)
        #expect(again[0] == first.seat && again[1] == second.seat && again[2] != second.seat && theirs != second.seat)
    }

    @Test func `nothing that is said of it tells a key or an address`() {
        var said = ""
        dump(PostgresHost(to: club, at: address), to: &said)
        #expect(said == "- PostgresHost\n")
    }
}
