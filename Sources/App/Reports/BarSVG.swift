/// A chart of horizontal bars as an SVG element.
struct BarSVG {
    struct Bar {
        let label: String
        let value: Int?
        let text: String
        let goal: Int
        let isReached: Bool
    }

    let bars: [Bar]
    /// Read out in place of the picture.
    let title: String

    private static let (width, row, left, right) = (640, 26, 96, 130)

    var element: String {
        let most = max(1, bars.flatMap { [$0.value ?? 0, $0.goal] }.max() ?? 1)
        let room = Self.width - Self.left - Self.right
        let height = bars.count * Self.row
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.width) \(height)\" role=\"img\">",
            "<title>\(MarkupText.escaped(title))</title>",
        ]
        for (index, bar) in bars.enumerated() {
            let y = index * Self.row
            lines.append("<text x=\"0\" y=\"\(y + 17)\">\(MarkupText.escaped(bar.label))</text>")
            if let value = bar.value {
                let color = bar.isReached ? "#2b7a4b" : "#8fb8de"
                lines.append(
                    "<rect fill=\"\(color)\" x=\"\(Self.left)\" y=\"\(y + 4)\" width=\"\(max(1, value * room / most))\" height=\"18\"/>")
            }
            if bar.goal > 0 {
                let goal = Self.left + bar.goal * room / most
                lines.append(
                    "<line stroke=\"#1c1f23\" stroke-dasharray=\"4 3\" x1=\"\(goal)\" y1=\"\(y + 2)\" x2=\"\(goal)\" y2=\"\(y + 24)\"/>")
            }
            let mark = bar.isReached ? " ✓" : ""
            lines.append("<text x=\"\(Self.width - Self.right + 8)\" y=\"\(y + 17)\">\(MarkupText.escaped(bar.text))\(mark)</text>")
        }
        return lines.joined(separator: "\n") + "\n</svg>"
    }
}

/// Text inside HTML or SVG.
enum MarkupText {
    /// Replaces everything that markup would take for its own, and leaves control characters out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default:
                if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) } else { result += " " }
            }
        }
        return result
    }
}
