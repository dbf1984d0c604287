/// A stretch of a walk that was merged: one of the walks that it was made of.
///
/// Between two of them nobody walked, and no step counts there.
package struct WalkPart: Hashable, Sendable {
    package var start: Instant
    package var end: Instant
    /// The steps; nil when nobody counted.
    package var steps: Int?
    /// Metres; nil when nobody measured.
    package var distance: Double?

    package init(start: Instant, end: Instant, steps: Int? = nil, distance: Double? = nil) {
        self.start = start
        self.end = end
        self.steps = steps
        self.distance = distance
    }

    /// The share of it up to a moment, by time.
    func share(until moment: Instant) -> Double {
        let length = (end - start).milliseconds
        guard length > 0 else { return moment >= end ? 1 : 0 }
        return Double(min(max(0, (moment - start).milliseconds), length)) / Double(length)
    }
}

extension [WalkPart] {
    /// More than anybody merges within a day.
    static var most: Int { 200 }

    /// Parts as one text, such as `0/600/812/560.5,900/1200//`: their ends in seconds since the start of the walk, steps and metres.
    package func text(after start: Instant) -> String {
        map { part in
            let seconds = [part.start, part.end].map { "\(Double(($0 - start).milliseconds) / 1000)" }.joined(separator: "/")
            return "\(seconds)/\(part.steps.map { "\($0)" } ?? "")/\(part.distance.map { "\($0)" } ?? "")"
        }.joined(separator: ",")
    }

    /// Reads what `text(after:)` made; nil for anything else.
    package init?(text: String, after start: Instant) {
        self.init()
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: "/", omittingEmptySubsequences: false)
            guard words.count == 4, count < Self.most, let from = Double(words[0]), let until = Double(words[1]),
                (0...1e7).contains(from), (from...1e7).contains(until)
            else { return nil }
            append(WalkPart(start: start + .seconds(clamping: from), end: start + .seconds(clamping: until)))
            if !words[2].isEmpty {
                guard let steps = Int(words[2]), steps >= 0 else { return nil }
                self[count - 1].steps = steps
            }
            if !words[3].isEmpty {
                guard let distance = Double(words[3]), distance.isFinite, distance >= 0 else { return nil }
                self[count - 1].distance = distance
            }
        }
    }

    /// The parts that a walk can have: in order and within it; none where one is the whole walk, since a walk in one piece has none.
    func possible(from start: Instant, until end: Instant) -> [WalkPart] {
        var result: [WalkPart] = []
        for part in self where part.start >= (result.last?.start ?? start) && part.end <= end && result.count < Self.most {
            result.append(part)
        }
        return result.count == 1 && result[0].start == start && result[0].end == end ? [] : result
    }
}
