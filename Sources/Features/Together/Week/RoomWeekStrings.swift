import Phrases

/// The words of the days behind a number in a room.
struct RoomWeekStrings: Sendable, Translated {
    var title: String
    var why: String
    var whyTitle: @Sendable (_ steps: String) -> String
    /// Over the days of the week.
    var note: String
    /// Behind what counts of a day, with what was walked.
    var capped: @Sendable (_ walked: String) -> String
    var beforeRoom: String
    var afterRoom: String

    static let en = RoomWeekStrings(
        title: "This week", why: "why this number", whyTitle: { "Why \($0)?" },
        note: "The days of the week, as the room counts them.", capped: { "of \($0)" }, beforeRoom: "no room yet", afterRoom: "room ended")

    static let ko = RoomWeekStrings(
        title: "이번 주", why: "이 숫자의 근거", whyTitle: { "\($0)걸음의 근거" },
        note: "이 방에서 날마다 인정된 걸음이에요.", capped: { "/ \($0)" }, beforeRoom: "방 열기 전", afterRoom: "방 끝난 뒤")
}
