import LiveWalking
import Phrases
import Sessions
import Walking

/// The question of what shall become of walks that were broken off; without a terminal they are only reported.
struct UnfinishedQuestion {
    let context: CommandContext
    let walks: LiveWalks

    /// - Returns: the walk that is gone on with; nil where a new one begins.
    func ask() async throws(CommandFailure) -> WalkID? {
        for walk in await walks.unfinished() {
            let canGoOn = walk.canGoOn(at: context.dependencies.clock.now)
            context.console.remark(sentence(walk))
            if let belt = walk.belt(at: context.dependencies.clock.now) {
                context.console.remark(context.phrases.warning(of: belt))
            }
            guard context.console.asksQuestions else { continue }
            let (numbers, letters) = (numbers(walk), letters(canGoOn: canGoOn))
            // In a pane of one row only the question is seen.
            let question = context.console.fitting([
                "\(numbers): \(letters.long)", "\(numbers): \(letters.short)", letters.short,
            ])
            switch answer(to: question, canGoOn: canGoOn) {
            case .goOn: return walk.id
            case .save:
                let saved = try await orFail { () async throws(JournalFailure) in try await walks.finish(walk.id) }
                try await FeedReading(context: context, walks: walks).say(saved)
            case .discard: try await orFail { () async throws(JournalFailure) in try await walks.discard(walk.id) }
            case .later: break
            }
        }
        return nil
    }

    private func letters(canGoOn: Bool) -> (long: String, short: String) {
        let phrases = context.phrases
        guard canGoOn else {
            return (
                phrases(en: "Save it [s], discard it [d], later [Enter]? ", ko: "저장 [s], 버리기 [d], 나중에 [Enter]: "),
                phrases(en: "save s, discard d, later ↵? ", ko: "저장 s, 버리기 d, 나중에 ↵: ")
            )
        }
        return (
            phrases(
                en: "Go on [g], save it [s], discard it [d], later [Enter]? ", ko: "이어서 걷기 [g], 저장 [s], 버리기 [d], 나중에 [Enter]: "),
            phrases(en: "go on g, save s, discard d, later ↵? ", ko: "이어서 g, 저장 s, 버리기 d, 나중에 ↵: ")
        )
    }

    private enum Answer { case goOn, save, discard, later }

    /// Asks until one of the answers is given; the end of what is typed leaves it for later.
    private func answer(to question: String, canGoOn: Bool) -> Answer {
        while true {
            context.console.ask(question)
            switch context.console.answer()?.trimmed.lowercased() {
            case "g" where canGoOn: return .goOn
            case "s": return .save
            case "d": return .discard
            case "", nil: return .later
            case let other?:
                context.console.remark(NoAnswerSentence(context.phrases)(other))
            }
        }
    }

    private func sentence(_ walk: UnfinishedWalk) -> String {
        let phrases = context.phrases
        let numbers = numbers(walk)
        return phrases(en: "A walk was broken off after \(numbers), and is not saved.", ko: "저장하지 못한 산책이 있어요: \(numbers)")
    }

    /// Its time and its steps.
    private func numbers(_ walk: UnfinishedWalk) -> String {
        context.phrases.clock(walk.state.moving) + (context.phrases.liveSteps(walk.state).map { ", " + $0 } ?? "")
    }
}
