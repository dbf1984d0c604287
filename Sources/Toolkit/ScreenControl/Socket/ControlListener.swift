import CLibrary

/// The reason why a control socket cannot be there.
public nonisolated struct ControlFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence for a person.
    public let description: String

    init(_ description: String) { self.description = description }

    /// The failure of a call of the system.
    init(_ what: String, error: Int32) { self.init("\(what): \(String(cString: strerror(error)))") }
}

/// A socket of this user in the file system, that nobody else can open.
nonisolated final class ControlListener: Sendable {
    let descriptor: Int32
    private let path: String

    /// Listens at a path.
    ///
    /// A socket that an earlier run has left, and that nobody listens at, is taken away; anything else at the path stays, and is a failure.
    init(at path: String) throws(ControlFailure) {
        guard let address = sockaddr_un(path: path) else {
            throw ControlFailure("\(path) is no path for a socket: 1 to \(sockaddr_un.longestPath) bytes")
        }
        try Self.removeRest(at: path, address)
        let descriptor = Glibc.socket(
            AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw ControlFailure("no socket", error: errno) }
        // The mode before the name: there is no moment in which somebody else could come in.
        guard fchmod(descriptor, 0o600) == 0, address.with({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, 4) == 0 else {
            let error = errno
            close(descriptor)
            throw ControlFailure(path, error: error)
        }
        self.descriptor = descriptor
        self.path = path
    }

    deinit { close(descriptor) }

    /// Lets nobody in any more, and takes the name away; the descriptor stays open as long as somebody looks at it.
    func end() {
        shutdown(descriptor, Int32(SHUT_RDWR))
        unlink(path)
    }

    /// Takes away the socket of a run that was killed.
    private static func removeRest(at path: String, _ address: sockaddr_un) throws(ControlFailure) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == getuid() else { throw ControlFailure("\(path) is there already") }
        let probe = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard probe >= 0 else { throw ControlFailure("no socket", error: errno) }
        defer { close(probe) }
        guard address.with({ connect(probe, $0, $1) }) != 0, errno == ECONNREFUSED else {
            throw ControlFailure("another program listens at \(path)")
        }
        unlink(path)
    }

    /// The next connection of this user; nil where nobody waits.
    ///
    /// Others are sent away.
    func accept() -> Int32? {
        while true {
            let connection = Glibc.accept(descriptor, nil, nil)
            guard connection >= 0 else {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return nil
            }
            let isOurs = Self.peer(of: connection) == getuid()
            if isOurs, fcntl(connection, F_SETFL, O_NONBLOCK) == 0, fcntl(connection, F_SETFD, FD_CLOEXEC) == 0 { return connection }
            close(connection)
        }
    }

    /// The user at the other end; nil where the system does not say.
    static func peer(of connection: Int32) -> uid_t? {
        // The process, the user and the group, as Linux writes them.
        var credentials: (pid_t, uid_t, gid_t) = (0, 0, 0)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else { return nil }
        return credentials.1
    }
}

nonisolated extension sockaddr_un {
    /// The bytes that a path may have: one of the field is the end.
    static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

    /// The address of a path; nil where it does not fit.
    init?(path: String) {
        self.init()
        sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard (1...Self.longestPath).contains(bytes.count), !bytes.contains(0) else { return nil }
        withUnsafeMutableBytes(of: &sun_path) { $0.copyBytes(from: bytes) }
    }

    /// Calls with the address as the system takes it.
    func with(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        withUnsafePointer(to: self) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
