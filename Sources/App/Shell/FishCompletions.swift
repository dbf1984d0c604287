import Phrases

/// Completions for fish, one line each.
struct FishCompletions {
    let commands: [CommandEntry]
    let language: Language

    private var strings: CommandStrings { .for(language) }

    var text: String {
        var lines = ["# Completions of gnd for fish. Save them as ~/.config/fish/completions/gnd.fish", "complete -c gnd -f"]
        for command in commands {
            lines.append("complete -c gnd -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary(strings)))")
            let inside = "complete -c gnd -n '__fish_seen_subcommand_from \(command.name)'"
            lines += command.options.map { "\(inside) \(argument($0, command))" }
            if let values = action(command.operands.kind) { lines.append("\(inside) \(values)") }
        }
        lines += Option.allCases.filter(\.isGlobal).map { "complete -c gnd \(argument($0))" }
        lines += Option.allCases.filter(\.isForApp).map { "complete -c gnd -n __fish_use_subcommand \(argument($0))" }
        return lines.joined(separator: "\n") + "\n"
    }

    private func argument(_ option: Option, _ command: CommandEntry? = nil) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value == .none ? "" : " -r" + (action(command?.values[option] ?? option.value).map { " \($0)" } ?? "")
        return "-l \(option.rawValue)\(letter)\(value) -d \(quoted(strings.optionSummary(option, command?.name)))"
    }

    private func action(_ kind: ValueKind) -> String? {
        switch kind {
        case .none, .text: nil
        case .folder: "-a '(__fish_complete_directories)'"
        case .file: "-F"
        case .profile: "-a '(\(CompletionWords.profiles))'"
        case .zone: "-a \(quoted("(\(CompletionWords.zones))"))"
        case .link: "-a '\(CompletionWords.links.joined(separator: " "))'"
        case .theme: "-F -a '\(CompletionWords.themes.joined(separator: " "))'"
        case .date: "-a 'today yesterday'"
        case .shell: "-a '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'"
        case .choice(let values): "-a '\(values.joined(separator: " "))'"
        }
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.flatMap { "'\\".contains($0) ? "\\\($0)" : "\($0)" }
        return "'\(String(escaped))'"
    }
}
