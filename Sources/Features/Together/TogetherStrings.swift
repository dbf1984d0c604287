import Walking

/// What the rooms say, in each language.
package struct TogetherStrings: Sendable {
    var tab: String
    var emptyTitle: String
    var emptyText: String
    var newRoom: String
    var newRoomTitle: String
    var joinByCode: String
    var joinTitle: String
    var name: String
    var namePlaceholder: String
    var nameHelp: String
    var nameMissing: String
    var nameTooLong: @Sendable (Int) -> String
    var period: String
    var periodQuestion: String
    var dailyCap: String
    var dailyCapQuestion: String
    var dailyCapHelp: String
    var create: String
    var code: String
    var codeHelp: String
    var codeUnknown: String
    var codeMissing: String
    var roomClosed: String
    var join: String
    var leave: String
    var leaveTitle: @Sendable (String) -> String
    var leaveText: String
    var leaveLastText: String
    var you: String
    var thisWeek: String
    var why: String
    var whyTitle: @Sendable (String) -> String
    /// Over the days of the week.
    var weekNote: String
    /// Behind what counts of a day, with what was walked.
    var capped: @Sendable (String) -> String
    var beforeRoom: String
    var afterRoom: String
    var notMine: String
    var capNote: @Sendable (String) -> String
    var members: @Sendable (Int) -> String
    var invite: @Sendable (String) -> String
    var until: @Sendable (String) -> String
    var ended: @Sendable (String) -> String
    var created: @Sendable (String) -> String
    var joined: @Sendable (String) -> String
    var alreadyInside: @Sendable (String) -> String
    var left: @Sendable (String) -> String
    var roomGone: String

    static let en = TogetherStrings(
        tab: "Together",
        emptyTitle: "No rooms yet",
        emptyText: """
            A room is for the people who share this computer, each with an account here: they compare their weeks. Make one and \
            give the others its code, or join with the code of theirs.
            """,
        newRoom: "new room", newRoomTitle: "New room", joinByCode: "join by code", joinTitle: "Join by code",
        name: "Name", namePlaceholder: "Sunday walkers", nameHelp: "What the others see.",
        nameMissing: "Give the room a name.", nameTooLong: { "At most \($0) characters." },
        period: "Period", periodQuestion: "How long should the room last?",
        dailyCap: "Daily cap", dailyCapQuestion: "How many steps of a day count at most?",
        dailyCapHelp: "With a cap, a steady week beats one long march.",
        create: "Create the room",
        code: "Code", codeHelp: "Somebody in the room, on this computer, can tell you its code.", codeUnknown: "No room has this code.",
        codeMissing: "Type the code.", roomClosed: "This room has ended.", join: "Join",
        leave: "Leave", leaveTitle: { "Leave \($0)?" },
        leaveText: "The others no longer see your steps. You can come back with the code.",
        leaveLastText: "You are the last one: the room is deleted, too.",
        you: "you", thisWeek: "This week", why: "why this number", whyTitle: { "Why \($0)?" },
        weekNote: "The days of the week, as the room counts them.", capped: { "of \($0)" }, beforeRoom: "no room yet",
        afterRoom: "room ended", notMine: "You are not in this room.", capNote: { "At most \($0) steps of a day count." },
        members: { $0 == 1 ? "1 member" : "\($0) members" },
        invite: { "Code for the others on this computer: \($0)" }, until: { "until \($0)" }, ended: { "ended \($0)" },
        created: { "\($0) is open." }, joined: { "You are in \($0)." }, alreadyInside: { "You are in \($0) already." },
        left: { "You left \($0)." }, roomGone: "This room no longer exists.")

    static let ko = TogetherStrings(
        tab: "함께하기",
        emptyTitle: "아직 방이 없어요",
        emptyText: "방은 이 컴퓨터를 함께 쓰는 사람들끼리 한 주의 걸음을 견줘 보는 곳이에요. 방을 만들어 코드를 알려 주거나, 받은 코드로 들어가세요.",
        newRoom: "새 방", newRoomTitle: "새 방", joinByCode: "코드로 참여", joinTitle: "코드로 참여",
        name: "이름", namePlaceholder: "일요 산책 모임", nameHelp: "다른 사람에게 보이는 이름이에요.",
        nameMissing: "방 이름을 적어 주세요.", nameTooLong: { "\($0)글자까지 쓸 수 있어요." },
        period: "기간", periodQuestion: "방을 얼마 동안 열어 둘까요?",
        dailyCap: "하루 상한", dailyCapQuestion: "하루에 몇 걸음까지 인정할까요?",
        dailyCapHelp: "상한이 있으면 하루 몰아 걷기보다 꾸준함이 이겨요.",
        create: "방 만들기",
        code: "코드", codeHelp: "이 컴퓨터를 쓰는 사람 중 방에 있는 사람에게 물어보세요.", codeUnknown: "이 코드의 방이 없어요.",
        codeMissing: "코드를 적어 주세요.", roomClosed: "기간이 끝난 방이에요.", join: "참여하기",
        leave: "나가기", leaveTitle: { "‘\($0)’ 방에서 나갈까요?" },
        leaveText: "다른 사람에게 내 걸음이 더는 보이지 않아요. 코드로 다시 들어올 수 있어요.",
        leaveLastText: "마지막 사람이라서 방도 함께 사라져요.",
        you: "나", thisWeek: "이번 주", why: "이 숫자의 근거", whyTitle: { "\($0)걸음의 근거" },
        weekNote: "이 방에서 날마다 인정된 걸음이에요.", capped: { "/ \($0)" }, beforeRoom: "방을 열기 전",
        afterRoom: "방이 끝난 뒤", notMine: "이 방에 들어가 있지 않아요.", capNote: { "하루 \($0)걸음까지 인정해요." },
        members: { "\($0)명" },
        invite: { "초대 코드: \($0)" }, until: { "\($0)까지" }, ended: { "\($0)에 끝났어요" },
        created: { "‘\($0)’ 방을 열었어요." }, joined: { "‘\($0)’ 방에 들어왔어요." }, alreadyInside: { "이미 ‘\($0)’ 방에 있어요." },
        left: { "‘\($0)’ 방에서 나왔어요." }, roomGone: "방이 없어졌어요.")
}
