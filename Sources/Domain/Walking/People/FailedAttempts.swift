/// How often signing in with a name has failed in a row, and when last.
package struct FailedAttempts: Hashable, Sendable {
    package var count: Int
    package var last: Instant

    package init(count: Int, last: Instant) {
        self.count = count
        self.last = last
    }
}
