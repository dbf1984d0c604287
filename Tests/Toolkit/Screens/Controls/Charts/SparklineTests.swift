import Terminal
import Testing

@testable import Screens

@MainActor
struct SparklineTests {
    private func rows(_ values: [Double?], width: Int = 20, height: Int = 1) -> [String] {
        Stage(Sparkline(values), width: width, height: height).rows
    }

    @Test func `each value has a column, the largest is full, the least still there, the unknown a dot`() {
        #expect(rows([0, 1, 4, nil, 8]) == ["▁▁▄·█"])
        #expect(rows([0, 0, nil]) == ["···"])
        #expect(rows([]) == [""])
        #expect(rows([.nan, .infinity, 2]) == ["▁▁█"])
    }

    @Test func `in more rows it is finer`() {
        #expect(rows([1, 2, 3, 4], height: 2) == ["  ▄█", "▄███"])
    }

    @Test func `of more values than columns each column shows the largest of its own`() {
        #expect(rows([1, 8, 1, 1, 1, 4], width: 3) == ["█▁▄"])
        #expect(rows((0..<100).map { $0 == 57 ? 8 : 1 }, width: 10) == ["▁▁▁▁▁█▁▁▁▁"])
        #expect(rows([1, 2], width: 0) == [""])
    }

    @Test func `a maximum of its own makes lines comparable`() {
        let line = Sparkline([2, 4])
        line.maximum = 8
        let stage = Stage(line, width: 5)
        #expect(stage.rows == ["▂▄"])
        line.maximum = nil
        stage.render()
        #expect(stage.rows == ["▄█"])
    }

    @Test func `from a foot of its own small changes are seen, and a line without one is flat`() {
        let line = Sparkline([100, 102, 104])
        let stage = Stage(line, width: 5)
        #expect(stage.rows == ["▇▇█"])
        line.minimum = 100
        stage.render()
        #expect(stage.rows == ["▁▄█"])
        line.values = [100, 100]
        stage.render()
        #expect(stage.rows == ["··"])
    }

    @Test func `who listens hears its values with their unit, where it has a way to say them`() {
        let line = Sparkline([1, nil, 2.5])
        let stage = Stage(line, width: 20)
        #expect(stage.window.accessibilityTree.all.allSatisfy { $0.role != .chart && $0.role != .chartValue })
        line.format = { TabbedText.number($0) }
        line.unit = "km"
        #expect(stage.window.accessibilityTree.all.filter { $0.role == .chartValue }.map(\.label) == ["1 · 2.5 km"])
        stage.window.saysLines = true
        stage.render()
        #expect(stage.rows == ["1 · 2.5 km"])
    }

    @Test func `one value stands out, also where it shares its column`() {
        let line = Sparkline([1, 2, 3, 4], role: .chartSecondary)
        line.selectedIndex = 2
        let stage = Stage(line, width: 4)
        #expect((0..<4).map { stage.style(x: $0) == Style(.accent, .bold) } == [false, false, true, false])
        #expect(stage.style(x: 0) == Style(.chartSecondary))
        stage.resize(to: Size(width: 2, height: 1))
        #expect((0..<2).map { stage.style(x: $0) == Style(.accent, .bold) } == [false, true])
        line.selectedIndex = 99
        stage.render()
        #expect((0..<2).allSatisfy { stage.style(x: $0) == Style(.chartSecondary) })
    }

    @Test func `it wants a column for each value`() {
        #expect(Sparkline([1, 2, 3]).sizeThatFits(Size(width: 9, height: 9)) == Size(width: 3, height: 1))
        #expect(Sparkline([1, 2, 3]).sizeThatFits(Size(width: 2, height: 0)) == Size(width: 2, height: 0))
    }
}
