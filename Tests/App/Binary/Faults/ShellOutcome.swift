import Glibc

/// A command line's end and what it said.
nonisolated struct ShellOutcome {
    /// 128 and the signal where one ended it.
    var status: Int
    var output: String

    /// Runs it, with nothing to read but what it opens itself.
    static func of(_ command: String) -> ShellOutcome {
        guard let pipe = popen("{ \(command); } 2>&1 < /dev/null; echo \"status $?\"", "r") else {
            return ShellOutcome(status: -1, output: "")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { bytes += buffer[..<count] }
        pclose(pipe)
        let text = String(decoding: bytes, as: UTF8.self)
        guard let last = text.split(separator: "\n").last, last.hasPrefix("status "), let status = Int(last.dropFirst(7)) else {
            return ShellOutcome(status: -1, output: text)
        }
        return ShellOutcome(status: status, output: String(text.dropLast(last.count + 1)))
    }
}
