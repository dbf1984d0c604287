import Phrases

/// The words of the test over four metres.
struct FourMetresStrings: Sendable, Translated {
    var title: String
    var explanation: String
    var first: String
    var second: String
    var again: String
    var ready: @Sendable (_ key: String?) -> String
    var walking: @Sendable (_ key: String?) -> String
    var kept: @Sendable (_ key: String?) -> String
    /// The sentence for a time in which nobody can have walked.
    var slip: String
    /// The tries that belong together, and the best of them.
    var tries: @Sendable (_ tries: String, _ best: String) -> String

    static let en = FourMetresStrings(
        title: "Four metres",
        explanation: """
            Put two marks 4 m apart.
            Walk at your usual pace.
            Begin before the first mark, stop after the second.
            Walk twice: the better try counts.
            """,
        first: "first mark", second: "second mark", again: "again",
        ready: { key in key.map { "Press \($0) as you pass the first mark." } ?? "" },
        walking: { key in "Timing …" + (key.map { " Press \($0) at the second mark." } ?? "") },
        kept: { key in "Kept." + (key.map { " Go back, and press \($0) at the first mark to walk again." } ?? "") },
        slip: "That was no walk of four metres; it is not kept.",
        tries: { "This time: \($0). Best: \($1)." })

    static let ko = FourMetresStrings(
        title: "4 m 걷기",
        explanation: """
            4 m 간격으로 표시를 두 개 두세요.
            평소 속도로 걸어요.
            첫 표시 앞에서 출발해 다음 표시를 지나 멈춰요.
            두 번 걸으면 더 좋은 쪽으로 쳐요.
            """,
        first: "첫 표시", second: "다음 표시", again: "다시",
        ready: { key in key.map { "첫 표시를 지날 때 \($0) 키를 눌러 주세요." } ?? "" },
        walking: { key in "재고 있어요 …" + (key.map { " 다음 표시에서 \($0) 키를 눌러 주세요." } ?? "") },
        kept: { key in "기록했어요." + (key.map { " 돌아가서 첫 표시에서 \($0) 키를 누르면 다시 재요." } ?? "") },
        slip: "4 m를 걸은 시간이 아니라서 기록하지 않았어요.",
        tries: { "이번 기록: \($0). 최고: \($1)." })
}
