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
