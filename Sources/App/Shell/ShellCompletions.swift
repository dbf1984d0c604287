/// The scripts that complete a command line, made from the same tables as `--help`.
struct ShellCompletions {
    let commands: [CommandEntry]
    let strings: CommandStrings

    init(of commands: [CommandEntry], strings: CommandStrings) {
        self.commands = commands
        self.strings = strings
    }

    func script(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletions(commands: commands).text
        case .zsh: ZshCompletions(commands: commands, strings: strings).text
        case .fish: FishCompletions(commands: commands, strings: strings).text
        }
    }
}
