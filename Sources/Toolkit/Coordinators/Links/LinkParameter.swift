/// The values that one place of a link accepts, so that a refusal can name the place and what is accepted there.
public nonisolated struct LinkParameter: Sendable {
    /// The words that may stand there; empty where anything that fits may.
    public let words: [String]
    let fits: @Sendable (String) -> Bool

    private init(words: [String], fits: @escaping @Sendable (String) -> Bool) {
        self.words = words
        self.fits = fits
    }

    /// One of a few words.
    public static func oneOf(_ words: [String]) -> LinkParameter { LinkParameter(words: words) { words.contains($0) } }

    /// Any text that makes sense: a number, a date.
    public static func text(where fits: @escaping @Sendable (String) -> Bool) -> LinkParameter { LinkParameter(words: [], fits: fits) }
}
