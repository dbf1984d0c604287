import Dispatch
import Glibc

/// Listens to a file by inotify, so that another program's change is seen without ever asking in vain.
final class ForeignChanges: @unchecked Sendable {
    // Safe across threads: nothing changes after `init`.
    private let source: any DispatchSourceRead

    /// Nil where the system has no inotify to give; then changes are seen at the next look.
    init?(path: String, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        source.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
            changed()
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit {
        source.cancel()
    }
}
