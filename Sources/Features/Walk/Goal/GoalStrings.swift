import Common
import Phrases

/// The words of the screen on which a goal is tried.
struct GoalStrings: Sendable, Translated {
    var title: String
    var asked: GoalQuestionStrings
    /// The question for somebody who goes by the minutes of a week.
    var askedMinutes: GoalQuestionStrings
    var more: String
    var less: String
    var bad: @Sendable (_ lowest: String, _ highest: String) -> String
    var save: String
    var saved: @Sendable (_ steps: String) -> String
    var lastWeeks: @Sendable (_ hits: Int, _ days: Int) -> String
    /// The title of the key and the button that lead to the other goals.
    var others: String
    var othersButton: String
    /// The sentence that says that there are two more goals, and what they are now.
    var twoMore: @Sendable (_ speed: String, _ stepLength: String) -> String
    var none: String
    /// The sentence for somebody who goes by the minutes of a week.
    var byMinutes: @Sendable (_ minutes: String) -> String
    /// The sentence that tells that person where the goal of steps is.
    var stepsElsewhere: String

    static let en = GoalStrings(
        title: "Goal", asked: .en,
        askedMinutes: GoalQuestionStrings.minutesOfWeek.en, more: "more", less: "less",
        bad: { "Write a number from \($0) to \($1)." }, save: "Save", saved: { "Goal: \($0) steps a day" },
        lastWeeks: { "You would have reached it on \($0) of \($1) \($1 == 1 ? "day" : "days") with steps in the last 4 weeks." },
        others: "other goals", othersButton: "Speed, step length, single days",
        twoMore: { "Two more goals: speed \($0), step length \($1)." }, none: "none",
        byMinutes: { "You go by minutes: \($0) a week. Goals and records (r) changes them. This goal is for days whose steps are known." },
        stepsElsewhere: "The goal of steps is with the other goals.")

    static let ko = GoalStrings(
        title: "목표", asked: .ko,
        askedMinutes: GoalQuestionStrings.minutesOfWeek.ko, more: "늘리기", less: "줄이기",
        bad: { "\($0)부터 \($1)까지의 수를 적어 주세요." }, save: "저장", saved: { "목표: 하루 \($0)걸음" },
        lastWeeks: { "지난 4주 동안 기록이 있는 \($1)일 중 \($0)일을 채웠을 거예요." },
        others: "다른 목표", othersButton: "속도, 보폭, 요일별 목표",
        twoMore: { "목표가 두 가지 더 있어요: 속도 \($0), 보폭 \($1)." }, none: "없음",
        byMinutes: { "지금은 시간으로 세고 있어요: 한 주에 \($0)분. 목표와 기록(r)에서 바꿀 수 있어요. 이 목표는 걸음 수를 아는 날에 써요." },
        stepsElsewhere: "걸음 목표는 다른 목표에 있어요.")
}
