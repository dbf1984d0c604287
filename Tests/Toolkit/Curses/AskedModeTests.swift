import Glibc
import ProgramTesting
import Terminal
import TerminalTesting
import Testing

@testable import Curses

/// Modes that a terminal is asked for, turned on where it knows them, and given back.
@Suite(.serialized, .waitsForPrograms)
nonisolated struct AskedModeTests {
    private static let background = "\u{1B}]11;?\u{1B}\\"
    private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"

    private func probe(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        try terminal.start(arguments, environment: environment)
        try terminal.wait(for: "\u{1B}[c")
        try terminal.wait(for: "size 80x24")
        return terminal
    }

    private func text(_ terminal: PseudoTerminal) -> String { String(decoding: terminal.output, as: UTF8.self) }

    @Test(arguments: Renderer.allCases)
    func `a terminal that becomes light is asked for its background, and the theme follows`(renderer: Renderer) throws {
        let before = try PseudoTerminal().settings
        let terminal = try probe(["--renderer", renderer.rawValue])
        terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?2031;2$y\u{1B}[?62;22c")
        try terminal.wait(for: "\u{1B}[?2031h")
        terminal.type("\u{1B}[?997;2n")
        try terminal.wait(for: Self.background)
        terminal.type("\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\\u{1B}[?62;22c")
        // Everything is drawn once more, in the colours for a light background.
        try terminal.wait(for: "resume")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        #expect(text(terminal).occurrences(of: "\u{1B}[?2031l") == 1)
        expectGivenBack(terminal, settings: before)
    }

    @Test func `a terminal that never told its background is believed to be light or dark`() throws {
        let terminal = try probe()
        terminal.type("\u{1B}[?2031;2$y\u{1B}[?62;22c\u{1B}[?997;2n")
        try terminal.wait(for: "resume")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        #expect(text(terminal).occurrences(of: Self.background) == 1)
    }

    @Test func `the mouse that was wanted before the terminal was taken is on from the beginning, and off at the end`() throws {
        let terminal = try probe(["--mouse", "on"])
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        #expect(text(terminal).occurrences(of: Self.mouseOn) == 1 && text(terminal).occurrences(of: "\u{1B}[?1000l") == 1)
    }

    @Test func `the mouse is turned on and off while the terminal is taken, and never touched where nobody wants it`() throws {
        let terminal = try probe()
        terminal.type("m")
        try terminal.wait(for: Self.mouseOn)
        terminal.type("m")
        try terminal.wait(for: "\u{1B}[?1000l")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        let other = try probe()
        other.type("q")
        #expect(try other.end() == .exited(0))
        #expect(!text(other).contains("[?1000"))
    }

    @Test func `the size comes among the keys where the terminal knows how`() throws {
        let terminal = try probe()
        terminal.type("\u{1B}[?2048;2$y\u{1B}[?62;22c")
        try terminal.wait(for: "\u{1B}[?2048h")
        terminal.type("\u{1B}[48;30;100;600;1000t")
        try terminal.wait(for: "size 100x30")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        #expect(text(terminal).occurrences(of: "\u{1B}[?2048l") == 1)
    }

    @Test(arguments: [0, 1, 3, 4]) func `what somebody else turned on, or nobody can, is left alone`(state: Int) throws {
        let terminal = try probe()
        terminal.type("\u{1B}[?2031;\(state)$y\u{1B}[?2048;\(state)$y\u{1B}[?62;22cq")
        #expect(try terminal.end() == .exited(0))
        for mode in ["[?2031h", "[?2031l", "[?2048h", "[?2048l"] { #expect(!text(terminal).contains(mode)) }
    }

    @Test(arguments: [("\u{1B}P>|ghostty 1.2.0\u{1B}\\", 1), ("\u{1B}P>|XTerm(390)\u{1B}\\", 0), ("", 0)])
    func `progress is shown by terminals that are known to, and taken away at the end`(version: String, count: Int) throws {
        let terminal = try probe()
        terminal.type(version + "\u{1B}[?62;22cp")
        try terminal.wait(for: "progress")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        #expect(text(terminal).occurrences(of: "\u{1B}]9;4;1;40\u{1B}\\") == count)
        #expect(text(terminal).occurrences(of: "\u{1B}]9;4;0\u{1B}\\") == count)
    }

    @Test func `the terminal is asked for pictures, and for the size of its cells again when its size changes`() throws {
        let terminal = try probe()
        #expect(text(terminal).contains(PictureOffer.questions))
        terminal.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?2048;2$y\u{1B}[?62;22c")
        try terminal.wait(for: "resume")
        terminal.resize(to: Size(width: 90, height: 30))
        try terminal.wait(for: "size 90x30")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        #expect(text(terminal).occurrences(of: PictureOffer.cellQuestion) == 2)
        // Every image is taken away before the screen is given back.
        #expect(text(terminal).contains("\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
    }

    @Test(arguments: ["TMUX", "STY"])
    func `a multiplexer is not asked for pictures`(_ variable: String) throws {
        let terminal = try probe(environment: [variable: "x"])
        terminal.type("\u{1B}[?62;4;22cq")
        #expect(try terminal.end() == .exited(0))
        #expect(!text(terminal).contains("\u{1B}_G") && !text(terminal).contains(PictureOffer.cellQuestion))
    }
}
