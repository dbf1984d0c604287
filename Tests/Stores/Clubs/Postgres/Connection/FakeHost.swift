import Dispatch
import Glibc
import SocketTesting
import Synchronization

/// A host on loopback that takes connections and says the same to everybody, or nothing.
final class FakeHost: Sendable {
    private let listener: LoopbackListener
    private let said = Mutex<[UInt8]>([])

    init?(answering answer: [UInt8]?) {
        guard let listener = LoopbackListener(backlog: 8) else { return nil }
        self.listener = listener
        // Who only listens is connected to by the system and never answers.
        guard let answer else { return }
        DispatchQueue.global().async { [self] in
            while let connection = listener.accept() {
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

    var port: UInt16 { listener.port }

    /// All bytes that were sent to it.
    var heard: [UInt8] { said.withLock { $0 } }

    func end() { listener.end() }
}
