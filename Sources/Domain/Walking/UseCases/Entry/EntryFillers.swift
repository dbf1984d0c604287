/// Words of an entry that lead to a measure or follow one and say nothing of the walk themselves.
enum EntryFillers {
    private static let before: Set<String> = [
        "for", "in", "of", "about", "at", "on", "around", "roughly", "nearly", "almost", "over", "and", "i", "we", "walked", "walking",
        "went",
        "did", "had", "starting", "started", "from", "since", "took", "just", "now", "~", "방금", "지금", "약", "한", "대략", "거의", "총", "딱", "그리고",
        "나는", "제가", "난",
    ]
    private static let behind: Set<String> = ["long", "total", "or", "so", "walked", "ish", "of", "walking"]
    /// The beginnings of the verbs of a Korean entry: `걸었어요`, `채웠다`.
    private static let verbs = ["걸었", "걸어", "걷고", "걷는", "걸렸", "채웠", "채우", "했어", "했다", "했고", "했음", "했습", "됐어", "됐다", "나왔"]
    private static let korean: Set<String> = ["동안", "정도", "가량", "이상", "이하", "만에", "쯤", "남짓", "넘게", "즈음", "무렵", "간", "총"]

    /// Returns whether a word before a measure is there for its sake.
    static func leads(_ word: String) -> Bool {
        let word = plain(word)
        return before.contains(word) || isVerb(word)
    }

    /// Returns whether a word behind a measure belongs to it.
    static func follows(_ word: String) -> Bool {
        let word = plain(word)
        return korean.contains(word) || korean.contains(Postposition.stem(of: word)) || isVerb(word)
    }

    /// Returns whether a title is nothing but such words.
    static func areAll(_ words: [String]) -> Bool {
        words.allSatisfy { leads($0) || follows($0) || behind.contains(plain($0)) }
    }

    /// The title before a measure without the particle that leads to it: `한강에서` is `한강`.
    ///
    /// Words of something else that was done stay.
    static func withoutEnding(_ title: [String]) -> [String] {
        guard let last = title.last, last.hasSuffix("에서"), last.count > 2 else { return title }
        return title.dropLast() + [String(last.dropLast(2))]
    }

    private static func isVerb(_ word: String) -> Bool { verbs.contains(where: word.hasPrefix) }

    private static func plain(_ word: String) -> String {
        var word = word.lowercased()
        while word.count > 1, let last = word.last, ",;.!?~…".contains(last) { word.removeLast() }
        return word
    }
}
