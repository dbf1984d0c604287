import Terminal
import Testing

@testable import gnd

@MainActor
struct TerminalSignalsTests {
    @Test(
        arguments: [
            (["TERM": "xterm-ghostty"], true), (["TERM": "xterm-256color", "VTE_VERSION": "8000"], true),
            (["TERM": "xterm-256color", "VTE_VERSION": "7000"], false), (["TERM": "xterm-256color"], false),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "ghostty", "TMUX": "/tmp/tmux"], false),
        ] as [([String: String], Bool)])
    func `only a terminal that is known to takes progress, since others show it as a message`(
        _ environment: [String: String], _ takes: Bool
    ) {
        let signal = TerminalSignals(environment: environment).progress(.percent(40))
        #expect(signal?.text == (takes ? "\u{1B}]9;4;1;40\u{1B}\\" : nil))
    }

    @Test(arguments: ["linux", "vt100", "dumb", ""]) func `a terminal that would write it out gets no message`(_ term: String) {
        #expect(TerminalSignals(environment: ["TERM": term]).notification("a", "b") == nil)
    }

    @Test func `a message is in the form of its terminal, and nothing in it can end it`() {
        let foot = TerminalSignals(environment: ["TERM": "foot"]).notification("gnd import", "a\u{1B}\\b\u{202E}c\u{9C}d")
        #expect(foot?.text.hasPrefix("\u{1B}]777;notify;gnd import;a") == true)
        #expect(foot?.text.dropFirst(2).dropLast(2).contains { $0 == "\u{1B}" || $0 == "\u{9C}" || $0 == "\u{202E}" } == false)
        let xterm = TerminalSignals(environment: ["TERM": "xterm"]).notification("gnd import", "done")
        #expect(xterm?.text == "\u{1B}]9;gnd import: done\u{1B}\\")
    }

    @Test func `where nobody watches there is no signal`() {
        #expect(TerminalSignals.none.progress(.indeterminate) == nil && TerminalSignals.none.notification("a", "b") == nil)
    }
}
