import Glibc

/// A connection to a port of this machine, and never of another, which waits for nothing.
struct LoopbackSocket: ~Copyable {
    enum Reading: Equatable {
        case bytes([UInt8])
        case nothing
        case closed
    }

    let descriptor: Int32

    /// Returns nil where the port refuses at once.
    init?(port: UInt16) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 || errno == EINPROGRESS else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func read() -> Reading {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { return .bytes(Array(buffer.prefix(count))) }
        return count < 0 && (errno == EAGAIN || errno == EINTR || errno == ENOTCONN) ? .nothing : .closed
    }

    /// - Returns: false where not all of it was taken, which is as good as nothing.
    func write(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }
}
