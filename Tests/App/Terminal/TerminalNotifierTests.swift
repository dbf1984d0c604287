import Terminal
import Testing

@testable import gnd

/// Notifications of a walk in a line.
@MainActor
struct TerminalNotifierTests {
    private func sent(_ environment: [String: String]?) async -> String {
        let errors = MemorySink()
        var console = Console(output: MemorySink(), errors: errors, colors: .mono, showsProgress: true, columns: 80, answer: { nil })
        console.signals = TerminalSignals(environment: environment)
        await console.notifier?.notify(title: "Walk", body: "A little \u{1B}[31mfaster.")
        return errors.text
    }

    @Test func `the words of the coach are a notification of the terminal, with nothing in them that it would obey`() async {
        let text = await sent(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"])
        #expect(text.hasPrefix("\u{1B}]9;Walk: A little ") && !text.dropFirst().contains("\u{1B}["), "\(text.debugDescription)")
    }

    @Test func `a terminal that would write it out is sent nothing, and so is no terminal`() async {
        #expect(await sent(["TERM": "linux"]).isEmpty)
        #expect(await sent(nil).isEmpty)
        #expect(Console(output: MemorySink(), errors: MemorySink(), colors: .mono, showsProgress: false, columns: 80).notifier == nil)
    }
}
