import Screens

extension BaseCoordinator {
    /// Waits until the flow has ended, and says how; one that has ended is not waited for.
    ///
    /// It is what ``CoordinatorFinishDelegate`` is told, for those who would rather wait. The delegate may have navigated by then.
    ///
    /// ```swift
    /// let app = BookCoordinator(initialRoute: .list)
    /// let basket = BookCoordinator(initialRoute: .basket)
    /// app.perform(.present(basket))
    /// if try await basket.ended() == .finished { window.showToast("Thank you") }
    /// ```
    ///
    /// - Throws: `CancellationError` when the waiting task was cancelled; the flow goes on then.
    public func ended() async throws(CancellationError) -> FlowEnding {
        if let ending { return ending }
        let waiter = EndingWaiter()
        whenFinished { [weak self] in waiter.end(self?.ending) }
        let ending = await viewController.engine.asking { await waiter.wait() }
        guard let ending else { throw CancellationError() }
        return ending
    }
}

/// The caller that waits for an ending; resumed once.
private final class EndingWaiter {
    private var continuation: CheckedContinuation<FlowEnding?, Never>?
    private let asker = TrackedTask.current

    /// Waits; nil when the waiting task was cancelled.
    func wait() async -> FlowEnding? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume(returning: nil) } else { self.continuation = continuation }
            }
        } onCancel: {
            Task { @MainActor in self.end(nil) }
        }
    }

    func end(_ ending: FlowEnding?) {
        guard let waiting = continuation else { return }
        continuation = nil
        asker?.answered()
        waiting.resume(returning: ending)
    }
}
