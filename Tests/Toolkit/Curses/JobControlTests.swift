import Glibc
import ProgramTesting
import Terminal
import TerminalTesting
import Testing

@testable import Curses

/// The probe under a real shell: it is stopped, put into the background and brought back, and nothing of it is seen there.
@Suite(.serialized, .waitsForPrograms)
nonisolated struct JobControlTests {
    /// A shell with job control; its prompt is made of what is never typed.
    private func shell() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        try terminal.spawn(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"], environment: ["PS1": "<$?> "])
        try terminal.wait(for: "<0> ")
        return terminal
    }

    /// Runs a command line, and returns what came before the next prompt.
    @discardableResult
    private func run(_ line: String, in shell: PseudoTerminal, until prompt: String = "> ") throws -> String {
        shell.type(line + "\n")
        try shell.wait(for: line)
        return try shell.wait(for: prompt)
    }

    @Test(arguments: Renderer.allCases)
    func `Ctrl-Z gives the terminal to the shell, and fg takes it again`(renderer: Renderer) throws {
        let terminal = try shell()
        let before = terminal.settings
        terminal.type("\(try PseudoTerminal.probe()) --renderer \(renderer.rawValue)\n")
        try terminal.wait(for: "size 80x24")
        terminal.type("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "> ")
        #expect(terminal.settings == before)
        terminal.type("fg\n")
        try terminal.wait(for: "resume")
        terminal.type("q")
        try terminal.wait(for: "<0> ")
        #expect(terminal.settings == before)
        expectGivenBack(terminal, settings: before)
    }

    @Test func `modes that were asked for are given to the shell, and set again by fg, which asks for the background once more`() throws {
        let terminal = try shell()
        terminal.type("\(try PseudoTerminal.probe())\n")
        try terminal.wait(for: "size 80x24")
        terminal.type("\u{1B}[?2031;2$y\u{1B}[?2048;2$y\u{1B}[?62;22c")
        try terminal.wait(for: "\u{1B}[?2048h")
        terminal.type("\u{1A}")
        try terminal.wait(for: "\u{1B}[?2048l\u{1B}[?2031l")
        try terminal.wait(for: "> ")
        terminal.type("fg\n")
        try terminal.wait(for: "\u{1B}[?2031h\u{1B}[?2048h")
        try terminal.wait(for: "\u{1B}]11;?\u{1B}\\")
        terminal.type("\u{1B}[?62;22cq")
        try terminal.wait(for: "<0> ")
        #expect(String(decoding: terminal.output, as: UTF8.self).occurrences(of: "\u{1B}[?2031l") == 2)
    }

    @Test(arguments: Renderer.allCases, ["\u{1A}", "s"])
    func `in the background it waits for its turn, and writes nothing to the shell's screen`(renderer: Renderer, key: String) throws {
        let terminal = try shell()
        let before = terminal.settings
        terminal.type("\(try PseudoTerminal.probe()) --renderer \(renderer.rawValue)\n")
        try terminal.wait(for: "size 80x24")
        terminal.type(key)
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "> ")
        for _ in 1...2 {
            var seen = try run("bg", in: terminal)
            // It is waited for until it does not run any more: it has stopped itself.
            seen += try run("wait; echo over", in: terminal, until: "over\r\n")
            #expect(!seen.contains("\u{1B}"), "\(seen.debugDescription)")
            #expect(terminal.settings == before)
            try terminal.wait(for: "> ")
        }
        terminal.type("fg\n")
        try terminal.wait(for: "resume")
        terminal.type("q")
        try terminal.wait(for: "<0> ")
        expectGivenBack(terminal, settings: before)
    }

    @Test(arguments: Renderer.allCases)
    func `started in the background, it takes the terminal when it is brought to the front`(renderer: Renderer) throws {
        let terminal = try shell()
        let before = terminal.settings
        var seen = try run("\(try PseudoTerminal.probe()) --renderer \(renderer.rawValue) &", in: terminal)
        seen += try run("wait; echo over", in: terminal, until: "over\r\n")
        #expect(!seen.contains("\u{1B}"), "\(seen.debugDescription)")
        terminal.type("fg\n")
        try terminal.wait(for: "size 80x24")
        terminal.type("q")
        try terminal.wait(for: "<0> ")
        expectGivenBack(terminal, settings: before)
    }

    @Test(arguments: Renderer.allCases)
    func `asked to end in the background, it ends there and leaves the shell's screen alone`(renderer: Renderer) throws {
        let terminal = try shell()
        let before = terminal.settings
        terminal.type("\(try PseudoTerminal.probe()) --renderer \(renderer.rawValue)\n")
        try terminal.wait(for: "size 80x24")
        terminal.type("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "> ")
        try run("bg", in: terminal)
        try run("wait", in: terminal)
        let seen = try run("kill %1", in: terminal, until: "asked to end: terminate")
        #expect(!seen.contains("\u{1B}"), "\(seen.debugDescription)")
        #expect(terminal.settings == before)
    }

    @Test(arguments: Renderer.allCases)
    func `stopped without being asked, it sets and draws everything again when it goes on, and nothing twice`(renderer: Renderer) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--renderer", renderer.rawValue])
        try terminal.wait(for: "size 80x24")
        terminal.type("\u{1B}[?0u\u{1B}[?62;22c")
        try terminal.wait(for: "\u{1B}[>1u")
        for _ in 1...3 {
            kill(terminal.process, SIGSTOP)
            kill(terminal.process, SIGCONT)
            // Everything is drawn again.
            try terminal.wait(for: "size 80x24")
        }
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        let text = String(decoding: terminal.output, as: UTF8.self)
        #expect(text.occurrences(of: "\u{1B}[>1u") == 1)
        #expect(text.occurrences(of: "\u{1B}[=1;1u") == 3)
        expectGivenBack(terminal, settings: before)
    }
}
