import Basis
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

    func isIn(_ room: SharedName) -> String {
        phrases(
            en: "You are in “\(room.text)” already. A copy of this home, beside it, takes a word of “gnd together link”.",
            ko: "“\(room.text)” 방에는 이미 들어가 있어요. 이 홈의 복사본을 함께 쓰려면 “gnd together link”의 코드를 써 주세요.")
    }

    /// - Parameter isIn: whether this computer is in the club already.
    func beforeJoining(_ invite: Invite, at place: KnownClub.Place, isIn: Bool = false, nickname: SharedName, from: CivilDate) -> String {
        let (club, shown, seen) = (invite.clubName.text, shown(place), seen(nickname, from, at: place))
        switch invite.purpose {
        case .machine where isIn && place.hasLogins:
            return phrases(
                en:
                    "This computer is in the club “\(club)” already. It goes on there with a login of its own, as one more of yours: that is for a copy of a home, beside the computer that it is a copy of. All days are sent again, and of both the greater day counts.",
                ko:
                    "이 컴퓨터는 이미 “\(club)” 클럽에 있어요. 이제 로그인을 따로 만들어 내 컴퓨터 하나로 더해요. 홈을 복사해 원래 컴퓨터와 함께 쓸 때를 위한 거예요. 모든 날을 다시 보내고, 하루마다 둘 중 더 큰 걸음 수를 세요."
            )
        case .machine:
            let sent = phrases(
                en:
                    "This computer will be one of yours in the club “\(club)”, in \(shown). Of each room it sends your steps a day from the Monday of the week in which you joined on, as your others do, and the cheers, walk requests and challenges that you send. Nothing else is sent. Whoever shares the folder or runs the server can read that; leaving deletes it there.",
                ko:
                    "이 컴퓨터를 “\(club)” 클럽(\(shown))에 내 컴퓨터로 더해요. 다른 내 컴퓨터처럼, 방마다 내가 들어간 주의 월요일부터의 하루 걸음 수와 내가 보낸 응원과 산책 요청, 챌린지를 보내요. 그 밖에는 아무것도 보내지 않아요. 폴더를 함께 쓰거나 서버를 운영하는 사람은 이것을 볼 수 있고, 나가면 그곳에서 지워져요."
            )
            return sent + seenByAdmin(of: place)
        case .room(_, let name):
            return phrases(
                en: "Room “\(name.text)” of the club “\(club)”, in \(shown). \(seen)",
                ko: "“\(club)” 클럽(\(shown))의 “\(name.text)” 방이에요. \(seen)")
        }
    }

    /// The words before a computer comes back into a club as one of the person's.
    /// - Parameter losesOthers: says that the person's other computers will count no longer.
    func beforeRecovering(at place: KnownClub.Place, losesOthers: Bool = false) -> String {
        let shown = shown(place)
        let others = phrases(
            en: " Your other computers count no longer from then on; --keep keeps them.",
            ko: " 그때부터 다른 내 컴퓨터는 세지 않아요. 그대로 두려면 --keep을 붙이세요.")
        return phrases(
            en:
                "This computer will be one of yours again in the club in \(shown). Of each room it sends your steps a day from the Monday of the week in which you joined on, and the cheers, walk requests and challenges that you send. Nothing else is sent. Whoever shares the folder or runs the server can read that; leaving deletes it there.",
            ko:
                "이 컴퓨터를 \(shown)에 있는 클럽에 다시 내 컴퓨터로 더해요. 방마다 내가 들어간 주의 월요일부터의 하루 걸음 수와 내가 보낸 응원과 산책 요청, 챌린지를 보내요. 그 밖에는 아무것도 보내지 않아요. 폴더를 함께 쓰거나 서버를 운영하는 사람은 이것을 볼 수 있고, 나가면 그곳에서 지워져요."
        ) + seenByAdmin(of: place) + (losesOthers ? others : "")
    }

    /// The place as a person says it: a folder, an account, a host.
    func shown(_ place: KnownClub.Place) -> String {
        switch place {
        case .folder(let path): PathText.shown(path)
        case .ssh(let address): address.text
        case .postgres(let address): address.hosts.map(\.name).joined(separator: ", ")
        }
    }

    /// - Parameter callsOff: whether the person has agreed to walk with them.
    func beforeRemoving(_ name: String, from room: String, at place: KnownClub.Place, callsOff: Bool) -> String {
        let walks = phrases(en: "Your agreed walks with them are called off. ", ko: "약속한 산책도 취소돼요. ")
        let last =
            (callsOff ? walks : "")
            + phrases(
                en: "To come back they need a new invitation; those that were given before let nobody in any more.",
                ko: "다시 들어오려면 새 초대가 필요하고, 전에 만든 초대로는 아무도 들어올 수 없어요.")
        guard case .folder = place else {
            return phrases(en: "\(name) and their days go from “\(room)” at once.", ko: "“\(room)” 방에서 \(name)님과 걸음이 바로 지워져요.") + " "
                + last
        }
        return phrases(
            en:
                "Each computer no longer shows or counts \(name) in “\(room)” once it has looked. Their file stays in the folder until their own computer looks, and they can read what lies there as long as they have access to it: take that away.",
            ko:
                "각 컴퓨터는 다음에 확인할 때부터 “\(room)” 방에서 \(name)님을 보여 주지도 세지도 않아요. \(name)님의 파일은 그 사람의 컴퓨터가 확인할 때까지 폴더에 남고, 폴더에 들어올 수 있는 동안은 그 안의 내용을 읽을 수 있으니 접근 권한을 거둬 주세요."
        ) + " " + last
    }

    /// - Parameter callsOff: whether the person has agreed to walk with somebody of the room.
    func beforeLeaving(_ name: String, asFounder isFounder: Bool, callsOff: Bool) -> String {
        let walks = phrases(en: " Your agreed walks with others of the room are called off.", ko: " 이 방의 사람과 약속한 산책도 취소돼요.")
        let left = phrases(
            en:
                "You leave “\(name)” on all of your computers. Your name and days go from it at once; copies that others or a backup have stay.",
            ko: "내 모든 컴퓨터에서 “\(name)” 방을 나가요. 내 이름과 걸음이 거기에서 바로 지워지지만, 다른 사람이나 백업에 남은 사본은 그대로 있어요.")
        let first = left + (callsOff ? walks : "")
        guard isFounder else { return first }
        return first + " "
            + phrases(en: "Nobody can remove people from it any more after that.", ko: "그 뒤로는 아무도 사람을 내보낼 수 없어요.")
    }

    var beforeForgetting: String {
        phrases(
            en: "So nothing of yours can be deleted there. The room can only be forgotten on this computer.",
            ko: "그래서 그곳에 있는 내 것을 지울 수 없어요. 이 컴퓨터에서만 방을 잊을 수 있어요.")
    }

    var afterForgetting: String {
        phrases(
            en: "The room was forgotten on this computer; what is yours there was not deleted.",
            ko: "이 컴퓨터에서만 방을 잊었어요. 그곳에 있는 내 것은 지우지 못했어요.")
    }

    var beforeForgettingRequest: String {
        phrases(
            en: "So the request cannot be taken back there. It can only be forgotten on this computer.",
            ko: "그래서 그곳에 보낸 요청을 거둘 수 없어요. 이 컴퓨터에서만 요청을 잊을 수 있어요.")
    }

    func afterForgettingRequest(_ club: String) -> String {
        phrases(
            en: "The request to \(club) was forgotten on this computer alone.", ko: "\(club)에 보낸 요청을 이 컴퓨터에서만 잊었어요.")
    }

    /// - Parameter endsWalks: whether walks with them are agreed or asked for.
    func beforeBlocking(_ name: String, endsWalks: Bool) -> String {
        let walks = phrases(
            en: "Your walks with them, agreed or asked for, are called off; they see only that. ",
            ko: "약속하거나 청한 산책은 취소되고, 상대는 그것만 알 수 있어요. ")
        return (endsWalks ? walks : "")
            + phrases(
                en: "You no longer see the name, the cheers and the questions of \(name). Nobody is told, and they still see your days.",
                ko: "\(name)님의 이름과 응원, 산책 요청이 보이지 않아요. 상대에게는 알리지 않고, 내 걸음은 계속 보여요.")
    }

    /// The data that others get to see.
    private func seen(_ nickname: SharedName, _ from: CivilDate, at place: KnownClub.Place) -> String {
        let date = phrases.dateWithYear(from)
        if case .folder = place {
            return phrases(
                en:
                    "All who share it, and who stores it, will see your name “\(nickname.text)” and your steps a day from \(date) on, and the cheers, walk requests and challenges that you send. Nothing else. Leaving deletes it there.",
                ko:
                    "함께 쓰거나 보관하는 모든 사람이 “\(nickname.text)” 이름과 \(date)부터의 하루 걸음 수, 내가 보낸 응원과 산책 요청, 챌린지를 볼 수 있어요. 그 밖에는 아무것도 보내지 않아요. 방에서 나가면 그곳에서 지워져요."
            )
        }
        return phrases(
            en:
                "The members of the room and who runs the server will see your name “\(nickname.text)” and your steps a day from \(date) on, and the cheers, walk requests and challenges that you send. Nothing else is sent. Leaving deletes it there.",
            ko:
                "방의 멤버와 서버를 운영하는 사람이 “\(nickname.text)” 이름과 \(date)부터의 하루 걸음 수, 내가 보낸 응원과 산책 요청, 챌린지를 볼 수 있어요. 그 밖에는 아무것도 보내지 않아요. 방에서 나가면 그곳에서 지워져요."
        ) + seenByAdmin(of: place)
    }

    /// The sentence, after a space, on what the one who runs a server can see and do besides; nothing of a folder.
    private func seenByAdmin(of place: KnownClub.Place) -> String {
        if case .folder = place { return "" }
        return phrases(
            en: " Who runs the server also sees your address and when you connect, and could change what lies there.",
            ko: " 서버를 운영하는 사람은 내 주소와 접속한 때도 볼 수 있고, 그곳의 내용을 바꿀 수도 있어요.")
    }

    /// Sentences on what leaves this machine and what never does, who can read it, and what leaving does.
    var about: [String] {
        [
            phrases(
                en:
                    "Leaves this machine: your nickname, the steps of each day of a room, from the Monday of the week in which you joined on (of a room that you opened, from its first day on), your cheers, your walk requests with their answers, and of a challenge that you start its days and rules. What a challenge compares, every computer counts from days that it has anyway.",
                ko:
                    "이 컴퓨터에서 나가는 것: 별명, 방에 들어간 주의 월요일(내가 만든 방은 첫날)부터의 하루 걸음 수, 응원, 산책 요청과 답, 내가 시작한 챌린지의 날짜와 규칙. 챌린지의 순위는 저마다의 컴퓨터가 이미 받은 걸음으로 계산해요."
            ),
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
                en: "Of two computers of yours, the greater number of steps of a day counts; they are never added.",
                ko: "내 컴퓨터가 둘이면 하루마다 더 큰 걸음 수를 세고, 더하지는 않아요."),
            phrases(
                en: "Everybody in a room may invite up to ten people with a word; only who opened the room can remove somebody.",
                ko: "방에 있는 사람은 누구나 초대 하나로 열 명까지 부를 수 있고, 방을 만든 사람만 내보낼 수 있어요."),
            phrases(
                en:
                    "Leaving a room, on any of your computers, deletes your name, days, cheers and questions in it at once; copies of others, backups and the history of git keep them.",
                ko: "내 컴퓨터 어디에서든 방을 나오면 내 이름과 걸음, 응원, 산책 요청이 바로 지워져요. 다른 사람의 사본, 백업, git 기록에는 남아요."),
            phrases(
                en:
                    "In a folder, a file with your computers’ keys and “left” stays, so that an old copy brings nothing back; and the line that let you in, while people whom you let in are there.",
                ko: "폴더에는 오래된 사본이 되살아나지 않도록 내 컴퓨터의 열쇠와 “나감”이 적힌 파일이 남아요. 내가 들인 사람이 있는 동안은 내가 들어온 기록도 남아요."),
        ]
    }

    // MARK: After

    /// The sentence behind what was done and not sent.
    var isUnsent: String {
        phrases(en: "It waits here until the club is reached.", ko: "클럽에 연결되면 보내요.")
    }

    func afterInviting(_ invitation: Invitation, to place: KnownClub.Place, until day: CivilDate) -> String {
        let date = phrases.dateWithYear(day)
        // The word is no argument: everybody on a computer can read those of its programs.
        var command = "gnd together join"
        if case .folder = place { command += " --folder DIR" }
        if invitation.purpose != .machine { command += " --as NAME" }
        if invitation.purpose == .machine {
            return phrases(
                en:
                    "On your other computer run “\(command)” and paste this. Whoever has it is you: keep it to yourself. It lets in one computer, until \(date).",
                ko: "다른 내 컴퓨터에서 “\(command)” 명령을 실행하고 붙여 넣어 주세요. 이 코드를 가진 사람은 나로 들어올 수 있으니 남에게 주지 마세요. \(date)까지 컴퓨터 한 대가 쓸 수 있어요.")
        }
        let uses = phrases.number(invitation.uses)
        switch place {
        case .folder:
            return phrases(
                en: "Whoever shares the folder may run “\(command)” and paste this word. For \(uses) people, until \(date).",
                ko: "폴더를 함께 쓰는 사람은 “\(command)” 명령을 실행하고 이 코드를 붙여 넣어 들어올 수 있어요. \(uses)명까지, \(date)까지예요.")
        case .ssh:
            return phrases(
                en:
                    "Whoever has a key that the host has authorized may run “\(command)” and paste this word. For \(uses) people, until \(date).",
                ko: "호스트에 열쇠가 등록된 사람은 “\(command)” 명령을 실행하고 이 코드를 붙여 넣어 들어올 수 있어요. \(uses)명까지, \(date)까지예요.")
        case .postgres:
            return phrases(
                en: "Whoever has this word may run “\(command)” and paste it. For \(uses) people, until \(date).",
                ko: "이 코드가 있는 사람은 “\(command)” 명령을 실행하고 붙여 넣어 들어올 수 있어요. \(uses)명까지, \(date)까지예요.")
        }
    }

    /// The advice where a host knows no key of this computer.
    var keyIsUnknown: String {
        phrases(
            en:
                "The host does not know a key of this computer. Send ~/.ssh/id_ed25519.pub to its owner, who runs “gnd together authorize” (with --as and your name there, if you lost a computer).",
            ko:
                "호스트가 이 컴퓨터의 열쇠를 몰라요. 호스트 주인에게 ~/.ssh/id_ed25519.pub를 보내면 “gnd together authorize”로 등록할 수 있어요. (컴퓨터를 잃어버렸다면 --as와 내 이름도 붙여요.)"
        )
    }

    func afterRecovering(keepsOthers: Bool) -> String {
        keepsOthers
            ? phrases(
                en: "Your other computers go on counting. “gnd together unlink” lists them, and takes one off.",
                ko: "내 다른 컴퓨터도 계속 세요. “gnd together unlink”에서 확인하고 뺄 수 있어요.")
            : phrases(
                en:
                    "Of your computers only this one counts now: what others sent so far stays, what they send later counts for nobody. One that you still have comes back by “gnd together link”; --keep would have kept them.",
                ko:
                    "이제 내 컴퓨터 가운데 이 컴퓨터만 세요. 다른 컴퓨터가 지금까지 보낸 것은 그대로 있고, 나중에 보내는 것은 세지 않아요. 아직 쓰는 컴퓨터는 “gnd together link”로 다시 더할 수 있어요. --keep을 붙이면 빼지 않아요."
            )
    }

    /// - Parameter rooms: those of the person's in the club; of several it is said which one somebody left.
    func sentence(_ round: ClubRound, in rooms: [ClubRoom]) -> String {
        func n(_ count: Int) -> String { phrases.number(count) }
        let news = round.news
        var parts: [String] = []
        func add(_ count: Int, _ one: String, _ many: String, _ ko: String) {
            if count > 0 { parts.append(phrases(en: count == 1 ? one : "\(n(count)) \(many)", ko: ko.replacing("#", with: n(count)))) }
        }
        if round.sentDays > 0 {
            parts.append(phrases(en: "\(phrases.days(round.sentDays)) sent", ko: "\(n(round.sentDays))일 보냄"))
        }
        add(news.sent, "1 cheer or request sent", "cheers or requests sent", "응원·요청 #개 보냄")
        add(round.newMembers, "1 new member", "new members", "새 멤버 #명")
        if rooms.count < 2 { add(round.lostMembers, "1 member left", "members left", "나간 멤버 #명") }
        for room in rooms where rooms.count > 1 {
            guard let count = round.leftRooms[room.id] else { continue }
            let (name, left) = (room.name.text, count == 1 ? "1 member left" : "\(n(count)) members left")
            parts.append(phrases(en: "\(left) \(name)", ko: "\(name) 방에서 나간 멤버 \(n(count))명"))
        }
        add(round.fetchedMembers, "new days of 1 other", "others have new days", "#명의 새 걸음")
        add(news.cheers, "1 cheer for you", "cheers for you", "나를 향한 응원 #개")
        add(news.challenges, "1 new challenge", "new challenges", "새 챌린지 #개")
        add(news.questions, "1 walk asked of you", "walks asked of you", "나에게 온 산책 요청 #개")
        add(news.answers, "1 answer to a walk", "answers to walks", "산책 요청의 답 #개")
        if !round.resentRooms.isEmpty { parts.append(phrases(en: "sent again what the club had lost", ko: "클럽에서 사라진 것을 다시 보냄")) }
        return parts.isEmpty ? phrases(en: "nothing new", ko: "새로운 것이 없어요") : parts.joined(separator: " · ")
    }

    /// The reason for which days wait though the club was reached.
    func future(_ days: Int) -> String {
        phrases(
            en: "\(phrases.days(days)) not sent: in the future for the club. Check the clock of this computer.",
            ko: "\(phrases.number(days))일은 클럽에서 아직 오지 않은 날이라 보내지 않았어요. 이 컴퓨터의 시계를 확인해 주세요.")
    }

    /// The store of a club and where it is: `folder ~/Sync/walk`, `ssh club@host`, `PostgreSQL host/database`.
    func store(_ place: KnownClub.Place) -> String {
        switch place {
        case .folder: phrases(en: "folder \(shown(place))", ko: "폴더 \(shown(place))")
        case .ssh: "ssh \(shown(place))"
        case .postgres(let address): "PostgreSQL \(shown(place))/\(address.database)"
        }
    }

    func storeName(_ place: KnownClub.Place) -> String {
        switch place {
        case .folder: "folder"
        case .ssh: "ssh"
        case .postgres: "postgresql"
        }
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
        case .copy:
            phrases(en: "a copy that a synchroniser made; the newest content counts", ko: "동기화 프로그램이 만든 사본이에요. 가장 새로운 내용을 써요")
        case .older: phrases(en: "an older copy; the newer one goes on counting", ko: "오래된 사본이에요. 새 내용을 계속 써요")
        case .twoOfOneRevision: phrases(en: "two computers write as one", ko: "두 컴퓨터가 한 컴퓨터처럼 쓰고 있어요")
        case .line: phrases(en: "a line in it cannot be", ko: "있을 수 없는 줄이 있어요")
        case .tooMany: phrases(en: "more than a club has; the rest is not read", ko: "너무 많아서 나머지는 읽지 않아요")
        case .name: phrases(en: "not a name that GND gives; left alone", ko: "GND가 붙인 이름이 아니에요. 그대로 둬요")
        }
    }
}
