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

    /// The verbs of what was done before a walk or on it, which lead from a title to a measure: `점심 먹고`, `강아지를 데리고`.
    private static let connectives: Set<String> = [
        "먹고", "먹고서", "먹은", "마시고", "데리고", "만나고", "만나", "끝나고", "끝내고", "마치고", "보고", "하고", "나서", "다음", "다음에", "후에", "뒤에",
    ]

    /// The title before a measure without the verb or the particle that leads to it: `점심 먹고` is `점심`, `한강에서` is `한강`.
    static func withoutEnding(_ title: [String]) -> [String] {
        var words = title
        while let last = words.last, connectives.contains(plain(last)) { words.removeLast() }
        guard let last = words.last else { return words }
        var bare: String?
        if words.count < title.count {
            // An object has its particle by its last sound.
            bare =
                [("을", true), ("를", false)].lazy.compactMap { object, isClosed -> String? in
                    let stem = String(last.dropLast())
                    return last.hasSuffix(object) && !stem.isEmpty && isClosedSyllable(stem) == isClosed ? stem : nil
                }.first
        } else if let ending = ["에서", "하고"].first(where: { last.hasSuffix($0) && last.count > $0.count }) {
            bare = String(last.dropLast(ending.count))
        }
        if let bare { words[words.count - 1] = bare }
        return words
    }

    private static func isClosedSyllable(_ text: String) -> Bool? {
        guard let scalar = text.unicodeScalars.last?.value, (0xAC00...0xD7A3).contains(scalar) else { return nil }
        return (scalar - 0xAC00) % 28 != 0
    }

    private static func isVerb(_ word: String) -> Bool { verbs.contains(where: word.hasPrefix) }

    private static func plain(_ word: String) -> String {
        var word = word.lowercased()
        while word.count > 1, let last = word.last, ",;.!?~…".contains(last) { word.removeLast() }
        return word
    }
}
