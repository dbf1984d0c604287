import LiveWalking
import Phrases
import Walking

/// The question how hard a walk in a line was, for whoever ended it by its key.
struct EffortQuestion {
    let console: Console
    let phrases: Phrases

    /// Asks until there is an answer.
    /// - Parameter said: the effort that was said during the walk.
    /// - Returns: the effort; nil for Enter alone, and for the end of what is typed.
    func ask(said: Int?) -> Int? {
        let question = console.fitting(forms(said))
        while true {
            console.ask(question)
            guard let typed = console.answer()?.trimmed, !typed.isEmpty else { return nil }
            if let effort = Int(typed), Effort.range.contains(effort) { return effort }
            console.remark(
                phrases(
                    en: "“\(typed)” is no effort. Type a number from 6 to 20, or Enter alone.",
                    ko: "6부터 20까지의 숫자를 적거나 Enter만 눌러 주세요."))
        }
    }

    private func forms(_ said: Int?) -> [String] {
        let enter = said.map { phrases(en: "\($0) [Enter]", ko: "그대로 \($0) [Enter]") } ?? phrases(en: "not said [Enter]", ko: "넘기기 [Enter]")
        return [
            phrases(
                en: "How hard was it, from 6 (not at all) to 20 (as hard as can be)? \(enter): ",
                ko: "얼마나 힘들었나요? 6(전혀)에서 20(가장 힘듦)까지, \(enter): "),
            phrases(en: "How hard was it, 6–20? \(enter): ", ko: "힘든 정도 6–20, \(enter): "),
        ]
    }
}
