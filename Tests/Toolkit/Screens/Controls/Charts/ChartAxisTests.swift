import Terminal
import Testing

@testable import Screens

@MainActor
struct ChartAxisTests {
    private func axis(_ range: ClosedRange<Double>, unit: String = "") -> ChartAxis {
        ChartAxis(range, unit: unit, format: ChartScale.short)
    }

    /// A view that draws an axis and nothing else.
    private final class AxisView: View {
        let axis: ChartAxis
        init(_ axis: ChartAxis) { self.axis = axis }
        override func draw(_ painter: inout Painter) {
            axis.draw(&painter, width: axis.width(in: Size(width: 30, height: 9)), height: bounds.height, bottom: bounds.height - 1)
        }
    }

    private func rows(_ axis: ChartAxis, _ height: Int) -> [String] { Stage(AxisView(axis), width: 12, height: height).rows }

    @Test func `the labels stand at the ends, and in the middle where that is the edge of a row`() {
        #expect(rows(axis(0...10), 6) == ["10 ┤", "   │", "   │", " 5 ┤", "   │", " 0 ┤"])
        #expect(rows(axis(0...10), 7) == ["10 ┤", "   │", "   │", "   │", "   │", "   │", " 0 ┤"])
        #expect(rows(axis(0...10), 4) == ["10 ┤", "   │", "   │", " 0 ┤"])
    }

    @Test func `the unit stands below the first value where there is room`() {
        #expect(rows(axis(0...10, unit: "km"), 6) == ["10 ┤", "km │", "   │", " 5 ┤", "   │", " 0 ┤"])
        #expect(rows(axis(0...10, unit: "km"), 3) == ["10 ┤", "   │", " 0 ┤"])
    }

    @Test func `decimals below each other have as many places, and words are left alone`() {
        #expect(rows(axis(1.2...1.28), 6).map { $0.prefix(4) } == ["1.28", "    ", "    ", "1.24", "    ", "1.20"])
        #expect(rows(axis(0...2.5), 6).map { $0.prefix(4) } == ["2.50", "    ", "    ", "1.25", "    ", "   0"])
        #expect(rows(axis(0...2_500), 6).filter { $0.contains("┤") } == [" 2.5k ┤", "1.25k ┤", "    0 ┤"])
    }

    @Test(arguments: [(24, 3, 4), (23, 9, 0), (80, 2, 0), (80, 9, 4), (0, 0, 0)])
    func `where a chart is small there is no axis`(_ width: Int, _ height: Int, _ expected: Int) {
        #expect(axis(0...10).width(in: Size(width: width, height: height)) == expected)
    }

    @Test func `it is as wide as its widest label or its unit`() {
        let size = Size(width: 80, height: 9)
        #expect(axis(0...10, unit: "steps").width(in: size) == 7)
        #expect(axis(0...10, unit: "걸음").width(in: size) == 6)
        #expect(axis(0...12_500).width(in: size) == 7)
    }

    @Test(arguments: [(0, 0), (5, 0.5), (10, 1), (-3, 0), (99, 1), (.nan, 0), (.infinity, 0)])
    func `a value lies between the ends, whatever it is`(_ value: Double, _ share: Double) {
        #expect(axis(0...10).share(of: value) == share)
    }

    @Test(arguments: 1...20)
    func `a larger value never lies lower, and every row is one of the chart's`(_ height: Int) {
        let axis = axis(-5...5)
        let rows = stride(from: -6.0, through: 6, by: 0.25).map { axis.row(of: $0, height: height) }
        #expect(rows.allSatisfy { (0..<height).contains($0) })
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(axis.row(of: 0, height: 0) == 0)
    }
}
