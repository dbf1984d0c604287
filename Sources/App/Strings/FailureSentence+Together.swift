import Clubs
import Phrases
import PostgresClubs
import SshClubs
import Walking

extension FailureSentence {
    func sentence(_ problem: TogetherProblem) -> String {
        switch problem {
        case .nothingNamed(let action): missing(action)
        case .noRoomYet:
            phrases(
                en:
                    "There is no room yet that you share with other computers. “gnd together folder DIR” opens one in a folder that you share; “gnd together join” enters one.",
                ko: "아직 다른 컴퓨터와 함께 쓰는 방이 없어요. “gnd together folder DIR”로 함께 쓰는 폴더에 만들거나 “gnd together join”으로 들어가 보세요.")
        case .noSuchRoom(let text):
            phrases(
                en: "No room is called “\(text)”. “gnd together” lists them.", ko: "“\(text)”: 그런 방은 없어요. “gnd together”에서 확인해 주세요.")
        case .invite(let problem): sentence(problem)
        case .noFolder:
            phrases(
                en: "Say where the shared folder lies on this computer: --folder DIR.",
                ko: "이 컴퓨터에서 함께 쓰는 폴더가 어디인지 --folder DIR로 알려 주세요.")
        case .missingFolder(let path):
            phrases(
                en:
                    "There is no folder \(PathText.shown(path)) on this computer. Wait until it has come from the others, or check the name.",
                ko: "\(PathText.shown(path)): 이 컴퓨터에 없는 폴더예요. 다른 컴퓨터에서 넘어올 때까지 기다리거나 이름을 확인해 주세요.")
        case .cannotMake(let path):
            phrases(
                en:
                    "The folder \(PathText.shown(path)) is not there and could not be made. Make the one above it first, or check the name.",
                ko: "\(PathText.shown(path)): 없는 폴더이고 만들 수도 없었어요. 위쪽 폴더를 먼저 만들거나 이름을 확인해 주세요.")
        case .clubIsThere(let path):
            phrases(
                en:
                    "There is a club in \(PathText.shown(path)) already. Ask one of its members for an invitation, and enter by “gnd together join --folder DIR”; or name another folder.",
                ko:
                    "\(PathText.shown(path))에는 이미 클럽이 있어요. 멤버에게 초대를 받아 “gnd together join --folder DIR”로 들어가거나 다른 폴더를 적어 주세요."
            )
        case .noNickname:
            phrases(en: "Say how others shall see you: --as NAME.", ko: "다른 사람에게 보일 이름을 --as NAME으로 알려 주세요.")
        case .badName:
            phrases(
                en: "A name has 1 to \(SharedName.maximumLength) letters that everybody can see.",
                ko: "이름은 눈에 보이는 글자로 1자부터 \(SharedName.maximumLength)자까지예요.")
        case .severalRooms(let name):
            phrases(
                en: "More than one is called “\(name)”. “gnd together” lists the rooms with their numbers.",
                ko: "“\(name)”: 이름이 같은 것이 여럿이에요. “gnd together”에서 방 번호를 확인해 주세요.")
        case .noSuchMember(let name):
            phrases(en: "Nobody in your rooms is called “\(name)”.", ko: "“\(name)”: 함께하는 방에 그런 사람은 없어요.")
        case .nobodyToRemove(let name):
            phrases(en: "Nobody in a room that you opened is called “\(name)”.", ko: "“\(name)”: 내가 만든 방에 그런 사람은 없어요.")
        case .severalMembers(let name):
            phrases(
                en: "More than one of a room is called “\(name)”. Name one as “gnd together room” shows them, or choose in the app.",
                ko: "“\(name)”: 한 방에 이름이 같은 사람이 여럿이에요. “gnd together room”에 보이는 이름을 쓰거나 앱에서 골라 주세요.")
        case .severalInClub(let name, let names):
            phrases(
                en:
                    "Several in this club are called “\(name)”. Name one with the letters that are theirs alone: \(names.map { "“\($0.text)”" }.joined(separator: ", ")).",
                ko:
                    "“\(name)”: 이 클럽에 이름이 같은 사람이 여럿이에요. 그 사람만의 글자가 붙은 이름을 써 주세요: \(names.map { "“\($0.text)”" }.joined(separator: ", "))."
            )
        case .severalMates(let name, let commands):
            phrases(
                en: "“\(name)” is in more than one of your rooms. Name the room, too: \(Self.list(commands)).",
                ko: "“\(name)”: 그런 이름이 여러 방에 있어요. 방도 적어 주세요: \(Self.list(commands))")
        case .nobodyInClub(let name):
            phrases(en: "Nobody in a room of this club is called “\(name)”.", ko: "“\(name)”: 이 클럽의 방에 그런 사람은 없어요.")
        case .noMoment:
            phrases(
                en: "Say when, within seven days: gnd together ask \"Anna tomorrow 9:00\".",
                ko: "7일 안의 때를 알려 주세요: gnd together ask \"안나 내일 9:00\".")
        case .nothingToAnswer:
            phrases(
                en: "Nothing waits for that answer. “gnd together walks” lists the walks; answers are yes, no, withdraw and off.",
                ko: "그 답을 기다리는 산책이 없어요. “gnd together walks”에서 확인해 주세요. 답은 yes, no, withdraw, off예요.")
        case .momentIsOver:
            phrases(
                en: "That moment is over. A walk is asked for within the next seven days: gnd together ask \"Anna tomorrow 9:00\".",
                ko: "이미 지난 때예요. 앞으로 7일 안의 산책을 청할 수 있어요: gnd together ask \"안나 내일 9:00\".")
        case .severalAnswers(let word, let names):
            phrases(
                en:
                    "The walks of several wait: \(names.joined(separator: ", ")). Name one: gnd together answer \("\(word) \(names.first ?? "")".asShellWord).",
                ko:
                    "여러 사람의 산책이 기다려요: \(names.joined(separator: ", ")). 한 사람을 골라 주세요: gnd together answer \("\(word) \(names.first ?? "")".asShellWord)"
            )
        case .tooManyQuestions:
            phrases(en: "Ten of your questions wait for an answer already.", ko: "답을 기다리는 요청이 이미 10개예요.")
        case .phraseInArguments:
            phrases(
                en:
                    "Everybody on this computer can read arguments. Run “gnd together recover --folder DIR”, and type the phrase when it is asked for.",
                ko: "인자는 이 컴퓨터의 누구나 볼 수 있어요. “gnd together recover --folder DIR”을 실행하고 물으면 입력해 주세요.")
        case .badPhrase:
            phrases(
                en: "That is not a whole recovery phrase: those have eight groups of four letters and digits.",
                ko: "온전한 복구 문구가 아니에요. 글자와 숫자 네 개씩 여덟 묶음이에요.")
        case .unknownPhrase:
            phrases(
                en:
                    "Nobody in that folder has this phrase. Wait until the folder has come from the others; without a phrase, ask for a new invitation.",
                ko: "그 폴더에 이 복구 문구를 가진 사람이 없어요. 폴더가 다 넘어올 때까지 기다려 주세요. 복구 문구가 없으면 새 초대를 받아 주세요.")
        case .inNoRoom:
            phrases(
                en: "You are in no room of that club any more, so there is nothing to come back to. Ask for a new invitation.",
                ko: "이제 그 클럽의 어느 방에도 있지 않아서 돌아갈 곳이 없어요. 새 초대를 받아 주세요.")
        case .adminBringsBack:
            phrases(
                en:
                    "The admin of the database makes a word for your new computer, by “gnd together authorize postgresql://ADMIN@HOST/DB --as NAME”. “gnd together join” takes it.",
                ko:
                    "데이터베이스 관리자가 “gnd together authorize postgresql://ADMIN@HOST/DB --as 이름”으로 새 컴퓨터를 위한 초대 코드를 만들어요. “gnd together join”으로 들어와 주세요."
            )
        case .adminBringsBackByKey, .fileInUse, .noClubToServe, .readByOthers, .cannotKeep: hosting(problem)
        case .alreadyInClub:
            phrases(en: "This computer is in that club already.", ko: "이 컴퓨터는 이미 그 클럽에 있어요.")
        case .noLastDay:
            phrases(
                en: "Say the last day of the challenge: --to 2026-11-29.", ko: "챌린지의 마지막 날을 --to 2026-11-29처럼 알려 주세요.")
        case .badChallengeDays:
            phrases(
                en:
                    "A challenge begins within a month from today on, has at most \(ChallengeTerms.longest) days, and ends before the room does.",
                ko: "챌린지는 오늘부터 한 달 안에 시작해서 \(ChallengeTerms.longest)일까지 이어지고, 방이 끝나기 전에 끝나야 해요.")
        case .tooManyChallenges:
            phrases(
                en: "\(ChallengeTerms.maximumOpen) of your challenges in that room are not over yet.",
                ko: "이 방에 끝나지 않은 내 챌린지가 이미 \(ChallengeTerms.maximumOpen)개예요.")
        case .roomTooLarge:
            phrases(
                en: "In a room of more than \(ClubRoom.mirroredMembers) members only who opened it starts challenges.",
                ko: "멤버가 \(ClubRoom.mirroredMembers)명이 넘는 방에서는 방을 만든 사람만 챌린지를 시작할 수 있어요.")
        case .noSuchChallenge(let text):
            phrases(
                en: "No challenge of yours has the number “\(text)”. “gnd together challenge” lists them.",
                ko: "“\(text)”: 내가 시작한 그런 번호의 챌린지가 없어요. “gnd together challenge”에서 확인해 주세요.")
        case .blocked(let name):
            phrases(
                en: "You have blocked them. “gnd together unblock \(name.asShellWord)” shows them again.",
                ko: "차단한 사람이에요. “gnd together unblock \(name.asShellWord)”로 차단을 풀 수 있어요.")
        case .alreadyAsked(let name):
            phrases(
                en: "\(name) has not answered your last three questions yet. “gnd together answer withdraw” takes one back.",
                ko: "\(name)님이 먼저 청한 산책 세 번에 아직 답하지 않았어요. “gnd together answer withdraw”로 거둘 수 있어요.")
        case .notFirstComputer:
            phrases(
                en:
                    "Only the first of your computers in this club can add another or take one off. Where it is lost, “gnd together recover --folder DIR” and your recovery phrase put this one in its place; without the phrase, ask for a new invitation and join as a new person.",
                ko:
                    "이 클럽에 처음 들어온 컴퓨터에서만 다른 컴퓨터를 더하거나 뺄 수 있어요. 그 컴퓨터를 잃어버렸다면 복구 문구와 “gnd together recover --folder DIR”로 이 컴퓨터가 대신할 수 있어요. 복구 문구가 없으면 새 초대를 받아 새 사람으로 들어와 주세요."
            )
        case .noSuchComputer(let text):
            phrases(
                en: "No other computer of yours is called “\(text)”. “gnd together unlink” lists them.",
                ko: "“\(text)”: 내 다른 컴퓨터 가운데 그런 이름이 없어요. “gnd together unlink”에서 확인해 주세요.")
        case .computersAreElsewhere:
            phrases(
                en:
                    "None of your clubs is in a folder. In an account its owner deletes the line of the computer’s key; in a database its admin takes the login away.",
                ko: "폴더에 있는 클럽이 없어요. ssh 클럽은 호스트 주인이 그 컴퓨터의 열쇠 줄을 지우고, 데이터베이스는 관리자가 로그인을 없애요.")
        case .nobodyExactly, .notAsked, .nothingMade, .roomIsThere, .whichClub, .badRoomStart, .badRoomEnd: rooms(problem)
        case .keyUnknown: ClubText(phrases: phrases).keyIsUnknown
        case .keyOfNobody:
            phrases(
                en:
                    "The host lets a key of this computer in, but as nobody in its club yet. Its owner makes it yours by “gnd together authorize KEY --as NAME”.",
                ko: "호스트가 이 컴퓨터의 열쇠를 들여보내지만 아직 클럽의 누구도 아니에요. 호스트 주인이 “gnd together authorize 열쇠 --as 이름”으로 내 것으로 만들 수 있어요.")
        case .clubIsFounded:
            phrases(
                en:
                    "The host lets a key of this computer in, but its club has a founder already. Ask a member for an invitation, and take it by “gnd together join”.",
                ko: "호스트가 이 컴퓨터의 열쇠를 들여보내지만 클럽을 만든 사람이 이미 있어요. 멤버에게 초대를 받아 “gnd together join”으로 들어와 주세요.")
        case .noHost:
            phrases(
                en: "The host does not answer: no club was made. Check its name and port, and try “ssh HOST” yourself.",
                ko: "호스트가 응답하지 않아서 클럽을 만들지 못했어요. 이름과 포트를 확인하고 “ssh 호스트”를 직접 실행해 보세요.")
        case .noSeat:
            phrases(
                en: "The line of “gnd together authorize” in ~/.ssh/authorized_keys runs this, and says for whom.",
                ko: "~/.ssh/authorized_keys에 있는 “gnd together authorize”의 줄이 누구를 위한 것인지 알려 주며 실행해요.")
        case .noAccount:
            phrases(en: "Say the account of the club: ssh://club@walk.example.", ko: "클럽의 계정을 ssh://club@walk.example처럼 알려 주세요.")
        case .key(let problem): sentence(problem)
        case .database(let problem): AdminText(phrases: phrases).sentence(problem)
        case .admin(let problem): AdminText(phrases: phrases).sentence(problem)
        case .noClubThere:
            phrases(
                en: "There is no club in the database. “gnd together init” makes one.",
                ko: "데이터베이스에 클럽이 없어요. “gnd together init”으로 만들 수 있어요.")
        case .noPassword:
            phrases(
                en: "The password of the database is needed: type it in a terminal, or keep it in PGPASSFILE.",
                ko: "데이터베이스의 암호가 필요해요. 터미널에서 입력하거나 PGPASSFILE에 적어 두세요.")
        }
    }

    /// Some commands to choose from, as they are typed.
    private static func list(_ commands: [String]) -> String { commands.prefix(5).map { "gnd together \($0)" }.joined(separator: ", ") }

    /// The sentence for the owner of an account with a club.
    private func hosting(_ problem: TogetherProblem) -> String {
        switch problem {
        case .fileInUse(let path):
            phrases(
                en: "\(PathText.shown(path)) is something else. Name a file that is not there yet.",
                ko: "\(PathText.shown(path)): 다른 파일이에요. 아직 없는 파일 이름을 적어 주세요.")
        case .noClubToServe(let path):
            phrases(
                en:
                    "There is no club in \(PathText.shown(path)). With --name this key founds one there; the way to one in a database is made by “gnd together init postgresql://ADMIN@HOST/DB --club FILE”.",
                ko:
                    "\(PathText.shown(path)): 클럽이 없어요. --name을 붙이면 이 열쇠로 새 클럽을 만들어요. 데이터베이스의 클럽은 “gnd together init postgresql://ADMIN@HOST/DB --club 파일”로 이어요."
            )
        case .readByOthers(let path):
            phrases(
                en: "Others on this host can read \(PathText.shown(path)), and so be anybody in the club: chmod 600.",
                ko: "\(PathText.shown(path)): 이 호스트의 다른 사람이 읽을 수 있어서 클럽의 누구든 될 수 있어요. chmod 600을 실행해 주세요.")
        case .cannotKeep(let path):
            phrases(
                en: "\(PathText.shown(path)) could not be written. Check its folder and the room on the disk.",
                ko: "\(PathText.shown(path)): 쓰지 못했어요. 폴더와 디스크의 남은 공간을 확인해 주세요.")
        default:
            phrases(
                en:
                    "Let the key in without --as. The admin of the database makes a word for it, by “gnd together authorize postgresql://ADMIN@HOST/DB --as NAME --entrance ssh://ACCOUNT@HOST”; “gnd together join” takes it there.",
                ko:
                    "--as 없이 열쇠를 들여 주세요. 데이터베이스 관리자가 “gnd together authorize postgresql://ADMIN@HOST/DB --as 이름 --entrance ssh://계정@호스트”로 초대 코드를 만들고, 그 컴퓨터에서 “gnd together join”으로 들어오면 돼요."
            )
        }
    }

    /// The sentence for an action that was told nothing to act on.
    private func missing(_ action: String) -> String {
        switch action {
        case "cheer", "remove", "block", "unblock":
            phrases(en: "Say whom: gnd together \(action) Anna.", ko: "누구인지 적어 주세요: gnd together \(action) 안나")
        case "ask":
            phrases(
                en: "Say whom and when: gnd together ask \"Anna tomorrow 9:00\".", ko: "누구와 언제인지 적어 주세요: gnd together ask \"안나 내일 9:00\"")
        case "answer":
            phrases(
                en: "Say the answer: gnd together answer yes, no, withdraw or off.",
                ko: "답을 적어 주세요: gnd together answer yes, no, withdraw, off")
        case "folder":
            phrases(en: "Say the folder: gnd together folder ~/Sync/walk.", ko: "폴더를 적어 주세요: gnd together folder ~/Sync/walk")
        case "new":
            phrases(en: "Say the name of the room: gnd together new Marathon.", ko: "방 이름을 적어 주세요: gnd together new 마라톤")
        case "join":
            phrases(en: "Paste the word of the invitation, which begins with gnd1-.", ko: "gnd1-로 시작하는 초대 코드를 붙여 넣어 주세요.")
        case "recover":
            phrases(
                en: "Type the recovery phrase when it is asked for, or pipe it in: eight groups of four letters and digits.",
                ko: "물으면 복구 문구를 입력하거나 표준 입력으로 넘겨 주세요. 글자와 숫자 네 개씩 여덟 묶음이에요.")
        case "calloff":
            phrases(
                en: "Say the number of the challenge: gnd together calloff 1. “gnd together challenge” lists them.",
                ko: "챌린지의 번호를 적어 주세요: gnd together calloff 1. “gnd together challenge”에서 볼 수 있어요.")
        case "authorize":
            phrases(
                en: "Say who comes back: gnd together authorize postgresql://ADMIN@HOST/DATABASE --as Anna.",
                ko: "누가 돌아오는지 적어 주세요: gnd together authorize postgresql://ADMIN@HOST/DATABASE --as 안나")
        case "init", "upgrade", "sweep":
            phrases(
                en: "Say where the club is: gnd together \(action) postgresql://ADMIN@HOST/DATABASE.",
                ko: "클럽이 어디에 있는지 적어 주세요: gnd together \(action) postgresql://ADMIN@HOST/DATABASE")
        default:
            phrases(
                en: "You are in several rooms. Say which: “gnd together” lists them.",
                ko: "방이 여럿이에요. 어느 방인지 적어 주세요. “gnd together”에서 볼 수 있어요.")
        }
    }

    private func sentence(_ problem: SshPublicKey.Problem) -> String {
        switch problem {
        case .empty:
            phrases(
                en: "Say the public key of the one who shall come in, as it stands in their ~/.ssh/id_ed25519.pub.",
                ko: "들어올 사람의 공개 열쇠(~/.ssh/id_ed25519.pub의 한 줄)를 적어 주세요.")
        case .notOneLine: phrases(en: "A public key is one line.", ko: "공개 열쇠는 한 줄이에요.")
        case .privateKey:
            phrases(
                en:
                    "That is the private half of a key, which nobody else may see. Its owner should make a new one, and send the file that ends in .pub.",
                ko: "다른 사람이 보면 안 되는 개인 열쇠예요. 주인은 새로 만들고 .pub로 끝나는 파일을 보내야 해요.")
        case .unknownKind:
            phrases(
                en: "That is no key of a kind that is let in. “ssh-keygen -t ed25519” makes a good one.",
                ko: "받을 수 있는 종류의 열쇠가 아니에요. “ssh-keygen -t ed25519”로 만들 수 있어요.")
        case .damaged: phrases(en: "The key was not copied whole. Copy it again.", ko: "열쇠가 다 복사되지 않았어요. 다시 복사해 주세요.")
        case .unfitCommand:
            phrases(
                en: "The path of the club has characters that cannot stand in authorized_keys.",
                ko: "클럽의 경로에 authorized_keys에 쓸 수 없는 글자가 있어요.")
        }
    }

    private func sentence(_ problem: Invite.Problem) -> String {
        switch problem {
        case .empty, .notAnInvite:
            phrases(en: "That is no invitation: those begin with “gnd1-”.", ko: "초대 코드가 아니에요. 초대 코드는 “gnd1-”로 시작해요.")
        case .damaged:
            phrases(
                en: "The invitation was not copied whole. Copy it again, from gnd1- to its end.",
                ko: "초대 코드가 다 복사되지 않았어요. gnd1-부터 끝까지 다시 복사해 주세요.")
        case .newer:
            phrases(en: "A newer GND made this invitation. Bring yours up to date.", ko: "더 새로운 GND가 만든 초대예요. GND를 업데이트해 주세요.")
        }
    }
}
