import ClubTesting
import Clubs
import Testing
import Walking

struct AskToWalkTests {
    private func ask(_ pair: ClubPair, in seconds: Int64) async throws {
        let member = try await pair.ben.room().me
        try await AskToWalk(pair.anna.clubs)(member, at: pair.clock.now + .seconds(seconds), in: pair.anna.room())
    }

    @Test func `a question waits here and is at the other one with the next round`() async throws {
        let pair = try await ClubPair()
        try await ask(pair, in: 3600)
        let entry = try #require(try await pair.anna.room().requests.first)
        #expect(!entry.isAsked && entry.request.answer == nil)
        let (anna, ben) = (try await pair.anna.room().me, try await pair.ben.room().me)
        #expect(entry.request.from == anna && entry.request.to == ben)
        #expect(try await pair.ben.room().requests.isEmpty)
        try await pair.synchronise()
        #expect(try await pair.ben.room().requests.map(\.request) == [entry.request])
        #expect(try await pair.anna.room().requests.first?.isAsked == true)
    }

    @Test func `a question is over when the walk begins`() async throws {
        let pair = try await ClubPair()
        try await ask(pair, in: 3600)
        let request = try #require(try await pair.anna.room().requests.first?.request)
        #expect(request.expires == request.starts && request.starts == pair.clock.now + .seconds(3600))
    }

    @Test(arguments: [(-1, false), (0, false), (1, true), (7 * 86_400, true), (7 * 86_400 + 1, false)] as [(Int64, Bool)])
    func `a walk begins after now and within a week`(_ seconds: Int64, _ isTaken: Bool) async throws {
        let pair = try await ClubPair()
        if isTaken {
            try await ask(pair, in: seconds)
        } else {
            await #expect(throws: AskToWalk.Failure.badTime) { try await ask(pair, in: seconds) }
        }
        #expect(try await pair.anna.room().requests.count == (isTaken ? 1 : 0))
    }

    @Test func `three questions to one person may wait, and one that is answered or over makes room for another`() async throws {
        let pair = try await ClubPair()
        for number in 1...WalkRequest.maximumOpenToOne { try await ask(pair, in: Int64(number) * 60) }
        await #expect(throws: AskToWalk.Failure.alreadyAsked) { try await ask(pair, in: 9000) }
        let first = try #require(try await pair.anna.room().requests.last)
        try await AnswerWalkRequest(pair.anna.clubs)(first.id, with: .withdrawn, in: pair.anna.room())
        try await ask(pair, in: 9000)
        await #expect(throws: AskToWalk.Failure.alreadyAsked) { try await ask(pair, in: 9001) }
        pair.clock.advance(by: .seconds(60))
        try await ask(pair, in: 9001)
    }

    @Test func `ten questions may wait in a room`() async throws {
        let pair = try await ClubPair()
        let (room, mirror) = (try await pair.anna.room(), try await pair.anna.mirror())
        for _ in 1...WalkRequest.maximumOpen {
            let starts = pair.clock.now + .seconds(3600)
            let request = WalkRequest(from: room.me, to: .random(), starts: starts, expires: starts)
            try await mirror.keep(MirroredWalkRequest(request, isAsked: true, isAnswerSent: true), in: room.room.id)
        }
        await #expect(throws: AskToWalk.Failure.tooMany) { try await ask(pair, in: 9000) }
    }

    @Test func `the questions of others do not count as one's own`() async throws {
        let pair = try await ClubPair()
        for number in 1...WalkRequest.maximumOpenToOne { try await ask(pair, in: Int64(number) * 60) }
        try await pair.synchronise()
        let room = try await pair.ben.room()
        #expect(room.requests.count == WalkRequest.maximumOpenToOne)
        try await AskToWalk(pair.ben.clubs)(pair.anna.room().me, at: pair.clock.now + .seconds(60), in: room)
    }

    @Test func `a journal that takes nothing says so`() async throws {
        let pair = try await ClubPair()
        let (room, member) = (try await pair.anna.room(), try await pair.ben.room().me)
        pair.anna.repository.fail(with: .locked)
        await #expect(throws: AskToWalk.Failure.journal(.locked)) {
            try await AskToWalk(pair.anna.clubs)(member, at: pair.clock.now + .seconds(60), in: room)
        }
    }
}
