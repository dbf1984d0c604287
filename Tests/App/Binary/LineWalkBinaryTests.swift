import Foundation
import Glibc
import ProgramTesting
import TerminalTesting
import Testing

/// A walk in one line of a real terminal: keys unseen, and the terminal as it was afterwards, however it ends.
@Suite(.serialized, .waitsForPrograms, .enabled(if: ShippedBinary.isBuilt))
nonisolated struct LineWalkBinaryTests {
    private func start(_ binary: ShippedBinary) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        try terminal.spawn([ShippedBinary.path, "--home", binary.home.path, "--lang", "en", "--zone", "UTC", "walk", "--line"])
        // The first walk of all asks first, and Enter alone begins none.
        #expect(try terminal.wait(for: "[Enter]: ").contains("dizziness"))
        terminal.type("n\n")
        try terminal.wait(for: "stroll 0:0")
        return terminal
    }

    @Test func `taps are a cadence, q ends and saves, and the terminal is as before`() throws {
        let binary = try ShippedBinary()
        defer { binary.remove() }
        let before = try PseudoTerminal().settings
        let terminal = try start(binary)
        #expect(terminal.settings != before)
        // Nobody walks thirty steps at once: pressed so quickly, the key stands for a step.
        terminal.type("ttt")
        try terminal.wait(for: "tapped 3 of 10")
        try terminal.wait(for: "stroll 0:05")
        terminal.type("t")
        try terminal.wait(for: "/min")
        terminal.type(" ")
        try terminal.wait(for: "paused")
        terminal.type(" ")
        terminal.type("l")
        try terminal.wait(for: "stroll 0:06")
        terminal.type("q")
        try terminal.wait(for: "How hard was it")
        terminal.type("13\n")
        try terminal.wait(for: "Saved: ≈")
        #expect(try terminal.end() == .exited(0))
        #expect(terminal.settings == before)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGQUIT, SIGSEGV])
    func `a signal gives the terminal back, and the walk waits for the next start`(_ signal: Int32) throws {
        let binary = try ShippedBinary()
        defer { binary.remove() }
        let before = try PseudoTerminal().settings
        let terminal = try start(binary)
        terminal.type("t")
        try terminal.wait(for: "tapped 1 of 10")
        try terminal.send(signal)
        _ = try terminal.end()
        #expect(terminal.settings == before)
        let again = try PseudoTerminal()
        try again.spawn([ShippedBinary.path, "--home", binary.home.path, "--lang", "en", "--zone", "UTC", "walk", "--line"])
        try again.wait(for: "A walk was broken off after")
        try again.wait(for: "[g]")
        again.type("g\n")
        try again.wait(for: "▶ stroll")
        // Ctrl-C ends as the key does, and asks nothing.
        again.type("\u{3}")
        _ = try again.end()
    }
}
