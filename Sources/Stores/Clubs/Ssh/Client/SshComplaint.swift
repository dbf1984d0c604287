import Basis
import Clubs

/// The kind of a text that ssh wrote to its standard error.
///
/// No more of it is ever told: it may have names of hosts and whatever a host wrote.
struct SshComplaint {
    private static let longest = 8192
    private static let kinds: [(String, ClubFailure)] = [
        ("host key verification failed", .notProven), ("host identification has changed", .notProven), ("no matching host key", .notProven),
        ("not accessible", .keyMissing), ("permission denied", .keyRefused), ("too many authentication failures", .keyRefused),
    ]

    private var bytes: [UInt8] = []
    private(set) var isOver = false

    /// Takes up what was read of the standard error.
    mutating func append(_ arrival: Descriptor.Arrival) {
        switch arrival {
        case .bytes(let new): bytes.append(contentsOf: new.prefix(Self.longest - bytes.count))
        case .ended: isOver = true
        case .nothing: break
        }
    }

    /// - Parameter exitStatus: 255 where ssh itself failed; another is that of the command on the host; nil where it was ended.
    func failure(exitStatus: Int32?) -> ClubFailure {
        // What a shell says of a program that it does not find, or may not start.
        if exitStatus == 127 || exitStatus == 126 { return .hostHasNoProgram }
        // The host came to its own command, which had nothing to greet with: another program.
        if let exitStatus, exitStatus != 255 { return .unreadable }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        return Self.kinds.first { text.contains($0.0) }?.1 ?? .noAnswer
    }
}
