import Clubs
import Files
import FoundationEssentials
import Glibc
import Phrases
import SQLiteClubs
import SshClubs
import Walking

/// The host's side of a club that is reached by ssh: a file in the host's account, which others come to by their keys.
struct ClubHosting {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }

    /// The file of the club, and whether it was named.
    private var file: (path: String, isNamed: Bool) {
        guard let named = context.options.club else { return ("\(context.dependencies.folders.data)/club.db", false) }
        return (Self.absolute(named), true)
    }

    /// Answers one machine over the pipe that sshd opened for its key, until the other side closes it.
    func serve() async throws(CommandFailure) {
        guard let seat = context.options.nickname.flatMap({ ClubSeat($0) }), let place = SshAddress(host: "localhost") else {
            throw .together(.noSeat)
        }
        let club = SQLiteClub(path: file.path)
        let clock = context.dependencies.clock
        let store = try await orClub { () async throws(ClubFailure) in try club.store(for: seat, at: .ssh(place), clock: clock) }
        _ = await ClubServer(store: store).serve(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// Prints the line of `authorized_keys` that lets a key in as one machine, of somebody new or of the member who is named; the first one
    /// founds the club.
    func authorize(_ text: String?) async throws(CommandFailure) {
        let key: SshPublicKey
        do throws(SshPublicKey.Problem) { key = try SshPublicKey(try Self.key(text)) } catch { throw .together(.key(error)) }
        let (path, isNamed) = file
        let club = SQLiteClub(path: path)
        let isNew = !OpenFile.exists(path)
        let name = try context.options.nickname.map { (text) throws(CommandFailure) in try memberName(text) }
        let seat = try name.map { (name) throws(CommandFailure) in try newSeat(of: name, in: club) } ?? ClubSeat()
        let line: String
        do throws(SshPublicKey.Problem) {
            line = try key.authorization(of: seat, arguments: isNamed ? ["--club", path] : [])
        } catch {
            throw .together(.key(error))
        }
        if isNew {
            let name = try ClubFounding(context: context).name()
            try await orClub { () async throws(ClubFailure) in try club.found(named: name, by: seat) }
        }
        try context.console.write("\(line)\n")
        let first = phrases(en: "The club is new; this key is its founder’s. ", ko: "새 클럽을 만들었고 이 열쇠가 만든 사람의 것이에요. ")
        context.console.complain(
            (isNew ? first : "")
                + phrases(
                    en: "Add the line to ~/.ssh/authorized_keys of this account. Its owner can then do nothing here but ask the club.",
                    ko: "이 줄을 이 계정의 ~/.ssh/authorized_keys에 더해 주세요. 열쇠의 주인은 여기에서 클럽에 묻는 일만 할 수 있어요."))
        guard let name else { return }
        context.console.complain(
            phrases(
                en:
                    "With it \(name.text) comes back by “gnd together recover ssh://ACCOUNT@HOST”. The other lines with “--as \(seat.member.text).” are their other computers: delete that of a lost one.",
                ko:
                    "\(name.text)님은 이 열쇠로 “gnd together recover ssh://계정@호스트”를 실행해 돌아올 수 있어요. “--as \(seat.member.text).”이 있는 다른 줄은 그 사람의 다른 컴퓨터예요. 잃어버린 컴퓨터의 줄은 지워 주세요."
            ))
    }

    private func memberName(_ text: String) throws(CommandFailure) -> SharedName {
        guard let name = SharedName(text) else { throw .together(.badName) }
        return name
    }

    /// A seat for one more machine of a member's.
    private func newSeat(of name: SharedName, in club: SQLiteClub) throws(CommandFailure) -> ClubSeat {
        do throws(ClubFailure) {
            return try club.addMachine(ofMemberNamed: name)
        } catch {
            switch error {
            case .noSuchMember: throw .together(.nobodyInClub(name.text))
            case .taken: throw .together(.severalMembers(name.text))
            default: throw .club(error)
            }
        }
    }

    /// The key itself, or what is in the file of it, or what is piped in.
    private static func key(_ text: String?) throws(SshPublicKey.Problem) -> String {
        guard let text, text != "-" else { return readLine() ?? "" }
        guard !text.contains(" "), OpenFile.exists(absolute(text)) else { return text }
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try OpenFile(absolute(text), .read).bytes(most: SshPublicKey.maximumLength + 1)
        } catch {
            throw .empty
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    }
}
