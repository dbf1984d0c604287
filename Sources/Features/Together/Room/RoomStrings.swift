import Phrases

/// The words of one room.
struct RoomStrings: Sendable, Translated {
    var leave: String
    var leaveTitle: @Sendable (_ room: String) -> String
    var leaveText: String
    var leaveLastText: String
    var you: String
    /// The word in place of a name: of the person, and of another member.
    var me: String
    var nameless: String
    var thisWeek: String
    var why: String
    var notMine: String
    var capNote: @Sendable (_ steps: String) -> String
    var invite: @Sendable (_ code: String) -> String
    var created: @Sendable (_ room: String) -> String
    var joined: @Sendable (_ room: String) -> String
    var alreadyInside: @Sendable (_ room: String) -> String
    var gone: String

    static let en = RoomStrings(
        leave: "Leave", leaveTitle: { "Leave \($0)?" },
        leaveText: "The others no longer see your steps. You can come back with the code.",
        leaveLastText: "You are the last one: the room is deleted, too.",
        you: "you", me: "You", nameless: "no name", thisWeek: "This week", why: "why this number", notMine: "You are not in this room.",
        capNote: { "At most \($0) steps of a day count." }, invite: { "Code for the others on this computer: \($0)" },
        created: { "\($0) is open." }, joined: { "You are in \($0)." }, alreadyInside: { "You are in \($0) already." },
        gone: "This room no longer exists.")

    static let ko = RoomStrings(
        leave: "나가기", leaveTitle: { "‘\($0)’ 방에서 나갈까요?" },
        leaveText: "다른 사람에게 내 걸음이 더는 보이지 않아요. 코드로 다시 들어올 수 있어요.",
        leaveLastText: "마지막 사람이라서 방도 함께 사라져요.",
        you: "나", me: "나", nameless: "이름 없는 사람", thisWeek: "이번 주", why: "이 숫자의 근거", notMine: "이 방에 들어가 있지 않아요.",
        capNote: { "하루 \($0)걸음까지 인정해요." }, invite: { "초대 코드: \($0)" },
        created: { "‘\($0)’ 방을 열었어요." }, joined: { "‘\($0)’ 방에 들어왔어요." }, alreadyInside: { "이미 ‘\($0)’ 방에 있어요." },
        gone: "방이 없어졌어요.")
}
