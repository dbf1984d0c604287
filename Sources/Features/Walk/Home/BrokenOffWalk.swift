/// A live walk that was broken off and is not saved.
package struct BrokenOffWalk: Hashable, Sendable {
    package var length: Duration
    /// Indicates whether it was a moment ago, so that the walker may still be walking.
    package var canGoOn: Bool

    package init(length: Duration, canGoOn: Bool) {
        self.length = length
        self.canGoOn = canGoOn
    }
}
