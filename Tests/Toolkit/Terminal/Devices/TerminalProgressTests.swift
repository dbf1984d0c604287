import Terminal
import Testing

struct TerminalProgressTests {
    private func text(_ progress: TerminalProgress) -> String {
        String(decoding: progress.bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    }

    @Test func `each state has its sequence`() {
        #expect(text(.none) == "^]9;4;0^\\")
        #expect(text(.indeterminate) == "^]9;4;3^\\")
        #expect(text(.percent(40)) == "^]9;4;1;40^\\")
        #expect(text(.percent(900)) == "^]9;4;1;100^\\")
    }

    @Test func `a part that is done is a number of hundredths, whatever it is`() {
        #expect(TerminalProgress(fraction: 0.499) == .percent(49))
        #expect(TerminalProgress(fraction: -3) == .percent(0))
        #expect(TerminalProgress(fraction: 3) == .percent(100))
        #expect(TerminalProgress(fraction: nil) == .indeterminate)
        #expect(TerminalProgress(fraction: .nan) == .indeterminate)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], "ghostty 1.2.0", true), ([:], "WezTerm 20250209", true), (["TERM_PROGRAM": "WezTerm"], "", true),
        (["TERM": "xterm-ghostty"], "", true), (["WT_SESSION": "a"], "", true), (["ConEmuANSI": "ON"], "", true),
        (["ConEmuANSI": "OFF"], "", false), (["TERM": "xterm-256color"], "XTerm(390)", false), (["TERM": "xterm-kitty"], "", false),
        ([:], "VTE(7900)", true), ([:], "VTE(7802)", false), (["VTE_VERSION": "8000"], "", true), (["VTE_VERSION": "7600"], "", false),
        ([:], "iTerm2 3.6.6", true), ([:], "iTerm2 3.5.10", false), ([:], "iTerm2", false),
        (["TERM_PROGRAM": "ghostty", "TMUX": "/tmp/a"], "tmux 3.4", false), (["WT_SESSION": "a", "STY": "1.a"], "", false),
        ([:], "", false),
    ])
    func `only a terminal that is known to show it gets it`(_ environment: [String: String], _ version: String, _ isTaken: Bool) {
        #expect(TerminalProgress.isTaken(environment: environment, version: version) == isTaken)
    }
}
