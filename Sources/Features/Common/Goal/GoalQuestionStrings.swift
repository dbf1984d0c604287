import Phrases

/// The words with which every form asks for a goal.
package struct GoalQuestionStrings: Sendable, Translated {
    package var question: String
    /// The words for the day from which on it holds.
    package var explanation: String

    package static let en = GoalQuestionStrings(
        question: "How many steps a day?", explanation: "It counts from today on. Earlier days keep the goal they had.")

    package static let ko = GoalQuestionStrings(
        question: "하루에 몇 걸음을 걸을까요?", explanation: "오늘부터 적용돼요. 이전 날짜에는 그때의 목표가 그대로 남아요.")

    /// The question for somebody who goes by the minutes of a week.
    package static let minutesOfWeek = (
        en: GoalQuestionStrings(
            question: "How many minutes of walking a week?",
            explanation: "It counts from this week on. Earlier weeks keep the goal they had."),
        ko: GoalQuestionStrings(question: "한 주에 몇 분을 걸을까요?", explanation: "이번 주부터 적용돼요. 지난주까지는 그때의 목표가 그대로 남아요.")
    )
}
