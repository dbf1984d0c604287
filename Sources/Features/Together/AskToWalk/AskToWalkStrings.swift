import Phrases

/// The words of the form that asks a member to walk together.
struct AskToWalkStrings: Sendable, Translated {
    var title: String
    var day: String
    var time: String
    var ask: String
    var note: String
    var badTime: String
    var tooMany: String
    var alreadyAsked: String

    static let en = AskToWalkStrings(
        title: "Ask to walk", day: "Day", time: "Time", ask: "Ask",
        note: "It is sent with the next round, and ends when the walk would begin.",
        badTime: "A time from now on, within seven days.", tooMany: "Ten of your questions wait for an answer already.",
        alreadyAsked: "Three of your questions wait for an answer there.")

    static let ko = AskToWalkStrings(
        title: "산책 청하기", day: "날짜", time: "시각", ask: "청하기",
        note: "다음에 주고받을 때 보내고, 산책할 시각이 되면 끝나요.",
        badTime: "지금부터 7일 안의 시각으로 정해 주세요.", tooMany: "답을 기다리는 요청이 이미 10개예요.",
        alreadyAsked: "먼저 청한 산책 세 번의 답을 기다리고 있어요.")
}
