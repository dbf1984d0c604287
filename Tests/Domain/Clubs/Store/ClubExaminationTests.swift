import ClubTesting
import Clubs
import Testing
import Walking

/// A look at a club for whatever keeps rounds from going through.
struct ClubExaminationTests {
    private let anna: MemoryClubStore

    init() async throws {
        anna = MemoryClub(named: try #require(SharedName("Walkers")), now: Instant(seconds: 1_795_000_000)).foundingMachine()
        let room = NewClubRoom(
            name: try #require(SharedName("Family")), period: .open, dailyCap: .none, opened: CivilDate(dayNumber: 20_700))
        try await anna.create(room, as: try #require(SharedName("Anna")))
    }

    @Test func `where a round goes through, nothing is found`() async {
        #expect(await anna.examination() == [])
    }

    @Test(arguments: [ClubFailure.noAnswer, .notMember, .folderForbidden(path: "/club"), .noClub(path: "/club")])
    func `what cannot be read is not asked again`(_ failure: ClubFailure) async {
        anna.faults.plan([0: .failure(failure)])
        #expect(await anna.examination() == [failure])
        #expect(anna.faults.callCount == 1)
    }

    /// The calls are: rooms; then hello, rooms, heads and rename.
    @Test(arguments: [ClubFailure.storeFull, .readOnly, .hasTwin]) func `what can be read and takes nothing is found`(
        _ failure: ClubFailure
    ) async {
        anna.faults.plan([4: .failure(failure)])
        #expect(await anna.examination() == [failure])
        #expect(anna.faults.callCount == 5)
    }

    @Test func `another computer with the same key is found where a store does not tell the two apart itself`() async throws {
        let pair = try await ClubPair()
        pair.anna.repository.setDay(pair.today, 4000)
        try await pair.anna.synchronise()
        let club = try #require(try await pair.anna.repository.clubs().first)
        let (store, mirror) = (try await pair.anna.connector.store(of: club), try await pair.anna.mirror())
        #expect(await store.hasTwin(since: try await mirror.rooms()) == false)
        _ = try await store.push([pair.today: 3000], to: try await pair.anna.room().room.id)
        #expect(await store.hasTwin(since: try await mirror.rooms()))
        #expect(await store.hasTwin(since: []) == false)
        try await pair.anna.synchronise()
        #expect(await store.hasTwin(since: try await mirror.rooms()) == false)
    }

    @Test func `who waits to be let in hears what is wrong beside it, and nothing twice`() async {
        anna.faults.plan([0: .failure(.waitingForAcceptance), 1: .failure(.readOnly)])
        #expect(await anna.examination() == [.waitingForAcceptance, .readOnly])
        anna.faults.plan([0: .failure(.waitingForAcceptance), 1: .failure(.waitingForAcceptance)])
        #expect(await anna.examination() == [.waitingForAcceptance])
    }
}
