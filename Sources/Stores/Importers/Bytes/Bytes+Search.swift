extension Collection<UInt8> {
    /// The first place of the bytes of a text; nil where there is none.
    ///
    /// The standard library leaves such a search to its module of regular expressions, which a release does without.
    func place(of text: String) -> Range<Index>? {
        let wanted = Array(text.utf8)
        guard let initial = wanted.first else { return startIndex..<startIndex }
        var start = startIndex
        while let first = self[start...].firstIndex(of: initial) {
            let rest = self[first...]
            if rest.starts(with: wanted) { return first..<index(first, offsetBy: wanted.count) }
            start = index(after: first)
        }
        return nil
    }

    /// Returns whether a text stands anywhere in the bytes.
    func holds(_ text: String) -> Bool { place(of: text) != nil }
}
