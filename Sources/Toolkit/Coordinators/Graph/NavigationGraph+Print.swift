extension NavigationGraph {
    /// As a Mermaid flow chart.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for screen in screens.sorted() { lines.append("    \(Self.id(screen))[\"\(screen)\"]") }
        for edge in edges {
            let arrow = edge.kind == .present ? "-.->" : "-->"
            let label = edge.guarded.map { "\(edge.route) [\($0)]" } ?? edge.route
            lines.append("    \(Self.id(edge.from)) \(arrow)|\"\(label)\"| \(Self.id(edge.to))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// As a table that reads in a terminal.
    public var text: String {
        let rows = edges.map { [$0.from, $0.route, $0.kind.rawValue, $0.to, $0.guarded.map { "asks: \($0)" } ?? ""] }
        let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n") + "\n"
    }

    private static func id(_ screen: String) -> String { String(screen.filter { $0.isLetter || $0.isNumber }) }
}
