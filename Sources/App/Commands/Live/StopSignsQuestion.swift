import Live
import LiveWalking
import Phrases
import Settings
import Walking

/// The stop signs before the first walk in a line, and the question that goes with them, as the screen has them.
///
/// Nobody is asked where nobody can answer; the first walk with a person there asks. Somebody who said yes is asked before every walk
/// faster than a stroll whether a doctor has agreed.
struct StopSignsQuestion {
    enum Answer { case walk, stroll, notNow }

    let context: CommandContext

    /// Asks what has to be asked, and says so where nothing begins.
    func ask(before choice: WalkChoice) async throws(CommandFailure) -> Answer {
        let answer = try await answer(before: choice)
        if answer == .notNow {
            context.console.remark(
                context.phrases(
                    en: "No walk began: it wants an answer. The next “gnd walk --line” asks again.",
                    ko: "답이 없어서 산책을 시작하지 않았어요. 다음 “gnd walk --line”에서 다시 여쭤볼게요."))
        }
        return answer
    }

    private func answer(before choice: WalkChoice) async throws(CommandFailure) -> Answer {
        guard context.console.asksQuestions, context.console.readsKeys else { return .walk }
        let journal = try await context.journal()
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let kept = settings[LivePreferences.self]
        let words = StopSignWords.for(context.language)
        guard !kept.knowsStopSigns else {
            guard kept.needsDoctor(before: choice) else { return .walk }
            return await askWhetherDoctorAgreed(words, StopSignAnswers(journal: journal))
        }
        context.console.explain(words.signs)
        context.console.explain("")
        context.console.explain(words.question)
        // The last line says what is asked, since a pane of one row shows no other.
        let first = context.console.fitting([
            context.phrases(
                en: "Heart disease, a fall, advised against it? No [n], yes [y], not now [Enter]: ",
                ko: "심장병, 최근 넘어짐, 운동 조심? 아니요 [n], 네 [y], 나중에 [Enter]: "),
            context.phrases(
                en: "Heart, falls? No [n], yes [y], not now [Enter]: ", ko: "심장병, 넘어짐? 아니요 [n], 네 [y], 나중에 [Enter]: "),
            context.phrases(en: "Heart, falls? n, y, [Enter] later: ", ko: "심장병, 넘어짐? n, y, 나중에 [Enter]: "),
        ])
        guard let hasReason = answer(to: first, no: "n", yes: "y") else { return .notNow }
        if hasReason {
            context.console.explain(words.doctor)
            let second = context.phrases(en: "Stroll now [s], not now [Enter]: ", ko: "느긋하게 걷기 [s], 나중에 [Enter]: ")
            guard answer(to: second, no: nil, yes: "s") != nil else { return .notNow }
        }
        await StopSignAnswers(journal: journal).keep(isGentle: hasReason)
        return hasReason ? .stroll : .walk
    }

    private func askWhetherDoctorAgreed(_ words: StopSignWords, _ answers: StopSignAnswers) async -> Answer {
        context.console.explain(words.askedDoctor)
        let question = context.console.fitting([
            context.phrases(
                en: "Has your doctor agreed? Yes [y], stroll [s], not now [Enter]: ",
                ko: "의사가 괜찮다고 했나요? 네 [y], 느긋하게 걷기 [s], 나중에 [Enter]: "),
            context.phrases(en: "Doctor agreed? y, stroll s, [Enter] later: ", ko: "의사 허락? 네 y, 느긋하게 s, 나중에 [Enter]: "),
            context.phrases(en: "Doctor agreed? y, s, [Enter] later: ", ko: "의사 허락? y, s, 나중에 [Enter]: "),
        ])
        guard let hasAgreed = answer(to: question, no: "s", yes: "y") else { return .notNow }
        if hasAgreed { await answers.keep(isGentle: false) }
        return hasAgreed ? .walk : .stroll
    }

    /// Asks until one of the answers is given; nil for Enter alone and for the end of what is typed.
    private func answer(to question: String, no: String?, yes: String) -> Bool? {
        while true {
            context.console.ask(question)
            guard let typed = context.console.answer()?.trimmed.lowercased(), !typed.isEmpty else { return nil }
            if typed == yes { return true }
            if typed == no { return false }
            context.console.remark(NoAnswerSentence(context.phrases)(typed))
        }
    }
}

/// The sentence about something typed that is none of the answers.
struct NoAnswerSentence {
    private let phrases: Phrases

    init(_ phrases: Phrases) { self.phrases = phrases }

    func callAsFunction(_ typed: String) -> String {
        phrases(
            en: "“\(typed)” is none of the answers. Type one of the letters, or Enter alone.",
            ko: "“\(typed)”\(Particle.topic.after(typed)) 고를 수 없어요. 글자 하나를 적거나 Enter만 눌러 주세요.")
    }
}
