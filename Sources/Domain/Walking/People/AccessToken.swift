/// Proof of having signed in, kept in the keychain; the journal knows only its fingerprint.
package struct AccessToken: Hashable, Sendable {
    package let value: String

    package init(_ value: String) {
        self.value = value
    }
}
