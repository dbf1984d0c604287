/// The one function that says how many columns text takes.
///
/// Nothing is harder to get right in a terminal than this number. A program that counts two columns where the terminal moves its cursor by
/// one draws everything to the right of it in the wrong place, and borders go ragged. So there is one answer, here, and everything asks
/// for it: the canvas, labels, tables, wrapping, the caret.
///
/// A cluster takes as many columns as its scalars together, two at the most:
///
/// | | columns |
/// | --- | --- |
/// | letters, digits, most symbols | 1 each |
/// | ideographs, kana, Hangul syllables, emoji | 2 |
/// | nonspacing marks, joiners | 0: they are part of the letter |
/// | spacing marks, the letters of a conjunct | 1 each |
/// | an emoji sequence, a flag | 2 together |
/// | a skin tone after a person | 0 more |
/// | U+FE0F after what is an emoji in its narrow form | 2 together |
/// | U+FE0E after what is text in its wide form | 1 together |
/// | controls, soft hyphens and marks without a letter | 0, and never shown |
///
/// Terminals with grapheme clusters (mode 2027) count alike. For those without, `Curses` decides what is sent instead, so that the count
/// stays true. The table is made by `Scripts/make-width-table` from Unicode's data, and judged by wcwidth and libghostty in the tests.
///
/// ```swift
/// TextWidth.of("walk")  // 4
/// TextWidth.of("산책")  // 4, two columns each
/// TextWidth.of("👨‍👩‍👧‍👦")  // 2, though it is seven scalars
/// ```
public enum TextWidth {
    /// Columns of one grapheme cluster: 0, 1 or 2.
    public static func of(_ character: Character) -> Int { ClusterWidth.of(character) }

    /// Columns that one scalar takes in a terminal that knows no clusters.
    package static func of(_ scalar: Unicode.Scalar) -> Int { ScalarTraits(scalar.value).width }

    /// Columns of a text.
    public static func of(_ text: some StringProtocol) -> Int {
        ClusterScanner(text).width()
    }

    /// The longest beginning of `text` that fits into `columns`, with `…` where something was cut; never half a cluster.
    ///
    /// ```swift
    /// TextWidth.truncated("한강공원", to: 6)  // "한강…", five columns: half a syllable is never shown
    /// ```
    public static func truncated(_ text: some StringProtocol, to columns: Int) -> String {
        guard of(text) > columns else { return String(text) }
        guard columns > 0 else { return "" }
        return prefix(of: text, columns: columns - 1) + "…"
    }

    /// The longest end of `text` that fits into `columns`, with `…` before it where something was cut; for paths, whose end matters most.
    ///
    /// ```swift
    /// TextWidth.truncatedHead("/home/ann/walks.csv", to: 10)  // "…walks.csv"
    /// ```
    public static func truncatedHead(_ text: some StringProtocol, to columns: Int) -> String {
        var excess = of(text) - columns
        guard excess > 0 else { return String(text) }
        guard columns > 0 else { return "" }
        excess += 1
        var start = 0
        ClusterScanner(text).forEach { cluster in
            guard excess > 0 else { return false }
            excess -= cluster.width
            start = cluster.bytes.upperBound
            return true
        }
        return "…" + String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    }

    /// The longest beginning of `text` that takes no more than `columns`, and nothing else.
    ///
    /// It may be a column shorter where a wide cluster would stand across the edge.
    public static func prefix(of text: some StringProtocol, columns: Int) -> String {
        String(decoding: text.utf8.prefix(fitting(text, columns: columns).bytes), as: UTF8.self)
    }

    /// Returns the longest beginning of `text` that takes no more than `columns`, never half a cluster.
    static func fitting(_ text: some StringProtocol, columns: Int) -> (bytes: Int, columns: Int) {
        var end = (bytes: 0, columns: 0)
        ClusterScanner(text).forEach { cluster in
            guard end.columns + cluster.width <= columns else { return false }
            end = (cluster.bytes.upperBound, end.columns + cluster.width)
            return true
        }
        return end
    }
}
