import Basis
import CPostgres
import Clubs
import Glibc

/// The connection of a club that is open now, if one is, and how it comes about: the hosts are tried one after the other, each with a
/// deadline of its own, since libpq would stay with the first that does not answer.
struct PostgresSession: ~Copyable {
    private static let attempts = 5

    private let address: PostgresAddress
    private let login: PostgresLogin
    private let patience: PostgresPatience
    private var connection: PostgresConnection?
    /// The host that answered last.
    private var host = 0

    init(address: PostgresAddress, login: PostgresLogin, patience: PostgresPatience) {
        self.address = address
        self.login = login
        self.patience = patience
    }

    mutating func close() { connection = nil }

    /// Runs a statement on an open connection; where that is lost or others were quicker, again.
    mutating func run(_ statement: String, _ parameters: [String?], _ cancellation: WakeUp) throws(ClubFailure) -> [String?] {
        try perform(cancellation) { connection, deadline throws(PostgresFailure) in
            try connection.run(statement, parameters, until: deadline)
        }
    }

    /// Runs a script and a statement, both or none of them.
    mutating func transact(
        _ script: String, _ statement: String, _ parameters: [String?], _ cancellation: WakeUp
    ) throws(ClubFailure) {
        try perform(cancellation) { connection, deadline throws(PostgresFailure) in
            do throws(PostgresFailure) {
                _ = try connection.attempt("BEGIN;\n\(script)", until: deadline).rows()
                _ = try connection.run(statement, parameters, until: deadline)
                _ = try connection.attempt("COMMIT", until: deadline).rows()
            } catch {
                // The connection is used again, and nothing but this ends the transaction.
                if error.leavesConnection { _ = try connection.attempt("ROLLBACK", until: deadline) }
                throw error
            }
        }
    }

    /// Runs a script and takes it back, whatever comes of it.
    mutating func attempt(_ script: String, _ cancellation: WakeUp) throws(ClubFailure) -> PostgresConnection.Outcome {
        try perform(cancellation) { connection, deadline throws(PostgresFailure) in
            let outcome = try connection.attempt("BEGIN;\n\(script)", until: deadline)
            _ = try connection.attempt("ROLLBACK", until: deadline)
            return outcome
        }
    }

    mutating func verifier(of password: String, for login: String, _ cancellation: WakeUp) throws(ClubFailure) -> String {
        try perform(cancellation) { connection, _ throws(PostgresFailure) in try connection.verifier(of: password, for: login) }
    }

    private mutating func perform<Value>(
        _ cancellation: WakeUp,
        _ work: (borrowing PostgresConnection, CallDeadline) throws(PostgresFailure) -> Value
    ) throws(ClubFailure) -> Value {
        var losses = 0
        for attempt in 1...Self.attempts {
            do throws(PostgresFailure) {
                let opened = try ready(cancellation)
                do throws(PostgresFailure) {
                    let value = try work(opened, CallDeadline(in: patience.answering, cancellation))
                    connection = consume opened
                    return value
                } catch {
                    if error.leavesConnection { connection = consume opened }
                    throw error
                }
            } catch {
                switch error {
                case .failed(let failure): throw failure
                case .conflict: pause(Int64.random(in: 1...20 * Int64(attempt)), cancellation)
                case .lost:
                    losses += 1
                    host = (host + 1) % address.hosts.count
                    if losses == 2 { throw .noAnswer }
                }
            }
        }
        throw .busy
    }

    private func pause(_ milliseconds: Int64, _ cancellation: WakeUp) {
        // The next attempt notices a caller who gives up.
        try? CallDeadline(in: .milliseconds(milliseconds), cancellation).pause()
    }

    /// The open connection, which closes unless it is put back, or a new one.
    private mutating func ready(_ cancellation: WakeUp) throws(PostgresFailure) -> PostgresConnection {
        if let open = connection.take() { return open }
        return try open(cancellation)
    }

    private mutating func open(_ cancellation: WakeUp) throws(PostgresFailure) -> PostgresConnection {
        guard gnd_postgres_load() == 1 else { throw .failed(.libraryMissing(package: "libpq5")) }
        var refusal: ClubFailure?
        for offset in address.hosts.indices {
            let next = (host + offset) % address.hosts.count
            do throws(PostgresFailure) {
                let opened = try open(address.hosts[next], CallDeadline(in: patience.connecting, cancellation))
                host = next
                return opened
            } catch .failed(.cancelled) {
                throw .failed(.cancelled)
            } catch .failed(let failure) {
                // One host may know less than another, a standby that is behind; what it said is told if none lets us in.
                refusal = refusal ?? failure
            } catch {
                continue
            }
        }
        throw .failed(refusal ?? .noAnswer)
    }

    private func open(_ host: PostgresAddress.Host, _ deadline: CallDeadline) throws(PostgresFailure) -> PostgresConnection {
        var certificate: CertificateFile?
        if case .certificate(let der) = address.proof { certificate = CertificateFile(der) }
        let path = certificate?.path
        let addresses: [String?] = try HostLookup.addresses(of: host.name, until: deadline) ?? [nil]
        var failure = PostgresFailure.lost
        for number in addresses {
            let parameters = ConnectionParameters(
                host: host, address: number, database: address.database, login: login, proof: address.proof,
                bindsChannel: address.bindsChannel, certificate: path)
            do throws(PostgresFailure) { return try PostgresConnection.open(parameters, until: deadline) } catch { failure = error }
        }
        _ = consume certificate
        throw failure
    }
}

/// A certificate where libpq can read it: in a file of the program's memory, which nobody else sees and which goes with this value.
private struct CertificateFile: ~Copyable {
    private let descriptor: Int32

    /// Writes a certificate into a file in memory; nil where the system gives none.
    init?(_ der: [UInt8]) {
        descriptor = gnd_memory_file("certificate")
        let text =
            "-----BEGIN CERTIFICATE-----\n\(Base64.text(of: der, width: 64))\n-----END CERTIFICATE-----\n"
        let bytes = Array(text.utf8)
        guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else { return nil }
    }

    deinit { close(descriptor) }

    var path: String { "/proc/self/fd/\(descriptor)" }
}
