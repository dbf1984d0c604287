import ScreenTesting
import Testing

@testable import Screens

struct ChartScaleTests {
    @Test(arguments: [
        (0, 1), (-5, 1), (.nan, 1), (.infinity, 1), (1, 1), (1.1, 1.2), (7, 8), (9, 10), (12, 12), (12.5, 15), (101, 120), (0.3, 0.3),
        (0.07, 0.08),
    ])
    func `the ceiling is the next round number`(_ value: Double, _ expected: Double) {
        #expect(abs(ChartScale.ceiling(value) - expected) < 1e-9)
    }

    @Test(arguments: 0..<200)
    func `the ceiling is not below the value, and not far above it`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let value = Double.random(in: 1...10, using: &dice) * [1e-3, 1e-2, 1, 1e3, 1e12, 1e200][seed % 6]
        let ceiling = ChartScale.ceiling(value)
        #expect(ceiling >= value * (1 - 1e-12) && ceiling <= value * 1.35)
        #expect(ChartScale.ceiling(ceiling) <= ceiling * 1.000_001, "a round number is its own ceiling")
    }

    @Test(arguments: 0..<200)
    func `a fitting range holds all values and is not much wider than they are`(_ seed: Int) throws {
        var dice = SplitMix(seed: UInt64(seed))
        let center = Double.random(in: -1000...1000, using: &dice)
        let values = (0..<Int.random(in: 1...9, using: &dice)).map { _ in center + Double.random(in: -50...50, using: &dice) }
        let range = try #require(ChartScale.fitting(values))
        #expect(values.allSatisfy { range.contains($0) })
        let span = max((values.max() ?? 0) - (values.min() ?? 0), abs(values.max() ?? 0) / 10, 0.1)
        #expect(range.upperBound - range.lowerBound <= span * 2.5)
        // Three labels stand on the axis: its ends and its middle.
        for label in [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound] {
            let digits = abs(label) * 1000 / pow10(span)
            #expect(abs(digits - digits.rounded()) < 1e-6, "\(range)")
        }
        if values.allSatisfy({ $0 >= 0 }) { #expect(range.lowerBound >= 0) }
    }

    /// The largest power of ten that is not above a number.
    private func pow10(_ value: Double) -> Double {
        var power = 1e-6
        while power * 10 <= value { power *= 10 }
        return power
    }

    @Test(
        arguments: [
            ([3.49, 4.05], 3.4...4.2), ([60, 60.4, 61, 63], 58...66), ([1.1, 1.31], 1.1...1.4), ([102, 118], 100...120),
            ([5, 5, 5], 4.75...5.25),
            ([0.2, 0.35], 0.2...0.4), ([-3, 4], -4...4), ([3.1, 4.4], 3...4.6), ([0, 0, 0], 0...2),
        ] as [([Double], ClosedRange<Double>)])
    func `the ends and the middle of an axis can be named`(_ values: [Double], _ expected: ClosedRange<Double>) throws {
        let range = try #require(ChartScale.fitting(values))
        #expect(abs(range.lowerBound - expected.lowerBound) < 1e-9 && abs(range.upperBound - expected.upperBound) < 1e-9, "\(range)")
    }

    @Test(
        arguments: [
            (0, "0"), (0.004, "0"), (-0.004, "0"), (0.75, "0.75"), (9.99, "9.99"), (9.996, "10"), (12.34, "12.3"), (99.96, "100"),
            (950, "950"),
            (1_000, "1k"), (7_500, "7.5k"), (12_340, "12.3k"), (999_949, "1000k"), (999_950, "1M"), (1_250_000, "1.25M"), (1e15, "–"),
            (-7_500, "-7.5k"), (.nan, "–"), (.infinity, "–"), (-.infinity, "–"),
        ])
    func `a number on an axis is short`(_ value: Double, _ text: String) {
        #expect(ChartScale.short(value) == text)
    }

    @Test(arguments: 0..<200)
    func `no positive number takes more than five columns, except what is millions of millions`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let value = Double.random(in: 0...1, using: &dice) * [1, 100, 1e4, 1e6, 1e8][seed % 5]
        #expect(ChartScale.short(value).count <= 5)
    }
}
