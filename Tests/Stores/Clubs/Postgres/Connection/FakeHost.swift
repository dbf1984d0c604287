import Dispatch
import Glibc
import Synchronization

/// A host on loopback that takes connections and says the same to everybody, or nothing.
final class FakeHost: Sendable {
    let port: UInt16
    private let listener: Int32
    private let said = Mutex<[UInt8]>([])

    init?(answering answer: [UInt8]?) {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, address, &length) == 0
            }
        }
        guard isBound else { return nil }
        port = UInt16(bigEndian: address.sin_port)
        // Who only listens is connected to by the system and never answers.
        guard let answer else { return }
        DispatchQueue.global().async { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                var buffer = [UInt8](repeating: 0, count: 1024)
                var count = recv(connection, &buffer, buffer.count, 0)
                send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
                while count > 0 {
                    said.withLock { $0 += buffer.prefix(count) }
                    count = recv(connection, &buffer, buffer.count, 0)
                }
                close(connection)
            }
        }
    }

    /// All bytes that were sent to it.
    var heard: [UInt8] { said.withLock { $0 } }

    func end() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }
}
