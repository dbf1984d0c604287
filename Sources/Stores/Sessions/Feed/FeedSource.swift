import Bus
import Files
import Glibc
import LiveWalking
import Sensors

/// A feed that is read while it is walked: a file, or what is piped in.
package final class FeedSource: Sendable {
    package let header: FeedHeader
    package let lines: AsyncStream<FeedLine>

    /// Waits for the first line; nil where it is none of a session.
    /// - Parameters:
    ///   - path: `-` is what is piped in.
    ///   - input: the descriptor of what is piped in.
    package init?(_ path: String, input: Int32 = STDIN_FILENO) async {
        let (stream, continuation) = AsyncStream.makeStream(of: FeedLine.self)
        let hasBegun = SystemThread.begin("gnd-feed") {
            Self.read(path, input) { continuation.yield($0) }
            continuation.finish()
        }
        guard hasBegun else { return nil }
        var first: FeedLine?
        for await line in stream {
            first = line
            break
        }
        guard case .header(let header) = first else { return nil }
        self.header = header
        lines = stream
    }

    /// A pipe is read as it comes, on a thread of its own.
    private static func read(_ path: String, _ input: Int32, _ handle: (FeedLine) -> Void) {
        guard path == "-" else {
            try? SessionFile.read(path, handle)
            return
        }
        var lines = FeedLines()
        PipedInput.read(input) { lines.feed($0, handle) }
    }
}

/// The input that is piped in.
enum PipedInput {
    static func read(_ input: Int32 = STDIN_FILENO, _ receive: (ArraySlice<UInt8>) -> Void) {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(input, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            receive(bytes[..<count])
        }
    }
}
