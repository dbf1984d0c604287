import ClubTesting
import Clubs
import Testing
import Walking

@testable import Journal

/// Three members with two machines each, whose rounds are mixed, lost, broken off and repeated, in a store that goes back now and then.
struct ClubSyncPropertyTests {
    private let today = Machine.today

    /// - Parameter goesBack: whether the store goes back; nobody writes as somebody else, and what does not go back has lost nothing.
    @Test(arguments: 0..<16 as Range<UInt64>, [true, false])
    func `any interleaving of rounds ends in one ranking`(_ seed: UInt64, _ goesBack: Bool) async throws {
        var random = SeededGenerator(seed: seed)
        let cap = DailyCap.allCases.randomElement(using: &random) ?? .none
        let (club, room, machines) = try await makeClub(cap)
        var walked = Array(repeating: [CivilDate: Int](), count: machines.count)
        var backup = club.backup()
        for _ in 0..<60 {
            let index = Int.random(in: machines.indices, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let date = today.adding(days: -Int.random(in: 0...9, using: &random))
                let steps = Bool.random(using: &random) ? Int.random(in: 0...20_000, using: &random) : nil
                walked[index][date] = steps
                try await machines[index].setDay(date, steps)
            case 4: backup = club.backup()
            case 5: if goesBack { club.restore(backup) }
            default:
                machines[index].store.faults.plan(faults(using: &random))
                guard let round = try? await machines[index].round(), !goesBack else { continue }
                #expect(round.twinRooms.isEmpty && round.resentRooms.isEmpty, "\(round)")
            }
        }
        for _ in 0..<3 {
            for machine in machines.shuffled(using: &random) {
                machine.store.faults.plan([:])
                try await machine.round()
            }
        }
        let expected = try await self.expected(machines, walked)
        let oracle = try await ranking(machines[0], room, cap, expected)
        for machine in machines {
            let seen = try await machine.days(in: room.id)
            #expect(seen == expected)
            #expect(try await ranking(machine, room, cap, seen) == oracle)
            #expect(try await machine.mirror.rooms().map(\.unsentCount) == [0])
        }
        let page = try await machines[0].store.ranking(of: room.id, span: .week(monday: today.startOfWeek), top: 9, around: 0)
        #expect(page.top.map(\.steps) == oracle.map(\.steps))
        #expect(page.top.map(\.rank) == oracle.map(\.rank))
    }

    private func makeClub(_ cap: DailyCap) async throws -> (MemoryClub, NewClubRoom, [Machine]) {
        let club = MemoryClub(named: try #require(SharedName("Walkers")), now: Machine.now)
        let founder = club.foundingMachine()
        let room = NewClubRoom(
            name: try #require(SharedName("Room")), period: .open, dailyCap: cap, opened: today.startOfWeek)
        try await founder.create(room, as: try #require(SharedName("0")))
        let expires = Machine.now + .seconds(60)
        var stores: [MemoryClubStore] = []
        for index in 0..<3 {
            let first = index == 0 ? founder : club.machine()
            let name = try #require(SharedName("\(index)"))
            if index > 0 {
                try await first.join(founder.invite(Invitation(to: .room(room.id), expires: expires)), as: name, on: today)
            }
            let second = club.machine()
            try await second.join(first.invite(Invitation(to: .machine, expires: expires)), as: name, on: today)
            stores += [first, second]
        }
        var machines: [Machine] = []
        for store in stores { machines.append(try await Machine(store)) }
        return (club, room, machines)
    }

    private func faults(using random: inout SeededGenerator) -> [Int: ClubFaults.Fault] {
        var faults: [Int: ClubFaults.Fault] = [:]
        for call in 0..<6 where Int.random(in: 0..<4, using: &random) == 0 {
            faults[call] = [.lost, .answerLost, .failure(.busy)].randomElement(using: &random)
        }
        return faults
    }

    /// The greatest that the two machines of each member say of the room's days.
    private func expected(_ machines: [Machine], _ walked: [[CivilDate: Int]]) async throws -> [MemberID: [CivilDate: Int]] {
        var all: [MemberID: [CivilDate: Int]] = [:]
        for (machine, days) in zip(machines, walked) {
            let inRoom = days.filter { $0.key >= today.startOfWeek }
            if !inRoom.isEmpty { all[try await machine.store.hello().member, default: [:]].merge(inRoom, uniquingKeysWith: max) }
        }
        return all
    }

    /// The ranking that `RankMembers` makes of the days that a machine sees.
    private func ranking(
        _ machine: Machine, _ room: NewClubRoom, _ cap: DailyCap, _ days: [MemberID: [CivilDate: Int]]
    ) async throws -> [Standing] {
        let members = try await machine.mirror.members(of: room.id)
        let people = members.enumerated().map { index, member in
            Member(id: AccountID(rawValue: Int64(index)), nickname: member.head.nickname.text, joined: member.head.joined)
        }
        let local = Room(
            id: RoomID(rawValue: 1), name: "", code: "", period: room.period, dailyCap: cap, owner: AccountID(rawValue: 0),
            opened: room.opened, memberCount: people.count)
        let steps = Dictionary(uniqueKeysWithValues: members.enumerated().map { (AccountID(rawValue: Int64($0)), days[$1.id] ?? [:]) })
        return RankMembers.rank(people, room: local, monday: today.startOfWeek, steps: steps)
    }
}
