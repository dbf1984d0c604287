/// Walks that a person typed one after the other.
///
/// A typed time has no seconds, and an end that is now has: of two walks in turn the first may end some seconds after the second began. Nobody
/// meant to walk those twice, so the first ends where the second begins, and both count whole.
package enum TypedWalks {
    package typealias Stretch = (start: Int64, end: Int64)

    /// The milliseconds that a typed time cannot tell apart.
    private static let resolution: Int64 = 60_000

    /// Returns whether one of two walks came after the other, though their times say that they share some seconds.
    package static func areInTurn(_ one: Stretch, _ other: Stretch) -> Bool {
        isFollowed(one, by: other) || isFollowed(other, by: one)
    }

    /// More than half of either walk is no slip of seconds: a short walk that was typed twice is one.
    private static func isFollowed(_ first: Stretch, by next: Stretch) -> Bool {
        guard first.start < next.start, first.end > next.start, first.end < next.end else { return false }
        let shared = first.end - next.start
        return shared < resolution && 2 * shared < min(first.end - first.start, next.end - next.start)
    }

    /// Returns the ends of some walks that a person typed, each no later than the next one's beginning where the two came in turn.
    package static func ends(of walks: [Stretch]) -> [Int64] {
        let order = walks.indices.sorted { walks[$0].start < walks[$1].start }
        var ends = walks.map(\.end)
        for (place, index) in order.enumerated() {
            for later in order[(place + 1)...] {
                guard walks[later].start < walks[index].end else { break }
                if isFollowed(walks[index], by: walks[later]) { ends[index] = min(ends[index], walks[later].start) }
            }
        }
        return ends
    }
}

extension Walk {
    /// The walk as a stretch of time, in milliseconds since 1970.
    package var stretch: TypedWalks.Stretch { (start.milliseconds, end.milliseconds) }
}
