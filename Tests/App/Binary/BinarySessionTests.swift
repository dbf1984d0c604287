import Foundation
import Testing

/// Traces and recorded sessions of the shipped program.
@Suite(.serialized, .enabled(if: Tmux.isInstalled && ShippedBinary.isBuilt))
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
        try terminal.shows("of 7,000")
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
        #expect(keys.contains("\nframe "))
        let changed = keys.replacing("key 'm", with: "key 'r")
        try changed.write(toFile: path("changed"), atomically: true, encoding: .utf8)
        let replay = try Tmux(
            script: "\(binary.command("--replay '\(path("keys"))'")) > '\(path("screen"))' < /dev/null; echo SAME $?; "
                + "\(binary.command("--replay '\(path("changed"))'")) > /dev/null; echo OTHER $?; read wait")
        defer { replay.end() }
        try replay.shows("SAME 0")
        let screen = try replay.shows("OTHER 1")
        #expect(screen.contains("met another screen than when it was recorded"))
        #expect(try #require(binary.text(of: "screen")).contains("Settings"))
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
        try terminal.shows("Invite")
        try terminal.press("C-c")
        try terminal.shows("EXIT 0")
        let trace = try #require(binary.text(of: "trace"))
        for part in [
            "asked      select tab 1", "route      TogetherCoordinator.entered(…)", "committed  ", " µs",
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
        let terminal = try Tmux(columns: 200, script: binary.command("--demo \(option) /nowhere/file") + "; echo EXIT $?; read wait")
        defer { terminal.end() }
        let screen = try terminal.shows("EXIT 1")
        #expect(screen.contains("/nowhere/file cannot be written (No such file or directory). Name another file."))
    }

    @Test(arguments: [
        ("echo hello", "Line 1 of"), ("echo resize 80 24", "is no recorded session"),
        ("echo set start 0; echo set zone UTC; echo set language en; echo resize 80 24", "Say --home DIR"),
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
