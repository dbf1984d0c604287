extension Label: CopySource {
    /// The whole text, without the line ends of wrapping.
    public func copyText(at index: Int) -> String { text }
}

extension RichLabel: CopySource {
    /// The text of all pieces.
    public func copyText(at index: Int) -> String { spans.map(\.text).joined() }
}

extension BigDigits: CopySource {
    /// The number, and the words behind it.
    public func copyText(at index: Int) -> String {
        let words = caption.map(\.text).joined()
        return [text, words].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension TextField: CopySource {
    /// Nothing of a secret is copied.
    public func copyText(at index: Int) -> String { isSecure ? "" : text }
}

extension TextView: CopySource {
    /// The text that was typed so far.
    public func copyText(at index: Int) -> String { text }
}
