/// The place of a club in PostgreSQL, and the way in which the server proves to be the one.
package struct PostgresAddress: Hashable, Sendable {
    package struct Host: Hashable, Sendable {
        /// A name, an address, or the path of a folder with a socket.
        package let name: String
        package let port: UInt16

        /// Returns nil when it is empty, longer than 253 characters, or has a character that no host has.
        package init?(name: String, port: UInt16) {
            guard isPlain(name, upTo: 253, besides: ".-_:/"), port > 0 else { return nil }
            self.name = name
            self.port = port
        }
    }

    package enum Proof: Hashable, Sendable {
        /// The server proves by SCRAM over the channel of TLS that it knows the secret's verifier, without any certificate.
        case channelBinding
        /// A certificate that the system trusts, for the host's name.
        case systemRoots
        /// Exactly this certificate (DER).
        case certificate([UInt8])
    }

    package static let maximumHosts = 8
    package static let maximumCertificate = 2048

    package let hosts: [Host]
    package let database: String
    /// The login of the invitation.
    package let login: String
    package let proof: Proof
    /// Indicates that the server proves as well, besides a certificate, that it knows the secret's verifier.
    package let bindsChannel: Bool

    /// Returns nil when there is no host, more than eight, or something that PostgreSQL does not take as a name.
    package init?(hosts: [Host], database: String, login: String, proof: Proof, bindsChannel: Bool = false) {
        guard (1...Self.maximumHosts).contains(hosts.count) else { return nil }
        guard isPlain(database, upTo: 63, besides: "_-"), isPlain(login, upTo: 63, besides: "_-.") else { return nil }
        if case .certificate(let bytes) = proof, !(1...Self.maximumCertificate).contains(bytes.count) { return nil }
        self.hosts = hosts
        self.database = database
        self.login = login
        self.proof = proof
        self.bindsChannel = bindsChannel || proof == .channelBinding
    }
}

private func isPlain(_ text: String, upTo length: Int, besides others: String) -> Bool {
    (1...length).contains(text.utf8.count)
        && text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || others.unicodeScalars.contains($0))
        }
}
