import Foundation
import ProgramTesting
import Testing

/// Traces and recorded sessions of the shipped program.
@Suite(.serialized, .waitsForPrograms, .enabled(if: Tmux.isInstalled && ShippedBinary.isBuilt))
nonisolated struct BinarySessionTests {
    private let binary: ShippedBinary

    init() throws { binary = try ShippedBinary() }

    private func path(_ file: String) -> String { binary.home.appending(path: file).path }

    private func mode(of file: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(file))[.posixPermissions] as? Int
    }

    @Test func `a recorded session plays again without a terminal, to the same frames, and a changed one is noticed`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: binary.command("--demo --record-keys '\(path("keys"))'") + "; echo EXIT $?; read wait")
        defer { terminal.end() }
        try terminal.shows("can go on")
        try terminal.press("3")
        try terminal.shows("Analyze ▸ Steps")
        try terminal.press("m")
        try terminal.shows("Analyze ▸ Distance")
        try terminal.press(",")
        try terminal.shows("Colours")
        try terminal.press("q", "C-c")
        try terminal.shows("EXIT 0")
        #expect(try mode(of: "keys") == 0o600)

        let keys = try #require(binary.text(of: "keys"))
        #expect(keys.contains("\nset demo true\n"))
        // A key that comes while something is under way has no frame, so which keys have one depends on the machine.
        let frame = try #require(keys.firstMatch(of: /\nframe [0-9a-f]+/))
        let changed = keys.replacingCharacters(in: frame.range, with: "\nframe 123456789abcdef0")
        try changed.write(toFile: path("changed"), atomically: true, encoding: .utf8)
        let replay = try Tmux(
            script: "\(binary.command("--replay '\(path("keys"))'")) > '\(path("screen"))' < /dev/null; echo SAME $?; "
                + "\(binary.command("--replay '\(path("changed"))'")) > /dev/null; echo OTHER $?; read wait")
        defer { replay.end() }
        try replay.shows("SAME 0")
        let screen = try replay.shows("OTHER 1")
        #expect(screen.contains("met a different screen from the one in the recording"))
        #expect(try #require(binary.text(of: "screen")).contains("Settings"))
    }

    @Test func `a session with a passphrase plays again on a copy of its home, and the file never has the passphrase`() throws {
        defer { binary.remove() }
        let lines = ShippedBinary.firstLaunch(nickname: "Annie") + ["q"]
        _ = try binary.run("--linear", input: lines.joined(separator: "\n") + "\n")
        let leaving = try Tmux(script: binary.command() + "; echo EXIT $?; read wait")
        defer { leaving.end() }
        try leaving.shows("of 7,000")
        try leaving.press(",")
        try leaving.shows("Passphrase")
        try leaving.press("End", "Enter")
        try leaving.shows("Sign out?")
        try leaving.press("Right", "Enter")
        try leaving.shows("Who is walking?")
        try leaving.press("C-c")
        try leaving.shows("EXIT 0")
        let home = path("home")
        try FileManager.default.copyItem(atPath: home, toPath: path("before"))
        let terminal = try Tmux(script: binary.command("--record-keys '\(path("keys"))'") + "; echo EXIT $?; read wait")
        defer { terminal.end() }
        // The only account of the machine is proposed.
        try terminal.shows("ann")
        // As long as the right one, and another one.
        try terminal.type("correct house")
        try terminal.press("Enter")
        try terminal.shows("!")
        try terminal.type("correct horsx")
        try terminal.press("BSpace")
        try terminal.type("e")
        try terminal.press("Enter")
        try terminal.shows("of 7,000")
        try terminal.press("2", "n")
        try terminal.type("Stairs")
        try terminal.press("Tab", "Tab", "Tab", "Enter")
        try terminal.shows("Code for the others")
        try terminal.press("C-c")
        try terminal.shows("EXIT")
        let keys = try #require(binary.text(of: "keys"))
        #expect(keys.contains("\nsecret 1 13\n") && keys.contains("\nsecret 2 13\n"))
        #expect(!keys.contains("key 'h") && !keys.contains("horse"))

        func play(_ input: String) throws -> String {
            try FileManager.default.removeItem(atPath: home)
            try FileManager.default.copyItem(atPath: path("before"), toPath: home)
            let script =
                "printf '\(input)' | \(binary.command("--replay '\(path("keys"))'")) > '\(path("screen"))'; echo EXIT $?; read wait"
            let replay = try Tmux(columns: 200, script: script)
            defer { replay.end() }
            return try replay.shows("EXIT")
        }
        #expect(try play("correct house\\ncorrect horse\\n").contains("EXIT 0"))
        #expect(try #require(binary.text(of: "screen")).contains("Stairs"))
        #expect(try play("correct house\\n").contains("2 passphrases were typed in this session"))
        #expect(try play("house\\n").contains("Passphrase 1 had 13 characters"))
        #expect(try play("correct house\\ncorrect mouse\\n").contains("met a different screen from the one in the recording"))
    }

    @Test func `a trace has every step with its number and its time, and nothing that was typed`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: binary.command("--demo --trace '\(path("trace"))'") + "; echo EXIT $?; read wait")
        defer { terminal.end() }
        try terminal.shows("of 7,000")
        try terminal.press("2", "n")
        try terminal.shows("New room")
        try terminal.type("tangerine")
        try terminal.press("Tab", "Tab", "Tab", "Enter")
        try terminal.shows("Code for the others")
        try terminal.press("C-c")
        try terminal.shows("EXIT 0")
        let trace = try #require(binary.text(of: "trace"))
        for part in [
            "asked      select tab 1", "route      TogetherCoordinator.room(…)", "committed  ", " µs",
            "gone       NewRoomViewController",
        ] {
            #expect(trace.contains(part), "\(part)")
        }
        #expect(!trace.contains("tangerine"))
        #expect(try mode(of: "trace") == 0o600)
    }

    @Test(arguments: ["--trace", "--record-keys"])
    func `a file that cannot be written gets a sentence, and no screen opens`(_ option: String) throws {
        defer { binary.remove() }
        let terminal = try Tmux(
            columns: 200, script: binary.command("--demo \(option) '\(path("nowhere/file"))'") + "; echo EXIT $?; read wait")
        defer { terminal.end() }
        let screen = try terminal.shows("EXIT 1")
        #expect(screen.contains("\(path("nowhere/file")) cannot be written (there is no such file or folder). Name another file."))
    }

    @Test(arguments: [
        ("echo hello", "Line 1 of"), ("echo resize 80 24", "is not a recorded session"),
        ("echo set start 0; echo set zone UTC; echo set language en; echo resize 80 24", "Use --home DIR"),
    ])
    func `what cannot be replayed gets a sentence`(_ writer: String, _ sentence: String) throws {
        defer { binary.remove() }
        let command = binary.command("--replay '\(path("keys"))'").replacing(" --home '\(binary.home.path)/home'", with: "")
        let terminal = try Tmux(
            columns: 200, script: "{ \(writer); } > '\(path("keys"))'; HOME='\(binary.home.path)' \(command); echo EXIT $?; read wait")
        defer { terminal.end() }
        let screen = try terminal.shows("EXIT 1")
        #expect(screen.contains(sentence))
    }
}
