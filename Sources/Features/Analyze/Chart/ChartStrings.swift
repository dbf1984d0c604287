import Phrases
import Walking

/// The words of the chart.
struct ChartStrings: Sendable, Translated {
    var tab: String
    var metric: String
    var range: String
    var metricBack: String
    var rangeBack: String
    var earlier: String
    var later: String
    /// Shows what a bar is made of: a month's days, or a day's sources.
    var open: String
    var why: String
    /// Shows the numbers in the place of the chart.
    var numbers: String
    var goal: String
    var average: String
    var best: String
    var total: String
    var brisk: String
    /// The minutes a week.
    var briskAWeek: @Sendable (_ minutes: String) -> String
    /// After the minutes a week, with those that the WHO asks for.
    var briskUnit: @Sendable (Int) -> String
    var goalReached: String
    var goalDays: @Sendable (_ reached: Int, _ of: Int) -> String
    var goalWeeks: @Sendable (_ reached: Int, _ of: Int) -> String
    /// Behind those, where some days had another goal than the line shows.
    var goalsOfThen: String
    /// A month's number, which is that of its mean day.
    var meanDay: @Sendable (_ value: String) -> String
    /// The span before the one on show, by its length.
    var before: @Sendable (ChartRange) -> String
    /// The same for a month of the calendar.
    var monthBefore: String
    /// The name of the line at the median.
    var usual: String
    var nothing: String
    var noValue: String
    /// The same of steps: somebody may have walked.
    var noSteps: String
    /// The same of minutes, which are those of walks.
    var noWalk: String

    static let en = ChartStrings(
        tab: "Analyze", metric: "metric", range: "range", metricBack: "metric before", rangeBack: "range before", earlier: "earlier",
        later: "later", open: "open", why: "why this number",
        numbers: "numbers", goal: "goal",
        average: "average", best: "best", total: "total", brisk: "brisk", briskAWeek: { $0 },
        briskUnit: { "min a week (WHO: \($0) or more)" },
        goalReached: "goal reached",
        goalDays: { "\($0) of \($1) \($1 == 1 ? "day" : "days")" },
        goalWeeks: { "\($0) of \($1) \($1 == 1 ? "week" : "weeks")" },
        goalsOfThen: "by the goal of then", meanDay: { "\($0) a day" },
        before: {
            switch $0 {
            case .day: "24 hours before"
            case .week: "7 days before"
            case .month: "30 days before"
            case .year: "year before"
            }
        }, monthBefore: "month before", usual: "usual",
        nothing: "Nothing was measured in this time.", noValue: "no data", noSteps: "steps not known", noWalk: "no walk")

    static let ko = ChartStrings(
        tab: "분석", metric: "지표", range: "기간", metricBack: "이전 지표", rangeBack: "이전 기간", earlier: "이전", later: "다음", open: "열기",
        why: "이 숫자의 근거", numbers: "숫자 보기", goal: "목표",
        average: "평균", best: "최고", total: "합계", brisk: "빠른 걸음", briskAWeek: { "주 \($0)분" }, briskUnit: { "(WHO 권고 \($0)분 이상)" },
        goalReached: "목표 달성",
        goalDays: { "\($1)일 중 \($0)일" },
        goalWeeks: { "\($1)주 중 \($0)주" },
        goalsOfThen: "그때의 목표로", meanDay: { "하루 평균 \($0)" },
        before: {
            switch $0 {
            case .day: "이전 24시간"
            case .week: "이전 7일"
            case .month: "이전 30일"
            case .year: "이전 1년"
            }
        }, monthBefore: "이전 달", usual: "평소",
        nothing: "이 기간에는 기록이 없어요.", noValue: "기록 없음", noSteps: "걸음 수 모름", noWalk: "산책 없음")
}
