import Clubs
import FolderClub
import Phrases
import Walking

/// The sentences of `gnd together` before and after it does something.
struct ClubText {
    let phrases: Phrases

    // MARK: Before

    /// - Parameter isNew: whether the folder is made, too.
    func beforeFounding(
        _ name: SharedName, at place: KnownClub.Place, isNew: Bool = false, nickname: SharedName, from: CivilDate
    ) -> String {
        let seen = seen(nickname, from, at: place)
        if case .folder(let path) = place {
            let path = PathText.shown(path)
            return phrases(
                en: "“\(name.text)” will be a room in \(path)\(isNew ? ", a new folder" : ""). \(seen)",
                ko: "\(isNew ? "새 폴더 " : "")\(path)에 “\(name.text)” 방을 만들어요. \(seen)")
        }
        let shown = shown(place)
        return phrases(en: "“\(name.text)” will be a room at \(shown). \(seen)", ko: "\(shown)에 “\(name.text)” 방을 만들어요. \(seen)")
    }

    func beforeJoining(_ invite: Invite, at place: KnownClub.Place, nickname: SharedName, from: CivilDate) -> String {
        let (club, shown, seen) = (invite.clubName.text, shown(place), seen(nickname, from, at: place))
        switch invite.purpose {
        case .machine:
            return phrases(
                en:
                    "This computer will be one of yours in the club “\(club)”, in \(shown). Of each room it sends your steps a day from the Monday of the week in which you joined on, as your others do, and the cheers, walk requests and challenges that you send. Nothing else.",
                ko:
                    "이 컴퓨터를 “\(club)” 클럽(\(shown))에 내 컴퓨터로 더해요. 다른 내 컴퓨터처럼, 방마다 내가 들어간 주의 월요일부터의 하루 걸음 수와 내가 보낸 응원과 산책 요청, 챌린지를 보내요. 그 밖에는 아무것도 보내지 않아요."
            )
        case .room(_, let name):
            return phrases(
                en: "Room “\(name.text)” of the club “\(club)”, in \(shown). \(seen)",
                ko: "“\(club)” 클럽(\(shown))의 “\(name.text)” 방이에요. \(seen)")
        }
    }

    /// The place as a person says it: a folder, an account, a host.
    func shown(_ place: KnownClub.Place) -> String {
        switch place {
        case .folder(let path): PathText.shown(path)
        case .ssh(let address): address.text
        case .postgres(let address): address.hosts.map(\.name).joined(separator: ", ")
        }
    }

    func beforeRemoving(_ name: String, from room: String) -> String {
        phrases(
            en: "\(name) and their days go from “\(room)” at once. To come back they need a new invitation.",
            ko: "“\(room)” 방에서 \(name) 님과 걸음이 바로 지워져요. 다시 들어오려면 새 초대가 필요해요.")
    }

    func beforeLeaving(_ name: String) -> String {
        phrases(
            en: "Your days go from “\(name)” at once. Copies that others or a backup have stay.",
            ko: "“\(name)” 방에서 내 걸음이 바로 지워져요. 다른 사람이나 백업에 남은 사본은 그대로 있어요.")
    }

    /// The data that others get to see.
    private func seen(_ nickname: SharedName, _ from: CivilDate, at place: KnownClub.Place) -> String {
        let date = phrases.dateWithYear(from)
        if case .folder = place {
            return phrases(
                en:
                    "All who share it will see your name “\(nickname.text)” and your steps a day from \(date) on, and the cheers, walk requests and challenges that you send. Nothing else.",
                ko:
                    "함께 쓰는 모든 사람이 “\(nickname.text)” 이름과 \(date)부터의 하루 걸음 수, 내가 보낸 응원과 산책 요청, 챌린지를 볼 수 있어요. 그 밖에는 아무것도 보내지 않아요."
            )
        }
        return phrases(
            en:
                "The members of the room and who runs the server will see your name “\(nickname.text)” and your steps a day from \(date) on, and the cheers, walk requests and challenges that you send. Nothing else.",
            ko:
                "방의 멤버와 서버를 운영하는 사람이 “\(nickname.text)” 이름과 \(date)부터의 하루 걸음 수, 내가 보낸 응원과 산책 요청, 챌린지를 볼 수 있어요. 그 밖에는 아무것도 보내지 않아요."
        )
    }

    /// Sentences on what leaves this machine and what never does, who can read it, and what leaving does.
    var about: [String] {
        [
            phrases(
                en:
                    "Leaves this machine: your nickname, the steps of each day of a room, from the Monday of the week in which you joined on, your cheers, your questions for walks with their answers, and of a challenge that you start its days and rules. What a challenge compares, every computer counts from days that it has anyway.",
                ko: "이 컴퓨터에서 나가는 것: 닉네임, 방에 들어간 주의 월요일부터의 하루 걸음 수, 응원, 산책 요청과 답, 내가 시작한 챌린지의 날짜와 규칙. 챌린지의 순위는 저마다의 컴퓨터가 이미 받은 걸음으로 계산해요."),
            phrases(
                en: "Never leaves it: times, walks, routes, sources, minutes, weight, age.",
                ko: "나가지 않는 것: 시각, 산책, 경로, 출처, 운동 시간, 몸무게, 나이."),
            phrases(
                en:
                    "Everybody who shares the folder can read all of it, and so can who stores it. Every file is signed, so nobody can write for you.",
                ko: "폴더를 함께 쓰는 사람과 폴더를 보관하는 곳은 그 안의 모든 것을 읽을 수 있어요. 파일마다 서명이 있어 남이 대신 쓸 수는 없어요."),
            phrases(
                en:
                    "Who runs a server, by ssh or PostgreSQL, can read all of a club, sees your address and when you connect, and could change it.",
                ko: "ssh나 PostgreSQL 서버를 운영하는 사람은 클럽의 모든 것과 내 주소, 접속한 때를 볼 수 있고 바꿀 수도 있어요."),
            phrases(
                en:
                    "Leaving a room deletes what is yours in it at once; copies of others, backups and the history of git keep it.",
                ko: "방에서 나오면 거기에 있는 내 것이 바로 지워져요. 다른 사람의 사본, 백업, git 기록에는 남아요."),
        ]
    }

    // MARK: After

    func afterInviting(_ invitation: Invitation, to place: KnownClub.Place, until day: CivilDate) -> String {
        let date = phrases.dateWithYear(day)
        // The word is no argument: everybody on a computer can read those of its programs.
        var command = "gnd together join"
        if case .folder = place { command += " --folder DIR" }
        if invitation.purpose == .machine {
            return phrases(
                en:
                    "On your other computer run “\(command)” and paste this. Whoever has it is you: keep it to yourself. It ends on \(date).",
                ko: "다른 내 컴퓨터에서 “\(command)” 명령을 실행하고 붙여 넣어 주세요. 이 말을 가진 사람은 나로 들어올 수 있으니 남에게 주지 마세요. \(date)까지 쓸 수 있어요.")
        }
        let uses = phrases.number(invitation.uses)
        switch place {
        case .folder:
            return phrases(
                en: "Whoever shares the folder may run “\(command)” and paste this word. For \(uses) people, until \(date).",
                ko: "폴더를 함께 쓰는 사람은 “\(command)” 명령을 실행하고 이 말을 붙여 넣어 들어올 수 있어요. \(uses)명까지, \(date)까지예요.")
        case .ssh:
            return phrases(
                en:
                    "Whoever has a key that the host has authorized may run “\(command)” and paste this word. For \(uses) people, until \(date).",
                ko: "호스트에 열쇠가 등록된 사람은 “\(command)” 명령을 실행하고 이 말을 붙여 넣어 들어올 수 있어요. \(uses)명까지, \(date)까지예요.")
        case .postgres:
            return phrases(
                en: "Whoever has this word may run “\(command)” and paste it. For \(uses) people, until \(date).",
                ko: "이 말이 있는 사람은 “\(command)” 명령을 실행하고 붙여 넣어 들어올 수 있어요. \(uses)명까지, \(date)까지예요.")
        }
    }

    /// The advice where a host knows no key of this computer.
    var keyIsUnknown: String {
        phrases(
            en:
                "The host does not know a key of this computer. Send ~/.ssh/id_ed25519.pub to its owner, who runs “gnd together authorize”.",
            ko: "호스트가 이 컴퓨터의 열쇠를 몰라요. 호스트 주인에게 ~/.ssh/id_ed25519.pub를 보내면 “gnd together authorize”로 등록할 수 있어요.")
    }

    func sentence(_ round: ClubRound) -> String {
        var parts: [String] = []
        if round.sentDays > 0 {
            parts.append(phrases(en: "\(phrases.days(round.sentDays)) sent", ko: "\(phrases.number(round.sentDays))일 보냄"))
        }
        if round.fetchedMembers > 0 {
            parts.append(
                phrases(en: "news of \(phrases.number(round.fetchedMembers))", ko: "\(phrases.number(round.fetchedMembers))명의 새 소식"))
        }
        if !round.resentRooms.isEmpty { parts.append(phrases(en: "sent again what the club had lost", ko: "클럽에서 사라진 것을 다시 보냄")) }
        if !round.goneRooms.isEmpty {
            parts.append(
                phrases(
                    en: "no longer in \(phrases.number(round.goneRooms.count)) of the rooms",
                    ko: "방 \(phrases.number(round.goneRooms.count))개에서 나옴"))
        }
        return parts.isEmpty ? phrases(en: "nothing new", ko: "새로운 것이 없어요") : parts.joined(separator: " · ")
    }

    func json(_ club: KnownClub, _ round: ClubRound) -> JSONText {
        .object([
            ("club", .string(club.name.text)), ("sentDays", .int(round.sentDays)), ("fetchedMembers", .int(round.fetchedMembers)),
            ("resentRooms", .int(round.resentRooms.count)), ("goneRooms", .int(round.goneRooms.count)),
        ])
    }

    func sentence(_ trouble: FolderTrouble) -> String { "\(trouble.place): \(reason(trouble.problem))" }

    private func reason(_ problem: FolderProblem) -> String {
        switch problem {
        case .file(let problem): phrases.reason(problem)
        case .damaged: phrases(en: "damaged, or not there whole yet", ko: "손상됐거나 아직 다 오지 않았어요")
        case .notOurs: phrases(en: "not a file of this club", ko: "이 클럽의 파일이 아니에요")
        case .newer: phrases(en: "written by a newer GND", ko: "더 새로운 GND가 썼어요")
        case .otherClub: phrases(en: "a file of another club", ko: "다른 클럽의 파일이에요")
        case .foreignKey: phrases(en: "signed by a computer that is not (yet) the member’s", ko: "멤버의 컴퓨터가 아니거나 아직 연결되지 않은 컴퓨터가 서명했어요")
        case .older: phrases(en: "an older copy; the newer one goes on counting", ko: "오래된 사본이에요. 새 내용을 계속 써요")
        case .twoOfOneRevision: phrases(en: "two computers write as one", ko: "두 컴퓨터가 한 컴퓨터처럼 쓰고 있어요")
        case .line: phrases(en: "a line in it cannot be", ko: "있을 수 없는 줄이 있어요")
        case .tooMany: phrases(en: "more than a club has; the rest is not read", ko: "너무 많아서 나머지는 읽지 않아요")
        case .name: phrases(en: "not a name that GND gives; left alone", ko: "GND가 붙인 이름이 아니에요. 그대로 둬요")
        }
    }
}
