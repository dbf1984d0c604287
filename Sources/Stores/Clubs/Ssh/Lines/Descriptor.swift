import Glibc

/// Reads, writes and waits of the two ends of a connection, always with an end to the waiting.
enum Descriptor {
    enum Arrival: Equatable {
        case bytes([UInt8])
        case ended
        /// There were no bytes after all.
        case nothing
    }

    /// Two sockets, each the other's end, which no program that is started inherits; nil where the system has none left.
    static func pair() -> (Int32, Int32)? {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
        return (ends[0], ends[1])
    }

    /// Waits until one of the descriptors can be read (or written, where asked); returns those that can, none at the deadline.
    static func ready(
        toRead readable: [Int32], toWrite writable: [Int32] = [], until deadline: ContinuousClock.Instant
    ) -> Set<Int32> {
        var entries =
            readable.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            + writable.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
        while true {
            let left = (deadline - .now).components
            // Rounded up, so that a deadline is never met too early and waited for in circles.
            // A moment that has just passed has no whole second, only a part of one below zero.
            let isOver = left.seconds < 0 || left.attoseconds < 0
            let milliseconds = isOver ? 0 : min(left.seconds, 86_400) * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1
            let count = poll(&entries, nfds_t(entries.count), Int32(milliseconds))
            if count > 0 { return Set(entries.filter { $0.revents != 0 }.map(\.fd)) }
            if count < 0, errno != EINTR { return [] }
            if ContinuousClock.now >= deadline { return [] }
        }
    }

    static func read(_ descriptor: Int32) -> Arrival {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count > 0 { return .bytes(Array(buffer.prefix(count))) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .ended
    }

    /// Writes a line to the end.
    /// - Returns: false where nobody reads any more, or too slowly.
    static func write(_ line: String, to descriptor: Int32, until deadline: ContinuousClock.Instant) -> Bool {
        var rest = Array("\(line)\n".utf8)[...]
        while !rest.isEmpty {
            guard !ready(toRead: [], toWrite: [descriptor], until: deadline).isEmpty else { return false }
            // A pipe that can be written takes at least so much without waiting, and a socket is told not to wait.
            let part = rest.prefix(4096)
            let count = part.withUnsafeBytes { bytes in
                let sent = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
                return sent < 0 && errno == ENOTSOCK ? Glibc.write(descriptor, bytes.baseAddress, bytes.count) : sent
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR, errno != EAGAIN {
                return false
            }
        }
        return true
    }
}
