import Dispatch
import Glibc
import Synchronization

/// Finds the addresses of a host, which in libpq itself would wait for as long as the system's resolver likes.
enum HostLookup {
    /// The addresses as numbers, in the system's order; nil for the path of a socket, which needs none.
    static func addresses(of host: String, until deadline: CallDeadline) throws(PostgresFailure) -> [String]? {
        guard !host.hasPrefix("/") else { return nil }
        let answer = Answer()
        DispatchQueue.global().async { answer.give(resolve(host)) }
        try deadline.wait(for: POLLIN, on: answer.ready.descriptor)
        let found = answer.addresses.withLock { $0 }
        guard !found.isEmpty else { throw .lost }
        return found
    }

    /// The result of a look-up, which may come after its caller has given up.
    private final class Answer: Sendable {
        let ready = WakeUp()
        let addresses = Mutex<[String]>([])

        func give(_ found: [String]) {
            addresses.withLock { $0 = found }
            ready.send()
        }
    }

    private static func resolve(_ host: String) -> [String] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        return sequence(first: list, next: { $0?.pointee.ai_next }).prefix { $0 != nil }.compactMap { entry in
            guard let entry else { return nil }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let failed = getnameinfo(
                entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
            return failed == 0 ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
        }
    }
}
