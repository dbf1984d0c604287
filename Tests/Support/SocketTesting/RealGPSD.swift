import Foundation
import Glibc

/// A receiver of satellites on the other side of a UDP port.
package struct Receiver: Sendable {
    let port: UInt16

    /// Sends sentences of NMEA 0183, each with its sum.
    package func receive(_ sentences: [String]) {
        let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(descriptor) }
        var address = RealGPSD.loopback(port)
        for sentence in sentences {
            let sum = sentence.utf8.reduce(0) { $0 ^ $1 }
            let bytes = Array("$\(sentence)*\(String(format: "%02X", sum))\r\n".utf8)
            withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    _ = sendto(descriptor, bytes, bytes.count, 0, address, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
    }
}

/// A gpsd of its own, which hears a receiver by UDP, as from a phone.
package final class RealGPSD {
    package static let isInstalled = access(program, X_OK) == 0
    private static let program = "/usr/sbin/gpsd"

    /// The port on which programs look for a gpsd.
    package static let usualPort: UInt16 = 2947

    package let port: UInt16
    /// The receiver that a phone feeds.
    package let receiver: Receiver
    private let process = Process()

    /// Returns nil where it does not begin to listen within ten seconds.
    /// - Parameter port: where it listens; nil for one that nobody has.
    package init?(on port: UInt16? = nil) throws {
        guard let port = port ?? Self.freePort(SOCK_STREAM), let receiverPort = Self.freePort(SOCK_DGRAM) else { return nil }
        (self.port, receiver) = (port, Receiver(port: receiverPort))
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = ["-N", "-n", "-S", "\(port)", "udp://127.0.0.1:\(receiverPort)"]
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        guard listens() else {
            end()
            return nil
        }
    }

    package func end() {
        kill(process.processIdentifier, SIGKILL)
    }

    private func listens() -> Bool {
        for _ in 0..<1000 where process.isRunning {
            if Self.isOpen(port) { return true }
            poll(nil, 0, 10)
        }
        return false
    }

    /// Returns whether somebody listens on a port.
    package static func isOpen(_ port: UInt16) -> Bool {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(client) }
        var address = loopback(port)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(client, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    package static func loopback(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        address.sin_port = port.bigEndian
        return address
    }

    /// A port that nobody has at the moment.
    private static func freePort(_ kind: __socket_type) -> UInt16? {
        let descriptor = socket(AF_INET, Int32(kind.rawValue), 0)
        defer { close(descriptor) }
        var address = loopback(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
            }
        }
        return isBound ? UInt16(bigEndian: address.sin_port) : nil
    }
}
