import Testing

@testable import Walking

struct MedianTests {
    @Test(
        arguments: [([], nil), ([3], 3), ([1, 2], 1.5), ([5, 1, 3], 3), ([4, 1, 3, 2], 2.5), ([7, 7, 7, 1], 7)] as [([Double], Double?)])
    func `the median is the middle one, or the mean of the two in the middle`(_ values: [Double], _ median: Double?) {
        #expect(values.median == median)
        #expect(values.quantile(0.5) == median)
    }

    @Test(
        arguments: [
            ([], nil), ([(3, 2)], 3), ([(3, 0)], nil), ([(1, 1), (2, 1)], 1.5), ([(5, 1), (1, 1), (3, 1)], 3),
            ([(1, 5), (9, 4), (8, 2)], 8),
            ([(2, 6), (8, 5)], 2),
        ] as [([(value: Double, weight: Double)], Double?)])
    func `half of the weight lies below a weighted median`(_ values: [(value: Double, weight: Double)], _ median: Double?) {
        #expect(values.weightedMedian == median)
        #expect(values.reversed().weightedMedian == median)
    }

    /// `numpy.quantile([1, 2, 4, 8, 16], …)`.
    @Test(arguments: [(0.0, 1.0), (0.1, 1.4), (0.25, 2), (0.5, 4), (0.6, 5.6), (0.75, 8), (0.9, 12.8), (1, 16), (-3, 1), (9, 16)])
    func `a quantile lies between two values in proportion`(_ part: Double, _ value: Double) throws {
        #expect(abs(try #require([16, 8, 4, 2, 1].quantile(part)) - value) < 1e-9)
    }

    @Test func `of nothing there is none, of one it is that one`() {
        #expect([Double]().quantile(0.3) == nil)
        #expect([5.0].quantile(0) == 5 && [5.0].quantile(1) == 5)
    }

    @Test(arguments: 0..<30)
    func `a quantile grows with its part, and lies within the values`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let values = (0..<Int.random(in: 1...20, using: &random)).map { _ in Double.random(in: -9...9, using: &random) }
        let quantiles = try stride(from: 0, through: 1, by: 0.05).map { try #require(values.quantile($0)) }
        #expect(zip(quantiles, quantiles.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
        #expect(quantiles.first == values.min())
    }
}

struct PlaceTests {
    @Test(arguments: 0..<40)
    func `the place is that of the first element which does not come first`(_ count: Int) {
        let numbers = Array(0..<20)
        #expect(numbers.place { $0 < count } == min(count, 20))
        #expect([Int]().place { $0 < count } == 0)
    }

    @Test func `of equal elements the place is before all of them, or behind`() {
        let numbers = [1, 2, 2, 2, 3]
        #expect(numbers.place { $0 < 2 } == 1 && numbers.place { $0 <= 2 } == 4)
    }
}
