import ClubTesting
import Clubs
import Testing
import Walking

struct MemoryClubTests {
    @Test(arguments: ClubConformance.all) func `a club in memory keeps every promise`(_ promise: ClubConformance) async throws {
        let now = Instant(seconds: 1_795_000_000)
        let club = MemoryClub(named: try #require(SharedName("Walkers")), now: now)
        try await promise.assertKept(
            by: ClubCast(
                anna: club.foundingMachine(), annasLaptop: club.machine(), ben: club.machine(), carol: club.machine(), now: now))
    }

    @Test func `a call that is lost does nothing, and one whose answer is lost can be made again`() async throws {
        let club = MemoryClub(named: try #require(SharedName("Walkers")), now: Instant(seconds: 1_795_000_000))
        let anna = club.foundingMachine()
        let name = try #require(SharedName("Anna"))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: CivilDate(dayNumber: 20_000))
        anna.faults.plan([0: .lost, 2: .answerLost, 4: .failure(.busy)])
        await #expect(throws: ClubFailure.noAnswer) { try await anna.create(room, as: name) }
        #expect(try await anna.rooms().isEmpty)
        await #expect(throws: ClubFailure.noAnswer) { try await anna.create(room, as: name) }
        #expect(try await anna.rooms().map(\.id) == [room.id])
        await #expect(throws: ClubFailure.busy) { try await anna.create(room, as: name) }
        try await anna.create(room, as: name)
        #expect(anna.faults.callCount == 6)
    }
}
