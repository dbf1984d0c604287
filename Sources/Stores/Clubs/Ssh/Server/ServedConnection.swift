import Dispatch
import Synchronization

/// The two descriptors of a connection that is served, on a thread of their own: what waits for others must not hold one of Swift's.
final class ServedConnection: Sendable {
    private let input: Int32
    private let output: Int32
    private let patience: Duration
    private let queue = DispatchQueue(label: "gnd.club.served")
    private let buffer = Mutex(LineBuffer(limit: LineBuffer.longestRequest))

    init(input: Int32, output: Int32, patience: Duration) {
        self.input = input
        self.output = output
        self.patience = patience
    }

    func line() async throws(ClubServer.End.Reason) -> String {
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.lineNow()) }
        }
        return try result.get()
    }

    func write(_ line: String) async throws(ClubServer.End.Reason) {
        let isWritten = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Descriptor.write(line, to: self.output, until: .now + self.patience))
            }
        }
        guard isWritten else { throw ClubServer.End.Reason(end: .closed) }
    }

    private func lineNow() -> Result<String, ClubServer.End.Reason> {
        buffer.withLock { buffer in
            let deadline = ContinuousClock.now + patience
            while true {
                do {
                    if let line = try buffer.next() { return .success(line) }
                } catch {
                    return .failure(ClubServer.End.Reason(end: .refused))
                }
                guard !Descriptor.ready(toRead: [input], until: deadline).isEmpty else {
                    return .failure(ClubServer.End.Reason(end: .idle))
                }
                switch Descriptor.read(input) {
                case .bytes(let bytes): buffer.append(bytes)
                // A question that was cut off is none.
                case .ended: return .failure(ClubServer.End.Reason(end: .closed))
                case .nothing: break
                }
            }
        }
    }
}
