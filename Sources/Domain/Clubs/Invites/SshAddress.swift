/// The account in which a club lives on a machine that is reached by ssh.
///
/// None of its parts can be taken for an option of ssh, or for anything else than what it is by a shell.
package struct SshAddress: Hashable, Sendable {
    /// The beginning of an address that could be that of another store.
    package static let scheme = "ssh://"

    /// The account there; nil leaves it to the person's own configuration of ssh.
    package let user: String?
    /// A name, an address, or a name of the person's own configuration of ssh.
    package let host: String
    /// The port; nil leaves it to the person's own configuration of ssh.
    package let port: UInt16?

    /// Returns nil when a part is empty, too long, begins with a dash, or has a character that no account and no host has.
    package init?(user: String? = nil, host: String, port: UInt16? = nil) {
        guard Self.isPlain(host, upTo: 253, besides: ".-_:"), port != 0 else { return nil }
        if let user, !Self.isPlain(user, upTo: 64, besides: ".-_") { return nil }
        self.user = user
        self.host = host
        self.port = port
    }

    /// Reads an address as a person writes it: `club@walk.example`, `walk.example:2222`, `club@[2001:db8::1]:2222`.
    package init?(_ text: String) {
        guard text.utf8.count <= 400 else { return nil }
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = parts.last else { return nil }
        let user = parts.count == 2 ? String(parts[0]) : nil
        if place.first == "[" {
            guard let end = place.firstIndex(of: "]") else { return nil }
            self.init(user: user, host: place[place.index(after: place.startIndex)..<end], rest: place[place.index(after: end)...])
        } else if place.count(where: { $0 == ":" }) == 1, let colon = place.firstIndex(of: ":") {
            self.init(user: user, host: place[..<colon], rest: place[colon...])
        } else {
            self.init(user: user, host: place, rest: "")
        }
    }

    private init?(user: String?, host: Substring, rest: Substring) {
        if rest.isEmpty {
            self.init(user: user, host: String(host))
        } else {
            let digits = rest.dropFirst()
            guard rest.first == ":", let port = UInt16(digits), String(port) == digits else { return nil }
            self.init(user: user, host: String(host), port: port)
        }
    }

    /// The address as a person writes it.
    package var text: String {
        let place = host.contains(":") ? "[\(host)]" : host
        return (user.map { "\($0)@" } ?? "") + place + (port.map { ":\($0)" } ?? "")
    }

    private static func isPlain(_ text: String, upTo length: Int, besides others: String) -> Bool {
        (1...length).contains(text.utf8.count) && !text.hasPrefix("-")
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || others.unicodeScalars.contains($0))
            }
    }
}
