/// The choice among several sensors for one quantity, from second to second.
///
/// The best that is fresh is believed. A better one that comes back must have been there for some seconds, so that a link that comes
/// and goes does not make the number jump.
struct SourceChoice: Sendable {
    struct Candidate {
        var sensor: String
        /// The smaller, the better.
        var rank: Int
        var lastReading: SessionTime?
    }

    /// Seconds without a reading after which a sensor is not believed.
    let staleAfter: Double
    /// Seconds for which a better one must have been fresh.
    static let hysteresis = 5.0

    private(set) var chosen: String?
    private var freshSince: [String: SessionTime] = [:]

    init(staleAfter: Double = 3) {
        self.staleAfter = staleAfter
    }

    mutating func choose(from candidates: [Candidate], at now: SessionTime) {
        let fresh = candidates.filter { candidate in candidate.lastReading.map { now - $0 <= staleAfter } ?? false }
        for candidate in candidates {
            let isFresh = fresh.contains { $0.sensor == candidate.sensor }
            freshSince[candidate.sensor] = isFresh ? freshSince[candidate.sensor] ?? now : nil
        }
        guard let best = fresh.min(by: { ($0.rank, $0.sensor) < ($1.rank, $1.sensor) }) else {
            chosen = nil
            return
        }
        guard let current = fresh.first(where: { $0.sensor == chosen }) else {
            chosen = best.sensor
            return
        }
        let hasStayed = freshSince[best.sensor].map { now - $0 >= Self.hysteresis } ?? false
        if best.rank < current.rank, hasStayed { chosen = best.sensor }
    }
}
