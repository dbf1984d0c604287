import ClubTesting
import Clubs
import Foundation
import Glibc
import Testing
import Walking

@testable import SshClubs

struct SshClubStoreTests {
    private let host: ClubHost

    init() throws {
        host = try ClubHost()
    }

    @Test(arguments: ClubConformance.all) func `a club by ssh keeps every promise`(_ promise: ClubConformance) async throws {
        let cast = try ClubCast(
            anna: host.store(for: host.founder), annasLaptop: host.store(), ben: host.store(), carol: host.store(), now: host.now)
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }

    @Test func `ssh is called so that nothing is asked, forwarded or taken for an option`() async throws {
        _ = try await host.store(for: host.founder).hello()
        let words = host.arguments
        #expect(words.prefix(3) == ["-T", "-x", "-a"])
        for option in ["BatchMode=yes", "ClearAllForwardings=yes", "ForwardAgent=no", "PermitLocalCommand=no", "ControlMaster=no"] {
            #expect(words.contains(option))
        }
        #expect(words.suffix(9) == ["-p", "2222", "-l", "club", "--", "walk.example", "gnd", "together", "serve"])
        let other = SshProgram(path: "ssh", configuration: "/c", key: "/k").arguments(to: try #require(SshAddress("walk")))
        #expect(other.contains("IdentitiesOnly=yes") && other.suffix(5) == ["--", "walk", "gnd", "together", "serve"])
        #expect(!other.contains("-p") && !other.contains("-l"))
    }

    @Test func `an invite tells where its giver reaches the club`() async throws {
        let anna = try host.store(for: host.founder)
        let invite = try await anna.invite(Invitation(to: .machine, expires: host.now + .seconds(60)))
        #expect(invite.address == .ssh(host.address))
    }

    @Test(arguments: [
        ("echo 'Host key verification failed.' >&2; exit 255", ClubFailure.notProven),
        ("echo '@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @' >&2; exit 255", .notProven),
        ("echo 'club@walk: Permission denied (publickey).' >&2; exit 255", .keyRefused),
        ("echo 'Warning: Identity file /k not accessible: No such file or directory.' >&2; exit 255", .keyMissing),
        ("echo 'ssh: connect to host walk port 22: Connection refused' >&2; exit 255", .noAnswer),
        ("echo 'ssh: Could not resolve hostname walk' >&2; exit 255", .noAnswer),
        ("head -c 300000 /dev/zero >&2; exit 255", .noAnswer), ("exit 255", .noAnswer), ("kill -9 $$", .noAnswer),
        ("echo 'sh: 1: gnd: not found' >&2; exit 127", .hostHasNoProgram), ("exit 126", .hostHasNoProgram), ("exit 0", .unreadable),
        ("echo 'Welcome to the host!'; cat", .unreadable), ("printf '\\033[2J\\n'; cat", .unreadable),
        ("cat", .noAnswer), ("echo gnd-club 2 3; cat", .storeNewer), ("echo gnd-club 0 0; cat", .storeOlder),
        ("head -c 3000000 /dev/zero; cat", .unreadable), ("yes gnd-club", .unreadable),
    ])
    func `what goes wrong on the way is a failure of its own kind`(_ script: String, _ failure: ClubFailure) async throws {
        // `cat` gives back the greeting, so that its first question comes back as an answer.
        let expected = script == "cat" ? ClubFailure.unreadable : failure
        let store = try host.store(running: script)
        await #expect(throws: expected) { try await store.hello() }
    }

    @Test func `a host whose club is away, or another program's, says so to every question`() async throws {
        let store = try host.store(for: host.founder)
        #expect(await store.examination() == [])
        try FileManager.default.removeItem(atPath: "\(host.path)/club.db")
        for _ in 1...2 {
            let other = try host.store(for: host.founder)
            #expect(await other.examination() == [.hostHasNoClub])
            await #expect(throws: ClubFailure.hostHasNoClub) { try await other.hello() }
            try "hello".write(toFile: "\(host.path)/club.db", atomically: true, encoding: .utf8)
        }
    }

    @Test func `a host of before the question whether it takes anything is asked whether it answers`() async throws {
        let older = try host.store(running: "sed -u 's/ try$/ what/' | \(host.command(for: host.founder))")
        #expect(await older.examination() == [])
        let stranger = try host.store(running: "sed -u 's/ try$/ what/' | \(host.command(for: ClubSeat()))")
        await #expect(throws: ClubFailure.notMember) { try await stranger.tryWriting() }
    }

    @Test func `a program that is not there is said to be missing`() async throws {
        let store = SshClubStore(host.address, program: SshProgram(path: "\(host.path)/none"))
        await #expect(throws: ClubFailure.libraryMissing(package: "openssh-client")) { try await store.hello() }
    }

    @Test(arguments: ["exec sleep 1000", "echo gnd-club 1 1; exec sleep 1000"])
    func `a host that says nothing is given up, and its ssh is ended`(_ script: String) async throws {
        let short = SshSession.Deadlines(opening: .milliseconds(300), call: .milliseconds(300), complaint: .milliseconds(300))
        let store = try host.store(
            running: "echo $$ >'\(host.path)/pid'; \(script)", deadlines: script.contains("gnd") ? .shortCalls : short)
        await #expect(throws: ClubFailure.noAnswer) { try await store.hello() }
        if let text = try? String(contentsOfFile: "\(host.path)/pid", encoding: .utf8), let pid = pid_t(text.dropLast()) {
            #expect(kill(pid, 0) != 0)
        }
    }

    @Test func `ssh ends with the store, and a call after a lost connection comes through a new one`() async throws {
        let script = "echo $$ >>'\(host.path)/pids'; exec \(host.command(for: host.founder))"
        var store: SshClubStore? = try host.store(running: script)
        _ = try await store?.hello()
        _ = try await store?.rooms()
        #expect(try pids().count == 1)
        for pid in try pids() { kill(pid, SIGKILL) }
        await #expect(throws: ClubFailure.noAnswer) { try await store?.rooms() }
        _ = try await store?.rooms()
        #expect(try pids().count == 2)
        store = nil
        // The last one to let go of the store may be a task that is just ending.
        let left = try pids()
        for _ in 0..<500 where left.contains(where: { kill($0, 0) == 0 }) { poll(nil, 0, 10) }
        #expect(left.allSatisfy { kill($0, 0) != 0 })
    }

    @Test func `a call that is cancelled is broken off at once`() async throws {
        let store = try host.store(running: "echo gnd-club 1 1; : >'\(host.path)/began'; exec sleep 1000")
        let task = Task { await #expect(throws: ClubFailure.cancelled) { try await store.hello() } }
        task.cancel()
        _ = await task.value
    }

    @Test func `more days than a line may hold come in several`() async throws {
        let (room, members) = (ClubRoomID(rawValue: 5), [1, 2, 3].map { MemberID(rawValue: $0) })
        let asked = Dictionary(uniqueKeysWithValues: members.map { ($0, Revision.none) })
        let answers = [
            "1 ok days \(members[1].text) members 1 \(members[0].text) 7 whole 1 20775=5",
            "2 ok days - members 1 \(members[2].text) 8 part 0",
        ]
        let script = answers.map { "read question; echo \"$question\" >>'\(host.path)/questions'; echo '\($0)'" }.joined(separator: "\n")
        let store = try host.store(running: "read greeting; echo gnd-club 1 1\n\(script)\nread end")
        let days = try await store.days(of: room, newerThan: asked)
        #expect(days.mapValues(\.revision.rawValue) == [members[0]: 7, members[2]: 8])
        let questions = try String(contentsOfFile: "\(host.path)/questions", encoding: .utf8).split(separator: "\n")
        #expect(questions.map { $0.contains(members[0].text) } == [true, false])
        #expect(questions.map { $0.contains(members[2].text) } == [true, true])
    }

    @Test(arguments: [
        "1 ok days x members 0", "1 ok days aaaaaaaaaaaaaaaaaaaaaaaaai members 0", "1 ok days - members 1 2 3", "2 ok done", "1 ok done",
    ])
    func `an answer that nobody asked for is refused`(_ answer: String) async throws {
        let store = try host.store(running: "read greeting; echo gnd-club 1 1; read question; echo '\(answer)'; read end")
        let asked = [MemberID(rawValue: 1): Revision.none]
        await #expect(throws: ClubFailure.unreadable) { try await store.days(of: ClubRoomID(rawValue: 5), newerThan: asked) }
    }

    @Test func `two programs without a version in common say which is the older one`() async throws {
        let newer = try host.store(running: "exec \(host.command(for: host.founder))", spoken: 2...3)
        await #expect(throws: ClubFailure.storeOlder) { try await newer.hello() }
        let older = try host.store(running: "exec \(host.command(for: host.founder))", spoken: 0...0)
        await #expect(throws: ClubFailure.storeNewer) { try await older.hello() }
    }

    @Test func `days wait while one of the two programs is too old, and go as soon as it is not`() async throws {
        let repository = MemoryClubRepository()
        let founder = try host.store(for: host.founder)
        let greeting = try await founder.hello()
        let (mirror, clock, today) = (repository.mirror(of: greeting.club), FixedClock(host.now), greeting.today)
        let name = try #require(SharedName("Family"))
        try await founder.create(NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -9)), as: name)
        try await ClubSync(store: founder, mirror: mirror, clock: clock)()
        repository.setDay(today, 5000)
        let command = "exec \(host.command(for: host.founder))"
        for (spoken, failure) in [(3...3, ClubFailure.storeOlder), (-1 ... -1, .storeNewer)] {
            let other = try host.store(running: command, spoken: spoken)
            await #expect(throws: ClubSync.Failure.club(failure)) { try await ClubSync(store: other, mirror: mirror, clock: clock)() }
            #expect(try await mirror.rooms().map(\.unsentCount) == [1])
            #expect(try await mirror.state().failure == failure)
            #expect(try await founder.rooms().map(\.pushed) == [0])
        }
        // One that also speaks the language of two versions before.
        let newer = try host.store(running: command, spoken: -1...1)
        #expect(try await ClubSync(store: newer, mirror: mirror, clock: clock)().sentDays == 1)
        #expect(try await founder.rooms().map(\.pushed) == [5000])
        #expect(try await mirror.state().failure == nil)
    }

    @Test func `a file of another club in the place of the one that is mirrored is none, and what was seen stays`() async throws {
        let founder = try host.store(for: host.founder)
        let greeting = try await founder.hello()
        let (mirror, clock) = (MemoryClubRepository().mirror(of: greeting.club), FixedClock(host.now))
        let name = try #require(SharedName("Family"))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: greeting.today)
        try await founder.create(room, as: name)
        try await ClubSync(store: founder, mirror: mirror, clock: clock)()
        try host.foundAnew()
        let other = try host.store(for: host.founder)
        await #expect(throws: ClubSync.Failure.club(.hostHasNoClub)) {
            try await ClubSync(store: other, mirror: mirror, clock: clock)()
        }
        #expect(try await mirror.rooms().map(\.id) == [room.id])
    }

    private func pids() throws -> [pid_t] {
        try String(contentsOfFile: "\(host.path)/pids", encoding: .utf8).split(separator: "\n").compactMap { pid_t($0) }
    }
}

extension SshSession.Deadlines {
    static let shortCalls = SshSession.Deadlines(opening: .seconds(120), call: .milliseconds(300), complaint: .milliseconds(300))
}
