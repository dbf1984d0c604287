import ClubTesting
import Clubs
import Testing
import Walking

@testable import Journal

/// Two computers with one key, since a home was copied or restored from a backup, and all that looks like it and is not.
struct TwinMachineTests {
    private let today = Machine.today

    /// A computer with the key and the days of Anna's.
    private func copy(of anna: Machine, with steps: Int) async throws -> Machine {
        let copy = try await Machine(anna.store)
        try await copy.setDay(today, steps)
        return copy
    }

    private func expectQuiet(_ round: ClubRound) {
        #expect(round.twinRooms.isEmpty && round.resentRooms.isEmpty, "\(round)")
    }

    private func total(of machine: Machine, in shared: SharedRoom) async throws -> Int? {
        let me = try await shared.id(machine)
        return try await machine.store.heads(of: shared.room).first { $0.id == me }?.total
    }

    @Test func `of two computers with one key each is told what the other wrote, and that nothing was lost`() async throws {
        let shared = try await SharedRoom()
        let anna = shared.anna
        try await anna.setDay(today, 4000)
        try await anna.round()
        let copy = try await copy(of: anna, with: 3000)
        // A home that knows nothing of the room takes the place of the one before.
        expectQuiet(try await copy.round())
        for _ in 1...2 {
            for machine in [anna, copy] {
                let round = try await machine.round()
                #expect(round.twinRooms == [shared.room] && round.resentRooms.isEmpty && round.sentDays == 1, "\(round)")
            }
        }
        // With a key of its own the copy sends all days again, and both count.
        let own = shared.club.machine()
        let word = try await copy.store.invite(Invitation(to: .machine, expires: Machine.now + .seconds(60)))
        try await own.join(word, as: word.clubName, on: today)
        let apart = ClubSync(store: own, mirror: copy.mirror, clock: FixedClock(Machine.now))
        let first = try await apart()
        expectQuiet(first)
        #expect(first.sentDays == 1)
        #expect(try await anna.round().twinRooms == [shared.room])
        for _ in 1...2 {
            expectQuiet(try await anna.round())
            expectQuiet(try await apart())
        }
        #expect(try await total(of: anna, in: shared) == 4000)
        try await copy.setDay(today, 6000)
        expectQuiet(try await apart())
        expectQuiet(try await anna.round())
        #expect(try await total(of: anna, in: shared) == 6000)
    }

    @Test func `a look tells that another computer with the same key wrote since the last round, and changes nothing`() async throws {
        let shared = try await SharedRoom()
        let anna = shared.anna
        func hasTwin() async throws -> Bool { await anna.store.hasTwin(since: try await anna.mirror.rooms()) }
        try await anna.setDay(today, 4000)
        #expect(try await !hasTwin())
        try await anna.round()
        try await shared.laptop.setDay(today, 9000)
        try await shared.laptop.round()
        #expect(try await !hasTwin(), "another computer of hers writes for itself")
        _ = try await copy(of: anna, with: 3000).round()
        for _ in 0..<2 { #expect(try await hasTwin()) }
        #expect(try await anna.round().twinRooms == [shared.room])
        #expect(try await !hasTwin())
        // The push arrives, and nobody hears of it.
        try await anna.setDay(today, 5000)
        anna.store.faults.plan([2: .answerLost])
        _ = try? await anna.round()
        anna.store.faults.plan([:])
        #expect(try await !hasTwin())
    }

    @Test(arguments: 0..<8)
    func `a push whose answer was lost is sent again, and no other computer is made out of it`(_ call: Int) async throws {
        let shared = try await SharedRoom()
        let anna = shared.anna
        try await anna.setDay(today, 4000)
        try await anna.round()
        try await anna.setDay(today, 5000)
        anna.store.faults.plan([call: .answerLost])
        _ = try? await anna.round()
        anna.store.faults.plan([:])
        try await anna.setDay(today, 6000)
        expectQuiet(try await anna.round())
        #expect(try await total(of: anna, in: shared) == 6000)
        #expect(try await anna.round() == ClubRound())
        try await anna.setDay(today, nil)
        expectQuiet(try await anna.round())
        expectQuiet(try await anna.round())
        #expect(try await total(of: anna, in: shared) == 0)
    }

    /// The pushes of 901 days are the third, the fourth and the fifth call of a round.
    @Test(arguments: [2, 3, 4], [ClubFaults.Fault.lost, .answerLost])
    func `a year that is sent in parts may break off at each, also when it is sent again`(_ call: Int, _ fault: ClubFaults.Fault)
        async throws
    {
        let shared = try await SharedRoom(opened: -900)
        let anna = shared.anna
        for offset in -900...0 { try await anna.setDay(today.adding(days: offset), 1) }
        for again in [call, 2, 3, 4] {
            anna.store.faults.plan([again: fault])
            if let round = try? await anna.round() { expectQuiet(round) }
        }
        anna.store.faults.plan([:])
        expectQuiet(try await anna.round())
        #expect(try await total(of: anna, in: shared) == 901)
        try await anna.setDay(today, 5)
        let last = try await anna.round()
        expectQuiet(last)
        #expect(last.sentDays == 1)
    }

    @Test func `after all was sent again a round has as many days as were walked`() async throws {
        let shared = try await SharedRoom()
        let anna = shared.anna
        try await anna.setDay(today, 4000)
        anna.store.faults.plan([2: .answerLost])
        _ = try? await anna.round()
        anna.store.faults.plan([:])
        try await anna.round()
        shared.club.setNow(Machine.now + .seconds(86_400))
        #expect(try await anna.round().sentDays == 0)
        #expect(try await anna.mirror.rooms().map(\.room.pushed) == [4000])
    }

    @Test func `another computer of the person, with a key of its own, writes for itself`() async throws {
        let shared = try await SharedRoom()
        for steps in 1...3 {
            for (machine, more) in [(shared.anna, 100), (shared.laptop, 200)] {
                try await machine.setDay(today, steps + more)
                expectQuiet(try await machine.round())
            }
        }
        expectQuiet(try await shared.anna.round())
        #expect(try await total(of: shared.anna, in: shared) == 203)
    }

    @Test func `a room that was left and joined again on another computer is sent all days again in silence`() async throws {
        let shared = try await SharedRoom()
        let (anna, laptop) = (shared.anna, shared.laptop)
        try await anna.setDay(today, 4000)
        try await anna.round()
        try await laptop.store.leave(shared.room)
        let word = try await shared.ben.store.invite(Invitation(to: .room(shared.room), expires: Machine.now + .seconds(60)))
        try await laptop.store.join(word, as: word.clubName, on: today)
        for steps in 1...3 {
            try await laptop.setDay(today, steps)
            expectQuiet(try await laptop.round())
        }
        expectQuiet(try await anna.round())
        expectQuiet(try await anna.round())
        #expect(try await total(of: anna, in: shared) == 4000)
    }

    @Test func `a store that went back, and to which another computer wrote meanwhile, has no other computer`() async throws {
        let shared = try await SharedRoom()
        let (anna, laptop) = (shared.anna, shared.laptop)
        try await anna.setDay(today, 4000)
        try await anna.round()
        let backup = shared.club.backup()
        try await anna.setDay(today, 5000)
        try await anna.round()
        shared.club.restore(backup)
        try await laptop.setDay(today, 1)
        try await laptop.round()
        // The revision is that which was seen last, so that nobody wrote after it.
        expectQuiet(try await anna.round())
        #expect(try await total(of: anna, in: shared) == 5000)
    }

    @Test func `to forget one room says nothing of another, of which it is not known what the store has`() async throws {
        let shared = try await SharedRoom()
        let anna = shared.anna
        let name = try #require(SharedName("Other"))
        let other = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -20))
        try await anna.store.create(other, as: name)
        try await anna.round()
        try await anna.setDay(today, 4000)
        let rooms = try await anna.store.rooms().map(\.id)
        // The first push arrives, and nobody hears of it.
        anna.store.faults.plan([2: .answerLost])
        _ = try? await anna.round()
        anna.store.faults.plan([:])
        try await anna.mirror.forget(rooms[1])
        #expect(try await anna.mirror.rooms().map(\.id) == [rooms[0]])
        expectQuiet(try await anna.round())
        #expect(try await anna.store.rooms().map(\.pushed) == [4000, 4000])
    }
}
