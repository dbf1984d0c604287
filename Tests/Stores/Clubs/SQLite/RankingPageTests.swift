import ClubTesting
import Clubs
import Testing
import Walking

@testable import SQLiteClubs

/// The short walks along the index against the club in memory, which counts everybody's place by `RankMembers`.
struct RankingPageTests {
    @Test(arguments: [DailyCap.none, .low], 0..<3 as Range<UInt64>)
    func `any page of any ranking is the one that counting everybody gives`(_ cap: DailyCap, _ seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let folder = try ClubFolder()
        let memory = MemoryClub(named: try #require(SharedName("Walkers")), now: folder.clock.now)
        let today = folder.clock.now.utcDate
        let name = try #require(SharedName("Sunday walk"))
        let room = NewClubRoom(name: name, period: .fourWeeks, dailyCap: cap, opened: today.adding(days: -16))
        // Few names and few numbers of steps, so that much is tied.
        let names = try ["Anna", "Ben", "민수", "ben"].map { try #require(SharedName($0)) }
        let founder = memory.foundingMachine()
        let founderSeat = ClubSeat(member: try await founder.hello().member, device: founder.device)
        try SQLiteClub(path: "\(folder.path)/twin.db").found(named: name, by: founderSeat)
        let twin = SQLiteClub(path: "\(folder.path)/twin.db")
        let address = ClubAddress.ssh(try #require(SshAddress("walk")))
        let first = try twin.store(for: founderSeat, at: address, clock: folder.clock)
        var pairs: [(any ClubStore, any ClubStore)] = [(founder, first)]
        try await founder.create(room, as: names[0])
        try await first.create(room, as: names[0])
        let invitation = Invitation(to: .room(room.id), uses: 100, expires: folder.clock.now + .seconds(60))
        let invites = (try await founder.invite(invitation), try await first.invite(invitation))
        for _ in 0..<24 {
            let machine = memory.machine()
            let nickname = names.randomElement(using: &random) ?? names[0]
            try await machine.join(invites.0, as: nickname, on: today)
            let seat = ClubSeat(member: try await machine.hello().member, device: machine.device)
            let store = try twin.store(for: seat, at: address, clock: folder.clock)
            try await store.join(invites.1, as: nickname, on: today)
            pairs.append((machine, store))
        }
        for round in 0..<120 {
            let pair = pairs.randomElement(using: &random) ?? pairs[0]
            let date = today.adding(days: Int.random(in: -16...2, using: &random))
            let steps = [nil, 0, 5000, 5000, 9000].randomElement(using: &random) ?? nil
            try await pair.0.push([date: steps], to: room.id)
            try await pair.1.push([date: steps], to: room.id)
            if round % 30 == 7 {
                let nickname = names.randomElement(using: &random) ?? names[0]
                try await pair.0.rename(to: nickname)
                try await pair.1.rename(to: nickname)
            }
        }
        for pair in pairs {
            for span in [RankingSpan.whole, .week(monday: today.startOfWeek), .week(monday: today.adding(days: -9))] {
                for (top, around) in [(0, 0), (3, 2), (40, 40), (1, 7)] {
                    let expected = try await pair.0.ranking(of: room.id, span: span, top: top, around: around)
                    #expect(try await pair.1.ranking(of: room.id, span: span, top: top, around: around) == expected)
                }
            }
            #expect(try await pair.1.heads(of: room.id) == pair.0.heads(of: room.id))
            // A file does not say how far all members are.
            let rooms = try await pair.0.rooms().map { room in
                var room = room
                room.revisionSum = nil
                return room
            }
            #expect(try await pair.1.rooms() == rooms)
        }
    }
}
