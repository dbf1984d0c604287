import Dispatch
import Glibc
import Walking

/// Notices by inotify that files or folders change, so that nothing needs to poll; the only use of inotify.
package final class FileEvents: @unchecked Sendable {
    // Safe across threads: nothing changes after `init`.
    private let source: any DispatchSourceRead

    /// An event of a file or in a folder.
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let attributes = Kinds(rawValue: UInt32(IN_ATTRIB))
        package static let writing = Kinds(rawValue: UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE))
        /// Names come, go or change, or somebody has written into a file.
        package static let entries = Kinds(
            rawValue: UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE) | UInt32(IN_CLOSE_WRITE)
                | UInt32(IN_DELETE_SELF) | UInt32(IN_ONLYDIR))
    }

    /// Returns nil where the system has no inotify to give, or none of the paths is there.
    /// - Parameter changed: called on a queue of the system's.
    package init?(of paths: [(path: String, kinds: Kinds)], changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        var isWatching = false
        for (path, kinds) in paths where PathText.withSystemPath(path, { inotify_add_watch(descriptor, $0, kinds.rawValue) }) >= 0 {
            isWatching = true
        }
        guard isWatching else {
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
