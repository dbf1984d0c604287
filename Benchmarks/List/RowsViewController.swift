import Screens
import Terminal

/// A list of numbered rows and a line that says which one is selected.
final class RowsViewController: ViewController {
    private let rows: Int
    private let list: ListView
    private let position = Label()

    init(rows: Int) {
        self.rows = rows
        list = ListView(numberOfRows: { rows }) { index in ListRow(RowsViewController.text(of: index)) }
        super.init()
        title = "Walks"
    }

    override func loadView() {
        view = StackView(.vertical, [list, position])
    }

    override func viewDidLoad() {
        list.onSelect = { [weak self] in self?.show($0) }
        show(0)
    }

    private func show(_ index: Int) {
        position.text = "sel \(Self.padded(index + 1, to: 6))/\(rows)"
    }

    private static func text(of index: Int) -> String {
        "row \(padded(index + 1, to: 6))   \(10 + index % 50) min   \(900 + index * 37 % 8000) steps   \(1 + index % 6).\(index % 10) km"
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
