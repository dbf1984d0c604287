/// The words of the list of rooms.
struct RoomsStrings: Sendable {
    var title: String
    var emptyTitle: String
    var emptyText: String
    var newRoom: String
    var joinByCode: String
    var members: @Sendable (Int) -> String
    var until: @Sendable (_ date: String) -> String
    var ended: @Sendable (_ date: String) -> String
    var left: @Sendable (_ room: String) -> String

    static let en = RoomsStrings(
        title: "Together", emptyTitle: "No rooms yet",
        emptyText: """
            A room is for the people who share this computer, each with an account here: they compare their weeks. Make one and \
            give the others its code, or join with the code of theirs.
            """,
        newRoom: "new room", joinByCode: "join by code",
        members: { $0 == 1 ? "1 member" : "\($0) members" }, until: { "until \($0)" }, ended: { "ended \($0)" },
        left: { "You left \($0)." })

    static let ko = RoomsStrings(
        title: "함께하기", emptyTitle: "아직 방이 없어요",
        emptyText: "방은 이 컴퓨터를 함께 쓰는 사람들끼리 한 주의 걸음을 견줘 보는 곳이에요. 방을 만들어 코드를 알려 주거나, 받은 코드로 들어가세요.",
        newRoom: "방 만들기", joinByCode: "코드로 들어가기",
        members: { "\($0)명" }, until: { "\($0)까지" }, ended: { "\($0)에 끝났어요" },
        left: { "‘\($0)’ 방에서 나왔어요." })
}
