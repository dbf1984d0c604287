import Foundation
import ProgramTesting
import Testing

/// Rounds through ssh and through a database, of which either end is killed at any moment: the others see what was there before or what
/// should be there afterwards, and the next round makes it whole.
///
/// A few are killed here, 200 with `GND_FAULTS=all` (`make faults`).
@Suite(.waitsForPrograms, .enabled(if: ShippedBinary.isBuilt, "the program is not built"))
nonisolated struct ClubKillTests {
    enum End: String, CaseIterable {
        case person, host
    }

    private static let isWhole = ProcessInfo.processInfo.environment["GND_FAULTS"] == "all"
    private static let kills = isWhole ? 200 : 10

    @Test(arguments: End.allCases) func `a round by ssh whose ends are killed loses nothing and doubles nothing`(_ end: End) throws {
        let pair = try KilledPair()
        defer { pair.remove() }
        for (person, key, options) in [(pair.anna, KilledPair.keys[0], "--name Family"), (pair.ben, KilledPair.keys[1], "")] {
            let said = try pair.run(
                person, "together authorize '\(key)' --club '\(pair.anna.home.path)/walk.db' \(options)")
            let command = try #require(said.split(separator: "\"").dropFirst().first, "\(said)")
            try pair.serve(person, String(command))
        }
        try pair.open("ssh://club@walk.example --name Family")
        #expect(try check(pair, killing: end) == Self.kills * KilledPair.steps)
    }

    @Test(.enabled(if: DatabaseServer.isInstalled, "PostgreSQL is not installed"))
    func `a round through a database that is killed loses nothing and doubles nothing`() throws {
        let server = try DatabaseServer()
        defer { server.end() }
        let pair = try KilledPair(password: server.password)
        defer { pair.remove() }
        try pair.open("'\(server.url)' --name Family")
        #expect(try check(pair, killing: .person) == Self.kills * KilledPair.steps)
    }

    @Test(.enabled(if: DatabaseServer.isInstalled && Strace.isInstalled, "PostgreSQL or strace is not installed"))
    func `a round through a database, a call of which fails, loses nothing and doubles nothing`() throws {
        let server = try DatabaseServer()
        defer { server.end() }
        let pair = try KilledPair(password: server.password)
        defer { pair.remove() }
        try pair.open("'\(server.url)' --name Family")
        let strace = Strace(trace: "\(pair.ben.home.path)/trace", isOfTalk: true)
        let folder = "\(pair.ben.home.path)/home"
        var (walked, delivered, met) = (try pair.walk(0), 0, 0)
        _ = try pair.run(pair.ben, "together sync", after: strace.prefix())
        _ = try pair.run(pair.anna, "together sync")
        delivered = try pair.bensSteps()
        let calls = DiskCall.all(in: strace.text, below: folder)
        #expect(calls.contains { $0.path == nil } && calls.contains { $0.path != nil }, "\(calls)")
        let faults = calls.enumerated().flatMap { index, call in
            Fault.ofJournals.enumerated().filter { Self.isWhole || index % 5 == 0 && index / 5 % Fault.ofJournals.count == $0.offset }
                .map { (call, $0.element) }
        }
        for (number, (call, fault)) in faults.enumerated() {
            walked += try pair.walk(number + 1)
            let said = try pair.run(pair.ben, "together sync", after: strace.prefix(call, fault, below: folder))
            met += fault == .kill ? (said.contains("Family") ? 0 : 1) : (strace.hasMet(below: folder) ? 1 : 0)
            _ = try pair.run(pair.anna, "together sync")
            let seen = try pair.bensSteps()
            #expect(seen == delivered || seen == walked, "\(seen) after \(fault.rawValue) at \(call): \(said)")
            for person in [pair.ben, pair.anna] { expectWhole(try pair.run(person, "together sync")) }
            delivered = try pair.bensSteps()
            #expect(delivered == walked, "\(fault.rawValue) at \(call): \(said)")
        }
        #expect(met * 5 >= faults.count * 2, "\(met) of \(faults.count) faults happened")
    }

    /// A round that is whole tells of nobody who wrote or lost anything.
    private func expectWhole(_ said: String) {
        #expect(said.contains("Family") && !said.contains("Another computer") && !said.contains("had lost"), "\(said)")
    }

    /// - Returns: Ben's steps as Anna sees them in the end.
    private func check(_ pair: KilledPair, killing end: End) throws -> Int {
        var (walked, delivered) = (0, 0)
        for kill in 0..<Self.kills {
            walked += try pair.walk(kill)
            let milliseconds = 15 + kill * 37 % 180
            let moment = "timeout -s KILL 0.\(milliseconds < 100 ? "0" : "")\(milliseconds)"
            switch end {
            case .person: _ = try pair.run(pair.ben, "together sync", after: moment)
            case .host: _ = try pair.run(pair.ben, "together sync", host: moment)
            }
            // The other one goes on, and sees all of it or nothing.
            _ = try pair.run(pair.anna, "together sync")
            let seen = try pair.bensSteps()
            #expect(seen == delivered || seen == walked, "\(seen) instead of \(delivered) or \(walked), after \(moment)")
            delivered = seen
            // Some kills follow each other, and then a round is whole.
            guard kill % 3 == 2 || kill == Self.kills - 1 else { continue }
            for person in [pair.ben, pair.anna] { expectWhole(try pair.run(person, "together sync")) }
            delivered = try pair.bensSteps()
            #expect(delivered == walked)
        }
        return delivered
    }
}

/// Anna, who opens a room, and Ben, each in a home of their own.
nonisolated struct KilledPair {
    static let steps = 100
    static let keys = ["A", "E"].map { "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI\(String(repeating: "A", count: 42))\($0)" }

    let anna: ShippedBinary
    let ben: ShippedBinary
    private let zone = ShippedBinary.noonZone

    /// - Parameter password: that of the admin of a database.
    init(password: String? = nil) throws {
        (anna, ben) = (try ShippedBinary(), try ShippedBinary())
        guard let password else { return }
        let escaped = password.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        let path = "\(anna.home.path)/pgpass"
        try "*:*:*:admin:\(escaped)\n".write(toFile: path, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    func remove() {
        anna.remove()
        ben.remove()
    }

    /// Opens a room of Anna's, into which Ben comes.
    func open(_ place: String) throws {
        let founded = try run(anna, "together init \(place) --as Anna --yes")
        let invited = try run(anna, "together invite")
        let word = try #require(invited.split(separator: "\n").first { $0.hasPrefix("gnd1-") }, "\(founded)\(invited)")
        let joined = try run(ben, "together join \(word) --as Ben --yes")
        _ = try run(anna, "together sync")
        #expect(try run(anna, "together room").contains("Ben"), "\(joined)")
    }

    /// Notes the command that the host runs for a person's key.
    func serve(_ person: ShippedBinary, _ command: String) throws {
        try "exec $GND_HOST_PREFIX \(command)".write(to: person.home.appending(path: "line"), atomically: false, encoding: .utf8)
    }

    /// - Parameters:
    ///   - prefix: the words of a program that starts the person's.
    ///   - host: those before the host's.
    func run(_ person: ShippedBinary, _ words: String, after prefix: String = "", host: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let variables =
            "GND_HOST_PREFIX='\(host)' PGPASSFILE='\(anna.home.path)/pgpass' GND_STAND_IN='\(person.home.path)/line'"
            + " GND_SSH='\(FileManager.default.currentDirectoryPath)/Scripts/stand-in-for-ssh'"
        process.arguments = ["-c", "env \(variables) \(person.command(words, zone: zone, after: prefix)) 2>&1 </dev/null"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }

    /// Logs a walk of Ben's, each two minutes after the one before.
    /// - Returns: its steps.
    func walk(_ number: Int) throws -> Int {
        let (hour, minute) = (1 + number * 2 / 60, number * 2 % 60)
        _ = try run(ben, "log '\(hour):\(minute < 10 ? "0" : "")\(minute) 1m \(Self.steps)'")
        return Self.steps
    }

    /// Ben's steps as Anna sees them; none where she knows of none.
    func bensSteps() throws -> Int {
        let room = try run(anna, "together room --json")
        let found = try #require(room.firstMatch(of: /"nickname":"Ben","steps":([0-9]+|null)/), "\(room)")
        return Int(found.1) ?? 0
    }
}
