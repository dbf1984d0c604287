import Basis
import Clubs
import Files
import Glibc
import Phrases
import PostgresClubs
import SQLiteClubs
import SshClubs
import Walking

/// The host's side of a club that is reached by ssh: a file in the host's account, or a database that the account reaches, which others come to
/// by their keys.
struct ClubHosting {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }

    private var file: HostedFile { HostedFile(context.options.club ?? "\(context.dependencies.folders.data)/club.db") }

    /// Answers one machine over the pipe that sshd opened for its key, until the other side closes it.
    func serve() async throws(CommandFailure) {
        guard let seat = context.options.nickname.flatMap({ ClubSeat($0) }), let place = SshAddress(host: "localhost") else {
            throw .together(.noSeat)
        }
        let server: ClubServer
        if let host = try file.host() {
            server = ClubServer(store: host.store(for: seat, at: .ssh(place)))
        } else {
            let (club, clock) = (SQLiteClub(path: file.path), context.dependencies.clock)
            // Each question is answered with the failure, instead of a pipe that ends.
            server = ClubServer(
                Result { () throws(ClubFailure) -> any ClubStore in try club.store(for: seat, at: .ssh(place), clock: clock) })
        }
        _ = await server.serve(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// Prints the line of `authorized_keys` that lets a key in as one machine, of somebody new or of the member who is named; the first one
    /// founds the club.
    func authorize(_ text: String?) async throws(CommandFailure) {
        let key: SshPublicKey
        do throws(SshPublicKey.Problem) { key = try SshPublicKey(try Self.key(text)) } catch { throw .together(.key(error)) }
        if let host = try file.host() { return try authorize(key, by: host) }
        let club = SQLiteClub(path: file.path)
        let isNew = !OpenFile.exists(file.path)
        // A file that was named and is not there may be the way to a database that was not opened.
        guard !isNew || context.options.club == nil || context.options.name != nil else { throw .together(.noClubToServe(file.path)) }
        let name = try context.options.nickname.map { (text) throws(CommandFailure) in try memberName(text) }
        if isNew, let name { throw .together(.nobodyInClub(name.text)) }
        // Looked at before anything is written.
        _ = try self.line(key, of: ClubSeat())
        let admission: SQLiteClub.Admission
        if isNew {
            let (title, founder) = (try ClubFounding(context: context).name(), ClubSeat())
            try await orClub { () async throws(ClubFailure) in try club.found(named: title, by: founder, withKey: key.bytes) }
            admission = SQLiteClub.Admission(seat: founder, isMember: true)
        } else if let name {
            admission = try newMachine(of: name, in: club, withKey: key)
        } else {
            do throws(ClubFailure) {
                admission = try club.seat(ofKey: key.bytes)
            } catch {
                if case .noClub = error { throw .together(.fileInUse(file.path)) }
                throw .club(error)
            }
        }
        let line = try line(key, of: admission.seat)
        if context.options.json { return try write(line, isFirst: isNew, member: name) }
        try context.console.write("\(line)\n")
        let first = phrases(en: "The club is new; this key is its founder’s. ", ko: "새 클럽을 만들었고 이 열쇠가 만든 사람의 것이에요. ")
        context.console.complain((isNew ? first : "") + whatToDo)
        for sentence in sentences(on: admission) { context.console.complain(sentence) }
        guard let name else { return }
        context.console.complain(
            phrases(
                en:
                    "With it \(name.text) comes back by “gnd together recover ssh://ACCOUNT@HOST”. The other lines with “--as \(admission.seat.member.text).” are their other computers: delete that of a lost one.",
                ko:
                    "\(name.text)님은 이 열쇠로 “gnd together recover ssh://계정@호스트”를 실행해 돌아올 수 있어요. “--as \(admission.seat.member.text).”이 있는 다른 줄은 그 사람의 다른 컴퓨터예요. 잃어버린 컴퓨터의 줄은 지워 주세요."
            ))
    }

    /// The sentences on a key that was authorized before, and on what it does not open by itself.
    private func sentences(on admission: SQLiteClub.Admission) -> [String] {
        let again = phrases(
            en: "This key was let in before and stays who it was: a second line of it changes nothing.",
            ko: "전에 들여보낸 열쇠라서 그대로 같은 사람이에요. 줄을 한 번 더 넣어도 달라지지 않아요.")
        let moved = phrases(
            en: "This key was another person’s in the club: delete its earlier line, since sshd takes the first.",
            ko: "클럽에서 다른 사람의 것이던 열쇠예요. sshd는 첫 줄을 쓰니 전의 줄을 지워 주세요.")
        return (admission.isKnown ? [again] : []) + (admission.isMember ? [] : [needsInvitation]) + (admission.isMoved ? [moved] : [])
    }

    private var needsInvitation: String {
        phrases(
            en: "The club has a founder already: with this key one comes in by an invitation of a member’s (“gnd together join”).",
            ko: "클럽을 만든 사람이 이미 있어서 이 열쇠로 들어오려면 멤버의 초대가 필요해요(“gnd together join”).")
    }

    /// The line that means this program, this home and this club, whatever sshd's environment says.
    private func line(_ key: SshPublicKey, of seat: ClubSeat) throws(CommandFailure) -> String {
        let folders = context.dependencies.folders
        let program = ProgramPath(called: CommandLine.arguments.first ?? "", path: context.dependencies.environment["PATH"] ?? "").text
        do throws(SshPublicKey.Problem) {
            return try key.authorization(
                of: seat, program: program, options: folders.isPortable ? ["--home", folders.data] : [], arguments: ["--club", file.path])
        } catch {
            throw .together(.key(error))
        }
    }

    private var whatToDo: String {
        phrases(
            en: "Add the line to ~/.ssh/authorized_keys of this account. Its owner can then do nothing here but ask the club.",
            ko: "이 줄을 이 계정의 ~/.ssh/authorized_keys에 더해 주세요. 열쇠의 주인은 여기에서 클럽에 묻는 일만 할 수 있어요.")
    }

    /// The same for a club in a database: the first key has the seat that the admin let in, however often it is authorized, and each other one a
    /// seat that an invitation lets in.
    private func authorize(_ key: SshPublicKey, by host: PostgresHost) throws(CommandFailure) {
        guard context.options.nickname == nil else { throw .together(.adminBringsBackByKey) }
        var kept = host
        let (seat, isFirst) = kept.seat(ofKey: key.bytes)
        let line = try line(key, of: seat)
        if kept != host { try file.keep(kept) }
        let first = phrases(
            en: "This key may open a room in the club; the others need an invitation. ",
            ko: "이 열쇠는 클럽에 방을 만들 수 있고, 다음 열쇠부터는 초대가 필요해요. ")
        if context.options.json { return try write(line, isFirst: isFirst, member: nil) }
        try context.console.write("\(line)\n")
        context.console.complain((isFirst ? first : "") + whatToDo)
        if !isFirst { context.console.complain(needsInvitation) }
    }

    private func write(_ line: String, isFirst: Bool, member: SharedName?) throws(CommandFailure) {
        try ClubDocument(context: context).write([
            ("line", .string(line)), ("isFirst", .bool(isFirst)), ("member", member.map { .string($0.text) } ?? .null),
            ("invite", .null), ("uses", .null), ("expires", .null),
        ])
    }

    private func memberName(_ text: String) throws(CommandFailure) -> SharedName {
        guard let name = SharedName(text) else { throw .together(.badName) }
        return name
    }

    /// A seat for one more machine of a member's.
    private func newMachine(
        of name: SharedName, in club: SQLiteClub, withKey key: SshPublicKey
    ) throws(CommandFailure) -> SQLiteClub.Admission {
        do throws(ClubFailure) {
            return try club.addMachine(ofMemberNamed: name, withKey: key.bytes)
        } catch {
            switch error {
            case .noSuchMember: throw .together(.nobodyInClub(name.text))
            case .noClub: throw .together(.fileInUse(file.path))
            case .taken:
                let names: [SharedName]
                do throws(ClubFailure) { names = try club.names(meantBy: name) } catch { throw .club(error) }
                throw .together(.severalInClub(name.text, names))
            default: throw .club(error)
            }
        }
    }

    /// The key itself, or what is in the file of it, or what is piped in.
    private static func key(_ text: String?) throws(SshPublicKey.Problem) -> String {
        guard let text, text != "-" else { return readLine() ?? "" }
        guard !text.contains(" "), OpenFile.exists(HostedFile.absolute(text)) else { return text }
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try OpenFile(HostedFile.absolute(text), .read).bytes(most: SshPublicKey.maximumLength + 1)
        } catch {
            throw .empty
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
