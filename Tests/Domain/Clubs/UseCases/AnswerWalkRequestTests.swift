import ClubTesting
import Clubs
import Testing
import Walking

struct AnswerWalkRequestTests {
    /// A pair of whom Anna has asked Ben for a walk in two hours.
    private func asked() async throws -> (pair: ClubPair, id: WalkRequestID) {
        let pair = try await ClubPair()
        let room = try await pair.anna.room()
        try await AskToWalk(pair.anna.clubs)(pair.ben.room().me, at: pair.clock.now + .seconds(7200), in: room)
        try await pair.synchronise()
        return (pair, try #require(try await pair.ben.room().requests.first?.id))
    }

    @Test(arguments: [WalkRequest.Answer.accepted, .declined])
    func `the one who is asked answers, and the next round carries it`(_ answer: WalkRequest.Answer) async throws {
        let (pair, id) = try await asked()
        #expect(try await AnswerWalkRequest(pair.ben.clubs)(id, with: answer, in: pair.ben.room()))
        let waiting = try #require(try await pair.ben.room().requests.first)
        #expect(waiting.request.answer == answer && !waiting.isSent)
        #expect(try await pair.anna.room().requests.first?.request.answer == nil)
        try await pair.synchronise()
        #expect(try await pair.ben.room().requests.first?.isSent == true)
        #expect(try await pair.anna.room().requests.first?.request.answer == answer)
    }

    @Test func `only the one who asked withdraws, and only the other one accepts or declines`() async throws {
        let (pair, id) = try await asked()
        #expect(try await !AnswerWalkRequest(pair.ben.clubs)(id, with: .withdrawn, in: pair.ben.room()))
        for answer in [WalkRequest.Answer.accepted, .declined] {
            #expect(try await !AnswerWalkRequest(pair.anna.clubs)(id, with: answer, in: pair.anna.room()))
        }
        for walker in [pair.anna, pair.ben] { #expect(try await walker.room().requests.first?.request.answer == nil) }
        #expect(try await AnswerWalkRequest(pair.anna.clubs)(id, with: .withdrawn, in: pair.anna.room()))
    }

    @Test(arguments: [WalkRequest.Answer.declined, .withdrawn]) func `a walk that will not be stays so`(
        _ first: WalkRequest.Answer
    ) async throws {
        let (pair, id) = try await asked()
        let walker = first == .withdrawn ? pair.anna : pair.ben
        try await AnswerWalkRequest(walker.clubs)(id, with: first, in: walker.room())
        try await pair.synchronise()
        #expect(try await !AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room()))
        for walker in [pair.anna, pair.ben] {
            let entry = try #require(try await walker.room().requests.first)
            #expect(entry.request.answer == first && !entry.isCalledOff)
        }
    }

    @Test(arguments: [WalkRequest.Answer.declined, .withdrawn])
    func `either calls an agreed walk off, and the other sees that it was agreed`(
        _ answer: WalkRequest.Answer
    ) async throws {
        let (pair, id) = try await asked()
        try await AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room())
        try await pair.synchronise()
        let (one, other) = answer == .withdrawn ? (pair.anna, pair.ben) : (pair.ben, pair.anna)
        let request = try #require(try await one.room().requests.first?.request)
        #expect(request.callingOff(by: try await one.room().me) == answer)
        #expect(try await AnswerWalkRequest(one.clubs)(id, with: answer, in: one.room()))
        #expect(try await one.room().requests.first?.isCalledOff == true)
        #expect(try await other.room().requests.first?.request.answer == .accepted, "until the next round")
        try await pair.synchronise()
        for _ in 0..<2 {
            for walker in [one, other] {
                let entry = try #require(try await walker.room().requests.first)
                #expect(entry.request.answer == answer && entry.isCalledOff && entry.isSent)
                #expect(try await !AnswerWalkRequest(walker.clubs)(id, with: .accepted, in: walker.room()))
            }
            try await pair.synchronise()
        }
    }

    @Test func `an agreed walk that has begun is not called off any more`() async throws {
        let (pair, id) = try await asked()
        try await AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room())
        pair.clock.advance(by: .seconds(7200))
        #expect(try await !AnswerWalkRequest(pair.ben.clubs)(id, with: .declined, in: pair.ben.room()))
    }

    @Test func `two who call one walk off at the same time both find it off`() async throws {
        let (pair, id) = try await asked()
        try await AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room())
        try await pair.synchronise()
        try await AnswerWalkRequest(pair.ben.clubs)(id, with: .declined, in: pair.ben.room())
        try await AnswerWalkRequest(pair.anna.clubs)(id, with: .withdrawn, in: pair.anna.room())
        try await pair.synchronise()
        try await pair.synchronise()
        let answers = try await [pair.anna.room(), pair.ben.room()].map { $0.requests.first?.request.answer }
        #expect(answers[0] == answers[1] && answers[0] != .accepted)
    }

    @Test func `a walk that has begun is answered too late, one that begins in a second is not`() async throws {
        let (pair, id) = try await asked()
        pair.clock.advance(by: .seconds(7200))
        #expect(try await !AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room()))
        pair.clock.advance(by: .seconds(-1))
        #expect(try await AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room()))
    }

    @Test func `a request that nobody made is not answered`() async throws {
        let (pair, _) = try await asked()
        #expect(try await !AnswerWalkRequest(pair.ben.clubs)(.random(), with: .accepted, in: pair.ben.room()))
        #expect(try await pair.ben.room().requests.count == 1)
    }

    @Test func `a journal that takes nothing says so`() async throws {
        let (pair, id) = try await asked()
        let room = try await pair.ben.room()
        pair.ben.repository.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: room) }
    }
}
