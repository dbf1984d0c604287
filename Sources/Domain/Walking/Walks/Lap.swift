/// A part of a walk that the person marked, from the end of the one before, or the start of the walk.
package struct Lap: Hashable, Sendable {
    package var end: Instant
    /// The steps; nil when nobody counted.
    package var steps: Int?
    /// Metres; nil when nobody measured.
    package var distance: Double?
    /// On the move, where pauses are known; nil where nobody saw any.
    package var movingTime: Duration?

    package init(end: Instant, steps: Int? = nil, distance: Double? = nil, movingTime: Duration? = nil) {
        self.end = end
        self.steps = steps
        self.distance = distance
        self.movingTime = movingTime
    }
}

extension [Lap] {
    /// More than a walk of a week has kilometres.
    static var most: Int { 1000 }

    /// Laps as one text, such as `600/812/560.5,1200.25//,1800///540`: seconds since the start of the walk, steps and metres of each, and
    /// behind them the seconds on the move where there were pauses.
    package func text(after start: Instant) -> String {
        map { lap in
            let seconds = Double((lap.end - start).milliseconds) / 1000
            let amounts = "\(seconds)/\(lap.steps.map { "\($0)" } ?? "")/\(lap.distance.map { "\($0)" } ?? "")"
            return amounts + (lap.movingTime.map { "/\(Double($0.milliseconds) / 1000)" } ?? "")
        }.joined(separator: ",")
    }

    /// Reads what `text(after:)` made; nil for anything else.
    package init?(text: String, after start: Instant) {
        self.init()
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: "/", omittingEmptySubsequences: false)
            guard (3...4).contains(words.count), count < Self.most, let seconds = Double(words[0]), (0...1e7).contains(seconds) else {
                return nil
            }
            var lap = Lap(end: start + .seconds(clamping: seconds))
            if !words[1].isEmpty {
                guard let steps = Int(words[1]), steps >= 0 else { return nil }
                lap.steps = steps
            }
            if !words[2].isEmpty {
                guard let distance = Double(words[2]), distance.isFinite, distance >= 0 else { return nil }
                lap.distance = distance
            }
            if words.count == 4 {
                guard let moving = Double(words[3]), (0...seconds).contains(moving) else { return nil }
                lap.movingTime = .seconds(clamping: moving)
            }
            append(lap)
        }
    }

    /// The laps that a walk can have: in order, and within it.
    func possible(from start: Instant, until end: Instant) -> [Lap] {
        var result: [Lap] = []
        for lap in self where lap.end >= (result.last?.end ?? start) && lap.end <= end && result.count < Self.most { result.append(lap) }
        return result
    }
}
