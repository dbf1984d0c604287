/// The words of the proof behind a number.
struct WhyStrings: Sendable {
    var title: @Sendable (_ number: String) -> String
    var counted: @Sendable (_ steps: String) -> String
    var allCounted: String
    var rule: String
    var notTwice: @Sendable (_ steps: String, _ source: String, _ winner: String) -> String
    var loading: String
    var empty: String
    var order: String
    var earlier: String
    var later: String
    var isToday: String
    var comesLast: String
    var workout: String

    static let en = WhyStrings(
        title: { "Why \($0)?" }, counted: { "\($0) counted" }, allCounted: "counted",
        rule: "At each moment the first source in your list that was there counts.",
        notTwice: { "\($0) of \($1) were walked while \($2) was there: not counted twice." },
        loading: "Working it out …", empty: "No source recorded anything on this day.", order: "The order that counts",
        earlier: "day before", later: "day after", isToday: "This is today.",
        comesLast: "Walks count where no source was there.", workout: "walks")

    static let ko = WhyStrings(
        title: { "왜 \($0)걸음일까" }, counted: { "\($0) 반영" }, allCounted: "모두 반영",
        rule: "같은 시간에는 목록에서 더 위에 있는 출처만 반영해요.",
        notTwice: { "\($1)의 \($0)은 \($2)도 함께 세던 때라 두 번 세지 않았어요." },
        loading: "따져 보고 있어요 …", empty: "이날은 아무 출처도 기록하지 않았어요.", order: "반영하는 순서",
        earlier: "전날", later: "다음 날", isToday: "오늘이에요.",
        comesLast: "산책은 다른 출처가 없을 때만 반영해요.", workout: "산책")
}
