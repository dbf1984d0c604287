import Glibc
import ProgramTesting
import Terminal
import TerminalTesting
import Testing

@testable import Curses

/// The terminal answers while the program is already leaving.
@Suite(.serialized, .waitsForPrograms)
nonisolated struct LateAnswerTests {
    private func leaving(_ renderer: Renderer) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        try terminal.start(["--renderer", renderer.rawValue])
        try terminal.wait(for: "size 80x24")
        terminal.type("l")
        try terminal.wait(for: "leaving")
        return terminal
    }

    @Test(arguments: Renderer.allCases)
    func `an answer that comes while the program leaves is read, and turns nothing on`(renderer: Renderer) throws {
        let before = try PseudoTerminal().settings
        let terminal = try leaving(renderer)
        terminal.type("\u{1B}[?0u\u{1B}[?62;22c")
        #expect(try terminal.end() == .exited(0))
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[>1u"))
        expectGivenBack(terminal, settings: before)
    }

    @Test(arguments: Renderer.allCases, [SIGQUIT, SIGUSR1, SIGSEGV])
    func `a signal that ends the process while it waits for answers finds the terminal given back`(
        renderer: Renderer, signal: Int32
    ) throws {
        let before = try PseudoTerminal().settings
        let terminal = try leaving(renderer)
        kill(terminal.process, signal)
        #expect(try terminal.end() == .signalled(signal))
        expectGivenBack(terminal, settings: before)
    }
}
