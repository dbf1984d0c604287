import Foundation
import ProgramTesting
import Testing

/// The shipped program in a real pseudo-terminal: what a person sees, and what the shell finds afterwards.
@Suite(.serialized, .waitsForPrograms, .enabled(if: Tmux.isInstalled && ShippedBinary.isBuilt))
nonisolated struct BinaryFlowTests {
    private let binary: ShippedBinary

    init() throws { binary = try ShippedBinary() }

    /// Keeps the terminal's settings and the exit code beside the home, and leaves a mark on the screen.
    private func script(_ command: String) -> String {
        let folder = binary.home.path
        return
            "clear; stty -g > '\(folder)/before'; \(command); echo $? > '\(folder)/status'; stty -g > '\(folder)/after'; echo GIVEN BACK; read wait"
    }

    private func expectGivenBack(_ terminal: Tmux, status: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try terminal.shows("GIVEN BACK", sourceLocation: sourceLocation)
        #expect(binary.text(of: "status") == status, sourceLocation: sourceLocation)
        #expect(binary.text(of: "before") != nil, sourceLocation: sourceLocation)
        #expect(binary.text(of: "before") == binary.text(of: "after"), sourceLocation: sourceLocation)
    }

    @Test func `a first launch leads to the tabs, and the second one goes there at once`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: script(binary.command()) + "; " + script(binary.command()))
        defer { terminal.end() }
        let screen = try terminal.goThroughFirstLaunch(nickname: "산책왕👑")
        #expect(screen.contains("1 Walk"))
        #expect(screen.contains("산책왕"))
        try terminal.press("2")
        try terminal.shows("No rooms yet")
        try terminal.press("3")
        try terminal.shows("Analyze ▸ Steps")
        try terminal.press("q")
        try expectGivenBack(terminal, status: "0")
        try terminal.press("Enter")
        try terminal.shows("1 Walk")
        try terminal.press("C-c")
        try expectGivenBack(terminal, status: "0")
    }

    @Test(arguments: [("INT", "130"), ("TERM", "143"), ("HUP", "129"), ("QUIT", "131"), ("ABRT", "134"), ("SEGV", "139")])
    func `the terminal is given back after a signal`(_ signal: String, _ status: String) throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: script(binary.command()))
        defer { terminal.end() }
        try terminal.shows("GND")
        let process = try #require(try terminal.childProcess())
        #expect(kill(process, try #require(Self.numbers[signal])) == 0)
        try expectGivenBack(terminal, status: status)
    }

    private static let numbers = ["INT": SIGINT, "TERM": SIGTERM, "HUP": SIGHUP, "QUIT": SIGQUIT, "ABRT": SIGABRT, "SEGV": SIGSEGV]

    @Test func `Ctrl-Z stops it, and fg brings the screen back`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(
            script: "exec bash -c 'set -m; \(binary.command().replacing("'", with: "")); echo STOPPED; read wait; fg; echo OVER; read wait'"
        )
        defer { terminal.end() }
        try terminal.shows("GND")
        try terminal.press("C-z")
        let stopped = try terminal.shows("STOPPED")
        #expect(!stopped.contains("[ Start ]"))
        try terminal.press("Enter")
        let back = try terminal.shows("[ Start ]")
        #expect(!back.contains("STOPPED"))
        try terminal.press("C-c")
        let over = try terminal.shows("OVER")
        #expect(!over.contains("[ Start ]"))
    }

    @Test func `a terminal of 20 by 5 is small and no reason to fall over, and a larger one is filled`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(columns: 20, rows: 5, script: script(binary.command("--demo")))
        defer { terminal.end() }
        try terminal.shows(" steps", looks: 6_000)
        try terminal.resize(columns: 80, rows: 24)
        try terminal.shows("2 Together")
        try terminal.press("q")
        try expectGivenBack(terminal, status: "0")
    }

    @Test func `a terminal that the program cannot know gets a sentence`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: script("TERM=no-such-terminal " + binary.command()))
        defer { terminal.end() }
        try terminal.shows("cannot show screens")
        try expectGivenBack(terminal, status: "1")
    }

    @Test func `what is shown can be recorded, for its owner only and without secrets`() throws {
        defer { binary.remove() }
        let file = binary.home.appending(path: "walk.cast")
        let terminal = try Tmux(script: script(binary.command("--record '\(file.path)'")))
        defer { terminal.end() }
        try terminal.shows("[ Start ]")
        try terminal.press("Enter")
        try terminal.shows("Who is walking?")
        try terminal.press("Tab", "Enter")
        try terminal.shows("Once more")
        try terminal.type("annie")
        try terminal.press("Enter")
        try terminal.type("correct horse")
        try terminal.shows("•••••••••••••")
        try terminal.press("C-c")
        try terminal.shows("Leave without saving?")
        try terminal.press("Right", "Enter")
        try expectGivenBack(terminal, status: "0")
        let cast = try #require(binary.text(of: "walk.cast"))
        #expect(cast.hasPrefix(#"{"version": 2, "width": 80, "height": 24"#))
        #expect(!cast.contains("horse"))
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a terminal that can only print lines gets lines, and a passphrase is not seen`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: script("TERM=dumb " + binary.command()))
        defer { terminal.end() }
        try terminal.shows("[ Start ]")
        try terminal.press("Enter")
        try terminal.shows("Who is walking?")
        try terminal.type("tab")
        try terminal.press("Enter")
        try terminal.press("Enter")
        try terminal.shows("Once more")
        try terminal.type("ann")
        try terminal.press("Enter")
        try terminal.shows("Passphrase  >")
        try terminal.type("correct horse")
        try terminal.press("Enter")
        let screen = try terminal.shows("Once more  >")
        #expect(screen.contains("ann"))
        #expect(!screen.contains("correct horse"))
        // The echo is off while a passphrase is asked for; whoever ends the program then finds it on again.
        let process = try #require(try terminal.childProcess())
        #expect(kill(process, SIGTERM) == 0)
        try expectGivenBack(terminal, status: "143")
    }
}
