import Dispatch
import Glibc

/// Listens to a journal's files by inotify, so that another program's change is seen without ever asking in vain.
///
/// The log is written before its change can be read, so that a look at that moment sees nothing new. What is certain comes after: the
/// dates of the lock, which every `Journal` touches once its change can be read, and the closing of the log by a program that ends.
final class ExternalChangeMonitor: @unchecked Sendable {
    // Safe across threads: nothing changes after `init`.
    private let source: any DispatchSourceRead

    /// Nil where the system has no inotify to give; then changes are seen at the next look.
    init?(journal path: String, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let lock = inotify_add_watch(descriptor, path + ".lock", UInt32(IN_ATTRIB))
        let log = inotify_add_watch(descriptor, path + "-wal", UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE))
        guard lock >= 0 || log >= 0 else {
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
