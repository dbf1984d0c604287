import Walking

/// Where the prompt's numbers lie, so that a prompt need not open a database.
struct PromptFile {
    let folder: String

    private var file: SmallFile { SmallFile("prompt", in: folder) }

    func read() -> PromptState? { file.read().flatMap { PromptState(text: $0) } }

    /// A failure is silent: the numbers are counted anew.
    func write(_ state: PromptState) { _ = file.write(state.text, isDurable: false) }

    func remove() { file.remove() }
}
