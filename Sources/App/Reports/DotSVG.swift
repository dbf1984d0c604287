import Phrases
import Walking

/// The values of a measure by day as an SVG element: a dot a day, the median as a line, and the lowest and highest value beside.
struct DotSVG {
    let picture: ReportPage.Picture

    private static let (width, height, left, top, bottom) = (640, 150, 96, 10, 28)

    var element: String {
        let (low, high) = (picture.lowest.value, picture.highest.value)
        let room = Double(Self.height - Self.top - Self.bottom)
        let step = Double(Self.width - Self.left - 12) / Double(max(1, picture.days - 1))
        func x(_ day: Int) -> Int { Self.left + 6 + Int(clamping: Double(day) * step) }
        func y(_ value: Double) -> Int {
            Self.top + Int(clamping: high > low ? (high - value) / (high - low) * room : room / 2)
        }
        let floor = Self.height - 8
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.width) \(Self.height)\" role=\"img\">",
            "<title>\(MarkupText.escaped(picture.title))</title>",
        ]
        for (mark, dashes) in [
            (picture.highest, " stroke-dasharray=\"2 4\""), (picture.median, ""), (picture.lowest, " stroke-dasharray=\"2 4\""),
        ] {
            let line = y(mark.value)
            lines.append("<line stroke=\"#8fb8de\"\(dashes) x1=\"\(Self.left)\" y1=\"\(line)\" x2=\"\(Self.width)\" y2=\"\(line)\"/>")
        }
        for text in words(y) { lines.append("<text x=\"0\" y=\"\(text.y)\">\(MarkupText.escaped(text.text))</text>") }
        lines += picture.dots.map { "<circle fill=\"#2b7a4b\" cx=\"\(x($0.day))\" cy=\"\(y($0.value))\" r=\"3\"/>" }
        lines.append("<text x=\"\(Self.left)\" y=\"\(floor)\">\(MarkupText.escaped(picture.first))</text>")
        lines.append("<text x=\"\(Self.width)\" y=\"\(floor)\" text-anchor=\"end\">\(MarkupText.escaped(picture.last))</text>")
        return lines.joined(separator: "\n") + "\n</svg>"
    }

    /// The words of the values, the outermost first, each where it does not lie on another one.
    private func words(_ y: (Double) -> Int) -> [(text: String, y: Int)] {
        var placed: [(text: String, y: Int)] = []
        for mark in [picture.highest, picture.lowest, picture.median] {
            let baseline = y(mark.value) + 5
            if placed.allSatisfy({ abs($0.y - baseline) >= 16 }) { placed.append((mark.text, baseline)) }
        }
        return placed
    }
}
