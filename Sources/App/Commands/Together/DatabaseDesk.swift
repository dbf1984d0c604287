import Clubs
import Files
import Glibc
import Phrases
import PostgresClubs
import Walking

/// A database as its admin names it: the place, the password, and the club in it.
struct DatabaseDesk {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }

    /// The club of the database; nil where there is none.
    func known(to admin: ClubAdmin) async throws(CommandFailure) -> ClubAdmin.Club? {
        try await orAdmin([.notMember: .refused, .storeOlder: .noSuchDatabase]) { () async throws(ClubFailure) in try await admin.club() }
    }

    /// The club of the database; a failure where there is none.
    func club(of admin: ClubAdmin) async throws(CommandFailure) -> ClubAdmin.Club {
        guard let club = try await known(to: admin) else { throw .together(.noClubThere) }
        return club
    }

    func place(_ url: String) throws(CommandFailure) -> PostgresURL {
        do throws(PostgresURL.Problem) {
            return try PostgresURL(url, account: Self.userName) { path in
                (try? OpenFile(path, .readAny).bytes(most: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
            }
        } catch {
            throw .together(.database(error))
        }
    }

    /// The name of the account at the machine, which a database takes for the login where none is said.
    private static var userName: String { getpwuid(geteuid()).flatMap { $0.pointee.pw_name }.map { String(cString: $0) } ?? "" }

    func admin(_ place: PostgresURL) throws(CommandFailure) -> ClubAdmin {
        let prompt = phrases(en: "Password of \(place.address.login): ", ko: "\(place.address.login)의 암호: ")
        guard let password = keptPassword(for: place) ?? context.console.secret(prompt) else { throw .together(.noPassword) }
        return ClubAdmin(address: place.address, password: password)
    }

    /// The password in a file of the admin's that only the admin can read.
    private func keptPassword(for place: PostgresURL) -> String? {
        let environment = context.dependencies.environment
        let home = environment["HOME"] ?? ""
        let services = environment["PGSERVICEFILE"] ?? "\(home)/.pg_service.conf"
        if let service = place.service ?? environment["PGSERVICE"],
            let found = Self.secretText(of: services).flatMap({ PasswordFile.password(in: $0, ofService: service, for: place.address) })
        {
            return found
        }
        return Self.secretText(of: environment["PGPASSFILE"] ?? "\(home)/.pgpass").flatMap {
            PasswordFile.password(in: $0, for: place.address)
        }
    }

    /// The text of a file of secrets; nil where others can read it, too.
    ///
    /// So libpq has it for the file of passwords; of a service file it does not look at that.
    private static func secretText(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & 0o077 == 0 else { return nil }
        return text(of: path)
    }

    private static func text(of path: String) -> String? {
        do throws(FileFailure) {
            return String(decoding: try OpenFile(path, .read).bytes(most: 1 << 20), as: UTF8.self)
        } catch {
            return nil
        }
    }
}
