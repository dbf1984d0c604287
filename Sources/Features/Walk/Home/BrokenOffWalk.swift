/// A live walk that was broken off and is not saved.
package struct BrokenOffWalk: Hashable, Sendable {
    package var length: Duration
    /// Indicates whether it was a moment ago, so that the walker may still be walking.
    package var canGoOn: Bool
    /// The sentence about its belt, which may still run.
    package var warning: String?

    package init(length: Duration, canGoOn: Bool, warning: String? = nil) {
        self.length = length
        self.canGoOn = canGoOn
        self.warning = warning
    }
}
