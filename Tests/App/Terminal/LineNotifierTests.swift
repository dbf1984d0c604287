import Testing

@testable import gnd

/// Notifications of a walk in a line.
@MainActor
struct LineNotifierTests {
    private func sent(_ environment: [String: String]?) async -> String {
        let sink = MemorySink()
        let notifier = LineNotifier(terminal: sink, signals: TerminalSignals(environment: environment))
        await notifier.notify(title: "Walk", body: "A little \u{1B}[31mfaster.")
        return sink.text
    }

    @Test func `the words of the coach are a notification of the terminal, with nothing in them that it would obey`() async {
        let text = await sent(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"])
        #expect(text.hasPrefix("\u{1B}]9;Walk: A little ") && !text.dropFirst().contains("\u{1B}["), "\(text.debugDescription)")
    }

    @Test func `a terminal that would write it out is sent nothing, and so is no terminal`() async {
        #expect(await sent(["TERM": "linux"]).isEmpty)
        #expect(await sent(nil).isEmpty)
    }
}
