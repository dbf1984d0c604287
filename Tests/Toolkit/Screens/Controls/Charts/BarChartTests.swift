import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct BarChartTests {
    private typealias Bar = BarChart.Bar

    private func right(_ bars: [BarChart.Bar], goal: Double? = nil, width: Int = 20, height: Int = 2) -> [String] {
        Stage(BarChart(bars, direction: .right, goal: goal), width: width, height: height).rows
    }

    // MARK: Bars to the right

    @Test func `a bar has its label, its length, its value and its mark`() {
        let bars = [Bar("Mon", 100, text: "100", mark: "✓"), Bar("화", 50, text: "50")]
        #expect(right(bars) == ["Mon ▇▇▇▇▇▇▇▇▇  100 ✓", "화  ▇▇▇▇▌       50"])
    }

    @Test(
        arguments: [
            (20, ["Mon ▇▇▇▇▇▇▇▇▇▇▇  100", "화  ▇▇▇▇▇▌        50"]), (12, ["Mon ▇▇▇  100", "화  ▇▌    50"]), (11, ["Mon 100", "화   50"]),
            (7, ["Mon 100", "화   50"]), (0, ["", ""]),
        ])
    func `where it is narrow the bar goes before the value does`(_ width: Int, _ expected: [String]) {
        #expect(right([Bar("Mon", 100, text: "100"), Bar("화", 50, text: "50")], width: width) == expected)
    }

    @Test func `what is not known is a dot, and nothing is nothing`() {
        #expect(right([Bar("a", nil), Bar("b", 0)], width: 8) == ["a ·", "b"])
    }

    @Test func `the goal is a tick in every bar, and a bar's own goes before it`() {
        let bars = [Bar("a", 2), Bar("b", 10, goal: 10)]
        #expect(right(bars, goal: 5, width: 12) == ["a ▇▇   ┊", "b ▇▇▇▇▇▇▇▇▇┊"])
        #expect(right([Bar("a", 2), Bar("b", 10)], width: 12) == ["a ▇▇", "b ▇▇▇▇▇▇▇▇▇▇"])
    }

    @Test func `the bar that stands out is bold with its label`() {
        let chart = BarChart([Bar("a", 1, text: "1"), Bar("b", 2, text: "2")], direction: .right)
        let stage = Stage(chart, width: 12, height: 2)
        #expect(stage.style(x: 0, y: 1) == Style(.secondary))
        chart.selectedIndex = 1
        stage.render()
        #expect(stage.style(x: 0, y: 1) == Style(.text, .bold) && stage.style(x: 11, y: 1) == Style(.text, .bold))
    }

    // MARK: Bars upwards

    @Test(arguments: ["goal", "목표"]) func `the name of the goal is whole at any width, or not there`(_ name: String) {
        for count in [1, 2, 7, 12, 30, 31] {
            let chart = BarChart((0..<count).map { Bar("", Double($0 % 4 + 7)) })
            chart.goal = 6
            chart.goalText = name
            for width in 10...90 {
                let rows = Stage(chart, width: width, height: 9).rows
                let letters = rows.joined().filter { name.contains($0) }
                #expect(letters.isEmpty || letters == name, "\(count) bars in \(width): \(rows)")
                if count == 7, width >= 40 { #expect(letters == name, "\(width): \(rows)") }
            }
        }
    }

    @Test func `bars stand on a line, with their names below and an axis beside`() {
        let chart = BarChart([Bar("Mo", 5), Bar("Tu", 10), Bar("We", nil), Bar("Th", 0)])
        let rows = Stage(chart, width: 24, height: 8).rows
        #expect(rows[0].hasPrefix("10┤") || rows[0].hasPrefix("10 ┤"))
        #expect(rows.last?.split(separator: " ").map(String.init) == ["Mo", "Tu", "We", "Th"])
        #expect(rows[6].contains("▔▔▔") && rows[5].contains("·"))
        #expect(rows[0].contains("█") && rows[0].count { $0 == "█" } * 2 == rows[5].count { $0 == "█" })
    }

    @Test(arguments: [(23, 8), (24, 2), (10, 3), (3, 3), (1, 1)])
    func `where it is small there are bars and nothing else`(_ width: Int, _ height: Int) {
        let rows = Stage(BarChart([Bar("Mo", 10), Bar("Tu", 10)]), width: width, height: height).rows
        #expect(!rows.joined().contains("┤"))
        #expect(rows[0].contains("█"))
        #expect(rows.joined().contains("▔") == (height >= 4))
    }

    @Test func `of more bars than columns the last ones are on show`() {
        let chart = BarChart((0..<30).map { Bar("", $0 == 29 ? 10 : 1) })
        let rows = Stage(chart, width: 10, height: 3).rows
        #expect(rows[0] == "         █")
    }

    @Test func `the goal is a line behind the bars, with its name at the end`() {
        let chart = BarChart([Bar("a", 10), Bar("b", 1)], goal: 5)
        chart.goalText = "goal"
        let stage = Stage(chart, width: 20, height: 6)
        #expect(stage.rows[2] == "████████╌╌╌╌╌╌╌╌goal")
        chart.goal = 100
        chart.maximum = 10
        stage.render()
        #expect(!stage.rows.joined().contains("╌"), "a goal beyond the scale has no place on it")
    }

    @Test(
        arguments: [(nil, nil, 1), (3, nil, 3), (7_300, nil, 8_000), (3, 9, 10), (3, -2, 3), (.infinity, nil, 1), (.nan, 2, 2)]
            as [(Double?, Double?, Double)])
    func `the scale ends with a round number above the largest`(_ value: Double?, _ goal: Double?, _ top: Double) {
        #expect(BarChart([Bar("a", value)], goal: goal).top == top)
    }

    @Test func `a scale that is set holds, unless it is none`() {
        let chart = BarChart([Bar("a", 3)])
        chart.maximum = 50
        #expect(chart.top == 50)
        chart.maximum = 0
        #expect(chart.top == 3)
        chart.maximum = -3
        #expect(chart.top == 3)
    }

    // MARK: The mouse

    @Test func `a click takes the bar whose column it hits, and one more opens it`() {
        let chart = BarChart([Bar("a", 3), Bar("b", 2)])
        var told: [String] = []
        chart.onSelect = { told.append("select \($0)") }
        chart.onActivate = { told.append("open \($0)") }
        let stage = Stage(chart, width: 10, height: 6)
        stage.click(x: 1, y: 0)
        stage.click(x: 6, y: 5)
        chart.selectedIndex = 1
        stage.click(x: 9, y: 2)
        #expect(told == ["select 0", "select 1", "open 1"])
        #expect(!stage.mouse(.wheelUp, x: 1) && told.count == 3)
    }

    @Test func `without anybody who wants to know a click is nobody's`() {
        #expect(!Stage(BarChart([Bar("a", 3)]), width: 10, height: 6).mouse(.press, x: 1))
        #expect(!Stage(BarChart(), width: 10, height: 6).mouse(.press, x: 1))
    }

    @Test func `bars to the right are clicked by their rows`() {
        let chart = BarChart([Bar("a", 3), Bar("b", 2)], direction: .right)
        var told: [Int] = []
        chart.onSelect = { told.append($0) }
        let stage = Stage(chart, width: 10, height: 4)
        stage.click(x: 0, y: 1)
        #expect(told == [1] && !stage.mouse(.press, x: 0, y: 2))
    }

    // MARK: Sizes

    @Test func `it wants a row for each bar to the right, and ten for those upwards`() {
        let bars = [Bar("a", 1), Bar("b", 2), Bar("c", 3)]
        #expect(BarChart(bars, direction: .right).sizeThatFits(Size(width: 30, height: 20)) == Size(width: 30, height: 3))
        #expect(BarChart(bars).sizeThatFits(Size(width: 30, height: 20)) == Size(width: 30, height: 10))
        #expect(BarChart(bars).sizeThatFits(Size(width: 30, height: 4)) == Size(width: 30, height: 4))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1e300, 1e300, .leastNonzeroMagnitude])
    func `a wild value stops nothing`(_ value: Double) {
        for direction in [BarChart.Direction.up, .right] {
            let chart = BarChart([Bar("a", value), Bar("b", 5, goal: value)], direction: direction, goal: value)
            for (width, height) in [(30, 12), (5, 2), (1, 1), (0, 0)] {
                #expect(Stage(chart, width: width, height: height).rows.allSatisfy { TextWidth.of($0) <= width })
            }
        }
    }
}
