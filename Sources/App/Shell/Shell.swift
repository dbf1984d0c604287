/// The shells that `gnd completions` writes for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// A script made from the same tables as `--help`.
    func completions(_ strings: CommandStrings) -> String {
        switch self {
        case .bash: BashCompletions().text
        case .zsh: ZshCompletions(strings: strings).text
        case .fish: FishCompletions(strings: strings).text
        }
    }
}
