import Live
import LiveWalking
import Phrases
import Walking

/// The six-minute test within a walk in a line: its result is kept beside the walk, and said.
struct WalkedTest {
    let context: CommandContext
    private var sixMinutes = SixMinuteWalk()
    private var isTest = false

    init(context: CommandContext) { self.context = context }

    mutating func observe(_ update: LiveUpdate, at now: Instant) {
        isTest = isTest || update.choice.isTest
        sixMinutes.observe(update, at: now)
    }

    /// Keeps the result of a test that was walked to its end, and says it, or why there is none.
    /// - Parameter effort: the effort of the walk, as far as it was said.
    func keep(effort: Int? = nil) async throws(CommandFailure) {
        guard isTest else { return }
        let phrases = context.phrases
        switch sixMinutes.outcome {
        case .measured(var result):
            result.effort = effort
            let journal = try await context.journal()
            _ = try await orFail { () async throws(JournalFailure) in
                try await journal.change(named: .kept(result.test)) { [result] in $0[GaitTestHistory.self].add(result) }
            }
            let sentence = "\(phrases.name(result.test, on: result.ground)): \(phrases.measure(result)), \(phrases.testSpeed(result))."
            try context.console.write("\(sentence) \(phrases(en: "See “gnd tests”.", ko: "“gnd tests”에서 볼 수 있어요."))\n")
        case .unmeasured:
            context.console.complain(
                phrases(
                    en: "No sensor measured the way of the six-minute walk test. Say it: “gnd tests add 12 x 40 + 15”.",
                    ko: "6분 걷기 검사의 거리를 잰 센서가 없어요. “gnd tests add 12 x 40 + 15”로 적어 주세요."))
        case nil:
            context.console.complain(
                phrases(
                    en: "The six-minute walk test was ended before its time, so it has no result.",
                    ko: "6분 걷기 검사가 6분이 되기 전에 끝나서 결과가 없어요."))
        }
    }
}
