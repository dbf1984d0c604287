import ClubTesting
import Clubs
import SQLite
import Testing
import Walking

@testable import Journal

struct ClubSyncTests {
    private let today = Machine.today

    @Test func `days that were counted arrive at the others with two rounds`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.profile.take([steps(watch, 480, 600, 9000)])
        let counted = try await shared.anna.profile.days(from: nil, through: nil)
        let old = try #require(counted.first?.date)
        // Older than the room: it stays here.
        #expect(old < today.adding(days: -20))
        try await shared.anna.setDay(today, 4321)
        #expect(try await shared.anna.round().sentDays == 1)
        #expect(try await shared.ben.round().fetchedMembers == 1)
        let anna = try await shared.id(shared.anna)
        #expect(try await shared.ben.days(in: shared.room) == [anna: [today: 4321]])
        #expect(try await shared.anna.days(in: shared.room) == [anna: [today: 4321]])
    }

    @Test func `a round without news writes and sends nothing`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.setDay(today, 4321)
        try await shared.anna.round()
        shared.anna.store.faults.plan([:])
        #expect(try await shared.anna.round() == ClubRound())
        #expect(shared.anna.store.faults.callCount == 6)
    }

    @Test func `pages are kept with what says whether they are still right, which is read without their places`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.round()
        let anna = RankedMember(id: try await shared.id(shared.anna), nickname: try #require(SharedName("Anna")), rank: 3, steps: 4000)
        let spans: [RankingSpan] = [.week(monday: today.startOfWeek), .whole, .challenge(.random())]
        let pages = spans.enumerated().map { number, span in
            RankingPage(
                span: span, memberCount: 900 + number, top: [anna], around: [anna], position: 2,
                revisionSum: number == 1 ? nil : Int64(number) + 70)
        }
        try await shared.anna.mirror.replacePages(of: shared.room, with: pages)
        #expect(try await shared.anna.mirror.pages(of: shared.room) == pages)
        let read = try await shared.anna.mirror.pagesWithoutPlaces(of: shared.room)
        #expect(read.map(\.span) == spans && read.map(\.memberCount) == [900, 901, 902] && read.map(\.revisionSum) == [70, nil, 72])
        #expect(read.allSatisfy { $0.top.isEmpty && $0.around.isEmpty })
    }

    @Test func `who one is in a club is learned with the first round that comes through`() async throws {
        let shared = try await SharedRoom()
        let club = try #require(try await shared.laptop.profile.clubs().first)
        var unknown = club
        unknown.member = MemberID(rawValue: 0)
        try await shared.laptop.profile.addClub(unknown)
        try await shared.laptop.round()
        #expect(try await shared.laptop.profile.clubs() == [club])
        #expect(try await shared.anna.profile.clubs().first?.member == club.member)
    }

    @Test func `a store that says that one joined earlier is sent no day more`() async throws {
        let shared = try await SharedRoom(opened: -5)
        try await shared.anna.round()
        let known = try #require(try await shared.anna.mirror.rooms().first).room
        try await shared.anna.setDay(today.adding(days: -30), 9)
        var earlier = known
        (earlier.opened, earlier.joined) = (today.adding(days: -100), today.adding(days: -100))
        _ = try await shared.anna.mirror.replace([earlier])
        #expect(try await shared.anna.mirror.rooms().map(\.room.opened) == [known.opened])
        #expect(try await shared.anna.mirror.unsentDays(of: shared.room, through: today).isEmpty)
    }

    @Test func `a day that is gone, and one that changed, follow from what is counted`() async throws {
        let shared = try await SharedRoom()
        for offset in -3...0 { try await shared.anna.setDay(today.adding(days: offset), 1000 - offset) }
        try await shared.anna.round()
        try await shared.anna.setDay(today, nil)
        try await shared.anna.setDay(today.adding(days: -1), 7)
        #expect(try await shared.anna.mirror.rooms().map(\.unsentCount) == [2])
        #expect(try await shared.anna.mirror.unsentDays(of: shared.room, through: today) == [today: nil, today.adding(days: -1): 7])
        try await shared.anna.round()
        #expect(try await shared.anna.mirror.rooms().map(\.unsentCount) == [0])
        try await shared.ben.round()
        #expect(
            try await shared.ben.days(in: shared.room).values.first
                == [today.adding(days: -1): 7, today.adding(days: -2): 1002, today.adding(days: -3): 1003])
    }

    @Test func `days that a store took stay there while its clock is a year behind, and what is new waits`() async throws {
        let shared = try await SharedRoom()
        for offset in -3...0 { try await shared.anna.setDay(today.adding(days: offset), 1000) }
        try await shared.anna.round()
        shared.club.setNow(Machine.now + .seconds(-365 * 86_400))
        try await shared.anna.setDay(today, 2000)
        try await shared.anna.setDay(today.adding(days: -3), nil)
        let round = try await shared.anna.round()
        // Only what is gone is taken back.
        #expect(round.sentDays == 1 && round.futureDays == 1 && round.resentRooms.isEmpty)
        #expect(try await shared.anna.store.heads(of: shared.room).map(\.total).max() == 3000)
        shared.club.setNow(Machine.now)
        #expect(try await shared.anna.round().sentDays == 1)
        #expect(try await shared.anna.store.heads(of: shared.room).map(\.total).max() == 4000)
    }

    @Test func `a day that waits to be counted is neither sent nor taken back`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.setDay(today, 10)
        try await shared.anna.round()
        try await shared.anna.setDay(today, nil)
        try await shared.anna.journal.markStale(today, of: shared.anna.profile.owner)
        #expect(try await shared.anna.round().sentDays == 0)
    }

    @Test func `one who joins tells of the week in which they joined, and of none before`() async throws {
        let shared = try await SharedRoom(opened: -400)
        let monday = today.startOfWeek
        for date in [monday.adding(days: -1), monday, today] { try await shared.ben.setDay(date, 500) }
        try await shared.ben.round()
        #expect(try await shared.ben.days(in: shared.room).values.first == [monday: 500, today: 500])
    }

    @Test func `a year without a network is sent in parts`() async throws {
        let shared = try await SharedRoom(opened: -900)
        for offset in -900...0 { try await shared.anna.setDay(today.adding(days: offset), 1) }
        #expect(try await shared.anna.round().sentDays == 901)
        #expect(try await shared.anna.round().sentDays == 0)
    }

    @Test func `a store that was restored gets everything again, also what is to be taken back`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.setDay(today.adding(days: -1), 50)
        try await shared.anna.setDay(today.adding(days: -2), 60)
        try await shared.anna.round()
        let backup = shared.club.backup()
        try await shared.anna.setDay(today, 4321)
        try await shared.anna.setDay(today.adding(days: -1), nil)
        try await shared.anna.round()
        try await shared.ben.round()
        shared.club.restore(backup)
        let round = try await shared.anna.round()
        #expect(round.resentRooms == [shared.room] && round.sentDays == 2)
        try await shared.ben.round()
        let days = [today: 4321, today.adding(days: -2): 60]
        #expect(try await shared.ben.days(in: shared.room).values.first == days)
        #expect(try await shared.anna.round() == ClubRound())
    }

    @Test func `a room that is left is forgotten with its days`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.setDay(today, 4321)
        try await shared.anna.round()
        try await shared.ben.round()
        try await shared.ben.store.leave(shared.room)
        #expect(try await shared.ben.round().goneRooms.map(\.id) == [shared.room])
        #expect(try await shared.ben.mirror.rooms().isEmpty)
        await #expect(throws: JournalFailure.missing) { try await shared.ben.mirror.members(of: shared.room) }
        try await shared.anna.round()
        #expect(try await shared.anna.mirror.members(of: shared.room).count == 1)
    }

    @Test func `another club in the place of the one that is mirrored removed nobody, and the journal keeps what was seen`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.setDay(today, 4321)
        for machine in [shared.anna, shared.ben] { try await machine.round() }
        let days = try await shared.ben.days(in: shared.room)
        let other = MemoryClub(named: try #require(SharedName("Walkers")), now: Machine.now).foundingMachine()
        let sync = ClubSync(store: other, mirror: shared.ben.mirror, clock: FixedClock(Machine.now))
        await #expect(throws: ClubSync.Failure.club(.hostHasNoClub)) { try await sync() }
        #expect(try await shared.ben.days(in: shared.room) == days && !days.isEmpty)
        #expect(try await shared.ben.mirror.state().failure == .hostHasNoClub)
        #expect(try await shared.ben.round().goneRooms.isEmpty)
    }

    @Test func `a round that failed leaves what was seen, and says what failed and when`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.setDay(today, 4321)
        try await shared.anna.round()
        let before = try await shared.anna.days(in: shared.room)
        for (count, failure) in [ClubFailure.noAnswer, .folderMissing(path: "/club"), .notMember].enumerated() {
            shared.anna.store.faults.plan([0: .failure(failure)])
            await #expect(throws: ClubSync.Failure.club(failure)) { try await shared.anna.round() }
            let state = try await shared.anna.mirror.state()
            #expect(state.failure == failure)
            #expect(state.failedAt == Machine.now)
            #expect(state.lastSuccess == Machine.now)
            #expect(state.backoff.failures == count + 1)
        }
        #expect(try await shared.anna.days(in: shared.room) == before)
        try await shared.anna.round()
        #expect(try await shared.anna.mirror.state() == ClubSyncState(lastSuccess: Machine.now))
    }

    @Test func `a round that was cancelled says nothing about the club`() async throws {
        let shared = try await SharedRoom()
        let anna = shared.anna
        let (endless, source) = AsyncStream.makeStream(of: Void.self)
        defer { source.finish() }
        let task = Task {
            for await _ in endless {}
            try await anna.round()
        }
        task.cancel()
        await #expect(throws: ClubSync.Failure.club(.cancelled)) { try await task.value }
        #expect(try await anna.mirror.state() == ClubSyncState())
    }

    @Test func `what one room refuses keeps no other waiting`() async throws {
        let shared = try await SharedRoom()
        let other = NewClubRoom(
            name: try #require(SharedName("Other")), period: .open, dailyCap: .none, opened: today.adding(days: -20))
        try await shared.anna.store.create(other, as: other.name)
        try await shared.anna.setDay(today, 4321)
        shared.anna.store.faults.plan([2: .failure(.roomClosed)])
        let round = try await shared.anna.round()
        #expect(round.refused.values.map { $0 } == [.roomClosed])
        #expect(round.sentDays == 1)
        #expect(try await shared.anna.round().sentDays == 1)
    }

    @Test func `somebody in three rooms is one member, and a day that is sent to three is one day`() async throws {
        let shared = try await SharedRoom()
        let (carol, name) = (shared.club.machine(), try #require(SharedName("Carol")))
        var rooms = [shared.room]
        for _ in 0..<2 {
            let other = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -20))
            try await shared.anna.store.create(other, as: name)
            rooms.append(other.id)
        }
        try await shared.anna.round()
        for room in rooms {
            let invitation = Invitation(to: .room(room), expires: Machine.now + .seconds(60))
            try await carol.join(shared.anna.store.invite(invitation), as: name, on: today)
            _ = try await carol.push([today: 500], to: room)
        }
        for offset in -1...0 { try await shared.anna.setDay(today.adding(days: offset), 4321) }
        let round = try await shared.anna.round()
        #expect(round.newMembers == 1 && round.fetchedMembers == 1 && round.sentDays == 2)
        // Of a day that is in the future for the club as well.
        shared.club.setNow(Machine.now + .seconds(-365 * 86_400))
        try await shared.anna.setDay(today, 2000)
        #expect(try await shared.anna.round().futureDays == 1)
        shared.club.setNow(Machine.now)
        for room in rooms { try await carol.leave(room) }
        let last = try await shared.anna.round()
        #expect(last.lostMembers == 1 && last.newMembers == 0 && last.sentDays == 1)
        #expect(last.leftRooms == Dictionary(uniqueKeysWithValues: rooms.map { ($0, 1) }))
    }

    @Test func `a club goes with the person, and with its rooms when it is forgotten`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.setDay(today, 4321)
        try await shared.anna.round()
        let club = try #require(try await shared.anna.profile.clubs().first)
        try await shared.anna.profile.addClub(club)
        #expect(try await shared.anna.profile.clubs() == [club])
        try await shared.anna.profile.forgetClub(club.id)
        #expect(try await shared.anna.profile.clubs().isEmpty)
        #expect(try await shared.anna.journal.clubRows() == 0)
        try await shared.ben.round()
        #expect(try await shared.ben.journal.clubRows() > 0)
        try await shared.ben.journal.deleteAccount(shared.ben.profile.owner)
        #expect(try await shared.ben.journal.clubRows() == 0)
    }

    @Test func `a challenge whose answer was lost is sent again, and is one`() async throws {
        let shared = try await SharedRoom()
        try await shared.anna.round()
        let anna = try await shared.id(shared.anna)
        let terms = try #require(ChallengeTerms(first: today, last: today.adding(days: 6), dailyCap: .low, hasHandicap: true))
        let challenge = Challenge(by: anna, terms: terms)
        try await shared.anna.mirror.keep(MirroredChallenge(challenge, isSent: false), in: shared.room)
        for call in 0..<7 {
            shared.anna.store.faults.plan([call: .answerLost])
            _ = try? await shared.anna.round()
            #expect(try await shared.anna.mirror.challenges(of: shared.room).map(\.challenge) == [challenge])
        }
        shared.anna.store.faults.plan([:])
        try await shared.anna.round()
        try await shared.ben.round()
        #expect(try await shared.ben.mirror.challenges(of: shared.room) == [MirroredChallenge(challenge, isSent: true)])
        // Told stays told, whatever the store says again.
        try await shared.ben.mirror.keep(MirroredChallenge(challenge, isSent: true, isTold: true), in: shared.room)
        try await shared.ben.round()
        #expect(try await shared.ben.mirror.challenges(of: shared.room).map(\.isTold) == [true])
    }
}

extension Journal {
    fileprivate func markStale(_ date: CivilDate, of owner: AccountID) throws {
        try database.run("INSERT INTO stale (owner, date) VALUES (?, ?)", .int(owner.rawValue), .int(date))
    }

    fileprivate func clubRows() throws -> Int64 {
        try [
            "club", "club_room", "club_sent", "club_member", "club_day", "club_page", "club_cheer", "club_walk", "club_challenge",
            "club_blocked",
        ].reduce(0) {
            try $0 + database.number("SELECT count(*) FROM \($1)")
        }
    }
}
