import Walking

/// A name that others see: of a member, a room or a club.
///
/// It may come from a stranger's machine, so that it is checked where it enters: nothing in it moves the cursor, turns the direction of
/// text, cannot be seen, or stacks marks over the lines above.
package struct SharedName: Hashable, Sendable {
    /// The most characters of a name, as a person counts them: those of a nickname, which is the same name here.
    package static let maximumLength = Nickname.maximumLength
    /// The most bytes of a name in UTF-8.
    package static let maximumBytes = 192

    /// Composed (NFC), so that the same name has the same bytes wherever it was typed.
    package let text: String

    /// Returns nil when nothing is left without the space at both ends, or when it may not be shown.
    package init?(_ text: String) {
        // Bounded before anything that takes time by its length.
        guard text.utf8.count <= 4 * Self.maximumBytes else { return nil }
        let text = Self.trimmed(text.nfc)
        guard (1...Self.maximumLength).contains(text.count), text.utf8.count <= Self.maximumBytes else { return nil }
        guard !text.unicodeScalars.contains(where: Self.isHidden), !Self.stacksMarks(text) else { return nil }
        self.text = text
    }

    package init?(_ nickname: Nickname) { self.init(nickname.text) }

    /// The same letters whatever their case, width and composition.
    package var key: String { text.nfkc.lowercased().nfc }

    /// Indicates that the two cannot be told apart: they have the same letters, or letters of other scripts that look like them.
    package func isLike(_ other: SharedName) -> Bool { !looks.isDisjoint(with: other.looks) }

    /// The texts of which one is another name's where the two cannot be told apart.
    var looks: Set<String> { [key, LatinLook.of(text)] }

    /// The text without the spaces and tabs at both ends, scalar by scalar, so that a mark on a space begins the name.
    private static func trimmed(_ text: String) -> String {
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator }
        let rest = text.unicodeScalars.drop(while: isSpace)
        guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(rest[...last])
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: !isEmojiPart(scalar)
        default: scalar.properties.isDefaultIgnorableCodePoint && !isEmojiPart(scalar)
        }
    }

    /// Indicates whether it joins emoji to families, or chooses their presentation.
    private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200D}" || scalar == "\u{FE0F}" }

    /// Indicates whether a mark begins the name, or more than two follow one another once all are written apart.
    private static func stacksMarks(_ text: String) -> Bool {
        var marks = 2
        for scalar in text.nfd.unicodeScalars where scalar != "\u{FE0F}" {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
            default: marks = 0
            }
            if marks > 2 { return true }
        }
        return false
    }
}
