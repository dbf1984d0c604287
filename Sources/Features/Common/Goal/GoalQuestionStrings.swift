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
}
