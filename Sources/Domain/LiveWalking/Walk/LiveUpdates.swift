import Synchronization

/// The updates of a walk for one observer: the newest only, since a later update replaces one that was not read.
///
/// An update goes straight to the actor that waits for it. An `AsyncStream` waits on a thread of the pool, also for the main actor, so that
/// each update would wake two threads.
package final class LiveUpdates: AsyncSequence, Sendable {
    private struct State {
        var newest: LiveUpdate?
        var waiting: CheckedContinuation<LiveUpdate?, Never>?
        var isOver = false
    }

    private let state = Mutex(State())

    package init() {}

    package func yield(_ update: LiveUpdate) {
        let waiting = state.withLock { state -> CheckedContinuation<LiveUpdate?, Never>? in
            guard !state.isOver else { return nil }
            if state.waiting == nil { state.newest = update }
            return state.waiting.take()
        }
        waiting?.resume(returning: update)
    }

    /// Ends it behind the newest update.
    package func finish() {
        let waiting = state.withLock { state in
            state.isOver = true
            return state.waiting.take()
        }
        waiting?.resume(returning: nil)
    }

    package func makeAsyncIterator() -> Iterator { Iterator(updates: self) }

    /// Hands the newest update on at once, or as soon as there is one.
    private func wait(_ continuation: CheckedContinuation<LiveUpdate?, Never>) {
        let (update, waits) = state.withLock { state -> (LiveUpdate?, Bool) in
            let update = state.newest.take()
            guard update == nil, !state.isOver else { return (update, false) }
            state.waiting = continuation
            return (nil, true)
        }
        if !waits { continuation.resume(returning: update) }
    }

    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let updates: LiveUpdates

        package func next(isolation actor: isolated (any Actor)?) async -> LiveUpdate? {
            await withTaskCancellationHandler(
                operation: { await withCheckedContinuation(isolation: actor) { updates.wait($0) } }, onCancel: { updates.finish() },
                isolation: actor)
        }
    }
}
