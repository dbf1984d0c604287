import Phrases

/// The words of the list of rooms.
struct RoomsStrings: Sendable, Translated {
    var title: String
    var emptyTitle: String
    var emptyText: String
    var newRoom: String
    var joinByCode: String
    var members: @Sendable (Int, _ number: String) -> String
    var until: @Sendable (_ date: String) -> String
    var ended: @Sendable (_ date: String) -> String
    var left: @Sendable (_ room: String) -> String
    var forgotten: @Sendable (_ room: String) -> String
    var withdraw: String
    var withdrawTitle: @Sendable (_ club: String) -> String
    var withdrawText: String
    var withdrew: @Sendable (_ club: String) -> String
    /// The same where it can only be forgotten here.
    var forget: String
    var forgetTitle: @Sendable (_ club: String) -> String
    var forgetText: String
    var forgot: @Sendable (_ club: String) -> String

    static let en = RoomsStrings(
        title: "Together", emptyTitle: "No rooms yet",
        emptyText: """
            People compare their weeks in a room. With other computers: paste an invitation, or share a room in a folder that you \
            synchronise anyway. On this one: make a room and give its code to those with an account here, or join with theirs.
            """,
        newRoom: "new room", joinByCode: "join by code",
        members: { $0 == 1 ? "1 member" : "\($1) members" }, until: { "until \($0)" }, ended: { "ended \($0)" },
        left: { "You left \($0)." },
        forgotten: { "\($0) is forgotten on this computer; what is yours there was not deleted." },
        withdraw: "take back",
        withdrawTitle: { "Take back the request to \($0)?" },
        withdrawText: "Nobody there has let you in yet. To join later takes a new invitation.",
        withdrew: { "You no longer ask to be let into \($0)." }, forget: "Forget",
        forgetTitle: { "Forget the request to \($0) on this computer?" }, forgetText: "So the request cannot be taken back there.",
        forgot: { "The request to \($0) was forgotten on this computer alone." })

    static let ko = RoomsStrings(
        title: "함께하기", emptyTitle: "아직 방이 없어요",
        emptyText: """
            방에서는 여럿이 한 주의 걸음을 견줘 봐요. 다른 컴퓨터를 쓰는 사람과는 받은 초대를 붙여 넣거나, 함께 동기화하는 폴더에 \
            방을 만드세요. 이 컴퓨터를 함께 쓰는 사람과는 방을 만들어 코드를 알려 주거나 받은 코드로 들어가세요.
            """,
        newRoom: "방 만들기", joinByCode: "코드로 들어가기",
        members: { "\($1)명" }, until: { "\($0)까지" }, ended: { "\($0)에 끝났어요" },
        left: { "‘\($0)’ 방에서 나왔어요." },
        forgotten: { "‘\($0)’ 방을 이 컴퓨터에서만 잊었어요. 그곳에 있는 내 것은 지우지 못했어요." }, withdraw: "요청 거두기",
        withdrawTitle: { "‘\($0)’에 보낸 요청을 거둘까요?" }, withdrawText: "아직 들여보내 준 사람이 없어요. 나중에 들어가려면 새 초대가 필요해요.",
        withdrew: { "‘\($0)’에 들여보내 달라는 요청을 거뒀어요." }, forget: "잊기",
        forgetTitle: { "이 컴퓨터에서만 ‘\($0)’에 보낸 요청을 잊을까요?" }, forgetText: "그래서 그곳에 보낸 요청을 거둘 수 없어요.",
        forgot: { "‘\($0)’에 보낸 요청을 이 컴퓨터에서만 잊었어요." })
}
