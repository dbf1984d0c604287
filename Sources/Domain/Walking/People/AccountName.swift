/// The ID that a person signs in with.
package struct AccountName: Hashable, Sendable {
    package enum Problem: Error, Hashable, Sendable {
        case empty
        case tooLong(maximum: Int)
        /// Only letters, digits and `. _ - @ +` can be typed everywhere.
        case badCharacter(Character)
        /// The name of the profile that needs no account.
        case reserved
    }

    package static let maximumLength = 64
    package static let local = "local"

    package let text: String

    package init(_ text: String) throws(Problem) {
        let trimmed = Self.trim(text)
        guard !trimmed.isEmpty else { throw .empty }
        guard trimmed.count <= Self.maximumLength else { throw .tooLong(maximum: Self.maximumLength) }
        if let bad = trimmed.first(where: { !($0.isLetter || $0.isNumber || "._-@+".contains($0)) }) { throw .badCharacter(bad) }
        guard Self.key(trimmed) != Self.local else { throw .reserved }
        self.text = trimmed
    }

    package static func trim(_ text: String) -> String { Nickname.trim(text) }

    /// Two names with the same key are the same account.
    package static func key(_ text: String) -> String { Nickname.key(trim(text)) }
}
