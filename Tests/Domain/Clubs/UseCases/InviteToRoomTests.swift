import ClubTesting
import Clubs
import Testing
import Walking

struct InviteToRoomTests {
    @Test func `an invitation names the club and the room, and is good for a week`() async throws {
        let pair = try await ClubPair()
        let (invite, room) = (try await pair.invite(), try await pair.anna.room())
        #expect(invite.club == room.club.id && invite.clubName == room.club.name)
        #expect(invite.purpose == .room(room.room.id, name: room.room.room.name))
        #expect(invite.expires == pair.clock.now + .seconds(7 * 86_400))
        #expect(try Invite(word: invite.word) == invite)
    }

    @Test func `each invitation has a secret of its own`() async throws {
        let pair = try await ClubPair()
        #expect(try await pair.invite().secret != pair.invite().secret)
    }

    @Test func `ten people take it, the eleventh comes too late`() async throws {
        let pair = try await ClubPair()
        let invite = try await pair.invite()
        for number in 1...InviteToRoom.uses {
            let walker = try ClubWalker("Walker \(number)", in: pair.folders, pair.clock)
            try await JoinClub(walker.clubs)(invite, at: ClubWalker.place, as: walker.nickname, today: walker.today)
        }
        let late = try ClubWalker("Late", in: pair.folders, pair.clock)
        await #expect(throws: ClubSync.Failure.club(.inviteUsed)) {
            try await JoinClub(late.clubs)(invite, at: ClubWalker.place, as: late.nickname, today: late.today)
        }
    }

    @Test func `every member may invite, not only the founder`() async throws {
        let pair = try await ClubPair()
        #expect(try await InviteToRoom(pair.ben.clubs)(pair.ben.room().room.id).club == pair.anna.room().club.id)
    }

    @Test func `nobody invites to a room in which they are not`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.openRoom("Of Anna alone")
        await #expect(throws: ClubSync.Failure.club(.noSuchRoom)) { try await InviteToRoom(pair.ben.clubs)(room) }
        await #expect(throws: ClubSync.Failure.club(.noSuchRoom)) { try await InviteToRoom(pair.anna.clubs)(.random()) }
    }

    @Test func `a club out of reach gives no invitation`() async throws {
        let pair = try await ClubPair()
        pair.anna.connector.fail(with: .noAnswer)
        await #expect(throws: ClubSync.Failure.club(.noAnswer)) { try await pair.invite() }
    }
}
