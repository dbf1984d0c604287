import Basis
import Clubs
import Phrases
import PostgresClubs
import Walking

/// The sentences for the admin of a database with a club.
struct AdminText {
    let phrases: Phrases

    /// The result of the attempts, and a line for each kind of which one succeeded.
    func outcome(of attempts: Int, open: [ClubAttack.Aim]) -> [String] {
        guard !open.isEmpty else {
            return [
                phrases(
                    en: "A member tried \(phrases.number(attempts)) things that no member may do: all were refused.",
                    ko: "멤버가 해서는 안 되는 일 \(phrases.number(attempts))가지를 해 봤고 모두 거절됐어요.")
            ]
        }
        let first = phrases(
            en: "A member tried \(phrases.number(attempts)) things that no member may do. This stands open on the server:",
            ko: "멤버가 해서는 안 되는 일 \(phrases.number(attempts))가지를 해 봤어요. 이 서버에서 막지 못한 것:")
        return [first] + open.map { "  \(sentence($0))" }
    }

    private func sentence(_ aim: ClubAttack.Aim) -> String {
        switch aim {
        case .tables: phrases(en: "the tables of the club, with everybody’s days", ko: "모두의 걸음이 든 클럽의 표")
        case .innerFunctions: phrases(en: "functions that are for the club itself or for you", ko: "클럽 자신이나 관리자만 쓰는 함수")
        case .roles: phrases(en: "other roles, or more rights", ko: "다른 역할이나 더 큰 권한")
        case .ownObjects: phrases(en: "schemas and tables of one’s own, which fill the disk", ko: "디스크를 채울 수 있는 자기 스키마와 표")
        case .temporaryTables: phrases(en: "temporary tables, which fill the disk", ko: "디스크를 채울 수 있는 임시 표")
        case .ownCode: phrases(en: "code of one’s own", ko: "직접 짠 코드")
        case .largeObjects: phrases(en: "large objects, which fill the disk", ko: "디스크를 채울 수 있는 큰 객체")
        case .notifications: phrases(en: "notifications in great numbers", ko: "아주 많은 알림")
        case .files: phrases(en: "files and programs of the server", ko: "서버의 파일과 프로그램")
        case .server: phrases(en: "settings and secrets of the server", ko: "서버의 설정과 비밀")
        }
    }

    /// The lines of `pg_hba.conf` that let in members and the admin, and nobody else into this database; other databases are as before.
    func access(to database: String, admin: String, withTokens: Bool) -> [String] {
        let (database, admin) = (Self.quoted(database), Self.quoted(admin))
        let who = withTokens ? "gnd_gateway" : "+gnd_guest,+gnd_member"
        let first = phrases(
            en: "Let nobody else into the database. Lines for the top of pg_hba.conf, in this order:",
            ko: "데이터베이스에 다른 사람이 들어오지 못하게 해 주세요. pg_hba.conf의 맨 위에 이 순서로 넣을 줄:")
        return [
            first, "  hostssl  \(database)  \(who)  all  scram-sha-256", "  hostssl  \(database)  \(admin)  all  scram-sha-256",
            "  host     \(database)  all  all  reject",
        ]
    }

    /// A name as the file takes it: some words of it mean more than a name.
    private static func quoted(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == 95
        }
        let keywords = ["all", "sameuser", "samerole", "samegroup", "replication"]
        return isPlain && !keywords.contains(name) ? name : "\"\(name.replacing("\"", with: "\"\""))\""
    }

    /// The words before a new computer of a member's is invited.
    func beforeReadmitting(_ name: SharedName) -> String {
        phrases(
            en:
                "One new computer may come into the club as \(name.text), with their rooms and days. Those that they had come in no more, and invitations that they gave end.",
            ko:
                "새 컴퓨터 한 대가 \(name.text)님으로, 방과 걸음 기록을 그대로 이어서 들어올 수 있게 돼요. 이전 컴퓨터는 더 들어오지 못하고, 보냈던 초대는 쓸 수 없게 돼요.")
    }

    /// The words after the word for it was written.
    func afterReadmitting(_ name: SharedName, until day: CivilDate) -> String {
        let date = phrases.dateWithYear(day)
        return phrases(
            en:
                "Give it to \(name.text) alone, who runs “gnd together join” on the new computer and pastes it: whoever has it is \(name.text). It ends on \(date).",
            ko:
                "\(name.text)님에게만 전해 주세요. 새 컴퓨터에서 “gnd together join” 명령을 실행하고 붙여 넣으면 돼요. 이 코드를 가진 사람은 \(name.text)님으로 들어와요. \(date)까지 쓸 수 있어요."
        )
    }

    /// The words before a club is made for those who come by ssh.
    func beforeOpening(_ name: SharedName, at path: String) -> String {
        let path = PathText.shown(path)
        return phrases(
            en:
                "“\(name.text)” will be a club for those whose keys come to this account by ssh. \(path) will have the key of the account: whoever reads it can be any of them.",
            ko: "“\(name.text)” 클럽을 만들어 이 계정에 ssh로 들어오는 사람들이 쓰게 해요. \(path)에는 계정의 열쇠가 들어가고, 그것을 읽는 사람은 그 가운데 누구든 될 수 있어요.")
    }

    /// The words after it.
    func afterOpening(_ path: String) -> String {
        let path = PathText.shown(path)
        return phrases(
            en: "“gnd together authorize KEY --club \(path)” lets keys in; the first of them may open a room.",
            ko: "“gnd together authorize KEY --club \(path)”로 열쇠를 들일 수 있고, 첫 열쇠는 방을 만들 수 있어요.")
    }

    /// The words before a club is made in a database, since it shuts out everybody else.
    func beforeFounding(in database: String) -> String {
        phrases(
            en: "The database “\(database)” will be for the club alone: all other logins lose their rights in it.",
            ko: "“\(database)” 데이터베이스는 클럽만 쓰게 돼요. 다른 로그인은 모두 거기에서 권한을 잃어요.")
    }

    func sentence(_ problem: AdminProblem) -> String {
        switch problem {
        case .refused:
            phrases(
                en: "The server did not let you in. Check the login and its password, and the lines of pg_hba.conf.",
                ko: "서버가 들여보내지 않았어요. 로그인과 암호, pg_hba.conf를 확인해 주세요.")
        case .noSuchDatabase:
            phrases(
                en: "There is no such database on the server. “createdb” makes one.",
                ko: "서버에 그런 데이터베이스가 없어요. “createdb”로 만들 수 있어요.")
        case .missingRights:
            phrases(
                en: "Your login may not do that. It wants CREATEROLE, and the database must be its own.",
                ko: "이 로그인에는 그럴 권한이 없어요. CREATEROLE이 필요하고 데이터베이스의 소유자여야 해요.")
        case .strongRole:
            phrases(
                en:
                    "A role of the club’s, gnd_…, is on the server already and may do too much: none may be a superuser, pass row security, or log in. Take that from it, or drop it.",
                ko: "서버에 이미 있는 gnd_… 역할의 권한이 너무 커요. 슈퍼유저이거나 행 보안을 건너뛰거나 로그인할 수 있으면 안 돼요. 그 권한을 거두거나 역할을 지워 주세요.")
        case .databaseInUse(let name):
            phrases(
                en: "The database “\(name)” has something else in it, which a club would shut out. Make an empty one for the club.",
                ko: "“\(name)” 데이터베이스에 다른 것이 들어 있어요. 클럽을 만들면 그것을 쓸 수 없게 되니 빈 데이터베이스를 따로 만들어 주세요.")
        case .gatewayTaken(let isOfHost):
            phrases(
                en:
                    "The login gnd_gateway is open for another club on this server, whose members would be shut out. \(isOfHost ? "Members who come by ssh need it: take" : "Leave --tokens out, or take") a server of its own. Where no club uses it any more: ALTER ROLE gnd_gateway NOLOGIN.",
                ko:
                    "이 서버의 다른 클럽이 gnd_gateway 로그인을 쓰고 있어요. 바꾸면 그 멤버들이 들어오지 못해요. \(isOfHost ? "ssh로 들어오는 멤버에게 필요한 로그인이니" : "--tokens를 빼거나") 다른 서버를 써 주세요. 쓰는 클럽이 없다면 ALTER ROLE gnd_gateway NOLOGIN을 실행해 주세요."
            )
        case .noCertificate:
            phrases(
                en:
                    "With --tokens the server must prove itself by a certificate: add sslmode=verify-full, or sslrootcert=FILE, to the address.",
                ko: "--tokens를 쓰려면 서버에 인증서가 있어야 해요. 주소에 sslmode=verify-full이나 sslrootcert=FILE을 더해 주세요.")
        case .memberShutOut:
            phrases(
                en: "The server did not let in a member who was made for the test. Check the lines of pg_hba.conf.",
                ko: "시험 삼아 만든 멤버를 서버가 들여보내지 않았어요. pg_hba.conf를 확인해 주세요.")
        }
    }

    func sentence(_ problem: PostgresURL.Problem) -> String {
        switch problem {
        case .notAnAddress:
            phrases(
                en: "Say where the database is: postgresql://ADMIN@HOST/DATABASE.",
                ko: "데이터베이스의 위치를 postgresql://ADMIN@HOST/DATABASE로 알려 주세요.")
        case .password:
            phrases(
                en: "Others on this computer can read a password there. Leave it out: it is asked for, or read from PGPASSFILE.",
                ko: "거기에 암호를 적으면 이 컴퓨터의 다른 사람이 읽을 수 있어요. 빼면 물어보거나 PGPASSFILE에서 읽어요.")
        case .parameter(let name):
            phrases(
                en: "“\(name)” cannot be said there, not so, or not with the others.", ko: "거기에 “\(name)” 값을 그렇게 적거나 다른 값과 함께 적을 수 없어요.")
        case .certificate(let path):
            phrases(
                en: "\(path) has to have exactly one certificate: that of the server.",
                ko: "\(path)에는 서버의 인증서 하나만 있어야 해요.")
        }
    }
}
