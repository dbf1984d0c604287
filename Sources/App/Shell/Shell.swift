/// The shells that `gnd completions` writes for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The word by which their scripts ask for the names that `--profile` takes.
    static let profiles = "profiles"
}
