import Clubs
import Glibc

/// The end of a call: a moment, or the caller who gives up.
struct CallDeadline {
    let moment: ContinuousClock.Instant
    let cancellation: WakeUp

    init(in duration: Duration, _ cancellation: WakeUp) {
        moment = .now + duration
        self.cancellation = cancellation
    }

    /// Waits until a descriptor is ready.
    func wait(for events: Int32, on descriptor: Int32) throws(PostgresFailure) {
        while true {
            let left = moment - .now
            guard left > .zero else { throw .lost }
            var descriptors = [
                pollfd(fd: cancellation.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0),
            ]
            let milliseconds = Int32(clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
            let ready = poll(&descriptors, 2, milliseconds)
            if descriptors[0].revents != 0 { throw .failed(.cancelled) }
            if ready > 0 { return }
            if ready < 0, errno != EINTR { throw .lost }
        }
    }

    /// Waits until the moment itself.
    func pause() throws(PostgresFailure) {
        do throws(PostgresFailure) {
            // Poll ignores a descriptor below zero.
            try wait(for: 0, on: -1)
        } catch .lost {
            return
        }
    }
}
