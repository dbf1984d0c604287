/// The words of the proof behind a number.
struct WhyStrings: Sendable {
    var title: @Sendable (_ number: String) -> String
    var counted: @Sendable (_ steps: String) -> String
    var allCounted: String
    var noneCounted: String
    var rule: String
    var notTwice: @Sendable (_ share: String, _ source: String) -> String
    var loading: String
    var empty: String
    var order: String
    var moveUp: String
    var undo: String
    var earlier: String
    var later: String

    static let en = WhyStrings(
        title: { "Why \($0)?" }, counted: { "\($0) counted" }, allCounted: "counted", noneCounted: "0 counted",
        rule: "At each moment the first source in your list that was there counts.",
        notTwice: { "\($0) steps of \($1) were walked while a source above it was there: not counted twice." },
        loading: "Working it out …", empty: "Nothing was counted on this day.",
        order: "The order that counts", moveUp: "move up, down", undo: "undo", earlier: "day before", later: "day after")

    static let ko = WhyStrings(
        title: { "왜 \($0)일까" }, counted: { "\($0) 반영" }, allCounted: "모두 반영", noneCounted: "반영 안 함",
        rule: "매 순간 목록에서 가장 위에 있는 출처만 세요.",
        notTwice: { "\($1)의 \($0)걸음은 더 위의 출처가 있을 때 걸은 거라 두 번 세지 않았어요." },
        loading: "따져 보고 있어요 …", empty: "이날은 센 걸음이 없어요.",
        order: "세는 차례", moveUp: "위아래로 옮기기", undo: "되돌리기", earlier: "전날", later: "다음 날")
}
