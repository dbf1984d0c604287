/// Text from the scalars that break naive code: marks, joiners, selectors, flags, jamo, wide, narrow and control characters.
enum RandomText {
    private static let scalars: [Unicode.Scalar] = [
        "a", "Z", "9", "#", " ", "~", "é", "漢", "한", "글", "ᄀ", "ᅡ", "ᆨ", "か", "ｶ", "Ａ", "क", "्", "ष", "ि", "ก", "ำ", "\u{301}", "\u{200D}",
        "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "❤", "👍", "\u{1F3FD}", "👨", "👧", "🏳", "🌈", "\u{1F1E9}", "\u{1F1EA}", "\u{E0067}", "\t", "\r",
        "\n", "\u{7F}", "\u{85}", "\u{AD}", "\u{200B}", "\u{600}", "𠀀", "\u{10FFFF}", "─", "█", "⠿",
    ]

    static func string(length: Int, using random: inout SeededGenerator) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<length { text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)]) }
        return String(text)
    }
}
