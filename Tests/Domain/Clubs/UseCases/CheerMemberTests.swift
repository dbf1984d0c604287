import ClubTesting
import Clubs
import Testing
import Walking

struct CheerMemberTests {
    @Test func `a cheer waits here and is at the other one with the next round`() async throws {
        let pair = try await ClubPair()
        let (anna, ben) = (try await pair.anna.room().me, try await pair.ben.room().me)
        #expect(try await CheerMember(pair.anna.clubs)(ben, in: pair.anna.room(), on: pair.today))
        let given = MirroredCheer(Cheer(from: anna, to: ben, date: pair.today), isSent: false, isSeen: true)
        #expect(try await pair.anna.room().cheers == [given])
        #expect(try await pair.ben.room().cheers.isEmpty)
        try await pair.synchronise()
        #expect(try await pair.anna.room().cheers.map(\.isSent) == [true])
        #expect(try await pair.ben.room().cheers.map(\.cheer) == [given.cheer])
    }

    @Test func `one cheer a day, and another one tomorrow`() async throws {
        let pair = try await ClubPair()
        let (ben, cheer) = (try await pair.ben.room().me, CheerMember(pair.anna.clubs))
        #expect(try await cheer(ben, in: pair.anna.room(), on: pair.today))
        #expect(try await !cheer(ben, in: pair.anna.room(), on: pair.today))
        try await pair.synchronise()
        #expect(try await !cheer(ben, in: pair.anna.room(), on: pair.today), "also once it was sent")
        #expect(try await cheer(ben, in: pair.anna.room(), on: pair.today.adding(days: 1)))
        #expect(try await pair.anna.room().cheers.count == 2)
    }

    @Test func `two people cheer each other on the same day`() async throws {
        let pair = try await ClubPair()
        let (anna, ben) = (try await pair.anna.room().me, try await pair.ben.room().me)
        #expect(try await CheerMember(pair.anna.clubs)(ben, in: pair.anna.room(), on: pair.today))
        try await pair.synchronise()
        #expect(try await CheerMember(pair.ben.clubs)(anna, in: pair.ben.room(), on: pair.today))
    }

    @Test func `nobody cheers themselves`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.anna.room()
        #expect(try await !CheerMember(pair.anna.clubs)(room.me, in: room, on: pair.today))
        #expect(try await pair.anna.room().cheers.isEmpty)
    }

    @Test func `a cheer for one who has left is not tried again`() async throws {
        let pair = try await ClubPair()
        let ben = try await pair.ben.room().me
        try await CheerMember(pair.anna.clubs)(ben, in: pair.anna.room(), on: pair.today)
        try await LeaveClubRoom(pair.ben.clubs)(pair.ben.room().room.id)
        try await pair.anna.synchronise()
        let room = try await pair.anna.room()
        #expect(room.state.failure == nil && room.cheers.allSatisfy(\.isSent))
    }
}
