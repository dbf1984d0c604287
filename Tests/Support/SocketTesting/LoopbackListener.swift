import Glibc

/// A socket on loopback that takes connections, at a port that was free.
package final class LoopbackListener: Sendable {
    package let port: UInt16
    private let socket: Int32

    /// Listens, unless the system refuses it; more connections than so many have to wait.
    package init?(backlog: Int32) {
        let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, backlog) == 0 && getsockname(listener, address, &length) == 0
            }
        }
        guard isListening else {
            close(listener)
            return nil
        }
        socket = listener
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(socket) }

    /// The next connection; nil once nothing listens any more.
    package func accept() -> Int32? {
        let connection = Glibc.accept(socket, nil, nil)
        return connection >= 0 ? connection : nil
    }

    /// Takes no more connections, and lets go whoever waits for one.
    package func end() { shutdown(socket, Int32(SHUT_RDWR)) }
}
