/// `gnd man`: the manual page, made from the table of options.
struct ManCommand: Command {
    static let name = "man"
    static let operands = Operands.none
    static let examples = ["gnd man | man -l -"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "print the manual page", ko: "설명서를 출력해요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        try context.console.write(
            ManualPage(commands: context.commands, phrases: context.phrases).lines.consoleLines)
    }
}
