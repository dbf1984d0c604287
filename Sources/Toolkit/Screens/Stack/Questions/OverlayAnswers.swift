/// The answers that a prompt or a menu gives to the work that waits for them, one after the other, until it is gone.
final class OverlayAnswers<Answer: Sendable> {
    /// Indicates whether there will be no answer any more.
    private(set) var isOver = false
    private var continuation: CheckedContinuation<Answer?, Never>?
    private let asker = TrackedTask.current

    /// Waits for the next answer; nil when what was asked with has gone, or the waiting task was cancelled.
    func next() async -> Answer? {
        guard !isOver, !Task.isCancelled else { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation = $0 }
        } onCancel: {
            Task { @MainActor in self.end() }
        }
    }

    /// Gives an answer; one that nobody waits for, because the answer before is still looked at, is dropped.
    func give(_ answer: Answer) { resume(with: answer) }

    /// Ends the wait without an answer.
    func end() {
        isOver = true
        resume(with: nil)
    }

    private func resume(with answer: Answer?) {
        guard let waiting = continuation else { return }
        continuation = nil
        asker?.answered()
        waiting.resume(returning: answer)
    }
}
