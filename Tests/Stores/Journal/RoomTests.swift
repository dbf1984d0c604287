import Testing
import Walking

@testable import Journal

struct RoomTests {
    @Test func `a room is made, found by its code, joined, ranked and left`() async throws {
        let (journal, profile) = try await memoryJournal()
        let today = try #require(CivilDate("2026-03-27"))
        let ann = try await journal.createAccount(named: "ann", passphraseHash: "")
        let room = try await CreateRoom(rooms: journal)(name: " 한강 ", period: .week, dailyCap: .low, owner: profile.owner, today: today)
        #expect(room.name == "한강")
        let joined = try await JoinByCode(rooms: journal)(room.code.lowercased().filter { $0 != "-" }, member: ann.id, today: today)
        #expect(joined.memberCount == 2)
        await #expect(throws: JoinByCode.Failure.alreadyInside(joined)) {
            try await JoinByCode(rooms: journal)(room.code, member: ann.id, today: today)
        }
        await #expect(throws: JoinByCode.Failure.noSuchRoom) { try await JoinByCode(rooms: journal)("ZZZ", member: ann.id, today: today) }
        try await journal.profile(ann.id).take([steps(watch, 480, 600, 9000)])
        try await profile.take([steps(watch, 480, 540, 800)])
        let ranking = try await RankMembers(rooms: journal)(joined, today: today)
        #expect(ranking.map(\.id) == [ann.id, profile.owner])
        #expect(ranking.map(\.steps) == [7500, 800])
        try await LeaveRoom(rooms: journal)(room.id, member: ann.id)
        #expect(try await journal.rooms(of: ann.id).isEmpty)
        #expect(try await journal.rooms(of: profile.owner).map(\.memberCount) == [1])
        try await LeaveRoom(rooms: journal)(room.id, member: profile.owner)
        #expect(try await journal.room(room.id) == nil)
    }

    @Test func `a room that is over takes nobody in`() async throws {
        let (journal, profile) = try await memoryJournal()
        let today = try #require(CivilDate("2026-03-27"))
        let room = try await journal.createRoom(named: "r", period: .week, dailyCap: .none, owner: profile.owner, opened: today)
        let ann = try await journal.createAccount(named: "ann", passphraseHash: "")
        await #expect(throws: JoinByCode.Failure.closed) {
            try await JoinByCode(rooms: journal)(room.code, member: ann.id, today: today.adding(days: 7))
        }
    }

    @Test func `a challenge is kept, told once to each, called off by its starter, and goes with who leaves`() async throws {
        let (journal, profile) = try await memoryJournal()
        let today = try #require(CivilDate("2026-03-27"))
        let ann = try await journal.createAccount(named: "ann", passphraseHash: "")
        let room = try await journal.createRoom(named: "r", period: .open, dailyCap: .none, owner: profile.owner, opened: today)
        try await journal.join(room.id, member: ann.id, on: today)
        let terms = try #require(ChallengeTerms(first: today, last: today.adding(days: 6), dailyCap: .low, hasHandicap: true))
        for person in [profile.owner, ann.id, ann.id] { try await journal.startChallenge(terms, in: room.id, by: person) }
        let started = try await journal.challenges(of: room.id, for: ann.id)
        #expect(started.map(\.by) == [profile.owner, ann.id, ann.id])
        #expect(started.map(\.terms) == [terms, terms, terms])
        for _ in 0..<2 { try await journal.markChallengeTold(started[0].id, to: ann.id) }
        #expect(try await journal.challenges(of: room.id, for: ann.id).map(\.isTold) == [true, false, false])
        #expect(try await journal.challenges(of: room.id, for: profile.owner).map(\.isTold) == [false, false, false])
        try await journal.callOffChallenge(started[0].id, by: ann.id)
        try await journal.callOffChallenge(started[1].id, by: ann.id)
        #expect(try await journal.challenges(of: room.id, for: ann.id).map(\.id) == [started[0].id, started[2].id])
        try await journal.leave(room.id, member: ann.id)
        #expect(try await journal.challenges(of: room.id, for: profile.owner).map(\.id) == [started[0].id])
    }
}
