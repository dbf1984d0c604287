import Bus
import Glibc
import SocketTesting
import Synchronization

@testable import Sensors

/// A gpsd of a test's own: takes one connection, greets, hears what is wanted, and says the rest.
final class FakeGPSD: Sendable {
    private let listener: LoopbackListener
    private let said = Mutex(Said())

    /// The text that it was sent, and who waits for it.
    private struct Said {
        var text: String?
        var waiting: [CheckedContinuation<String, Never>] = []
    }

    init?() {
        guard let listener = LoopbackListener(backlog: 1) else { return nil }
        self.listener = listener
    }

    var port: UInt16 { listener.port }

    /// The text that it was sent; empty where there was none so far.
    var heard: String { said.withLock { $0.text ?? "" } }

    /// Waits for the text that it is sent; empty where its connection ends without one.
    func hear() async -> String {
        await withCheckedContinuation { continuation in
            let text = said.withLock { said in
                if said.text == nil { said.waiting.append(continuation) }
                return said.text
            }
            if let text { continuation.resume(returning: text) }
        }
    }

    private func heard(_ text: String) {
        let waiting = said.withLock { said in
            defer { said = Said(text: text) }
            return said.waiting
        }
        for continuation in waiting { continuation.resume(returning: text) }
    }

    /// Says the first text, waits for an answer, and says the others.
    func serve(_ texts: [String]) {
        _ = SystemThread.begin("fake-gpsd") { [self] in
            guard let connection = listener.accept() else { return heard("") }
            for (index, text) in texts.enumerated() {
                let bytes = Array(text.utf8)
                send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                guard index == 0 else { continue }
                var buffer = [UInt8](repeating: 0, count: 256)
                let count = recv(connection, &buffer, buffer.count, 0)
                heard(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self))
            }
            // Until the other side has gone.
            var byte: UInt8 = 0
            while recv(connection, &byte, 1, 0) > 0 {}
            close(connection)
        }
    }
}
