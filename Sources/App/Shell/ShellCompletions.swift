import Phrases

/// The scripts that complete a command line, made from the same tables as `--help`.
struct ShellCompletions {
    let commands: [CommandEntry]
    let language: Language

    init(of commands: [CommandEntry], language: Language) {
        self.commands = commands
        self.language = language
    }

    func script(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletions(commands: commands).text
        case .zsh: ZshCompletions(commands: commands, language: language).text
        case .fish: FishCompletions(commands: commands, language: language).text
        }
    }
}
