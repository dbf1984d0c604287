import Glibc

/// The slope through some points that no single point can bend, and the interval in which it lies.
///
/// The slope is the median of the slopes between all pairs of points (Theil 1950; Sen, JASA 63:1379, 1968). Its interval counts in from
/// both ends of those slopes, in their order, by `C = z √V`: the lower limit is the `(N − C) / 2`-th and the upper one the
/// `(N + C) / 2 + 1`-th of `N` slopes, where `V = (n (n − 1) (2n + 5) − Σ t (t − 1) (2t + 5)) / 18` is the variance of Kendall's S, with
/// `t` values in each tie (Gilbert, Statistical Methods for Environmental Pollution Monitoring, 1987, chapter 16).
///
/// That variance is for points that know nothing of each other. Where neighbours do, V is multiplied by `1 + 2 Σ (1 − k/n) ρᵏ` over the lags
/// `k` up to `n − 1` (Yue and Wang, Water Resources Management 18:201, 2004, with the lags of a first-order process), where `ρ` is their
/// correlation: the interval only grows.
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

    /// Returns nil for fewer than five points, or all at one x.
    /// - Parameters:
    ///   - points: in the order of x.
    ///   - z: of the normal distribution: 1.645 for an interval that holds the slope in 9 of 10 cases.
    ///   - correlation: that of neighbours; none where points know nothing of each other.
    package init?(_ points: [Point], z: Double, correlation: Double = 0) {
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
        let variance = Self.variance(points.map(\.y)) * Self.inflation(correlation, points.count)
        let reach = z * variance.squareRoot()
        let count = Double(slopes.count)
        let lower = max(0, Int(clamping: (count - reach) / 2) - 1)
        let upper = min(slopes.count - 1, max(lower, Int(clamping: (count + reach) / 2)))
        interval = slopes[min(lower, slopes.count - 1)]...slopes[upper]
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
}
