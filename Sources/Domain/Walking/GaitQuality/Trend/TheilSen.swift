import Glibc

/// The slope through some points that no single point can bend, and the interval in which it lies.
///
/// The slope is the median of the slopes between all pairs of points (Theil 1950; Sen, JASA 63:1379, 1968). Its interval counts in from
/// both ends of those slopes, in their order, by `C = z √V`: the lower limit is the `(N − C) / 2`-th and the upper one the
/// `(N + C) / 2 + 1`-th of `N` slopes, where `V = (n (n − 1) (2n + 5) − Σ t (t − 1) (2t + 5)) / 18` is the variance of Kendall's S, with
/// `t` values in each tie (Gilbert, Statistical Methods for Environmental Pollution Monitoring, 1987, chapter 16).
///
/// That variance is for points that know nothing of each other. One good week makes the next day good, too, so V is multiplied by
/// `1 + 2 Σ (1 − k/n) ρᵏ` over the lags `k` up to `n − 1` (Yue and Wang, Water Resources Management 18:201, 2004, with the lags of a
/// first-order process), where `ρ` is the correlation of neighbours around the slope, by ranks. A series of n underrates it, so it is
/// taken as `(nρ + 1) / (n − 4)` and half of its standard error more, and never below zero: the interval only grows. With that, a line
/// through a year of weeks that are half like the week before is no more often mistaken for a slope than the level says.
package struct TheilSen: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var x: Double
        package var y: Double

        package init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    package let slope: Double
    /// The height at zero: the median of what the slope leaves of each point.
    package let intercept: Double
    /// The interval that holds the slope, as often as the level says.
    package let interval: ClosedRange<Double>
    /// The correlation of neighbours, 0 to 0.9.
    package let correlation: Double
    /// The difference between the greatest and the least height.
    private let range: Double

    /// Returns nil for fewer than five points, or all at one x.
    /// - Parameters:
    ///   - points: in the order of x.
    ///   - z: of the normal distribution: 2.576 for an interval that holds the slope in 99 of 100 cases.
    ///   - isIndependent: whether the points are known to know nothing of each other.
    package init?(_ points: [Point], z: Double, isIndependent: Bool = false) {
        guard points.count >= 5 else { return nil }
        var slopes: [Double] = []
        slopes.reserveCapacity(points.count * (points.count - 1) / 2)
        points.withUnsafeBufferPointer { points in
            for later in 1..<points.count {
                for earlier in 0..<later where points[later].x > points[earlier].x {
                    slopes.append((points[later].y - points[earlier].y) / (points[later].x - points[earlier].x))
                }
            }
        }
        guard !slopes.isEmpty else { return nil }
        slopes.sort()
        let slope = Self.middle(slopes)
        let rests = points.map { $0.y - slope * $0.x }
        self.slope = slope
        intercept = Self.middle(rests.sorted())
        correlation = isIndependent ? 0 : Self.correlation(rests, at: points.map(\.x))
        let heights = points.map(\.y)
        range = (heights.max() ?? 0) - (heights.min() ?? 0)
        let variance = Self.variance(heights) * Self.inflation(correlation, points.count)
        let reach = z * variance.squareRoot()
        let count = Double(slopes.count)
        let lower = max(0, Int(clamping: (count - reach) / 2) - 1)
        let upper = min(slopes.count - 1, max(lower, Int(clamping: (count + reach) / 2)))
        interval = slopes[min(lower, slopes.count - 1)]...slopes[upper]
    }

    /// Returns whether the interval allows for no slope and for one that is so many times steeper than all heights differ.
    func isVague(over length: Double, beyond times: Double) -> Bool {
        guard interval.contains(0) else { return false }
        return max(-interval.lowerBound, interval.upperBound) * length > times * range
    }

    /// The line at a place.
    package func value(at x: Double) -> Double { intercept + slope * x }

    /// Of numbers in order.
    private static func middle(_ sorted: [Double]) -> Double {
        (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    /// The variance of Kendall's S, with ties.
    static func variance(_ values: [Double]) -> Double {
        func part(_ count: Int) -> Double { Double(count * (count - 1) * (2 * count + 5)) }
        let ties = Dictionary(grouping: values) { $0 }.values.map(\.count)
        return (part(values.count) - ties.reduce(0) { $0 + part($1) }) / 18
    }

    /// The factor by which a correlation of neighbours makes the variance greater.
    static func inflation(_ correlation: Double, _ count: Int) -> Double {
        guard correlation > 0 else { return 1 }
        var (sum, power) = (0.0, 1.0)
        for lag in 1..<count {
            power *= correlation
            sum += (1 - Double(lag) / Double(count)) * power
            if power < 1e-6 { break }
        }
        return 1 + 2 * sum
    }

    /// The correlation of what is left of neighbours, by ranks; neighbours are points no further apart than one and a half times the usual.
    static func correlation(_ rests: [Double], at places: [Double]) -> Double {
        let count = rests.count
        guard count > 8 else { return 0 }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        let longest = middle(steps.sorted()) * 1.5
        var ranks = [Double](repeating: 0, count: count)
        for (rank, place) in rests.indices.sorted(by: { rests[$0] < rests[$1] }).enumerated() {
            ranks[place] = Double(rank) - Double(count - 1) / 2
        }
        let whole = ranks.reduce(0) { $0 + $1 * $1 } / Double(count)
        var (sum, pairs) = (0.0, 0.0)
        for index in 1..<count where steps[index - 1] <= longest {
            sum += ranks[index] * ranks[index - 1]
            pairs += 1
        }
        guard pairs >= 8, whole > 0 else { return 0 }
        let raw = sum / pairs / whole
        let unbiased = (pairs * raw + 1) / (pairs - 4)
        return min(0.9, max(0, unbiased + 0.5 * max(0, 1 - unbiased * unbiased) / pairs.squareRoot()))
    }
}
