import Terminal

extension RichLabel {
    /// Makes pieces of a text in which web addresses, and the numbers of publications after `doi`, lead to what they name.
    ///
    /// ```swift
    /// let source = RichLabel(RichLabel.linked("Physiotherapy 97:182, doi 10.1016/j.physio.2010.12.004"))
    /// ```
    public static func linked(_ text: String, style: Style = .plain) -> [Span] {
        var spans: [Span] = []
        var plain = ""
        // A piece ends where a blank begins, so that a line end is a piece of its own.
        var isAfterDOI = false
        for word in Self.words(in: text) {
            let (body, rest) = Self.withoutPunctuation(word)
            let address =
                ["https://", "http://"].contains(where: body.hasPrefix)
                ? body : isAfterDOI && body.hasPrefix("10.") && body.contains("/") ? "https://doi.org/" + body : nil
            if !body.isEmpty { isAfterDOI = body.lowercased() == "doi" || body.lowercased() == "doi:" }
            guard let address else {
                plain += word
                continue
            }
            if !plain.isEmpty { spans.append(Span(plain, style)) }
            spans.append(Span(body, style, link: address))
            plain = rest
        }
        if !plain.isEmpty { spans.append(Span(plain, style)) }
        return spans
    }

    /// The words of a text and the blanks between them, in order.
    private static func words(in text: String) -> [String] {
        var words: [String] = []
        for character in text {
            let isBlank = character.isWhitespace
            if let last = words.last?.last, last.isWhitespace == isBlank {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
        }
        return words
    }

    /// A word without the punctuation around it that belongs to the sentence, and what stands behind it.
    private static func withoutPunctuation(_ word: String) -> (body: String, rest: String) {
        var body = word
        var rest = ""
        while let last = body.last, last.isWhitespace || ".,;:!?)".contains(last), body.lowercased() != "doi:" {
            rest.insert(last, at: rest.startIndex)
            body.removeLast()
        }
        return (body, rest)
    }
}
