import Sessions
import Walking

/// `gnd prompt`: `6.4k/7k 12d`, for a shell's prompt or a status bar.
struct PromptCommand: Command {
    static let name = "prompt"
    static let operands = Operands.none
    static let options: [Option] = [.live, .json]
    static let examples = [#"PS1='$(gnd prompt) \$ '"#, "gnd prompt --live"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "print today for a shell prompt: 6.4k/7k 12d", ko: "셸 프롬프트용으로 오늘을 출력해요: 6,412/7,000 12일")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        if context.options.isLive { return try writeLive(context) }
        let state = try await state(context)
        try context.console.write(state.line(isJSON: context.options.json, context.phrases))
    }

    /// Says nothing where nobody walks, or `null` to a program.
    ///
    /// Numbers of a moment ago are no walk's when nobody records one any more: the program was killed.
    private func writeLive(_ context: CommandContext) throws(CommandFailure) {
        let dependencies = context.dependencies
        guard let now = LiveNowFile.read(dependencies.liveFolder.now), now.holds(at: dependencies.clock.now),
            !dependencies.liveFolder.recorded.isEmpty
        else {
            if context.options.json { try context.console.write("null\n") }
            return
        }
        try context.console.write(now.line(isJSON: context.options.json, context.phrases))
    }

    private func state(_ context: CommandContext) async throws(CommandFailure) -> PromptState {
        let dependencies = context.dependencies
        // The file knows one profile in one zone; whoever asks for another one gets it counted.
        guard context.options.profile == nil, context.options.zone == nil else { return try await context.today() }
        if let known = dependencies.prompt.read(), known.holds(at: dependencies.clock.now) { return known }
        guard dependencies.hasJournal else { return PromptState(nothingIn: dependencies.systemZone(), at: dependencies.clock.now) }
        let state: PromptState
        do throws(CommandFailure) {
            state = try await context.today()
        } catch {
            // A complaint above every line that is typed would help nobody who is signed out.
            if case .signedOut = error, !context.options.json { throw .alreadySaid }
            throw error
        }
        dependencies.prompt.write(state)
        return state
    }
}
