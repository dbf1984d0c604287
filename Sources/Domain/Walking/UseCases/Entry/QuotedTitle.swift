/// A title in quotes at the beginning of some words of an entry: `“10 km loop”`, `"10 km loop"`, `'10 km loop'`.
struct QuotedTitle {
    /// The text between the quotes.
    let text: String
    /// The number of words that it takes.
    let words: Int

    private static let quotes: [(open: Character, close: Character)] = [
        ("\"", "\""), ("“", "”"), ("'", "'"), ("‘", "’"), ("«", "»"), ("「", "」"),
    ]

    /// Returns nil where the words do not begin with a quote that is closed at the end of one of them.
    init?(at words: ArraySlice<String>) {
        guard let first = words.first, let (open, close) = Self.quotes.first(where: { $0.open == first.first }) else { return nil }
        let ends = words.map(Self.withoutSigns)
        // A title may have quotes of its own: then it goes on to the last one, unless another quotation begins behind it.
        let closing = ends.indices.filter { ends[$0].last == close && ends[...$0].joined(separator: " ").count > 2 }
        guard let nearest = closing.first, let last = closing.last else { return nil }
        let goesOn = last == ends.indices.last && open != close && !Self.isTwo(ends[nearest...], open)
        let count = (goesOn ? last : nearest) + 1
        let quoted = words.prefix(count - 1) + [ends[count - 1]]
        text = String(quoted.joined(separator: " ").dropFirst().dropLast())
        self.words = count
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
    }

    private static func isTwo(_ words: ArraySlice<String>, _ open: Character) -> Bool {
        words.dropFirst().contains { $0.first == open }
    }

    private static func withoutSigns(_ word: String) -> String {
        let end = word.last.map { ",;".contains($0) } == true
        return end ? String(word.dropLast()) : word
    }
}
