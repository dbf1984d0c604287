import Terminal

/// The few ways in which commands stress text, as escape sequences or not at all.
struct ConsoleStyle {
    let isPlain: Bool

    init(_ colors: ColorDepth) {
        isPlain = colors == .mono
    }

    func strong(_ text: ConsoleText) -> ConsoleText { isPlain ? text : "\u{1B}[1m\(text)\u{1B}[0m" }
    func faint(_ text: ConsoleText) -> ConsoleText { isPlain ? text : "\u{1B}[2m\(text)\u{1B}[0m" }
    func good(_ text: ConsoleText) -> ConsoleText { isPlain ? text : "\u{1B}[32m\(text)\u{1B}[0m" }
    func bad(_ text: ConsoleText) -> ConsoleText { isPlain ? text : "\u{1B}[31m\(text)\u{1B}[0m" }
}
