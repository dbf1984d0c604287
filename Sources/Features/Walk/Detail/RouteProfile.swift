import Walking

/// The speed and height of a walk along its way, in equal parts of its time.
struct RouteProfile: Equatable {
    /// Metres a second, part by part; nil where nobody moved or nothing is known.
    let speeds: [Double?]
    /// Metres above the sea, part by part.
    let heights: [Double?]
    /// The seconds from the first point to where each part begins.
    let starts: [Int]
    /// The lowest and the highest point, metres above the sea.
    let elevation: ClosedRange<Double>?

    init(_ route: [RoutePoint], parts: Int) {
        var distances = Array(repeating: 0.0, count: max(0, parts))
        var seconds = distances
        var sums: [(total: Double, count: Int)] = Array(repeating: (0, 0), count: max(0, parts))
        let times = route.compactMap(\.time)
        let known = route.compactMap(\.elevation).filter(\.isFinite)
        elevation = known.min().flatMap { low in known.max().map { low...$0 } }
        guard parts > 0, let first = times.min(), let last = times.max(), last > first else {
            speeds = []
            heights = []
            starts = []
            return
        }
        let length = Double((last - first).milliseconds)
        func part(at time: Instant) -> Int {
            min(parts - 1, Int(clamping: Double((time - first).milliseconds) / length * Double(parts), .towardZero))
        }
        for (from, to) in zip(route, route.dropFirst()) {
            guard let start = from.time, let walked = from.walked(to: to) else { continue }
            let index = part(at: start)
            distances[index] += walked.metres
            seconds[index] += walked.seconds
        }
        for point in route {
            guard let time = point.time, let elevation = point.elevation, elevation.isFinite else { continue }
            sums[part(at: time)].total += elevation
            sums[part(at: time)].count += 1
        }
        starts = (0..<parts).map { Int(clamping: length / 1000 * Double($0) / Double(parts)) }
        speeds = zip(distances, seconds).map { $1 > 0 ? $0 / $1 : nil }
        heights = sums.map { $0.count > 0 ? $0.total / Double($0.count) : nil }
    }
}

extension RoutePoint {
    /// Returns the way to the next point and its time; nil where nothing is known of it, or no body goes as fast: a receiver was wrong.
    func walked(to next: RoutePoint) -> (metres: Double, seconds: Double)? {
        guard !next.startsSegment, let start = time, let end = next.time, end > start else { return nil }
        let (metres, seconds) = (distance(to: next), Double((end - start).milliseconds) / 1000)
        return Quarantine.couldBe(.speed, metres / seconds, lasting: end - start) ? (metres, seconds) : nil
    }
}
