import Screens
import Terminal

/// A form, a table, bars and a line; each key changes one value of each.
final class MixedViewController: ViewController {
    private static let rows = 12
    private static let columns = 4
    private let name = TextField("Han River")
    private let goal = Stepper(value: 7, in: 0...99)
    private let table = TableView()
    private let bars = BarChart(direction: .right)
    private let line = Sparkline()
    private var numbers = (0..<rows * columns).map { 1000 + $0 }
    private var lengths = (0..<7).map { 10 + $0 }
    private var heights = (0..<30).map { Double($0 % 8) }
    private var step = 0

    override func loadView() {
        let form = FormView([FormRow("Name", name), FormRow("Goal", goal)])
        table.columns = (0..<Self.columns).map { ListColumn("col \($0)", width: 6, alignment: .right) }
        table.numberOfRows = { Self.rows }
        table.row = { [weak self] row in ListRow((0..<Self.columns).map { ListCell("\(self?.numbers[row * Self.columns + $0] ?? 0)") }) }
        view = StackView(.vertical, spacing: 1, [SplitView(form, table, collapsesBelow: 40), bars, line])
        title = "Mixed"
    }

    override func viewDidLoad() { show() }

    override var preferredFirstResponder: Responder? { table }

    override func keyPressed(_ key: Key) -> Bool {
        guard key == "n" else { return false }
        step += 1
        let noise = Int(Scene.noise(step, 1, 2))
        numbers[noise % numbers.count] = 1000 + noise % 9000
        lengths[noise / 7 % lengths.count] = 1 + noise / 64 % 40
        heights[noise / 11 % heights.count] = Double(noise / 512 % 8)
        goal.value = noise / 13 % 100
        show()
        return true
    }

    private func show() {
        table.reloadData()
        bars.bars = lengths.enumerated().map { BarChart.Bar("day \($0)", Double($1), text: "\($1)") }
        line.values = heights
    }
}
