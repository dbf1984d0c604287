import Phrases

/// The words of the screen that asks for a room's code.
struct JoinRoomStrings: Sendable, Translated {
    var title: String
    var code: String
    var codeHelp: String
    var codeUnknown: String
    var codeMissing: String
    var roomClosed: String
    var isInvitation: @Sendable (_ key: String?) -> String
    var join: String

    static let en = JoinRoomStrings(
        title: "Join by code",
        code: "Code", codeHelp: "Somebody in the room, on this computer, can tell you its code.", codeUnknown: "No room has this code.",
        codeMissing: "Type the code.", roomClosed: "This room has ended.",
        isInvitation: { "That is an invitation: go back and \($0.map { "press \($0)" } ?? "paste it there")." }, join: "Join")

    static let ko = JoinRoomStrings(
        title: "코드로 들어가기",
        code: "코드", codeHelp: "이 컴퓨터를 쓰는 사람 중 방에 있는 사람에게 물어보세요.", codeUnknown: "이 코드에 맞는 방이 없어요.",
        codeMissing: "코드를 적어 주세요.", roomClosed: "기간이 끝난 방이에요.",
        isInvitation: { "이건 초대예요. 뒤로 가서 \($0.map { "\($0)를 눌러" } ?? "붙여 넣어") 주세요." }, join: "들어가기")
}
