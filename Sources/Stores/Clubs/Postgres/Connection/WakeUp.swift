import CPostgres
import Glibc

/// Wakes a thread that waits in `poll(2)`, from any other.
final class WakeUp: Sendable {
    /// Readable once it was sent.
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

    deinit { close(descriptor) }

    func send() {
        var one: UInt64 = 1
        write(descriptor, &one, 8)
    }
}
