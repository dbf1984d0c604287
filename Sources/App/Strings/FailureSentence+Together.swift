import Clubs
import Phrases
import Walking

extension FailureSentence {
    func sentence(_ problem: TogetherProblem) -> String {
        switch problem {
        case .nothingNamed(let action):
            phrases(
                en: "“gnd together \(action)” wants one thing more: a room, a folder or the word of an invitation.",
                ko: "“gnd together \(action)” 뒤에 방이나 폴더, 초대받은 말을 적어 주세요.")
        case .noRoomYet:
            phrases(
                en:
                    "There is no room yet. “gnd together folder DIR” opens one in a folder that you share; “gnd together join WORD” enters one.",
                ko: "아직 방이 없어요. “gnd together folder DIR”로 함께 쓰는 폴더에 만들거나 “gnd together join WORD”로 들어가 보세요.")
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
        case .noNickname:
            phrases(en: "Say how others shall see you: --as NAME.", ko: "다른 사람에게 보일 이름을 --as NAME으로 알려 주세요.")
        case .badName:
            phrases(
                en: "A name has 1 to \(SharedName.maximumLength) letters that everybody can see.",
                ko: "이름은 눈에 보이는 글자로 1자부터 \(SharedName.maximumLength)자까지예요.")
        case .noSuchMember(let text):
            phrases(en: "Nobody in your rooms is called “\(text)”.", ko: "“\(text)”: 함께하는 방에 그런 사람은 없어요.")
        case .noMoment:
            phrases(
                en: "Say when, within seven days: gnd together ask \"Anna tomorrow 9:00\".",
                ko: "7일 안의 때를 알려 주세요: gnd together ask \"안나 내일 9:00\".")
        case .nothingToAnswer:
            phrases(
                en: "Nothing waits for that answer. “gnd together walks” lists the walks; answers are yes, no and withdraw.",
                ko: "그 답을 기다리는 산책이 없어요. “gnd together walks”에서 확인해 주세요. 답은 yes, no, withdraw예요.")
        case .tooManyQuestions:
            phrases(en: "Ten of your questions wait for an answer already.", ko: "답을 기다리는 요청이 이미 10개예요.")
        }
    }

    private func sentence(_ problem: Invite.Problem) -> String {
        switch problem {
        case .empty, .notAnInvite:
            phrases(en: "That is no invitation: those begin with “gnd1-”.", ko: "초대가 아니에요. 초대는 “gnd1-”로 시작해요.")
        case .damaged:
            phrases(en: "The invitation is not whole. Copy it again, from gnd1- to its end.", ko: "초대가 온전하지 않아요. gnd1-부터 끝까지 다시 복사해 주세요.")
        case .newer:
            phrases(en: "A newer GND made this invitation. Bring yours up to date.", ko: "더 새로운 GND가 만든 초대예요. GND를 업데이트해 주세요.")
        }
    }
}
