import ClubTesting
import Clubs
import Testing
import Walking

struct LeaveClubRoomTests {
    @Test func `with the last room the club is forgotten, and the others see one member less`() async throws {
        let pair = try await ClubPair()
        try await LeaveClubRoom(pair.ben.clubs)(pair.ben.room().room.id)
        #expect(try await pair.ben.repository.clubs().isEmpty)
        try await pair.anna.synchronise()
        #expect(try await pair.anna.room().members.map(\.head.nickname) == [pair.anna.nickname])
    }

    @Test func `another room of the club stays, with its members`() async throws {
        let pair = try await ClubPair()
        let first = try await pair.anna.room().room.id
        let other = try await pair.openRoom("Other")
        try await LeaveClubRoom(pair.anna.clubs)(first)
        #expect(try await LoadClubRooms(pair.anna.clubs)().compactMap(\.room?.id) == [other])
        #expect(try await pair.anna.room().members.map(\.head.nickname) == [pair.anna.nickname])
        try await pair.ben.synchronise()
        #expect(try await pair.ben.room().members.map(\.head.nickname) == [pair.ben.nickname])
    }

    @Test func `one's own keys stay, so that an invitation leads back as the same member`() async throws {
        let pair = try await ClubPair()
        let before = try await pair.ben.room().me
        try await LeaveClubRoom(pair.ben.clubs)(pair.ben.room().room.id)
        try await JoinClub(pair.ben.clubs)(pair.invite(), at: ClubWalker.place, as: pair.ben.nickname, today: pair.today)
        #expect(try await pair.ben.room().me == before)
    }

    @Test func `a club out of reach keeps the room here, so that leaving is tried again`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.ben.room().room.id
        pair.ben.connector.fail(with: .noAnswer)
        await #expect(throws: ClubSync.Failure.club(.noAnswer)) { try await LeaveClubRoom(pair.ben.clubs)(room) }
        #expect(try await pair.ben.room().room.id == room)
        pair.ben.connector.fail(with: nil)
        try await LeaveClubRoom(pair.ben.clubs)(room)
    }

    @Test func `a room is forgotten here alone where there is no way in any more, and the others of the club stay`() async throws {
        let pair = try await ClubPair()
        let (first, other) = (try await pair.anna.room().room.id, try await pair.openRoom("Other"))
        pair.anna.connector.fail(with: .notMember)
        await #expect(throws: ClubSync.Failure.club(.notMember)) { try await LeaveClubRoom(pair.anna.clubs)(first) }
        try await LeaveClubRoom(pair.anna.clubs).forget(first)
        #expect(try await LoadClubRooms(pair.anna.clubs)().compactMap(\.room?.id) == [other])
        try await LeaveClubRoom(pair.anna.clubs).forget(other)
        #expect(try await pair.anna.repository.clubs().isEmpty)
    }

    @Test func `a room in which one is not cannot be left`() async throws {
        let pair = try await ClubPair()
        await #expect(throws: ClubSync.Failure.club(.noSuchRoom)) { try await LeaveClubRoom(pair.ben.clubs)(.random()) }
        #expect(try await pair.ben.repository.clubs().count == 1)
    }
}
