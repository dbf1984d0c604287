/// The name that others see, on this computer and in shared rooms: one to 24 characters, as a person counts them.
package struct Nickname: Hashable, Sendable {
    package enum Problem: Error, Hashable, Sendable {
        case empty
        case tooLong(count: Int)
        /// A line break or another character that nobody can see.
        case unprintable
    }

    package static let maximumLength = 24

    package let text: String

    /// Space at both ends does not count.
    package init(_ text: String) throws(Problem) {
        let trimmed = Self.trim(text)
        guard !trimmed.isEmpty else { throw .empty }
        guard trimmed.count <= Self.maximumLength else { throw .tooLong(count: trimmed.count) }
        guard !trimmed.unicodeScalars.contains(where: Self.isUnprintable) else { throw .unprintable }
        self.text = trimmed
    }

    /// Two names with the same key are the same name to a person: case and composition do not count.
    package var key: String { Self.key(text) }

    static func key(_ text: String) -> String {
        text.nfkc.lowercased().nfc
    }

    static func trim(_ text: String) -> String {
        let body = text.drop(while: \.isWhitespace)
        guard let last = body.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(body[...last])
    }

    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // The joiner and the tags are how families and flags are written; the rest of the formats hide in names.
        case .format: !(scalar == "\u{200D}" || scalar == "\u{200C}" || (0xE0020...0xE007F).contains(scalar.value))
        default: false
        }
    }
}
