import Phrases
import PostgresClubs

/// The sentences for the admin of a database with a club.
struct AdminText {
    let phrases: Phrases

    /// The result of the attempts, and a line for each kind of which one succeeded.
    func outcome(of attempts: Int, open: [ClubAttack.Aim]) -> String {
        guard !open.isEmpty else {
            return phrases(
                en: "A member tried \(phrases.number(attempts)) things that no member may do: all were refused.",
                ko: "멤버가 해서는 안 되는 일 \(phrases.number(attempts))가지를 해 봤고 모두 거절됐어요.")
        }
        let first = phrases(
            en: "A member tried \(phrases.number(attempts)) things that no member may do. This stands open on the server:",
            ko: "멤버가 해서는 안 되는 일 \(phrases.number(attempts))가지를 해 봤어요. 이 서버에서 막지 못한 것:")
        return ([first] + open.map { "  \(sentence($0))" }).joined(separator: "\n")
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

    /// The lines of `pg_hba.conf` that let in members and nobody else.
    func access(to database: String, withTokens: Bool) -> [String] {
        let who = withTokens ? "gnd_gateway" : "+gnd_guest,+gnd_member"
        let first = phrases(
            en: "Let nobody else into the database. Lines for pg_hba.conf:", ko: "데이터베이스에 다른 사람이 들어오지 못하게 해 주세요. pg_hba.conf에 넣을 줄:")
        return [first, "  hostssl  \(database)  \(who)  all  scram-sha-256", "  host     all  all  all  reject"]
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
            phrases(en: "“\(name)” cannot be said there, or not so.", ko: "거기에 “\(name)” 값을 그렇게 적을 수 없어요.")
        case .certificate(let path):
            phrases(en: "There is no certificate in \(path).", ko: "\(path)에 인증서가 없어요.")
        }
    }
}
