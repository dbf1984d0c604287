/// The text that proves an identity, in the one Unicode composition that is hashed and compared.
///
/// The same Korean or accented text reaches a program composed by one keyboard and decomposed by another, and a hash would tell the
/// two apart. NIST SP 800-63B therefore asks for normalisation before hashing. NFC, as in RFC 8265, joins only what looks the same;
/// NFKC would also take `①` for `1`, and make passphrases weaker than they look.
package struct Passphrase: Sendable {
    package let text: String

    package init(_ typed: String) {
        text = typed.nfc
    }
}

/// A passphrase as a person chose it: long enough, and typed twice alike.
package struct NewPassphrase: Sendable {
    package enum Problem: Error, Hashable, Sendable {
        case tooShort(minimum: Int)
        case tooLong(maximum: Int)
        /// Typed differently the second time.
        case differ
    }

    package static let lengths = 8...256

    package let passphrase: Passphrase

    package init(_ typed: String, repeated: String) throws(Problem) {
        guard typed.count >= Self.lengths.lowerBound else { throw .tooShort(minimum: Self.lengths.lowerBound) }
        guard typed.count <= Self.lengths.upperBound else { throw .tooLong(maximum: Self.lengths.upperBound) }
        guard typed == repeated else { throw .differ }
        passphrase = Passphrase(typed)
    }
}
