import Terminal
import Testing

@testable import Screens

@MainActor
struct LineChartTests {
    private func rows(_ values: [Double?], width: Int = 8, height: Int = 2) -> [String] {
        Stage(LineChart([.init(values)]), width: width, height: height).rows
    }

    @Test func `a line goes from its first value to its last over the whole width`() {
        #expect(rows([0, 1], width: 4, height: 2) == ["  ⡠⠊", "⡠⠊"])
        #expect(rows([1, 1]) == ["⠉⠉⠉⠉⠉⠉⠉⠉", ""])
        #expect(rows([0, 0]) == ["", "⣀⣀⣀⣀⣀⣀⣀⣀"])
    }

    @Test func `what is not known breaks it`() {
        #expect(rows([1, 1, nil, 1, 1], width: 9, height: 1) == ["⠉⠉⠁   ⠉⠉⠉"])
        #expect(rows([nil, nil]) == ["", ""] && rows([]) == ["", ""])
    }

    @Test func `one value is one dot in the middle`() {
        #expect(rows([1], width: 4, height: 1) == ["  ⠁"])
    }

    @Test func `names lie below, spread over the width, none over another`() {
        let chart = LineChart([.init([1, 2, 3])], labels: ["Mon", "화", "Wed"])
        #expect(Stage(chart, width: 15, height: 5).rows.last == "Mon   화    Wed")
        #expect(Stage(chart, width: 9, height: 5).rows.last?.hasPrefix("Mon") == true)
        #expect(Stage(chart, width: 7, height: 5).rows.last?.contains("Mon") == true)
        #expect(Stage(chart, width: 15, height: 3).rows.joined().contains("Mon") == false, "too low for names")
    }

    @Test func `the goal is a line across, behind the values`() {
        let chart = LineChart([.init([0, 0])], goal: 4)
        let stage = Stage(chart, width: 6, height: 4)
        #expect(stage.rows[0] == "╌╌╌╌╌╌" && stage.style(x: 0) == Style(.goal))
    }

    @Test func `of two lines the first lies on top, each in its role`() {
        let chart = LineChart([.init([2, 2], role: .chart), .init([2, 2], role: .chartSecondary)])
        #expect(Stage(chart, width: 4, height: 2).style(x: 1) == Style(.chart))
        chart.series.reverse()
        #expect(Stage(chart, width: 4, height: 2).style(x: 1) == Style(.chartSecondary))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5])
    func `a wild value stops nothing`(_ value: Double) {
        for (width, height) in [(30, 9), (5, 2), (1, 1), (0, 0)] {
            let chart = LineChart([.init([1, value, 3])], labels: ["a", "b"], goal: value)
            #expect(Stage(chart, width: width, height: height).rows.allSatisfy { TextWidth.of($0) <= width })
        }
    }

    @Test func `a change is drawn, the same again is not`() {
        let chart = LineChart([.init([1, 2])], labels: ["a"], goal: 1)
        let stage = Stage(chart, width: 30, height: 9)
        (chart.series, chart.labels, chart.goal, chart.unit) = ([.init([1, 2])], ["a"], 1, "")
        #expect(!stage.render())
        for change in [{ chart.series = [] }, { chart.labels = [] }, { chart.goal = nil }, { chart.unit = "km" }] {
            change()
            #expect(stage.render())
        }
    }
}
