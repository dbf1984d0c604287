import Terminal

/// The few ways in which commands stress text, as escape sequences or not at all.
struct Ink {
    let isPlain: Bool

    init(_ colors: ColorDepth) {
        isPlain = colors == .mono
    }

    func strong(_ text: String) -> String { wrap(text, "1") }
    func faint(_ text: String) -> String { wrap(text, "2") }
    func good(_ text: String) -> String { wrap(text, "32") }
    func bad(_ text: String) -> String { wrap(text, "31") }

    private func wrap(_ text: String, _ code: String) -> String {
        isPlain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
