import Clubs
import Glibc
import PostgresClubs

/// A PostgreSQL and a pgbouncer before it, which `Benchmarks/Clubs/database` has begun.
struct DatabaseServer: Sendable {
    struct Failure: Error {
        var said: String
    }

    /// The gateway is the whole server's, so that its clubs have one identity.
    let club: ClubID
    let password: String
    let port: UInt16
    let poolerPort: UInt16
    private let folder: String

    /// - Parameter words: the folder of the sockets, both ports, and the identity of the clubs.
    init(_ words: [String]) throws {
        guard words.count >= 4, let port = UInt16(words[1]), let poolerPort = UInt16(words[2]), let club = ClubID(words[3]),
            let password = getenv("PGPASSWORD")
        else { throw Failure(said: "\(words)") }
        folder = words[0]
        self.port = port
        self.poolerPort = poolerPort
        self.club = club
        self.password = String(cString: password)
    }

    func address(of database: String, _ login: String, _ port: UInt16) throws -> PostgresAddress {
        guard let host = PostgresAddress.Host(name: folder, port: port),
            let address = PostgresAddress(hosts: [host], database: database, login: login, proof: .channelBinding)
        else { throw Failure(said: folder) }
        return address
    }

    /// Runs statements of the admin.
    func run(_ statements: String, in database: String) throws {
        guard let pipe = popen("\(client(database)) -f - >/dev/null", "w") else { throw Failure(said: "psql") }
        fputs(statements, pipe)
        guard pclose(pipe) == 0 else { throw Failure(said: "psql") }
    }

    /// Returns the line that a statement of the admin reads.
    func read(_ statement: String, in database: String) throws -> String {
        guard let pipe = popen("\(client(database)) -c \"\(statement)\"", "r") else { throw Failure(said: "psql") }
        var line = [CChar](repeating: 0, count: 256)
        let isRead = fgets(&line, Int32(line.count), pipe) != nil
        guard pclose(pipe) == 0, isRead else { throw Failure(said: "psql") }
        return String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func client(_ database: String) -> String {
        "psql -XqAt -v ON_ERROR_STOP=1 -h '\(folder)' -p \(port) -U admin -d \(database)"
    }
}
