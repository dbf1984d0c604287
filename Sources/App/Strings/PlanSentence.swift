import LiveWalking
import Phrases

/// The sentence that says what is wrong with a plan of one's own, and in which line.
struct PlanSentence {
    let phrases: Phrases

    func callAsFunction(_ path: String, _ problem: PlanText.Problem?) -> String {
        guard let problem else {
            return phrases(
                en: "\(path) cannot be read. Name a text file with a phase a line.", ko: "\(path) 파일을 읽을 수 없어요. 한 줄에 한 단계씩 적은 글 파일을 골라 주세요."
            )
        }
        return phrases(
            en: "Line \(problem.line) of \(path): \(phrases.reason(problem.reason))",
            ko: "\(path) \(problem.line)번째 줄: \(phrases.reason(problem.reason))")
    }
}
