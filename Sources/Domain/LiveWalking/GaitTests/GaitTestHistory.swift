import Walking

/// Every try of every test, oldest first; none replaces another.
package struct GaitTestHistory: Hashable, Sendable {
    /// Tries that belong together: of one test on one ground, each within ten minutes of the one before.
    ///
    /// The best of them counts.
    package struct Session: Hashable, Sendable {
        /// Oldest first, never empty.
        package let tries: [GaitTestResult]
        package let best: GaitTestResult
    }

    /// Enough for a try a day for 25 years; beyond it the oldest go.
    private static let most = 10_000
    private static let longestBreak = Duration.seconds(600)
    /// The end of a walk may be rounded, and the end of its test be heard a moment later.
    private static let lateness = Duration.seconds(10)

    package private(set) var results: [GaitTestResult] = []

    package init() {}

    /// Adds a try; one that is there already changes nothing.
    package mutating func add(_ result: GaitTestResult) {
        guard !results.contains(result) else { return }
        let place = results.firstIndex { result.taken < $0.taken } ?? results.endIndex
        results.insert(result, at: place)
        if results.count > Self.most { results.removeFirst(results.count - Self.most) }
    }

    package mutating func remove(_ result: GaitTestResult) { results.removeAll { $0 == result } }

    package mutating func replace(_ old: GaitTestResult, by new: GaitTestResult) {
        remove(old)
        add(new)
    }

    /// Returns the six-minute test that was walked within a walk; nil where none was.
    package func test(within walk: Walk) -> GaitTestResult? {
        results.last { $0.test == .sixMinutes && $0.taken > walk.start && $0.taken <= walk.end + Self.lateness }
    }

    /// The sessions of a test on one ground, oldest first.
    package func sessions(of test: GaitTest, on ground: GaitTestResult.Ground) -> [Session] {
        var groups: [[GaitTestResult]] = []
        for result in results where result.test == test && result.ground == ground {
            if let last = groups.last?.last, result.taken - last.taken <= Self.longestBreak {
                groups[groups.count - 1].append(result)
            } else {
                groups.append([result])
            }
        }
        return groups.compactMap { tries in
            tries.max { $0.speed < $1.speed }.map { Session(tries: tries, best: $0) }
        }
    }
}

extension GaitTestHistory: FeatureSetting {
    package static let key = "gait-tests"

    /// `TEST MILLISECONDS METRES SECONDS GROUND [EFFORT]`.
    package init(lines: [[String]]) {
        self.init()
        for line in lines where (5...6).contains(line.count) {
            guard let test = GaitTest(rawValue: line[0]), let taken = Int64(line[1]),
                let metres = Double(line[2]), let seconds = Double(line[3]), let ground = GaitTestResult.Ground(rawValue: line[4]),
                let result = GaitTestResult(
                    test, taken: Instant(milliseconds: taken), metres: metres, seconds: seconds, on: ground,
                    effort: line.count == 6 ? Int(line[5]) : nil)
            else { continue }
            add(result)
        }
    }

    package var lines: [[String]] {
        results.map { result in
            [result.test.rawValue, "\(result.taken.milliseconds)", "\(result.metres)", "\(result.seconds)", result.ground.rawValue]
                + (result.effort.map { ["\($0)"] } ?? [])
        }
    }
}
