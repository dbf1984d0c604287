import Live
import LiveWalking
import Phrases
import Settings
import Terminal
import Walking

/// The stop signs before the first walk in a line, and the question that goes with them, as the screen has them.
///
/// Nobody is asked where nobody can answer; the first walk with a person there asks. Somebody who said yes is asked before every walk
/// faster than a stroll whether a doctor has agreed.
struct StopSignsQuestion {
    enum Answer { case walk, stroll, notNow }

    let context: CommandContext

    func ask(before choice: WalkChoice) async throws(CommandFailure) -> Answer {
        guard context.console.showsProgress, context.console.readsKeys else { return .walk }
        let journal = try await context.journal()
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let kept = settings[LivePreferences.self]
        let words = StopSignWords.for(context.language)
        guard !kept.knowsStopSigns else {
            guard kept.needsDoctor(before: choice) else { return .walk }
            return await askWhetherDoctorAgreed(words, StopSignAnswers(journal: journal))
        }
        write(words.signs)
        write("")
        write(words.question)
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
            write(words.doctor)
            let second = context.phrases(en: "Stroll now [s], not now [Enter]: ", ko: "느긋하게 걷기 [s], 나중에 [Enter]: ")
            guard answer(to: second, no: nil, yes: "s") != nil else { return .notNow }
        }
        await StopSignAnswers(journal: journal).keep(isGentle: hasReason)
        return hasReason ? .stroll : .walk
    }

    private func askWhetherDoctorAgreed(_ words: StopSignWords, _ answers: StopSignAnswers) async -> Answer {
        write(words.askedDoctor)
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

    /// Writes a text in lines as wide as the terminal.
    private func write(_ text: String) {
        for line in TextWidth.wrapped(text, to: context.console.columns) { try? context.console.errors.write("\(line)\n") }
    }

    /// Asks until one of the answers is given; nil for Enter alone and for the end of what is typed.
    private func answer(to question: String, no: String?, yes: String) -> Bool? {
        while true {
            try? context.console.errors.write("\(question)")
            guard let typed = context.console.answer()?.trimmed.lowercased(), !typed.isEmpty else { return nil }
            if typed == yes { return true }
            if typed == no { return false }
            context.console.complain(NoAnswerSentence(context.phrases)(typed))
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
