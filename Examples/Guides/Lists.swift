import Screens
import Terminal

/// A town and its people.
struct Town {
    var name: String
    var country: String
    var people: Int
}

/// A table that is narrowed down while one types, and sorted by its headings.
final class TownsViewController: ViewController {
    private let all: [Town]
    private var shown: [Town]

    private lazy var table = TableView(
        numberOfRows: { [weak self] in self?.shown.count ?? 0 },
        row: { [weak self] index in self?.row(index) ?? ListRow("") },
        onActivate: { [weak self] index in self?.open(index) })
    private lazy var search = SearchField(placeholder: "Name") { [weak self] text in self?.find(text) }

    init(_ towns: [Town]) {
        (all, shown) = (towns, towns)
        super.init()
        title = "Towns"
    }

    override func loadView() {
        table.columns = [
            ListColumn("Name", width: 10, stretch: 2, compressionResistance: 2), ListColumn("Country", width: 8, stretch: 1),
            ListColumn("People", width: 10, alignment: .right, compressionResistance: 1),
        ]
        table.itemIdentifier = { [weak self] index in self?.shown[index].name ?? "" }
        table.onSort = { [weak self] column, isAscending in self?.sort(by: column, isAscending) }
        table.emptyText = "No town is called like that."
        table.searchField = search
        table.stretch = 1
        view = StackView(.vertical, spacing: 1, [search, table])
    }

    override var preferredFirstResponder: Responder? { table }

    private func row(_ index: Int) -> ListRow {
        let town = shown[index]
        return ListRow([ListCell(town.name), ListCell(town.country, style: Style(.secondary)), ListCell("\(town.people)")])
    }

    private func find(_ text: String) {
        shown = all.filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
        table.reloadData()
    }

    private func sort(by column: Int, _ isAscending: Bool) {
        shown.sort { first, second in
            let (one, other) = isAscending ? (first, second) : (second, first)
            return switch column {
            case 0: one.name < other.name
            case 1: one.country < other.country
            default: one.people < other.people
            }
        }
        table.reloadData()
    }

    private func open(_ index: Int) { showToast("\(shown[index].name), \(shown[index].country)") }
}
