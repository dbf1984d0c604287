// Looks for text in text, which the standard library leaves to its module of regular expressions; that one is a twentieth of a program.
//
// Letters are compared as people see them: one that is put together is the same as one that is whole.

extension StringProtocol {
    /// The first place of a text that is not empty; nil where there is none.
    package func firstRange(of text: some StringProtocol) -> Range<Index>? {
        guard let first = text.first else { return startIndex..<startIndex }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first) {
            var (here, there) = (found, text.startIndex)
            while here < endIndex, there < text.endIndex, self[here] == text[there] {
                formIndex(after: &here)
                text.formIndex(after: &there)
            }
            if there == text.endIndex { return found..<here }
            start = index(after: found)
        }
        return nil
    }

    /// Indicates whether a text stands somewhere in this one.
    package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

    /// The text with another one in each place of a text that is not empty.
    package func replacing(_ text: String, with other: String) -> String {
        pieces(between: text).joined(separator: other)
    }

    /// The pieces between all places of a text that is not empty; one more than there are places.
    package func pieces(between text: String) -> [SubSequence] {
        var pieces: [SubSequence] = []
        var rest = self[...]
        while !text.isEmpty, let place = rest.firstRange(of: text) {
            pieces.append(rest[..<place.lowerBound])
            rest = rest[place.upperBound...]
        }
        return pieces + [rest]
    }
}
