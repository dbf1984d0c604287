import LiveWalking
import Phrases

/// The sentence that says what is wrong with a plan of one's own, and in which lines.
struct PlanSentence {
    let phrases: Phrases

    func callAsFunction(_ path: String, _ problems: [PlanText.Problem]) -> String {
        guard let first = problems.first else {
            return phrases(
                en: "\(path) cannot be read. Name a text file with a phase a line.", ko: "\(path) 파일을 읽을 수 없어요. 한 줄에 한 단계씩 적은 글 파일을 골라 주세요."
            )
        }
        let rest = problems.dropFirst().map { problem in
            phrases(
                en: "Line \(problem.line): \(phrases.reason(problem.reason))",
                ko: "\(problem.line)번째 줄: \(phrases.reason(problem.reason))")
        }
        let sentence = phrases(
            en: "Line \(first.line) of \(path): \(phrases.reason(first.reason))",
            ko: "\(path) \(first.line)번째 줄: \(phrases.reason(first.reason))")
        return ([sentence] + rest).joined(separator: " ")
    }
}
