extension Character {
    /// The keys of a Latin keyboard that lie where Hangul was typed, in the usual layout (두벌식): `ㅂ` is `q`, `주` is `w` and `n`; empty for
    /// anything else.
    ///
    /// Somebody who has just typed Korean and goes on with a command has the keyboard in the wrong mode, and does not see it.
    package var latinKeys: String {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return "" }
        return Hangul.keys(of: Int(scalar.value))
    }
}

extension Key {
    /// The keys that were meant where Hangul was typed; empty for anything else.
    package var latinKeys: [Key] {
        guard modifiers.isEmpty, case .character(let character) = code else { return [] }
        return character.latinKeys.map { Key(.character($0)) }
    }
}

/// The keys of the letters of Hangul, in the orders of Unicode.
private enum Hangul {
    private static let initials = words("r R s e E f a q Q t T d w W c z x v g")
    private static let medials = words("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
    private static let finals = [""] + words("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
    /// ㄱ to ㅣ, each by itself.
    private static let letters = words("r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g") + medials
    private static let firstLetter = 0x3131
    private static let firstSyllable = 0xAC00

    static func keys(of scalar: Int) -> String {
        let letter = scalar - firstLetter
        if letters.indices.contains(letter) { return letters[letter] }
        let syllable = scalar - firstSyllable
        let (medial, final) = (syllable / finals.count % medials.count, syllable % finals.count)
        let initial = syllable / finals.count / medials.count
        guard syllable >= 0, initials.indices.contains(initial) else { return "" }
        return initials[initial] + medials[medial] + finals[final]
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
