/// What tells a walk that was changed from all others: when it began, and how long it took.
package struct ChangedWalk: Hashable, Sendable {
    package var start: Instant
    package var zone: Zone
    /// On the move, as lists of walks have it.
    package var duration: Duration

    package init(_ walk: Walk) {
        start = walk.start
        zone = walk.zone
        duration = walk.walkingTime
    }
}
