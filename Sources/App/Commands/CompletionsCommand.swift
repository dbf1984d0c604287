/// `gnd completions bash`: a script for the shell, made from the table of options.
struct CompletionsCommand: Command {
    static let name = "completions"
    static let operands = Operands.one(.choice(Shell.allCases.map(\.rawValue)))
    static func summary(_ strings: CommandStrings) -> String { strings.completionsSummary }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        guard let shell = context.options.operands.first.flatMap(Shell.init(rawValue:)) else { return }
        try context.console.write(
            shell.completions(context.strings).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
                .consoleLines)
    }
}
