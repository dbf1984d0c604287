/// Completions for bash, without the helpers of bash-completion, which is not on every machine.
struct BashCompletions {
    let commands: [CommandEntry]
    private let globals = Option.allCases.filter(\.isGlobal).map { "--\($0.rawValue)" }.joined(separator: " ")

    private let ofApp = Option.allCases.filter(\.isForApp).map { "--\($0.rawValue)" }.joined(separator: " ")

    var text: String {
        """
        # Completions of gnd for bash. Load them with: source <(gnd completions bash)
        _gnd() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
            [[ $word == = ]] && word=
            [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                    \(commands.map { $0.name }.joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
                esac
            done
            COMPREPLY=()
            case $before in
        \(Option.allCases.compactMap(value).joined(separator: "\n"))
            esac
            if [[ $word == -* ]]; then
                case $command in
        \(commands.map(options).joined(separator: "\n"))
                    *) mapfile -t COMPREPLY < <(compgen -W "\(globals) \(ofApp)" -- "$word") ;;
                esac
                return
            fi
            case $command in
        \(commands.compactMap(operands).joined(separator: "\n"))
                '') mapfile -t COMPREPLY < <(compgen -W "\(commands.map { $0.name }.joined(separator: " "))" -- "$word") ;;
            esac
        }
        complete -o filenames -F _gnd gnd

        """
    }

    private func value(_ option: Option) -> String? {
        guard option.value != .none else { return nil }
        return "        --\(option.rawValue)) \(action(option.value)) return ;;"
    }

    private func options(_ command: CommandEntry) -> String {
        let own = command.options.map { "--\($0.rawValue) " }.joined()
        return "            \(command.name)) mapfile -t COMPREPLY < <(compgen -W \"\(own)\(globals)\" -- \"$word\") ;;"
    }

    private func operands(_ command: CommandEntry) -> String? {
        guard command.operands != .none else { return nil }
        return "        \(command.name)) \(action(command.operands.kind)) ;;"
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .none, .text: ":;"
        case .folder: "mapfile -t COMPREPLY < <(compgen -d -- \"$word\");"
        case .file: "mapfile -t COMPREPLY < <(compgen -f -- \"$word\");"
        case .profile: "mapfile -t COMPREPLY < <(compgen -W \"$(\(CompletionWords.profiles))\" -- \"$word\");"
        case .zone: "mapfile -t COMPREPLY < <(compgen -W \"$(\(CompletionWords.zones))\" -- \"$word\");"
        case .link: "mapfile -t COMPREPLY < <(compgen -W \"\(CompletionWords.links.joined(separator: " "))\" -- \"$word\");"
        case .theme:
            "mapfile -t COMPREPLY < <(compgen -W \"\(CompletionWords.themes.joined(separator: " "))\" -- \"$word\"; compgen -f -- \"$word\");"
        case .date: "mapfile -t COMPREPLY < <(compgen -W \"today yesterday\" -- \"$word\");"
        case .shell: "mapfile -t COMPREPLY < <(compgen -W \"\(Shell.allCases.map(\.rawValue).joined(separator: " "))\" -- \"$word\");"
        case .choice(let values): "mapfile -t COMPREPLY < <(compgen -W \"\(values.joined(separator: " "))\" -- \"$word\");"
        }
    }
}
