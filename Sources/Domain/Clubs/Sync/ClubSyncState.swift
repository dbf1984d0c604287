import Walking

/// The outcome of the last rounds of a club: as of when its rooms are shown, and since when something is wrong.
package struct ClubSyncState: Hashable, Sendable {
    /// The end of the last round that reached everything; nil before the first.
    package var lastSuccess: Instant?
    /// The failures since then.
    package var backoff: ClubBackoff
    package var failure: ClubFailure?
    package var failedAt: Instant?

    package init(lastSuccess: Instant? = nil, backoff: ClubBackoff = ClubBackoff(), failure: ClubFailure? = nil, failedAt: Instant? = nil) {
        self.lastSuccess = lastSuccess
        self.backoff = backoff
        self.failure = failure
        self.failedAt = failedAt
    }

    mutating func succeed(at now: Instant) { self = ClubSyncState(lastSuccess: now) }

    mutating func fail(with failure: ClubFailure, at now: Instant) {
        // A round that a person broke off says nothing about the club.
        guard failure != .cancelled else { return }
        (self.failure, failedAt) = (failure, now)
        backoff.failures += 1
    }
}
