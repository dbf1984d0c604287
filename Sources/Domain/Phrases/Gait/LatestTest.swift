/// The last result of a test in words, for screens and pages that know nothing of tests.
package struct LatestTest: Hashable, Sendable {
    package let name: String
    /// `1.25 m/s`.
    package let value: String
    /// `18 Nov, +0.06 m/s to the time before, best`.
    package let note: String

    /// All of it in one line, without the name.
    package var text: String { "\(value), \(note)" }
}
