/// The one function that says how many columns text takes.
public enum TextWidth {
    /// Columns of one grapheme cluster: 0, 1 or 2.
    public static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        guard let first = character.unicodeScalars.first?.value else { return 0 }
        switch first {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F300...0x1FAFF: return 2
        default: return 1
        }
    }

    /// Columns of a text.
    public static func of(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// The longest beginning of `text` that fits into `columns`, with `…` where something was cut; never half a cluster.
    public static func truncated(_ text: some StringProtocol, to columns: Int) -> String {
        guard of(text) > columns else { return String(text) }
        guard columns > 0 else { return "" }
        var kept = ""
        var width = 0
        for character in text {
            let next = width + of(character)
            if next > columns - 1 { break }
            kept.append(character)
            width = next
        }
        return kept + "…"
    }

    /// `text` broken into lines of at most `columns`, between words where it can be, never inside a cluster.
    public static func wrapped(_ text: some StringProtocol, to columns: Int) -> [String] {
        guard columns > 0 else { return [] }
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let joined = line.isEmpty ? String(word) : line + " " + word
                if of(joined) <= columns {
                    line = joined
                } else {
                    if !line.isEmpty { lines.append(line) }
                    line = String(word)
                    while of(line) > columns {
                        var head = ""
                        while let first = line.first, of(head) + of(first) <= columns || head.isEmpty {
                            head.append(first)
                            line.removeFirst()
                        }
                        lines.append(head)
                    }
                }
            }
            lines.append(line)
        }
        return lines
    }
}
