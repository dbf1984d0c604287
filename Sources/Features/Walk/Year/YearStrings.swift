import Phrases

/// The words of the year's heat map.
struct YearStrings: Sendable, Translated {
    var title: String
    var total: String
    var average: String
    var hits: String
    var best: String
    var less: String
    var more: String
    var empty: String
    var loading: String
    /// Said of a day without steps.
    var noData: String
    var earlier: String
    var later: String
    var noLater: String
    var move: String
    var why: String
    var hitDays: @Sendable (_ hits: Int, _ days: Int) -> String
    /// A month in words: its steps in all and a day, and on how many of its days the goal was reached.
    var month: @Sendable (_ name: String, _ total: String, _ average: String, _ hits: Int, _ days: Int) -> String

    static let en = YearStrings(
        title: "Year", total: "in all", average: "a day", hits: "goal reached", best: "best", less: "less", more: "more",
        empty: "No steps in this year.", loading: "Counting …", noData: "no data",
        earlier: "year before", later: "year after", noLater: "This is the current year.", move: "move", why: "why this number",
        hitDays: { $1 == 1 ? "\($0) of 1 day" : "\($0) of \($1) days" },
        month: { "\($0): \($1) steps, \($2) a day, goal reached on \($3) " + ($4 == 1 ? "of 1 day" : "of \($4) days") })

    static let ko = YearStrings(
        title: "한 해", total: "합계", average: "하루 평균", hits: "목표 달성", best: "최고", less: "적게", more: "많이",
        empty: "이 해에는 걸음이 없어요.", loading: "세고 있어요 …", noData: "기록 없음",
        earlier: "이전 해", later: "다음 해", noLater: "올해예요.", move: "이동", why: "이 숫자의 근거",
        hitDays: { "\($1)일 중 \($0)일" },
        month: { "\($0): 총 \($1)걸음, 하루 평균 \($2)걸음, \($4)일 중 \($3)일 목표 달성" })
}
