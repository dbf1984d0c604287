package import Phrases
import Walking

/// What the rooms say, in each language.
package struct TogetherStrings: Sendable {
    package var tab: String
    package var emptyTitle: String
    package var emptyText: String
    package var newRoom: String
    package var joinByCode: String
    package var open: String
    package var name: String
    package var namePlaceholder: String
    package var nameHelp: String
    package var nameMissing: String
    package var nameTooLong: String
    package var period: String
    package var periodQuestion: String
    package var dailyCap: String
    package var dailyCapQuestion: String
    package var dailyCapHelp: String
    package var create: String
    package var choose: String
    package var code: String
    package var codePlaceholder: String
    package var codeHelp: String
    package var codeUnknown: String
    package var join: String
    package var leave: String
    package var leaveTitle: @Sendable (String) -> String
    package var leaveText: String
    package var leaveLastText: String
    package var you: String
    package var thisWeek: String
    package var cappedNote: @Sendable (String) -> String
    package var members: @Sendable (Int) -> String
    package var invite: @Sendable (String) -> String
    package var until: @Sendable (String) -> String
    package var ended: @Sendable (String) -> String
    package var periodName: @Sendable (Period) -> String
    package var capName: @Sendable (DailyCap) -> String
    package var created: @Sendable (String) -> String
    package var joined: @Sendable (String) -> String
    package var left: @Sendable (String) -> String
    package var roomGone: String
    package var failed: String
    package var unsavedTitle: String
    package var unsavedText: String

    package static func `for`(_ language: Language) -> TogetherStrings {
        switch language {
        case .english: en
        case .korean: ko
        }
    }

    package static let en = TogetherStrings(
        tab: "Together",
        emptyTitle: "No rooms yet",
        emptyText: "A room is a few people who compare their weeks. Make one and tell the others its code, or join with a code you were told.",
        newRoom: "new room", joinByCode: "join by code", open: "open",
        name: "Name", namePlaceholder: "Sunday walkers", nameHelp: "What the others see.",
        nameMissing: "Give the room a name.", nameTooLong: "Twenty characters at most.",
        period: "Period", periodQuestion: "How long does the room go on?",
        dailyCap: "Daily cap", dailyCapQuestion: "How many steps of a day count at most?",
        dailyCapHelp: "With a cap, a steady week beats one long march.",
        create: "Create the room", choose: "choose",
        code: "Code", codePlaceholder: "ABCD-EFGH", codeHelp: "Somebody in the room can tell you its code.",
        codeUnknown: "No room has this code.", join: "Join",
        leave: "leave", leaveTitle: { "Leave \($0)?" },
        leaveText: "The others no longer see your steps. You can come back with the code.",
        leaveLastText: "You are the last one: the room goes with you.",
        you: "you", thisWeek: "this week",
        cappedNote: { "At most \($0) steps of a day count." },
        members: { $0 == 1 ? "1 member" : "\($0) members" },
        invite: { "Invite with the code \($0)" }, until: { "until \($0)" }, ended: { "ended \($0)" },
        periodName: {
            switch $0 {
            case .week: "One week"
            case .fourWeeks: "Four weeks"
            case .twelveWeeks: "Twelve weeks"
            case .open: "Open end"
            }
        },
        capName: { cap in cap.limit.map { "\(Language.english.number($0)) steps" } ?? "No cap" },
        created: { "\($0) is open." }, joined: { "You are in \($0)." }, left: { "You left \($0)." },
        roomGone: "The room is no longer there.", failed: "The rooms could not be read. Try again; `gnd doctor` says more.",
        unsavedTitle: "Discard this room?", unsavedText: "It has not been created yet.")

    package static let ko = TogetherStrings(
        tab: "함께하기",
        emptyTitle: "아직 방이 없어요",
        emptyText: "방에서는 몇 사람이 한 주의 걸음을 함께 봐요. 방을 만들어 코드를 알려 주거나, 받은 코드로 들어가세요.",
        newRoom: "새 방", joinByCode: "코드로 참여", open: "열기",
        name: "이름", namePlaceholder: "일요 산책 모임", nameHelp: "다른 사람에게 보이는 이름이에요.",
        nameMissing: "방 이름을 적어 주세요.", nameTooLong: "스무 글자까지 쓸 수 있어요.",
        period: "기간", periodQuestion: "방을 얼마 동안 열어 둘까요?",
        dailyCap: "하루 상한", dailyCapQuestion: "하루에 몇 걸음까지 인정할까요?",
        dailyCapHelp: "상한이 있으면 하루 몰아 걷기보다 꾸준함이 이겨요.",
        create: "방 만들기", choose: "고르기",
        code: "코드", codePlaceholder: "ABCD-EFGH", codeHelp: "방에 있는 사람이 코드를 알려 줄 수 있어요.",
        codeUnknown: "이 코드의 방이 없어요.", join: "참여하기",
        leave: "나가기", leaveTitle: { "‘\($0)’ 방에서 나갈까요?" },
        leaveText: "다른 사람에게 내 걸음이 더는 보이지 않아요. 코드로 다시 들어올 수 있어요.",
        leaveLastText: "마지막 사람이라서 방도 함께 사라져요.",
        you: "나", thisWeek: "이번 주",
        cappedNote: { "하루 \($0)걸음까지 인정해요." },
        members: { "\($0)명" },
        invite: { "초대 코드 \($0)" }, until: { "\($0)까지" }, ended: { "\($0)에 끝났어요" },
        periodName: {
            switch $0 {
            case .week: "1주"
            case .fourWeeks: "4주"
            case .twelveWeeks: "12주"
            case .open: "기한 없음"
            }
        },
        capName: { cap in cap.limit.map { "\(Language.korean.number($0))걸음" } ?? "상한 없음" },
        created: { "‘\($0)’ 방을 열었어요." }, joined: { "‘\($0)’ 방에 들어왔어요." }, left: { "‘\($0)’ 방에서 나왔어요." },
        roomGone: "방이 없어졌어요.", failed: "방을 읽지 못했어요. 다시 해 보세요. `gnd doctor`가 더 알려 줘요.",
        unsavedTitle: "방 만들기를 그만둘까요?", unsavedText: "아직 만들지 않았어요.")
}
