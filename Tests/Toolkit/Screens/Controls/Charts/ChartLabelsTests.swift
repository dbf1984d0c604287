import ScreenTesting
import Terminal
import Testing

@testable import Screens

@MainActor
struct ChartLabelsTests {
    private final class LabelsView: View {
        let labels: ChartLabels
        init(_ labels: ChartLabels) { self.labels = labels }
        override func draw(_ painter: inout Painter) { labels.draw(&painter, x: 0, y: 0, maxX: bounds.width) }
    }

    private func row(_ texts: [String], step: Int, barWidth: Int = 1, selected: Int? = nil, width: Int = 20) -> String {
        Stage(LabelsView(ChartLabels(texts: texts, step: step, barWidth: barWidth, selected: selected)), width: width).rows[0]
    }

    @Test(
        arguments: [
            (4, "a   b   c   d"), (2, "a b c d"), (1, " b d"), (0, "d"),
        ])
    func `names are as dense as a column between them allows, ending with the newest`(_ step: Int, _ expected: String) {
        #expect(row(["a", "b", "c", "d"], step: step) == expected)
    }

    @Test func `a name stands in the middle of its bar, and never outside`() {
        #expect(row(["Mon", "Tue"], step: 10, barWidth: 7) == "  Mon       Tue")
        #expect(row(["Monday", "Tuesday"], step: 10) == "Monday Tuesday")
        #expect(row(["Monday", "Tuesday"], step: 10, width: 12) == "     Tuesday")
        #expect(row(["", "", "September"], step: 3, width: 9) == "September")
    }

    @Test func `values without a name take no part in the choice`() {
        #expect(row(["1", "", "", "4", "", "", "7"], step: 2) == "1     4     7")
        #expect(row(["", "", ""], step: 2) == "")
        #expect(row([], step: 2) == "")
    }

    @Test func `the name of what stands out is there whatever it displaces`() {
        #expect(row(["one", "two", "six"], step: 2, selected: 1) == " two")
        #expect(row(["a", "b", "c", "d"], step: 1, selected: 0) == "a  d")
        #expect(row(["a", "b"], step: 2, selected: 9) == "a b")
        let stage = Stage(LabelsView(ChartLabels(texts: ["a", "b"], step: 2, barWidth: 1, selected: 1)), width: 9)
        #expect(stage.style(x: 2) == Style(.selection, .bold) && stage.style(x: 0) == Style(.secondary))
    }

    @Test(arguments: 0..<100)
    func `names never touch, and are evenly apart`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let names = (0..<Int.random(in: 1...24, using: &dice)).map { "n\($0)" }
        let row = row(names, step: .random(in: 1...5, using: &dice), width: 80)
        let shown = row.split(separator: " ").map(String.init)
        let places = shown.compactMap { names.firstIndex(of: $0) }
        #expect(places.count == shown.count && places.last == names.count - 1, "\(row)")
        #expect(Set(zip(places, places.dropFirst()).map { $1 - $0 }).count <= 1, "\(row)")
    }
}
