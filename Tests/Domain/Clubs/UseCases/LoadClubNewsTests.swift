import ClubTesting
import Clubs
import Testing
import Walking

struct LoadClubNewsTests {
    private func news(_ walker: ClubWalker, telling: Bool = false) async throws -> ClubNews {
        try await LoadClubNews(walker.clubs)(telling: telling)
    }

    private func ask(_ from: ClubWalker, _ to: ClubWalker, in seconds: Int64) async throws {
        try await AskToWalk(from.clubs)(to.room().me, at: from.clock.now + .seconds(seconds), in: from.room())
    }

    @Test func `without a club there is no news`() async throws {
        let walker = try ClubWalker("Anna", in: MemoryClubFolders(), FixedClock(Instant(seconds: 0)))
        #expect(try await news(walker) == ClubNews())
    }

    @Test func `a look alone leaves a cheer for later, telling it makes it old`() async throws {
        let pair = try await ClubPair()
        try await CheerMember(pair.anna.clubs)(pair.ben.room().me, in: pair.anna.room(), on: pair.today)
        try await pair.synchronise()
        for _ in 0..<2 { #expect(try await news(pair.ben).cheers == [pair.anna.nickname]) }
        #expect(try await news(pair.ben, telling: true).cheers == [pair.anna.nickname])
        #expect(try await news(pair.ben, telling: true).cheers.isEmpty)
        #expect(try await news(pair.anna).cheers.isEmpty, "one's own cheer is no news")
        try await pair.synchronise()
        #expect(try await news(pair.ben).cheers.isEmpty, "also when the club sends it again")
    }

    @Test func `a cheer from before one came in, or came back, is no news`() async throws {
        let pair = try await ClubPair()
        let (room, ben) = (try await pair.ben.room(), try await pair.ben.room().me)
        let anna = try await pair.anna.connector.store(of: room.club)
        try await anna.cheer(ben, in: room.room.id, on: pair.today.adding(days: -1))
        #expect(try await SynchroniseClub(pair.ben.clubs)(room.club).get().news.cheers == 0)
        #expect(try await news(pair.ben).cheers.isEmpty)
        try await anna.cheer(ben, in: room.room.id, on: pair.today)
        #expect(try await SynchroniseClub(pair.ben.clubs)(room.club).get().news.cheers == 1)
        #expect(try await news(pair.ben, telling: true).cheers == [pair.anna.nickname])
        #expect(try await news(pair.ben).cheers.isEmpty)
    }

    @Test func `what came before a new computer of one's own did is not told there again, but a question is`() async throws {
        let pair = try await ClubPair()
        try await CheerMember(pair.anna.clubs)(pair.ben.room().me, in: pair.anna.room(), on: pair.today)
        try await ask(pair.anna, pair.ben, in: 3600)
        try await pair.synchronise()
        let room = try await pair.ben.room()
        try await pair.ben.repository.mirror(of: room.club.id).forget(room.room.id)
        let told = try await SynchroniseClub(pair.ben.clubs)(room.club).get().news
        #expect(told.cheers == 0 && told.questions == 1)
        #expect(try await news(pair.ben).cheers.isEmpty)
    }

    @Test func `a question is news for the one who is asked, an agreed walk for both`() async throws {
        let pair = try await ClubPair()
        try await ask(pair.anna, pair.ben, in: 3600)
        try await pair.synchronise()
        let asked = try await news(pair.ben).walks
        #expect(asked.map(\.nickname) == [pair.anna.nickname] && asked.map(\.isMine) == [false])
        let own = try await news(pair.anna)
        #expect(own.walks.map(\.isMine) == [true] && own.firstWalk == nil, "one's own is listed, and no news")
        try await AnswerWalkRequest(pair.ben.clubs)(try #require(asked.first).id, with: .accepted, in: pair.ben.room())
        try await pair.synchronise()
        let agreed = try await news(pair.anna).walks
        #expect(agreed.map(\.nickname) == [pair.ben.nickname] && agreed.map(\.isMine) == [true])
        #expect(try await news(pair.ben).walks.map(\.request.answer) == [.accepted])
    }

    @Test(arguments: [WalkRequest.Answer.declined, .withdrawn])
    func `a walk that will not be is no news`(_ answer: WalkRequest.Answer) async throws {
        let pair = try await ClubPair()
        try await ask(pair.anna, pair.ben, in: 3600)
        try await pair.synchronise()
        let walker = answer == .withdrawn ? pair.anna : pair.ben
        let room = try await walker.room()
        try await AnswerWalkRequest(walker.clubs)(try #require(room.requests.first).id, with: answer, in: room)
        try await pair.synchronise()
        for walker in [pair.anna, pair.ben] { #expect(try await news(walker).firstWalk == nil) }
        #expect(try await news(pair.anna).walks.map(\.request.answer) == (answer == .declined ? [.declined] : []))
    }

    @Test(arguments: [WalkRequest.Answer.declined, .withdrawn])
    func `a walk that was agreed and called off is news for the other, until it would have begun`(
        _ answer: WalkRequest.Answer
    ) async throws {
        let pair = try await ClubPair()
        try await ask(pair.anna, pair.ben, in: 3600)
        try await pair.synchronise()
        let id = try #require(try await news(pair.ben).firstWalk?.id)
        try await AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room())
        try await pair.synchronise()
        let (one, other) = answer == .withdrawn ? (pair.anna, pair.ben) : (pair.ben, pair.anna)
        try await AnswerWalkRequest(one.clubs)(id, with: answer, in: one.room())
        try await pair.synchronise()
        let told = try #require(try await news(other).firstWalk)
        #expect(told.id == id && told.isCalledOff && told.nickname == one.nickname)
        #expect(try await news(one).firstWalk == nil, "who called it off knows")
        pair.clock.advance(by: .seconds(3600))
        #expect(try await news(other).firstWalk == nil)
    }

    @Test func `walks that may be come before those that are off, and a room lists the same`() async throws {
        let pair = try await ClubPair()
        for seconds in [1800, 3600, 5400] as [Int64] { try await ask(pair.anna, pair.ben, in: seconds) }
        try await pair.synchronise()
        var ids = try await news(pair.ben).walks.map(\.id)
        for id in [ids[0], ids[1]] { try await AnswerWalkRequest(pair.ben.clubs)(id, with: .accepted, in: pair.ben.room()) }
        try await AnswerWalkRequest(pair.ben.clubs)(ids[2], with: .declined, in: pair.ben.room())
        try await pair.synchronise()
        try await AnswerWalkRequest(pair.anna.clubs)(ids[0], with: .withdrawn, in: pair.anna.room())
        try await ask(pair.anna, pair.ben, in: 7200)
        try await pair.synchronise()
        ids.append(try #require(try await pair.ben.room().requests.last?.id))
        let (anna, ben) = (try await news(pair.anna), try await news(pair.ben))
        #expect(anna.walks.map(\.id) == [ids[1], ids[3], ids[2]], "Anna knows that she called the first one off")
        #expect(ben.walks.map(\.id) == [ids[1], ids[3], ids[0]], "Ben knows that he declined the third one")
        #expect(anna.firstWalk?.id == ids[1] && anna.calledOffWalk == nil)
        #expect(ben.firstWalk?.id == ids[3] && ben.calledOffWalk?.id == ids[0])
        #expect(try await pair.anna.room().shownWalks(at: pair.clock.now).map(\.id) == anna.walks.map(\.id))
        #expect(try await pair.ben.room().shownWalks(at: pair.clock.now).map(\.id) == ben.walks.map(\.id))
    }

    /// Anna and Ben, who have agreed to a walk that each of them asked for.
    private func agreed() async throws -> ClubPair {
        let pair = try await ClubPair()
        for (from, to) in [(pair.anna, pair.ben), (pair.ben, pair.anna)] { try await ask(from, to, in: 3600) }
        try await pair.synchronise()
        for (one, room) in [(pair.anna, try await pair.anna.room()), (pair.ben, try await pair.ben.room())] {
            for entry in room.requests where entry.request.to == room.me {
                try await AnswerWalkRequest(one.clubs)(entry.id, with: .accepted, in: room)
            }
        }
        try await pair.synchronise()
        #expect(try await news(pair.anna).walks.map(\.request.answer) == [.accepted, .accepted])
        return pair
    }

    /// A folder still has the files of both, so that the walks are agreed there when the removed one is let in again.
    @Test func `a walk that was called off with its partner stays so when the partner comes back`() async throws {
        let pair = try await agreed()
        let (room, requests) = (try await pair.anna.room().room.id, try await pair.anna.room().requests.map(\.request))
        try await RemoveClubMember(pair.anna.clubs)(pair.ben.room().me, from: room)
        try await pair.anna.synchronise()
        try await JoinClub(pair.ben.clubs)(pair.invite(), at: ClubWalker.place, as: pair.ben.nickname, today: pair.today)
        let me = try await pair.anna.room().me
        let club = try #require(try await pair.anna.repository.clubs().first)
        let (anna, ben) = (try await pair.anna.connector.store(of: club), try await pair.ben.connector.store(of: club))
        for var request in requests {
            request.answer = nil
            let (asker, asked) = request.from == me ? (anna, ben) : (ben, anna)
            try await asker.ask(request, in: room)
            try await asked.answer(request.id, in: room, with: .accepted)
        }
        try await pair.anna.synchronise()
        #expect(try await news(pair.anna).walks.allSatisfy { $0.request.answer != .accepted })
        try await pair.synchronise()
        for walker in [pair.anna, pair.ben] {
            let answers = try await walker.room().requests.map(\.request.answer)
            #expect(Set(answers) == [.declined, .withdrawn])
        }
    }

    /// The answer goes with the files of whoever is removed from a folder, and the question stays in those of whoever asked.
    @Test(arguments: [WalkRequest.Answer.accepted, .declined, nil])
    func `a walk that was asked for is over when its partner is removed, also where the question is still there when they are back`(
        _ answer: WalkRequest.Answer?
    ) async throws {
        let pair = try await ClubPair()
        try await ask(pair.anna, pair.ben, in: 3600)
        try await pair.synchronise()
        let request = try #require(try await pair.ben.room().requests.first)
        if let answer { try await AnswerWalkRequest(pair.ben.clubs)(request.id, with: answer, in: pair.ben.room()) }
        try await pair.synchronise()
        let room = try await pair.anna.room().room.id
        try await RemoveClubMember(pair.anna.clubs)(pair.ben.room().me, from: room)
        try await pair.anna.synchronise()
        let told = try await news(pair.anna).walks
        #expect(told.allSatisfy(\.isCalledOff) && told.count == (answer == .accepted ? 1 : 0))
        try await JoinClub(pair.ben.clubs)(pair.invite(), at: ClubWalker.place, as: pair.ben.nickname, today: pair.today)
        var question = request.request
        question.answer = nil
        try await pair.anna.connector.store(of: #require(try await pair.anna.repository.clubs().first)).ask(question, in: room)
        try await pair.anna.synchronise()
        try await pair.synchronise()
        #expect(try await news(pair.ben).walks.allSatisfy { $0.request.answer != nil && !$0.asksMe })
        #expect(try await pair.anna.room().requests.allSatisfy { $0.request.answer == .withdrawn || $0.request.answer == .declined })
    }

    @Test(arguments: [true, false])
    func `a walk whose partner leaves or is removed is called off, until it would have begun`(_ isRemoved: Bool) async throws {
        let pair = try await agreed()
        let room = try await pair.anna.room().room.id
        if isRemoved {
            try await RemoveClubMember(pair.anna.clubs)(pair.ben.room().me, from: room)
        } else {
            try await LeaveClubRoom(pair.ben.clubs)(room)
        }
        // A round that finds nothing new changes nothing of it.
        for _ in 0..<2 {
            try await pair.anna.synchronise()
            let told = try await news(pair.anna).walks
            #expect(told.count == 2 && told.allSatisfy { $0.isCalledOff && $0.nickname == nil }, "\(told)")
            #expect(told.allSatisfy { $0.request.answer == ($0.isMine ? .declined : .withdrawn) })
        }
        pair.clock.advance(by: .seconds(3600))
        #expect(try await news(pair.anna).walks.isEmpty)
        try await pair.anna.synchronise()
        #expect(try await pair.anna.room().requests.isEmpty)
    }

    @Test func `a question is told of before a walk that is agreed and sooner`() async throws {
        let pair = try await ClubPair()
        try await ask(pair.anna, pair.ben, in: 3600)
        try await pair.synchronise()
        let first = try #require(try await news(pair.ben).firstWalk)
        try await AnswerWalkRequest(pair.ben.clubs)(first.id, with: .accepted, in: pair.ben.room())
        try await pair.synchronise()
        #expect(try await news(pair.ben).firstWalk?.id == first.id)
        try await ask(pair.anna, pair.ben, in: 7200)
        try await pair.synchronise()
        #expect(try await news(pair.ben).firstWalk?.asksMe == true)
    }

    @Test func `walks come in the order of their beginning, and are gone once they have begun`() async throws {
        let pair = try await ClubPair()
        for seconds in [7200, 1800, 3600] as [Int64] { try await ask(pair.anna, pair.ben, in: seconds) }
        try await pair.synchronise()
        let now = pair.clock.now
        #expect(try await news(pair.ben).walks.map(\.request.starts) == [1800, 3600, 7200].map { now + .seconds($0) })
        pair.clock.advance(by: .seconds(1800))
        #expect(try await news(pair.ben).walks.count == 2)
    }

    @Test func `a club that has been out of reach for a day is told of, with its last success`() async throws {
        let pair = try await ClubPair()
        let last = pair.clock.now
        pair.ben.connector.fail(with: .noAnswer)
        pair.clock.advance(by: LoadClubNews.patience - .seconds(1))
        try await pair.ben.synchronise()
        #expect(try await news(pair.ben).unreachedSince == nil)
        pair.clock.advance(by: .seconds(1))
        #expect(try await news(pair.ben).unreachedSince == last)
        pair.ben.connector.fail(with: nil)
        try await pair.ben.synchronise()
        #expect(try await news(pair.ben).unreachedSince == nil)
    }

    @Test func `a club that nobody has asked for days is not out of reach`() async throws {
        let pair = try await ClubPair()
        pair.clock.advance(by: .seconds(9 * 86_400))
        #expect(try await news(pair.ben).unreachedSince == nil)
    }
}
