import Foundation

/// A round of a club, the calls it makes, and what the two people see before and after it.
nonisolated struct RoundFaultBench {
    enum Place: String, CaseIterable {
        case folder
        /// An account of a host, to which no fault happens.
        case ssh
        /// The same account, and the faults happen to the host's program.
        case host
    }

    let round: FaultyRound
    private let place: Place
    /// The calls of a round that nothing happens to, in their order.
    private(set) var calls: [DiskCall] = []
    private let root: String
    private var before = ""
    private var after = ""
    private let zone = ShippedBinary.noonZone
    /// All names that may lie in the shared folder.
    private var names: Set<String> = []

    private var folder: String { root + "/run" }
    private var template: String { root + "/template" }
    private var strace: Strace { Strace(trace: root + "/trace", isOfTalk: place == .ssh) }

    init(_ round: FaultyRound, in place: Place) throws {
        self.round = round
        self.place = place
        root = FileManager.default.temporaryDirectory.appending(path: "gnd-round-\(UUID().uuidString)").path
        for name in ["shared", "anna", "ben", "host"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        gnd("anna", "log '60m 9000'")
        gnd("ben", "log '30m 4000'")
        switch place {
        case .folder: gnd("anna", "together folder '\(folder)/shared' --name Family --as Anna --yes")
        case .ssh, .host:
            for (person, key, named) in [("anna", KilledPair.keys[0], "--name Family"), ("ben", KilledPair.keys[1], "")] {
                let said = gnd("host", "together authorize '\(key)' --club '\(folder)/shared/club' \(named) 2>/dev/null").output
                guard let command = said.split(separator: "\"").dropFirst().first else { throw FaultBench.Failure(output: said) }
                try "exec $GND_HOST_PREFIX \(command)".write(toFile: "\(folder)/\(person).line", atomically: false, encoding: .utf8)
            }
            gnd("anna", "together init ssh://club@walk.example --name Family --as Anna --yes")
        }
        let word = gnd("anna", "together invite 2>/dev/null").output.trimmingCharacters(in: .whitespacesAndNewlines)
        gnd("ben", "together join \(word) \(place == .folder ? "--folder '\(folder)/shared'" : "") --as Ben --yes")
        for person in ["anna", "ben", "anna"] { gnd(person, "together sync") }
        round.prepare { gnd($0, $1) }
        try FileManager.default.copyItem(atPath: folder, toPath: template)
        let whole = traced(strace.prefix())
        guard whole.status == 0 else { throw FaultBench.Failure(output: whole.output) }
        calls = DiskCall.all(in: strace.text, below: folder)
        gnd("anna", "together sync")
        after = view()
        names = sharedNames()
        try renew()
        gnd("anna", "together sync")
        before = view()
        names.formUnion(sharedNames())
        guard before != after else { throw FaultBench.Failure(output: "the round changes nothing: \(before)") }
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }

    /// Lets a fault happen at a call of the round, then looks at what both have, and makes the round again.
    func check(_ call: DiskCall, _ fault: Fault) throws -> FaultVerdict {
        try renew()
        let outcome = traced(strace.prefix(call, fault, below: folder))
        let isKilled = fault == .kill && (place == .host ? strace.text.contains("+++ killed by SIGKILL +++") : outcome.status == 137)
        guard fault == .kill ? isKilled : strace.hasMet(below: folder) else { return .didNotHappen }
        // Whose host is killed ends by itself, and says so.
        return judged(outcome, isKilled: isKilled && place != .host)
    }

    /// Makes Ben's round, with the words of a program that starts his or the host's.
    private func traced(_ prefix: String) -> ShellOutcome {
        place == .host ? gnd("ben", round.command, host: prefix) : gnd("ben", round.command, after: prefix)
    }

    /// Kills the round after so long, whatever it does then.
    func checkKill(after milliseconds: Int) throws -> FaultVerdict {
        try renew()
        let seconds = "0." + String(repeating: "0", count: max(0, 3 - "\(milliseconds)".count)) + "\(milliseconds)"
        let outcome = gnd("ben", round.command, after: "timeout -s KILL \(seconds)")
        guard outcome.status == 137 else { return .didNotHappen }
        return judged(outcome, isKilled: true)
    }

    private func judged(_ outcome: ShellOutcome, isKilled: Bool) -> FaultVerdict {
        var wrong: [String] = []
        func expect(_ isRight: Bool, _ sentence: @autoclosure () -> String) { if !isRight { wrong.append(sentence()) } }

        expect(isKilled || outcome.status == 0 || outcome.status == 1, "it ended with \(outcome.status)")
        // The other one goes on, whatever became of it.
        let others = gnd("anna", "together sync")
        expect(others.status == 0, "Anna's round ended with \(others.status): \(others.output)")
        let now = view()
        expect(now == before || now == after, "the room is neither that of before nor that of after: \(now)")
        if !isKilled, outcome.status == 0 { expect(now == after, "it said that it was done, and it is not") }
        let doctor = gnd("ben", "doctor")
        expect(doctor.status == 0, "gnd doctor ended with \(doctor.status): \(doctor.output)")
        let again = gnd("ben", round.command)
        expect(again.status == 0 || round.isRefusedWhenDone && now == after, "done again: \(again.output)")
        gnd("anna", "together sync")
        expect(view() == after, "done again, the room is not that of after: \(view())")
        let club = gnd("anna", "together doctor")
        expect(club.status == 0, "gnd together doctor ended with \(club.status): \(club.output)")
        let stray = sharedNames().subtracting(names)
        expect(stray.isEmpty, "left behind: \(stray.sorted())")
        return wrong.isEmpty ? .sound : .unsound("\(wrong.joined(separator: "; "))\nIt said: \(outcome.output)")
    }

    /// The folder as it is before the round; its path stays, which the journals know.
    private func renew() throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.copyItem(atPath: template, toPath: folder)
    }

    /// Names and steps as the witness of the round sees them.
    private func view() -> String {
        let room = gnd(round.witness, "together room --json")
        let places = room.output.matches(of: /"nickname":"([A-Za-z]+)","steps":([0-9]+|null)/).map { "\($0.1) \($0.2)" }
        return room.status == 0 ? places.joined(separator: ", ") : room.output
    }

    /// The names in the folder, but for those that SQLite has beside a file while it is open.
    private func sharedNames() -> Set<String> {
        let names = FileManager.default.subpaths(atPath: folder + "/shared") ?? []
        return Set(names.filter { name in !["-wal", "-shm"].contains { name.hasSuffix($0) } })
    }

    @discardableResult
    private func gnd(_ person: String, _ command: String, after prefix: String = "", host: String = "") -> ShellOutcome {
        let variables =
            "SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8 LIBDISPATCH_COOPERATIVE_POOL_STRICT=1 GND_STAND_IN='\(folder)/\(person).line'"
            + " GND_SSH='\(FileManager.default.currentDirectoryPath)/Scripts/stand-in-for-ssh' GND_HOST_PREFIX='\(host)'"
        // Before the program that looks at its calls, so that it starts no other one than this.
        return ShellOutcome.of(
            "env \(variables) \(prefix) '\(ShippedBinary.path)' --home '\(folder)/\(person)' --zone \(zone) --lang en \(command)")
    }
}
