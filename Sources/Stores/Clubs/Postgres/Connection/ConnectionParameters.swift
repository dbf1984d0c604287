import CPostgres
import Clubs
import Glibc

/// The parameters of a connection, as libpq gets them.
///
/// It would take what is not said from `PG…` variables and from files of the home folder, which belong to other programs and could lead it
/// elsewhere; so everything that matters is said. An empty value counts as not said: what must not be there is a path at which nothing is.
struct ConnectionParameters {
    private static let nothing = "/dev/null/none"

    private(set) var values: [String: String]

    /// - Parameters:
    ///   - address: the host's address as a number; nil where the host is the path of a socket.
    ///   - bindsChannel: a certificate is not enough: the server proves as well that it knows the secret's verifier.
    ///   - certificate: the path of the one certificate that is trusted.
    init(
        host: PostgresAddress.Host, address: String?, database: String, login: PostgresLogin, proof: PostgresAddress.Proof,
        bindsChannel: Bool, certificate: String?
    ) {
        values = [
            "host": host.name, "port": String(host.port), "dbname": database, "user": login.name, "password": login.password,
            "passfile": Self.nothing, "sslcert": Self.nothing, "sslkey": Self.nothing, "sslcrl": Self.nothing, "sslcrldir": Self.nothing,
            "ssl_min_protocol_version": "TLSv1.2", "ssl_max_protocol_version": "TLSv1.3", "sslsni": "1", "sslcompression": "0",
            "gssencmode": "disable", "krbsrvname": "postgres", "client_encoding": "UTF8", "target_session_attrs": "any",
            "application_name": "gnd", "fallback_application_name": "gnd",
            "tcp_user_timeout": "10000", "keepalives": "1", "keepalives_idle": "20",
            "options": "-c statement_timeout=10s -c idle_in_transaction_session_timeout=10s",
        ]
        guard let address else {
            values.merge(["sslmode": "disable", "channel_binding": "disable"]) { $1 }
            return
        }
        values["hostaddr"] = address
        // A pooler before the server can have the certificate, and never the secret.
        let binding = bindsChannel ? "require" : "prefer"
        switch proof {
        case .channelBinding: values.merge(["sslmode": "require", "channel_binding": "require", "sslrootcert": Self.nothing]) { $1 }
        case .systemRoots:
            values.merge(["sslmode": "verify-full", "channel_binding": binding, "sslrootcert": Self.systemRoots]) { $1 }
        case .certificate:
            values.merge(["sslmode": "verify-ca", "channel_binding": binding, "sslrootcert": certificate ?? Self.nothing]) { $1 }
        }
    }

    /// Indicates whether the server has to prove over TLS who it is.
    var isProven: Bool { values["sslmode"] != "disable" }

    /// The bundle of the system's certificates; `sslrootcert=system` is known only from libpq 16 on.
    private static let systemRoots: String =
        ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"].first { (path: String) in
            access(path, R_OK) == 0
        }
        ?? nothing

    /// Hands the parameters to libpq, which copies them.
    func start() -> OpaquePointer? {
        let pairs = values.map { (strdup($0.key), strdup($0.value)) }
        defer {
            for (keyword, value) in pairs {
                free(keyword)
                free(value)
            }
        }
        let keywords: [UnsafePointer<CChar>?] = pairs.map { UnsafePointer($0.0) } + [nil]
        let texts: [UnsafePointer<CChar>?] = pairs.map { UnsafePointer($0.1) } + [nil]
        return PQconnectStartParams(keywords, texts, 0)
    }
}
