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
    /// The numbers below the months, where they are in a unit of their own.
    var tabular: String
    var empty: String
    var loading: String
    /// Said of a day without steps.
    var noData: String
    /// The words for somebody who goes by minutes: a year and a day without a walk, the mean and the number of days with one, and a month.
    var noWalks: String
    var noWalk: String
    var averageWalked: String
    var daysWalked: String
    var monthWalked: @Sendable (_ name: String, _ total: String, _ days: Int) -> String
    var earlier: String
    var later: String
    var noLater: String
    var move: String
    var why: String
    /// Shows the numbers in the place of the map, and the map again.
    var numbers: String
    var calendar: String
    var hitDays: @Sendable (_ hits: Int, _ days: Int) -> String
    /// The goal of a week, beside that of a day, and in how many weeks it was reached.
    var weeksHit: String
    var hitWeeks: @Sendable (_ hits: Int, _ weeks: Int) -> String
    /// A month in words: its steps in all and a day, and on how many of its days the goal was reached.
    var month: @Sendable (_ name: String, _ total: String, _ average: String, _ hits: Int, _ days: Int) -> String

    static let en = YearStrings(
        title: "Year", total: "in all", average: "a day", hits: "goal reached", best: "best", less: "less", more: "more", tabular: "",
        empty: "No steps in this year.", loading: "Counting …", noData: "steps not known",
        noWalks: "No walks in this year.", noWalk: "no walk", averageWalked: "a day with a walk", daysWalked: "days with a walk",
        monthWalked: { "\($0): \($1) on \($2) \($2 == 1 ? "day" : "days")" },
        earlier: "year before", later: "year after", noLater: "This is the current year.", move: "move", why: "why this number",
        numbers: "numbers", calendar: "calendar",
        hitDays: { $1 == 1 ? "\($0) of 1 day" : "\($0) of \($1) days" },
        weeksHit: "goal of the week", hitWeeks: { "\($0) of \($1) \($1 == 1 ? "week" : "weeks")" },
        month: { "\($0): \($1) steps, \($2) a day, goal reached on \($3) " + ($4 == 1 ? "of 1 day" : "of \($4) days") })

    static let ko = YearStrings(
        title: "한 해", total: "합계", average: "하루 평균", hits: "목표 달성", best: "최고", less: "적게", more: "많이", tabular: "“만” 줄: 하루 평균(만 걸음)",
        empty: "이 해에는 걸음 기록이 없어요.", loading: "세고 있어요 …", noData: "걸음 수 모름",
        noWalks: "이 해에는 산책 기록이 없어요.", noWalk: "산책 없음", averageWalked: "산책한 날 평균", daysWalked: "산책한 날",
        monthWalked: { "\($0): \($2)일 동안 \($1)" },
        earlier: "이전 해", later: "다음 해", noLater: "올해예요.", move: "이동", why: "이 숫자의 근거",
        numbers: "숫자 보기", calendar: "달력 보기",
        hitDays: { "\($1)일 중 \($0)일" },
        weeksHit: "한 주 목표", hitWeeks: { "\($1)주 중 \($0)주" },
        month: { "\($0): 총 \($1)걸음, 하루 평균 \($2)걸음, \($4)일 중 \($3)일 목표 달성" })
}
