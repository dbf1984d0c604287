import Journal
import Walking

/// `gnd completions bash`: a script for the shell, made from the table of options.
struct CompletionsCommand: Command {
    static let name = "completions"
    static let operands = Operands.one(.shell)
    static let examples = ["source <(gnd completions bash)"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "print completions for a shell", ko: "셸 자동 완성을 출력해요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        if context.options.operands.first == Shell.profiles { return try await writeProfiles(context) }
        guard let shell = context.options.operands.first.flatMap(Shell.init(rawValue:)) else { return }
        let script = ShellCompletions(of: context.commands, language: context.language).script(for: shell)
        let lines = script.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        try context.console.write(lines.map(String.init).consoleLines)
    }

    private func writeProfiles(_ context: CommandContext) async throws(CommandFailure) {
        guard context.dependencies.hasJournal else { return }
        let accounts = try await orFail { () async throws(JournalFailure) in try await context.dependencies.journal().accounts() }
        try context.console.write(accounts.filter { !$0.isLocal }.map(\.name).consoleLines)
    }
}
