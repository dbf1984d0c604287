import CMainQueue
import Observation

/// Runs a closure and says when something observable that it read is about to change.
///
/// No task stands between the change and the mark: a change on the main thread, which is where screens live, marks at once, so that
/// a key and what it changes share one frame. A change from elsewhere is carried to the main actor.
///
/// `withObservationTracking` reports the first change after a run, once, and before the new value is there. That is all that is needed: the
/// mark makes the closure run again before the next frame, and that run watches anew. What was not read in the last run is not watched any
/// more, so a view that shows one of two values depends only on that one.
final class PropertyTracker {
    /// Indicates whether the closure must run before the next frame.
    var needsUpdate = true
    private var isWatching = false
    private var isWithdrawing = false
    private let pulse = Pulse()

    /// Runs `update` and watches what it read; `changed` is called at the first change.
    func run(_ update: () -> Void, changed: @escaping @MainActor () -> Void) {
        withdraw()
        needsUpdate = false
        isWatching = true
        withObservationTracking {
            pulse.read()
            update()
        } onChange: { [weak self] in
            if gnd_is_on_main_actor() {
                MainActor.assumeIsolated { self?.fired(changed) }
            } else {
                Task { @MainActor in self?.fired(changed) }
            }
        }
    }

    private func fired(_ changed: @MainActor () -> Void) {
        guard !isWithdrawing else { return }
        isWatching = false
        changed()
    }

    /// A watch cannot be cancelled, but it ends with its first change, and the pulse is one that costs nobody anything.
    ///
    /// Without it a view that runs again and again for other reasons would leave a watch behind each time.
    private func withdraw() {
        guard isWatching else { return }
        isWithdrawing = true
        pulse.beat()
        isWithdrawing = false
    }

    /// An observable without a value, which changes on request.
    private nonisolated final class Pulse: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private var value: Int { 0 }

        func read() { registrar.access(self, keyPath: \.value) }
        func beat() { registrar.withMutation(of: self, keyPath: \.value) {} }
    }
}
