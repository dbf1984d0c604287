import Bus
import Glibc
import SocketTesting
import Synchronization

@testable import Sensors

/// A gpsd of a test's own: takes one connection, greets, hears what is wanted, and says the rest.
final class FakeGPSD: Sendable {
    private let listener: LoopbackListener
    private let said = Mutex("")

    init?() {
        guard let listener = LoopbackListener(backlog: 1) else { return nil }
        self.listener = listener
    }

    var port: UInt16 { listener.port }

    /// The text that it was sent.
    var heard: String { said.withLock { $0 } }

    /// Says the first text, waits for an answer, and says the others.
    func serve(_ texts: [String]) {
        _ = SystemThread.begin("fake-gpsd") { [self] in
            guard let connection = listener.accept() else { return }
            for (index, text) in texts.enumerated() {
                let bytes = Array(text.utf8)
                send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                guard index == 0 else { continue }
                var buffer = [UInt8](repeating: 0, count: 256)
                let count = recv(connection, &buffer, buffer.count, 0)
                said.withLock { $0 = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) }
            }
            // Until the other side has gone.
            var byte: UInt8 = 0
            while recv(connection, &byte, 1, 0) > 0 {}
            close(connection)
        }
    }
}
