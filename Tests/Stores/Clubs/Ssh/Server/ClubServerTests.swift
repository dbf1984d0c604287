import ClubTesting
import Clubs
import Foundation
import Glibc
import Testing
import Walking

@testable import SshClubs

/// The club's end, in a task here, with somebody at the other end who writes what they like.
struct ClubServerTests {
    private let memory: MemoryClub

    init() throws {
        memory = MemoryClub(named: try #require(SharedName("Walkers")), now: Instant(milliseconds: 1_795_000_000_123))
    }

    @Test func `a question is answered, a wrong one is refused, and the end of the file is the end`() async throws {
        let talk = try Talk(with: memory.foundingMachine())
        talk.say("gnd-club 1 1\n1 rooms\n2 what\n3 leave x\n4 hello\n")
        talk.close()
        let lines = await talk.lines()
        #expect(lines.prefix(4) == ["gnd-club 1 1", "1 ok rooms 0", "2 no unreadable", "3 no unreadable"])
        #expect(lines.count == 5 && lines[4].hasPrefix("4 ok greeting "))
        #expect(await talk.end == .closed)
    }

    @Test(arguments: [
        "hello\n", "gnd-club\n", "gnd-club 2 1\n", "GET / HTTP/1.1\r\n", "gnd-club 1 1\nrooms\n", "gnd-club 1 1\n\n",
        "gnd-club 1 1\n1 ro\u{1B}ms\n", "gnd-club 1 1\n" + String(repeating: "a", count: 70_000),
    ])
    func `what is no talk of this kind is ended`(_ text: String) async throws {
        let talk = try Talk(with: memory.foundingMachine())
        talk.say(text)
        #expect(await talk.end == .refused)
    }

    @Test func `another version, silence and a part of a question end it, too`() async throws {
        let other = try Talk(with: memory.foundingMachine())
        other.say("gnd-club 2 3\n")
        #expect(await other.end == .otherVersion)
        #expect(await other.lines() == ["gnd-club 1 1"])
        let silent = try Talk(with: memory.foundingMachine(), patience: .milliseconds(50))
        #expect(await silent.end == .idle)
        let part = try Talk(with: memory.foundingMachine())
        part.say("gnd-club 1 1\n1 roo")
        part.close()
        #expect(await part.lines() == ["gnd-club 1 1"])
        #expect(await part.end == .closed)
    }

    @Test func `a host two versions on answers an older program in its own words, until it does not know them any more`() async throws {
        let both = try Talk(with: memory.foundingMachine(), versions: 1...3)
        both.say("gnd-club 1 1\n1 rooms\n2 hello\n3 wave\n4 rooms\n")
        both.close()
        let lines = await both.lines()
        #expect(lines.count == 5 && lines.prefix(2) == ["gnd-club 1 3", "1 ok rooms 0"])
        #expect(lines.suffix(2) == ["3 no unreadable", "4 ok rooms 0"])
        // What is asked in a language of before is not even looked at.
        let later = try Talk(with: memory.foundingMachine(), versions: 3...3)
        later.say("gnd-club 1 1\n1 rooms\n")
        #expect(await later.end == .otherVersion)
        #expect(await later.lines() == ["gnd-club 3 3"])
    }

    @Test func `an answer that would be too long ends with the last member who was looked at`() async throws {
        let founder = memory.foundingMachine()
        let name = try #require(SharedName("Walker"))
        let today = CivilDate(dayNumber: 1_795_000_000 / 86_400)
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -9))
        try await founder.create(room, as: name)
        let invite = try await founder.invite(Invitation(to: .room(room.id), uses: 20, expires: Instant(seconds: 1_795_000_999)))
        for _ in 0..<20 {
            let machine = memory.machine()
            try await machine.join(invite, as: name, on: today)
            _ = try await machine.push([today: 5, today.adding(days: -1): 6], to: room.id)
        }
        let asked = try await founder.heads(of: room.id).reduce(into: [:]) { $0[$1.id] = Revision.none }
        let talk = try Talk(with: founder, daysPerAnswer: 20)
        talk.say("gnd-club 1 1\n\(ClubLine.request(.days(room.id, newerThan: asked), number: 1))\n")
        _ = await talk.line()
        let line = try #require(await talk.line())
        guard case .days(let days, let last?) = try ClubLine.answer(line, number: 1) else {
            Issue.record("All were told at once.")
            return
        }
        #expect(last == asked.keys.sorted()[15])
        #expect((15...16).contains(days.count) && days.keys.allSatisfy { $0 <= last })
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `whatever an outsider writes, they are told nothing of a room and change nothing in it`(_ seed: UInt64) async throws {
        var dice = SeededGenerator(seed: seed)
        let samples = try Samples()
        let (founder, outsider) = (memory.foundingMachine(), memory.machine())
        let anna = try #require(SharedName("Annabella"))
        let today = CivilDate(dayNumber: 1_795_000_000 / 86_400)
        let room = NewClubRoom(id: samples.room, name: anna, period: .open, dailyCap: .none, opened: today.adding(days: -9))
        try await founder.create(room, as: anna)
        _ = try await founder.push([today: 4321], to: room.id)
        // The outsider is a member of the club, in a room of their own.
        let own = NewClubRoom(name: try #require(SharedName("Other")), period: .open, dailyCap: .none, opened: today)
        try await founder.create(own, as: try #require(SharedName("Host")))
        let invite = try await founder.invite(Invitation(to: .room(own.id), expires: Instant(seconds: 1_795_000_999)))
        try await outsider.join(invite, as: samples.name, on: today)
        let before = (try await founder.heads(of: room.id), try await founder.rooms().filter { $0.id == room.id })
        let talk = try Talk(with: outsider)
        talk.say("gnd-club 1 1\n")
        var lines = [await talk.line()]
        let honest = samples.requests + [.days(room.id, newerThan: [before.0[0].id: .none]), .remove(before.0[0].id, from: room.id)]
        for number in 1...300 {
            let request = honest.randomElement(using: &dice) ?? .rooms
            let line = ClubLine.request(request, number: number)
            // Only with a number of its own it is a question; what follows may be anything.
            let words = line.split(separator: " ", maxSplits: 1)
            let text = number.isMultiple(of: 3) ? line : "\(words[0]) \(dice.damage(String(words[1])))"
            guard text.utf8.count < LineBuffer.longestRequest, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { continue }
            talk.say(text + "\n")
            lines.append(await talk.line())
        }
        #expect(lines.allSatisfy { $0 != nil })
        #expect(!lines.contains { $0?.contains("Annabella") == true || $0?.contains("4321") == true })
        #expect(try await founder.heads(of: room.id) == before.0)
        #expect(try await founder.rooms().filter { $0.id == room.id } == before.1)
        talk.close()
        #expect(await talk.end == .closed)
    }
}

/// A talk with a server over a pair of sockets.
private final class Talk: Sendable {
    private let mine: Int32
    private let task: Task<ClubServer.End, Never>
    private let connection: ServedConnection

    init(
        with store: any ClubStore, versions: ClosedRange<Int> = Greeting.spoken, patience: Duration = .seconds(120),
        daysPerAnswer: Int = 40_000
    ) throws {
        guard let (mine, theirs) = Descriptor.pair() else { throw ClubFailure.noAnswer }
        self.mine = mine
        connection = ServedConnection(input: mine, output: mine, patience: .seconds(120))
        task = Task {
            let server = ClubServer(store: store, versions: versions, patience: patience, daysPerAnswer: daysPerAnswer)
            let end = await server.serve(input: theirs, output: theirs)
            Glibc.close(theirs)
            return end
        }
    }

    deinit {
        Glibc.close(mine)
    }

    var end: ClubServer.End {
        get async { await task.value }
    }

    func say(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(mine, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            sent += count
        }
    }

    func line() async -> String? { try? await connection.line() }

    func lines() async -> [String] {
        var lines: [String] = []
        while let line = await line() { lines.append(line) }
        return lines
    }

    func close() { shutdown(mine, Int32(SHUT_WR)) }
}
