import Bus
import Glibc
import SocketTesting
import Synchronization

@testable import Sensors

/// A door in front of a gpsd: carries the bytes of one client both ways, and says when the gpsd has let it watch.
final class GPSDDoor: Sendable {
    private let listener: LoopbackListener
    private let gpsd: UInt16
    private let watched: @Sendable () -> Void

    /// - Parameter watched: called once, as soon as every place that comes to the gpsd is told to the client.
    init?(to gpsd: UInt16, whenWatched watched: @escaping @Sendable () -> Void) {
        guard let listener = LoopbackListener(backlog: 1) else { return nil }
        (self.listener, self.gpsd, self.watched) = (listener, gpsd, watched)
    }

    var port: UInt16 { listener.port }

    func open() {
        _ = SystemThread.begin("gpsd-door") { [self] in
            guard let client = listener.accept() else { return }
            defer { close(client) }
            let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(server) }
            var address = RealGPSD.loopback(gpsd)
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            if isConnected { carry(between: client, and: server) }
        }
    }

    /// Carries bytes until one side has gone.
    private func carry(between client: Int32, and server: Int32) {
        var ends = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var (said, isWatched) = ("", false)
        while poll(&ends, 2, -1) > 0 {
            for (end, other) in [(ends[0], server), (ends[1], client)] where end.revents != 0 {
                var buffer = [UInt8](repeating: 0, count: 4096)
                let count = recv(end.fd, &buffer, buffer.count, 0)
                guard count > 0, send(other, buffer, count, Int32(MSG_NOSIGNAL)) == count else { return }
                guard end.fd == server, !isWatched else { continue }
                said += String(decoding: buffer.prefix(count), as: UTF8.self)
                isWatched = said.contains(#""class":"WATCH""#)
                if isWatched { watched() }
            }
        }
    }
}
