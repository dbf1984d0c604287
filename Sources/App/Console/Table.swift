import Terminal

/// Columns of text that line up in a terminal, whatever the script.
struct Table {
    enum Alignment {
        case left, right
    }

    var alignments: [Alignment]
    private var rows: [[(text: String, ink: (String) -> String)]] = []

    init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    mutating func add(_ cells: [String], ink: @escaping (String) -> String = { $0 }) {
        rows.append(cells.map { ($0, ink) })
    }

    /// Lines with two spaces between columns and none at the end.
    var text: String {
        let widths = alignments.indices.map { column in
            rows.map { $0.indices.contains(column) ? TextWidth.of($0[column].text) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: max(0, widths[column] - TextWidth.of(cell.text)))
                if alignments[column] == .right { return padding + cell.ink(cell.text) }
                return cell.ink(cell.text) + (column == row.count - 1 ? "" : padding)
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }
}
