import Basis
import Clubs
import Files
import PostgresClubs

/// The file that an account has of a club for those who come by ssh: the club itself, or the way to one in a database.
struct HostedFile {
    /// The whole path, from the root.
    let path: String

    init(_ path: String) { self.path = Self.absolute(path) }

    /// The way to a club in a database; nil where the file is something else, or not there.
    ///
    /// Its reader is everybody who comes in by this account, so that others must not be able to read it.
    func host() throws(CommandFailure) -> PostgresHost? {
        guard OpenFile.exists(path) else { return nil }
        let (bytes, mode): ([UInt8], UInt32)
        do throws(FileFailure) {
            let file = try OpenFile(path, .read)
            (bytes, mode) = (try file.bytes(most: PostgresHost.maximumLength), UInt32(file.mode))
        } catch {
            return nil
        }
        guard let host = PostgresHost(bytes) else { return nil }
        guard mode & 0o077 == 0 else { throw .together(.readByOthers(path)) }
        return host
    }

    /// Writes the way to a club in a database, whole or not at all.
    func keep(_ host: PostgresHost) throws(CommandFailure) {
        let text: String
        do throws(ClubFailure) { text = try host.text } catch { throw .club(error) }
        do throws(FileFailure) {
            try Replacing(path, isDurable: true)(with: Array(text.utf8))
        } catch {
            throw .together(.cannotKeep(path))
        }
    }

    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(ProcessEnvironment.folder)/\(path)"
    }
}
