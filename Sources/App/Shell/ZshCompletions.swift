import Phrases

/// Completions for zsh, as a function for its `fpath`.
struct ZshCompletions {
    let commands: [CommandEntry]
    let language: Language

    private var strings: CommandStrings { .for(language) }

    var text: String {
        """
        #compdef gnd
        # Completions of gnd for zsh. Save them as _gnd in a folder of your $fpath.
        _gnd() {
            local curcontext=$curcontext state line
            local -a commands globals
            commands=(
        \(commands.map { "        \(quoted("\($0.name):\($0.summary(strings))"))" }.joined(separator: "\n"))
            )
            globals=(
        \(Option.allCases.filter(\.isGlobal).map { "        \(argument($0))" }.joined(separator: "\n"))
            )
            _arguments -C $globals \(Option.allCases.filter(\.isForApp).map { argument($0) + " " }.joined())'1: :->command' '*:: :->operands'
            case $state in
                command) _describe command commands ;;
                operands)
                    case $line[1] in
        \(commands.map(command).joined(separator: "\n"))
                    esac ;;
            esac
        }
        _gnd "$@"

        """
    }

    private func command(_ command: CommandEntry) -> String {
        let own = command.options.map { " \(argument($0, command))" }.joined()
        let operands =
            command.operands == .none ? "" : " \(quoted("*:\(command.operands.kind.placeholder ?? ""):\(action(command.operands.kind))"))"
        return "                \(command.name)) _arguments $globals\(own)\(operands) ;;"
    }

    private func argument(_ option: Option, _ command: CommandEntry? = nil) -> String {
        let help = strings.optionSummary(option, command?.name).flatMap { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }
        let value = option.value == .none ? "" : ":\(option.rawValue):\(action(command?.values[option] ?? option.value))"
        return quoted("--\(option.rawValue)\(option.value == .none ? "" : "=")[\(String(help))]\(value)")
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .none, .text: " "
        case .folder: "_files -/"
        case .file: "_files"
        case .profile: "{compadd -- ${(f)\"$(\(CompletionWords.profiles))\"}}"
        case .zone: "{compadd -- ${(f)\"$(\(CompletionWords.zones))\"}}"
        case .link: "(\(CompletionWords.links.joined(separator: " ")))"
        case .theme: "{compadd -- \(CompletionWords.themes.joined(separator: " ")); _files}"
        case .date: "(today yesterday)"
        case .shell: "(\(Shell.allCases.map(\.rawValue).joined(separator: " ")))"
        case .choice(let values): "(\(values.joined(separator: " ")))"
        }
    }

    private func quoted(_ text: String) -> String {
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
}
