import Foundation
import Glibc
import ProgramTesting
import Terminal
import TerminalTesting
import Testing

/// The shipped program under a real shell and by itself in a terminal: stopped, continued, ended by every signal, answered late.
@Suite(.serialized, .waitsForPrograms, .enabled(if: ShippedBinary.isBuilt))
nonisolated struct TerminalSessionTests {
    private static let demo = ["--demo", "--lang", "en", "--zone", "Europe/Berlin"]
    /// Drawn at the end of each whole screen of the first tab.
    private static let screen = "Together"
    /// The answers of a terminal that speaks kitty's keyboard protocol, and the one that every terminal gives.
    private static let answers = "\u{1B}[?0u\u{1B}[?62;22c"

    /// The program as the first of its terminal.
    private func start() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        try terminal.spawn([ShippedBinary.path] + Self.demo)
        try terminal.wait(for: Self.screen)
        return terminal
    }

    /// A shell with job control, in which the program was started and stopped by Ctrl-Z.
    private func stoppedInShell() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        try terminal.spawn(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"], environment: ["PS1": "<$?> "])
        try terminal.wait(for: "<0> ")
        terminal.type("'\(ShippedBinary.path)' \(Self.demo.joined(separator: " "))\n")
        try terminal.wait(for: Self.screen)
        terminal.type("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "> ")
        return terminal
    }

    /// Runs a command line, and returns what came before a mark.
    private func run(_ line: String, in shell: PseudoTerminal, until mark: String = "> ") throws -> String {
        shell.type(line + "\n")
        try shell.wait(for: line)
        return try shell.wait(for: mark)
    }

    @Test func `bg leaves the shell's screen alone, and fg brings the program's back`() throws {
        let before = try PseudoTerminal().settings
        let terminal = try stoppedInShell()
        #expect(terminal.settings == before)
        for _ in 1...2 {
            var seen = try run("bg", in: terminal)
            // It is waited for until it does not run any more: it has stopped itself.
            seen += try run("wait; echo over", in: terminal, until: "over\r\n")
            #expect(!seen.contains("\u{1B}"), "\(seen.debugDescription)")
            #expect(terminal.settings == before)
            try terminal.wait(for: "> ")
        }
        terminal.type("fg\n")
        try terminal.wait(for: Self.screen)
        terminal.type("q")
        try terminal.wait(for: "<0> ")
        expectGivenBack(terminal, settings: before)
    }

    @Test func `stopped from outside it draws everything again, and kitty's keyboard is turned on once and off once`() throws {
        let before = try PseudoTerminal().settings
        let terminal = try start()
        terminal.type(Self.answers)
        try terminal.wait(for: "\u{1B}[>1u")
        for _ in 1...3 {
            kill(terminal.process, SIGSTOP)
            kill(terminal.process, SIGCONT)
            try terminal.wait(for: Self.screen)
        }
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        #expect(String(decoding: terminal.output, as: UTF8.self).occurrences(of: "\u{1B}[>1u") == 1)
        expectGivenBack(terminal, settings: before)
    }

    @Test(arguments: [
        SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU,
        SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS,
    ])
    func `whatever signal ends it, the terminal is given back`(_ signal: Int32) throws {
        let before = try PseudoTerminal().settings
        let terminal = try start()
        terminal.type(Self.answers)
        try terminal.wait(for: "\u{1B}[>1u")
        kill(terminal.process, signal)
        let end = try terminal.end()
        #expect(end == .signalled(signal) || end == .exited(128 + signal), "\(end)")
        expectGivenBack(terminal, settings: before)
    }

    @Test func `answers that come before, with or after the key that quits turn nothing on for good`() throws {
        let before = try PseudoTerminal().settings
        for round in 0..<9 {
            let terminal = try start()
            switch round % 3 {
            case 0: terminal.type(Self.answers + "q")
            case 1: terminal.type("q" + Self.answers)
            default:
                terminal.type("q")
                terminal.type(Self.answers)
            }
            #expect(try terminal.end() == .exited(0))
            expectGivenBack(terminal, settings: before)
        }
    }

    @Test func `an import under nohup goes on when its terminal hangs up`() throws {
        let binary = try ShippedBinary()
        defer { binary.remove() }
        let points = (10..<40).map { "<trkpt lat=\"52.0\($0)\" lon=\"13.4\"><time>2024-03-18T10:\($0):00Z</time></trkpt>" }.joined()
        let track = binary.home.appending(path: "track.gpx").path
        let head =
            "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"x\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><type>walking</type>"
        try (head + "<trkseg>\(points)</trkseg></trk></gpx>").write(toFile: track, atomically: true, encoding: .utf8)
        // Hung up as often as it lives: from its first instruction on it ignores that, as nohup has it.
        let script = binary.home.appending(path: "script").path
        try """
        trap '' HUP
        nohup env \(binary.command("import '\(track)'", zone: "Etc/UTC")) &
        for look in {1..20000}; do kill -HUP $! 2>/dev/null || break; done
        wait $!
        """.write(toFile: script, atomically: true, encoding: .utf8)
        let outcome = ShellOutcome.of("/bin/bash '\(script)'")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("1 walk"), "\(outcome.output)")
        #expect(ShellOutcome.of(binary.command("days", zone: "Etc/UTC")).output.contains("2024-03-18"))
    }
}
