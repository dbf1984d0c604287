import Phrases

/// The words of the form that makes a room.
struct NewRoomStrings: Sendable, Translated {
    var title: String
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

    static let en = NewRoomStrings(
        title: "New room", name: "Name", namePlaceholder: "e.g. Family", nameHelp: "What the others see.",
        nameMissing: "Give the room a name.", nameTooLong: { "At most \($0) characters." },
        period: "Period", periodQuestion: "How long should the room last?",
        dailyCap: "Daily cap", dailyCapQuestion: "How many steps of a day count at most?",
        dailyCapHelp: "With a cap, a steady week beats one long march.",
        create: "Create the room")

    static let ko = NewRoomStrings(
        title: "방 만들기", name: "이름", namePlaceholder: "예: 우리 가족", nameHelp: "다른 사람에게 보이는 이름이에요.",
        nameMissing: "방 이름을 적어 주세요.", nameTooLong: { "\($0)글자까지 쓸 수 있어요." },
        period: "기간", periodQuestion: "방을 얼마 동안 열어 둘까요?",
        dailyCap: "하루 상한", dailyCapQuestion: "하루에 몇 걸음까지 인정할까요?",
        dailyCapHelp: "상한이 있으면 하루 몰아 걷기보다 꾸준함이 이겨요.",
        create: "방 만들기")
}
