/// Tags as people type them, with or without their signs and with spaces or commas between: `#morning river`, `#"two words"`.
package struct TypedTags: Hashable, Sendable, CustomStringConvertible {
    /// Each once, in the order in which they were typed.
    package var tags: [String] = []

    package init(_ tags: [String]) {
        for tag in tags where !self.tags.contains(tag) { self.tags.append(tag) }
    }

    package init(_ text: String) {
        var found: [String] = []
        var rest = text[...]
        while let first = rest.first {
            if Self.isGap(first) || first == "#" {
                rest.removeFirst()
            } else if first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
                found.append(String(rest[rest.index(after: rest.startIndex)..<end]).trimmed)
                rest = rest[rest.index(after: end)...]
            } else {
                let word = rest.prefix { !Self.isGap($0) }
                found.append(String(word))
                rest = rest.dropFirst(word.count)
            }
        }
        self.init(found.filter { !$0.isEmpty }.map(ShoeRack.written))
    }

    /// The tag that a word of a title or of an entry is: one with a sign before it, or one that names shoes, `shoe:NAME`, `신발:이름`.
    ///
    /// Nil for any other word, and for a sign alone.
    package static func tag(_ word: some StringProtocol) -> String? {
        guard word.first == "#" else { return ShoeRack.pair(of: String(word)).map(ShoeRack.tag) }
        let tag = word.drop { $0 == "#" }
        return tag.isEmpty ? nil : ShoeRack.written(String(tag))
    }

    /// The tag that a word of a search asks for alone: `tag:NAME`, in either case; nil for any other word.
    package static func sought(_ word: some StringProtocol) -> String? {
        guard word.lowercased().hasPrefix("tag:") else { return nil }
        let tag = word.dropFirst(4).drop { $0 == "#" }
        return tag.isEmpty ? nil : String(tag)
    }

    /// A title without the words of it that are tags, and these.
    package static func taken(from title: String) -> (title: String, tags: [String]) {
        let words = title.split(whereSeparator: \.isWhitespace)
        let tags = words.compactMap(tag)
        guard !tags.isEmpty else { return (title.trimmed, []) }
        return (words.filter { tag($0) == nil }.joined(separator: " "), TypedTags(tags).tags)
    }

    private static func isGap(_ character: Character) -> Bool { character.isWhitespace || character == "," }

    /// Indicates whether a text is these tags, each with its sign, and nothing else.
    package func isWritten(as text: String) -> Bool { !tags.isEmpty && text.trimmed == description }

    /// `#morning #"two words"`.
    package var description: String {
        tags.map { $0.contains(where: Self.isGap) ? "#\"\($0)\"" : "#" + $0 }.joined(separator: " ")
    }
}
