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

    /// The silence after which a club that does not answer may be gone for good.
    private static let lostAfter = Duration.seconds(14 * 86_400)

    /// Indicates that a failure is one after which a room can only be forgotten here: there is no way in any more, or for weeks nobody answered.
    package func isLost(by failure: ClubFailure, at now: Instant) -> Bool {
        failure.isOfNoWayIn || failure == .noAnswer && isSilent(at: now)
    }

    /// Indicates that it is not only lost today: what holds the club may be back tomorrow, unless it was away for weeks.
    package func isLostForGood(by failure: ClubFailure, at now: Instant) -> Bool {
        isLost(by: failure, at: now) && (!failure.isOfPlace || isSilent(at: now))
    }

    private func isSilent(at now: Instant) -> Bool { lastSuccess.map { now - $0 >= Self.lostAfter } ?? false }

    /// Returns whether it is too early for another round after a failure.
    ///
    /// A failure that is yet to come was noted by a clock that has been put right since, and keeps nobody waiting.
    func isResting(at now: Instant) -> Bool {
        guard let failedAt else { return false }
        return failedAt <= now && now < failedAt + backoff.limit
    }

    /// - Parameter failure: the reason why the store took nothing of this machine's; nil where it took all.
    mutating func succeed(at now: Instant, except failure: ClubFailure? = nil) {
        guard let failure else {
            self = ClubSyncState(lastSuccess: now)
            return
        }
        lastSuccess = now
        fail(with: failure, at: now)
    }

    mutating func fail(with failure: ClubFailure, at now: Instant) {
        // A round that a person broke off says nothing about the club.
        guard failure != .cancelled else { return }
        (self.failure, failedAt) = (failure, now)
        backoff.failures += 1
    }
}
