extension TextWidth {
    /// `text` broken into lines of at most `columns`, between words where it can be, never inside a cluster.
    ///
    /// Ideographs and kana may be broken anywhere, as their readers expect; Hangul is broken between words. A word that is longer than a
    /// line is broken behind a hyphen where it has one, so that the groups of a code stay whole. A cluster wider than `columns` gets a line
    /// of its own.
    ///
    /// Line ends in the text stay line ends, and an empty line stays an empty one. With no columns there are no lines.
    ///
    /// ```swift
    /// TextWidth.wrapped("a long walk by the river", to: 11)  // ["a long walk", "by the", "river"]
    /// ```
    public static func wrapped(_ text: some StringProtocol, to columns: Int) -> [String] {
        guard columns > 0 else { return [] }
        var lines: [String] = []
        for paragraph in String(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            wrap(paragraph, to: columns, into: &lines)
        }
        return lines
    }

    /// Fills lines with the pieces of a paragraph, as many as fit.
    ///
    /// The spaces behind a word do not count against the edge, and are dropped where the line ends with them. A piece longer than a whole
    /// line is cut behind a hyphen where there is one, else between clusters.
    private static func wrap(_ paragraph: Substring, to columns: Int, into lines: inout [String]) {
        var line = ""
        var width = 0
        for piece in pieces(of: paragraph) {
            let room = piece.text.last == " " ? piece.width - trailingSpaces(of: piece.text) : piece.width
            if width + room <= columns {
                line += piece.text
                width += piece.width
                continue
            }
            if !line.isEmpty { lines.append(trimmed(line)) }
            line = ""
            width = 0
            if room <= columns {
                line = String(piece.text)
                width = piece.width
            } else {
                let spaces = trailingSpaces(of: piece.text)
                for character in piece.text.dropLast(spaces) {
                    let next = of(character)
                    if width + next > columns, !line.isEmpty {
                        let rest = cutBehindHyphen(&line)
                        lines.append(line)
                        line = rest
                        width = of(rest)
                    }
                    line.append(character)
                    width += next
                }
                line += String(repeating: " ", count: spaces)
                width += spaces
            }
        }
        lines.append(trimmed(line))
    }

    /// Leaves of a line what ends with its last hyphen, and returns what stands behind that; nothing where there is none.
    ///
    /// A hyphen that the line begins with is part of a word, such as an option or a number below zero.
    private static func cutBehindHyphen(_ line: inout String) -> String {
        guard let hyphen = line.lastIndex(of: "-"), hyphen > line.startIndex else { return "" }
        let start = line.index(after: hyphen)
        let rest = String(line[start...])
        line.removeSubrange(start...)
        return rest
    }

    /// Words with the spaces behind them; an ideograph is a word.
    private static func pieces(of paragraph: Substring) -> [(text: Substring, width: Int)] {
        var found: [(Substring, Int)] = []
        var start = paragraph.startIndex
        var width = 0
        var previous: Character?
        for index in paragraph.indices {
            let character = paragraph[index]
            if let previous, breaks(between: previous, and: character) {
                found.append((paragraph[start..<index], width))
                start = index
                width = 0
            }
            width += of(character)
            previous = character
        }
        if start < paragraph.endIndex { found.append((paragraph[start...], width)) }
        return found
    }

    /// Returns whether a line may end between two clusters.
    ///
    /// After spaces, and on either side of an ideograph, but not so that a line would begin with a closing mark or end with an opening one:
    /// the rule that Japanese and Chinese typesetters call *kinsoku*.
    private static func breaks(between left: Character, and right: Character) -> Bool {
        if right == " " { return false }
        if left == " " { return true }
        return isIdeographic(right) && !opening.contains(left) || isIdeographic(left) && !closing.contains(right)
    }

    private static let closing: Set<Character> = [
        "、", "。", "，", "．", "！", "？", "」", "』", "）", "】", ")", "]", ",", ".", "!", "?", ":", ";", "…", "”",
    ]
    private static let opening: Set<Character> = ["「", "『", "（", "【", "(", "[", "“"]

    private static func isIdeographic(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value else { return false }
        return (0x3041...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
    }

    private static func trailingSpaces(of text: Substring) -> Int { text.reversed().prefix { $0 == " " }.count }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
