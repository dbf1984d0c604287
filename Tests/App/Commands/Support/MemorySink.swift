@testable import gnd

/// Keeps what a command says, or fails as a full disk and a closed pipe do.
@MainActor
final class MemorySink: TextSink {
    private(set) var text = ""
    var failure: OutputFailure?
    /// Called with each text.
    var onWrite: () -> Void = {}

    func write(_ text: ConsoleText) throws(OutputFailure) {
        if let failure { throw failure }
        self.text += text.text
        onWrite()
    }
}
