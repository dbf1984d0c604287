import Testing

@testable import Walking

struct TheilSenTests {
    private func points(_ values: [Double]) -> [TheilSen.Point] {
        values.enumerated().map { TheilSen.Point(Double($0.offset), $0.element) }
    }

    private func isClose(_ one: Double, _ other: Double, _ distance: Double = 1e-9) -> Bool { abs(one - other) < distance }

    /// Sen, JASA 63:1379 (1968), with the interval as R's `deming` and SciPy have it: his own list of slopes has mistakes.
    @Test func `Sen's example`() throws {
        let data = zip([1.0, 2, 3, 4, 10, 12, 18], [9.0, 15, 19, 20, 45, 55, 78]).map { TheilSen.Point($0, $1) }
        let line = try #require(TheilSen(data, z: 1.8119))
        #expect(line.slope == 4 && line.intercept == 6 && line.value(at: 10) == 46)
        #expect(isClose(line.interval.lowerBound, 26.0 / 7) && isClose(line.interval.upperBound, 35.0 / 8))
    }

    /// The slope and the interval of `scipy.stats.theilslopes`, the variance of `pymannkendall.original_test`.
    @Test func `values with ties`() throws {
        let values = [1.21, 1.19, 1.24, 1.22, 1.24, 1.27, 1.25, 1.24, 1.30, 1.28, 1.31, 1.27, 1.33, 1.30, 1.29, 1.34]
        #expect(isClose(TheilSen.variance(values), 487.6666666666667))
        let line = try #require(TheilSen(points(values), z: 2.5758))
        #expect(isClose(line.slope, 0.008) && isClose(line.interval.lowerBound, 0.03 / 7) && isClose(line.interval.upperBound, 0.012))
    }

    /// 1 + 2 Σ (1 − k/n) ρᵏ, added up in Python.
    @Test(arguments: [(0.5, 10, 2.600390625), (0.3, 52, 1.8335949764521193), (0.9, 52, 15.55291193125437), (0, 52, 1), (-0.4, 52, 1)])
    func `neighbours that know of each other widen the interval`(_ correlation: Double, _ count: Int, _ factor: Double) {
        #expect(isClose(TheilSen.inflation(correlation, count), factor, 1e-4))
    }

    @Test func `one wild value bends nothing`() throws {
        var values = (0..<20).map { 1 + 0.01 * Double($0) }
        values[7] = 40
        let line = try #require(TheilSen(points(values), z: 2.5758))
        #expect(isClose(line.slope, 0.01) && line.interval.contains(0.01))
    }

    @Test func `too few points, or all of one day, have no slope`() {
        #expect(TheilSen(points([1, 2, 3, 4]), z: 2) == nil)
        #expect(TheilSen(Array(repeating: TheilSen.Point(3, 1), count: 9), z: 2) == nil)
        #expect(TheilSen([], z: 2) == nil)
    }

    @Test func `values that never change have a slope of nothing`() throws {
        let line = try #require(TheilSen(points(Array(repeating: 1.3, count: 30)), z: 2.5758))
        #expect(line.slope == 0 && line.interval == 0...0)
    }

    /// R's default, and NumPy's.
    @Test(arguments: [(0.25, 1.75), (0.5, 3.5), (0.75, 5.25), (0.1, 1), (0, 1), (1, 9)])
    func `quantiles lie between two values in proportion`(_ part: Double, _ value: Double) throws {
        let quantile = try #require([3.0, 1, 4, 1, 5, 9, 2, 6].quantile(part))
        #expect(isClose(quantile, value))
        #expect([Double]().median == nil)
    }
}
