import Basis
import Clubs

/// The place of a database as its admin writes it: `postgresql://admin@a.example:5432,b.example/club?sslrootcert=system`.
///
/// It is what libpq takes, as far as a club needs it, but for three things: a password in it is refused, since everybody on the machine can
/// read the arguments of a program, no weaker proof of the server than channel binding can be asked for, and no two proofs at once: a file is
/// exactly the server's certificate, for which no name is looked at. Channel binding may be asked for besides any of them.
package struct PostgresURL: Hashable, Sendable {
    /// The reason for which a text is no address of a database.
    package enum Problem: Error, Hashable, Sendable {
        case notAnAddress
        /// A password stands in it.
        case password
        /// A parameter that is not known, or one that would weaken the proof of the server.
        case parameter(String)
        /// The file of the server's certificate has none, or more than one.
        case certificate(path: String)
    }

    package let address: PostgresAddress
    /// Indicates whether the text says the name of the database, which else is that of the login.
    package let namesDatabase: Bool
    /// The name of a service whose file may have a password.
    package let service: String?

    /// - Parameters:
    ///   - account: the login where none is said.
    ///   - certificate: reads the text of a file.
    package init(_ text: String, account: String, certificate: (_ path: String) -> String?) throws(Problem) {
        guard let rest = ["postgresql://", "postgres://"].compactMap({ text.hasPrefix($0) ? text.dropFirst($0.count) : nil }).first else {
            throw .notAnAddress
        }
        let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let parameters = try Self.parameters(halves.count == 2 ? halves[1] : "")
        // A password may have any character; whatever it does to the parts of the address, it is said to be one.
        if let end = halves[0].lastIndex(of: "@"), halves[0][..<end].contains(where: { ":@/".contains($0) }) { throw .password }
        let path = halves[0].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let authority = path[0].split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let (user, database) = (
            authority.count == 2 ? try Self.plain(authority[0]) : account, path.count == 2 ? try Self.plain(path[1]) : ""
        )
        let (login, named) = (parameters["user"] ?? user, parameters["dbname"] ?? database)
        let hosts = try Self.hosts(authority.last ?? "", parameters)
        let proof = try Self.proof(parameters, certificate)
        guard
            let address = PostgresAddress(
                hosts: hosts, database: named.isEmpty ? login : named, login: login, proof: proof,
                bindsChannel: parameters["channel_binding"] != nil)
        else { throw .notAnAddress }
        self.address = address
        namesDatabase = !named.isEmpty
        service = parameters["service"]
    }

    private static let known: Set<String> = ["user", "dbname", "host", "port", "service", "sslmode", "sslrootcert", "channel_binding"]

    private static func parameters(_ text: Substring) throws(Problem) -> [String: String] {
        var parameters: [String: String] = [:]
        for part in text.split(separator: "&") {
            let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard words.count == 2 else { throw .notAnAddress }
            let name = String(words[0])
            if name == "password" || name == "sslpassword" { throw .password }
            guard known.contains(name) else { throw .parameter(name) }
            parameters[name] = try plain(words[1])
        }
        return parameters
    }

    /// The text with what is written as `%` and two hexadecimal digits.
    private static func plain(_ text: Substring) throws(Problem) -> String {
        var rest = text.utf8
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { throw .notAnAddress }
            bytes.append(high << 4 | low)
        }
        guard let plain = String(validating: bytes, as: UTF8.self) else { throw .notAnAddress }
        return plain
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }

    private static func hosts(_ text: Substring, _ parameters: [String: String]) throws(Problem) -> [PostgresAddress.Host] {
        let fallback = parameters["port"] ?? "5432"
        var hosts: [PostgresAddress.Host] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            // The brackets of an address of version six keep its colons apart from that of the port.
            let end = part.lastIndex(of: "]")
            let colon = part.lastIndex(of: ":").flatMap { colon in end.map { colon > $0 } ?? true ? colon : nil }
            let name = try Self.withoutBrackets(plain(part[..<(colon ?? part.endIndex)]))
            let port = colon.map { String(part[part.index(after: $0)...]) } ?? fallback
            let shown = name.isEmpty ? parameters["host"] ?? "/var/run/postgresql" : name
            guard let number = UInt16(port), let host = PostgresAddress.Host(name: shown, port: number) else { throw .notAnAddress }
            hosts.append(host)
        }
        return hosts
    }

    private static func withoutBrackets(_ name: String) -> String {
        var name = name[...]
        while let last = name.last, "[]".contains(last) { name.removeLast() }
        return String(name.drop { "[]".contains($0) })
    }

    private static func proof(
        _ parameters: [String: String], _ certificate: (String) -> String?
    ) throws(Problem) -> PostgresAddress.Proof {
        if let mode = parameters["sslmode"], !["require", "verify-ca", "verify-full"].contains(mode) { throw .parameter("sslmode") }
        if let binding = parameters["channel_binding"], binding != "require" { throw .parameter("channel_binding") }
        switch parameters["sslrootcert"] {
        case "system": break
        case let path?:
            if parameters["sslmode"] == "verify-full" { throw .parameter("sslmode") }
            guard let bytes = certificate(path).flatMap(onlyCertificate), bytes.count <= PostgresAddress.maximumCertificate else {
                throw .certificate(path: path)
            }
            return .certificate(bytes)
        case nil:
            guard parameters["sslmode"]?.hasPrefix("verify") == true else { return .channelBinding }
        }
        return .systemRoots
    }

    /// The bytes of the certificate of a PEM file that has no other.
    private static func onlyCertificate(_ text: String) -> [UInt8]? {
        guard let start = text.firstRange(of: "-----BEGIN CERTIFICATE-----"),
            let end = text[start.upperBound...].firstRange(of: "-----END CERTIFICATE-----"),
            !text[end.upperBound...].contains("-----BEGIN CERTIFICATE-----"),
            let bytes = Base64.bytes(of: text[start.upperBound..<end.lowerBound].filter { !$0.isWhitespace })
        else { return nil }
        return bytes
    }
}
