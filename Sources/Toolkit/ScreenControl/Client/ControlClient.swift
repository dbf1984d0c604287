import CLibrary

/// The other end of a ``ControlSocket``: sends lines and waits for the answers.
///
/// ```swift
/// let client = try ControlClient(at: "/tmp/books.control")
/// let answer = try client.send("assert title == Books")
/// print(answer.exitCode)
/// ```
///
/// It waits on the thread that it is called on, so it is for programs that have nothing else to do, and not for the one that it talks to.
public nonisolated final class ControlClient: Sendable {
    private let descriptor: Int32

    /// Connects to the socket of a running program.
    /// - Throws: a failure where nobody listens.
    public init(at path: String) throws(ControlFailure) {
        guard let address = sockaddr_un(path: path) else { throw ControlFailure("\(path) is no path for a socket") }
        descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw ControlFailure("no socket", error: errno) }
        guard address.with({ connect(descriptor, $0, $1) }) == 0 else {
            let error = errno
            close(descriptor)
            throw ControlFailure(path, error: error)
        }
    }

    deinit { close(descriptor) }

    /// Sends a line and returns the answer to it.
    /// - Throws: a failure where the program has hung up.
    public func send(_ line: String) throws(ControlFailure) -> ControlAnswer {
        try send(bytes: Array((line + "\n").utf8))
        return try answer()
    }

    /// Sends bytes as they are.
    func send(bytes: [UInt8]) throws(ControlFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 || errno == EINTR else { throw ControlFailure("the program has hung up", error: errno) }
            if count > 0 { rest = rest.dropFirst(count) }
        }
    }

    /// Reads the next answer.
    func answer() throws(ControlFailure) -> ControlAnswer {
        let first = try line()
        let word = first.prefix { $0 != " " }
        let rest = String(first.dropFirst(word.count).drop { $0 == " " })
        switch word {
        case "no": return .no(rest)
        case "ok":
            guard let count = Int(rest), count >= 0 else { throw ControlFailure("this is no answer: \(first)") }
            var lines: [String] = []
            for _ in 0..<count { lines.append(try line()) }
            return .done(lines)
        default: return .error(rest)
        }
    }

    /// Reads up to the end of a line, byte by byte: what comes after it is the next one's.
    private func line() throws(ControlFailure) -> String {
        var bytes: [UInt8] = []
        while true {
            var byte: UInt8 = 0
            let count = recv(descriptor, &byte, 1, 0)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { throw ControlFailure("the program has hung up") }
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
    }
}
