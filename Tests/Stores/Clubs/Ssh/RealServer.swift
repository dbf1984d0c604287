import Foundation
import Glibc
import SshClubs
import Testing

/// A real sshd on the loopback, with keys that were made for one test; it ends with the test, and so does its folder.
final class RealServer {
    let port: UInt16
    let path: String
    private let process: Process
    /// The server lives as long as this is open: not even a test that is killed leaves one behind.
    private let life = Pipe()

    /// The path of sshd; nil where it is not installed; the tests then say so.
    static let program = ["/usr/sbin/sshd", "/usr/local/sbin/sshd", "/usr/bin/sshd"].first { (path: String) in access(path, X_OK) == 0 }

    /// - Parameter authorized: the line of `authorized_keys` for a public key that was made for a member; a stranger's is not asked for.
    init(at path: String, members: [String] = ["member"], authorized: (_ key: String, _ member: String) throws -> String) throws {
        self.path = path
        // Where root has to start it, it wants an empty folder that only root may write.
        if geteuid() == 0 { try FileManager.default.createDirectory(atPath: "/run/sshd", withIntermediateDirectories: true) }
        for key in ["host", "stranger"] + members {
            try Self.run("/usr/bin/ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "", "-f", "\(path)/\(key)")
        }
        let lines = try members.map { try authorized(String(contentsOfFile: "\(path)/\($0).pub", encoding: .utf8), $0) }
        try lines.joined().write(toFile: "\(path)/authorized_keys", atomically: false, encoding: .utf8)
        port = try Self.freePort()
        let configuration = """
            ListenAddress 127.0.0.1
            Port \(port)
            HostKey \(path)/host
            AuthorizedKeysFile \(path)/authorized_keys
            PasswordAuthentication no
            KbdInteractiveAuthentication no
            PermitRootLogin prohibit-password
            StrictModes no
            UsePAM no
            PidFile none
            """
        try configuration.write(toFile: "\(path)/sshd_config", atomically: false, encoding: .utf8)
        let hostKey = try String(contentsOfFile: "\(path)/host.pub", encoding: .utf8)
        try "[127.0.0.1]:\(port) \(hostKey)".write(toFile: "\(path)/known_hosts", atomically: false, encoding: .utf8)
        try "UserKnownHostsFile \(path)/known_hosts\nStrictHostKeyChecking yes\nIdentityAgent none\n"
            .write(toFile: "\(path)/ssh_config", atomically: false, encoding: .utf8)
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        // Not sh: signals may be blocked here, and its `wait` would never be told of the end.
        let script = "\"$0\" -D -e -f \"$1\" </dev/null & server=$!; exec 2>&-; read life; kill $server; wait $server"
        process.arguments = ["-c", script, Self.program ?? "sshd", "\(path)/sshd_config"]
        process.standardInput = life
        process.standardOutput = FileHandle.nullDevice
        let said = Pipe()
        process.standardError = said
        try process.run()
        // Only the server is to hold this end, so that its own end is heard.
        try said.fileHandleForWriting.close()
        // It says when it listens, and closes the pipe when it cannot.
        var text = ""
        while !text.contains("Server listening") {
            let bytes = said.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw Unusable(reason: text) }
            text += String(decoding: bytes, as: UTF8.self)
        }
        said.fileHandleForReading.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
    }

    deinit {
        stop()
    }

    func stop() {
        guard process.isRunning else { return }
        try? life.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The person's ssh with one of the keys.
    func ssh(with key: String) -> SshProgram { SshProgram(configuration: "\(path)/ssh_config", key: "\(path)/\(key)") }

    struct Unusable: Error, CustomStringConvertible {
        var reason: String
        var description: String { "sshd did not start: \(reason)" }
    }

    static func run(_ program: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Unusable(reason: "\(program) ended with \(process.terminationStatus)") }
    }

    /// A port that the system had free a moment ago.
    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutableBytes(of: &address) { bytes in
            guard let place = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(descriptor, place, length) == 0 && getsockname(descriptor, place, &length) == 0
        }
        guard isBound else { throw Unusable(reason: "no free port") }
        return UInt16(bigEndian: address.sin_port)
    }
}
