import Terminal

/// Columns of text that line up in a terminal, whatever the script and whatever the text hides.
struct Table {
    enum Alignment {
        case left, right
    }

    var alignments: [Alignment]
    private var rows: [(cells: [String], ink: (ConsoleText) -> ConsoleText)] = []

    init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    mutating func add(_ cells: [String], ink: @escaping (ConsoleText) -> ConsoleText = { $0 }) {
        // Before they are measured: what is made visible takes columns.
        rows.append((cells.map { VisibleText.of($0) }, ink))
    }

    /// The rows, with two spaces between columns and none at the end.
    var lines: [ConsoleText] {
        let widths = alignments.indices.map { column in
            rows.map { $0.cells.indices.contains(column) ? TextWidth.of($0.cells[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.cells.enumerated().map { column, cell -> ConsoleText in
                let padding = String(repeating: " ", count: max(0, widths[column] - TextWidth.of(cell)))
                if alignments[column] == .right { return "\(padding)\(row.ink("\(cell)"))" }
                return "\(row.ink("\(cell)"))\(column == row.cells.count - 1 ? "" : padding)"
            }
            return cells.joined(by: "  ")
        }
    }

    /// The rows as lines.
    var text: ConsoleText { lines.map { "\($0)\n" }.joined() }
}
