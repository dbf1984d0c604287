import Basis
import Screens

extension NavigationGraph {
    /// The graph as a Mermaid flow chart, a box a coordinator; the ways back and between tabs are left out, because they are everywhere.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for flow in flows {
            lines.append("    subgraph \(Self.id(flow.name))[\"\(flow.name)\"]")
            for screen in flow.screens {
                let label = Self.short(screen) + (flow.asks.contains(screen) ? " ?" : "")
                lines.append("        \(Self.id(screen))[\"\(label)\"]")
            }
            lines.append("    end")
        }
        for flow in flows {
            for tab in flow.tabs { lines.append("    \(Self.id(flow.name)) --- \(Self.id(tab))") }
            for edge in flow.edges where edge.move != .stay {
                let arrow =
                    switch edge.move {
                    case .present: "-.->"
                    case .replace, .finish: "==>"
                    default: "-->"
                    }
                lines.append("    \(Self.id(edge.from)) \(arrow)|\"\(edge.label)\"| \(Self.id(edge.to))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The graph as tables that read in a terminal, one a coordinator.
    public var text: String {
        flows.map { flow in
            var lines = [flow.name + (flow.parent.map { ", brought by \($0)" } ?? "")]
            if !flow.tabs.isEmpty {
                lines.append("  tabs: \(flow.tabs.joined(separator: ", "))")
            } else if !flow.starts.isEmpty {
                lines.append("  begins with \(flow.starts.joined(separator: ", "))")
            }
            if !flow.asks.isEmpty { lines.append("  asks before it leaves: \(flow.asks.joined(separator: ", "))") }
            if !flow.links.isEmpty { lines.append("  only links ask for: \(flow.links.joined(separator: ", "))") }
            lines += Self.table(flow.edges.map { [$0.from, $0.label, $0.move.rawValue, $0.move == .stay ? "" : $0.to] })
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func table(_ rows: [[String]]) -> [String] {
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = "  " + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Mermaid reads angle brackets as markup.
    private static func short(_ screen: String) -> String {
        screen.replacing("ViewController", with: "").replacing("<", with: "#lt;").replacing(">", with: "#gt;")
    }

    private static func id(_ place: String) -> String { String(place.filter { $0.isLetter || $0.isNumber }) }
}
