import LiveWalking
import Phrases
import Sessions
import Walking

/// The question of what shall become of a walk that is over and cannot be saved, as on a full disk.
///
/// A walk in memory is not thrown away before somebody says so; where nobody can be asked, the loss is told.
struct UnsavedQuestion {
    private enum Answer { case again, giveUp }

    let context: CommandContext
    let walks: LiveWalks

    /// Saves a walk, as often as somebody wants it tried.
    func finish(_ walk: any LiveWalk) async throws(CommandFailure) -> LiveWalks.Outcome {
        while true {
            let failure: JournalFailure
            do throws(JournalFailure) {
                return try await walks.finish(walk.id)
            } catch {
                failure = error
            }
            guard context.console.asksQuestions else { throw await lost(walk, after: failure) }
            context.console.remark(context.phrases.sentence(failure))
            if answer() == .giveUp { throw await lost(walk, after: nil) }
        }
    }

    /// Lets go of the walk, and says how much of it is recorded.
    /// - Parameter failure: the failure that was not said yet.
    private func lost(_ walk: any LiveWalk, after failure: JournalFailure?) async -> CommandFailure {
        if let failure { context.console.complain(context.phrases.sentence(failure)) }
        var walked = 0
        for await update in await walk.updates() { walked = update.state.elapsed }
        // Lines that wait are written as far as there is room by now.
        await walks.leave()
        let recorded = await walks.unfinished().first { $0.id == walk.id }?.state.elapsed
        context.console.remark(Self.sentence(recorded: recorded, of: walked, context.phrases))
        return .alreadySaid
    }

    /// Returns what is left of a walk of some seconds.
    /// - Parameter recorded: the seconds that its recording tells; nil where there is none.
    static func sentence(recorded: Int?, of walked: Int, _ phrases: Phrases) -> String {
        guard let recorded, recorded > 0 else {
            return phrases(en: "None of this walk was recorded: it is lost.", ko: "이 산책은 조금도 기록하지 못해서 사라졌어요.")
        }
        let (until, whole) = (phrases.clock(recorded), phrases.clock(walked))
        // The last second of a recording need not have a line.
        guard recorded + 1 < walked else {
            return phrases(
                en: "The walk is recorded whole, and not lost: the next “gnd walk --line” offers to save it.",
                ko: "산책은 모두 기록되어 있어서 사라지지 않았어요. 다음 “gnd walk --line”에서 저장할 수 있어요.")
        }
        return phrases(
            en: "Recorded are \(until) of \(whole); what came after is lost. The next “gnd walk --line” offers to save what there is.",
            ko: "\(whole) 가운데 \(until)까지만 기록했고 그다음은 사라졌어요. 다음 “gnd walk --line”에서 기록된 만큼 저장할 수 있어요.")
    }

    /// Asks until one of the answers is given; the end of what is typed gives up.
    private func answer() -> Answer {
        let phrases = context.phrases
        let question = context.console.fitting([
            phrases(
                en: "The walk is not saved. Try again [Enter], give up [d]: ", ko: "산책을 저장하지 못했어요. 다시 시도 [Enter], 그만두기 [d]: "),
            phrases(en: "Not saved. Again [Enter], give up [d]: ", ko: "저장 못 함. 다시 [Enter], 그만 [d]: "),
            phrases(en: "not saved: again ↵, give up d ", ko: "저장 못 함: 다시 ↵, 그만 d "),
        ])
        while true {
            context.console.ask(question)
            guard let typed = context.console.answer()?.trimmed.lowercased() else { return .giveUp }
            if typed.isEmpty { return .again }
            if typed == "d" { return .giveUp }
            context.console.remark(NoAnswerSentence(phrases)(typed))
        }
    }
}
