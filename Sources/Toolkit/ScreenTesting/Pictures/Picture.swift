import Terminal

/// A canvas as a vector picture, for the README and the pages of failed snapshots.
///
/// Every cluster is put at the column where the terminal has it, and blocks and lines are shapes, so that the picture does not
/// depend on the fonts of whoever looks at it.
///
/// ```swift
/// let pilot = Pilot(root: BookCoordinator(initialRoute: .list))
/// let svg = Picture(pilot.canvas, theme: .light, palette: .light, title: "Books").svg
/// ```
public struct Picture {
    /// The cells.
    public var canvas: Canvas
    /// The look of each role.
    public var theme: Theme
    /// The colours for what a theme leaves to the terminal.
    public var palette: Palette
    /// The rows that are drawn; nil for all, and rows that are not there are left out.
    public var rows: Range<Int>?
    /// The description for those who cannot see it.
    public var title: String

    static let cell = (width: 8.5, height: 18.0, baseline: 13.5, font: 14.0)
    static let margin = 12.0

    /// Makes a picture.
    public init(_ canvas: Canvas, theme: Theme = .dark, palette: Palette = .dark, rows: Range<Int>? = nil, title: String = "") {
        self.canvas = canvas
        self.theme = theme
        self.palette = palette
        self.rows = rows
        self.title = title
    }

    /// The picture as SVG.
    public var svg: String {
        let width = Double(canvas.size.width) * Self.cell.width + 2 * Self.margin
        let height = Double(shownRows.count) * Self.cell.height + 2 * Self.margin
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"\(number(height))\" "
                + "viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\">",
            "<title>\(Markup.escaped(title))</title>",
            "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(palette.background)\"/>",
            "<g font-family=\"ui-monospace, 'DejaVu Sans Mono', 'Noto Sans Mono CJK KR', monospace\" "
                + "font-size=\"\(number(Self.cell.font))\" xml:space=\"preserve\" shape-rendering=\"crispEdges\">",
        ]
        for y in shownRows { lines += row(y) }
        lines += ["</g>", "</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The picture as a page of its own, from which a browser makes a bitmap.
    public var html: String {
        "<!doctype html><meta charset=\"utf-8\"><title>\(Markup.escaped(title))</title><body style=\"margin:0\">\n" + svg
    }

    private var shownRows: Range<Int> {
        let all = 0..<canvas.size.height
        return rows?.clamped(to: all) ?? all
    }

    /// The elements of a row, backgrounds before texts: a letter may reach into the cell beside it.
    private func row(_ y: Int) -> [String] {
        var backgrounds: [String] = []
        var texts: [String] = []
        var x = 0
        while x < canvas.size.width {
            let style = canvas[x, y].style
            var end = x + 1
            while end < canvas.size.width, canvas[end, y].style == style { end += 1 }
            let look = palette.look(of: style, in: theme)
            if look.background != palette.background {
                backgrounds.append(rect(x: Double(x), y: Double(y), width: Double(end - x), height: 1, fill: look.background))
            }
            texts += run(x..<end, y, look)
            x = end
        }
        return backgrounds + texts
    }

    /// The texts and shapes of cells in one style.
    ///
    /// ASCII is one text of a fixed length, which every font can be made to fill. Each other cluster is put at its own column.
    private func run(_ columns: Range<Int>, _ y: Int, _ look: Palette.Look) -> [String] {
        var result: [String] = []
        var text = ""
        var start = columns.lowerBound
        func flush(at x: Int) {
            if !text.allSatisfy({ $0 == " " }) { result.append(self.text(text, x: start, y: y, look)) }
            text = ""
            start = x
        }
        for x in columns {
            let cell = canvas[x, y]
            guard cell.width > 0 else { continue }
            if let shape = shape(cell.glyph.character, x: x, y: y, look) {
                flush(at: x)
                result.append(shape)
                start = x + 1
            } else if cell.width == 2 || !cell.glyph.character.isASCII {
                flush(at: x)
                text.append(cell.glyph.character)
                flush(at: x + Int(cell.width))
            } else {
                if text.isEmpty { start = x }
                text.append(cell.glyph.character)
            }
        }
        flush(at: columns.upperBound)
        return result
    }

    private func text(_ text: String, x: Int, y: Int, _ look: Palette.Look) -> String {
        let left = number(Self.margin + Double(x) * Self.cell.width)
        let base = number(Self.margin + Double(y - shownRows.lowerBound) * Self.cell.height + Self.cell.baseline)
        let length = text.allSatisfy(\.isASCII) ? " textLength=\"\(number(Double(text.count) * Self.cell.width))\"" : ""
        return "<text x=\"\(left)\" y=\"\(base)\" fill=\"\(look.foreground)\"\(length)\(look.svg)>\(Markup.escaped(text))</text>"
    }

    func rect(x: Double, y: Double, width: Double, height: Double, fill: String, opacity: Double = 1) -> String {
        let left = number(Self.margin + x * Self.cell.width)
        let top = number(Self.margin + (y - Double(shownRows.lowerBound)) * Self.cell.height)
        let size = "width=\"\(number(width * Self.cell.width))\" height=\"\(number(height * Self.cell.height))\""
        let see = opacity < 1 ? " opacity=\"\(number(opacity))\"" : ""
        return "<rect x=\"\(left)\" y=\"\(top)\" \(size) fill=\"\(fill)\"\(see)/>"
    }

    /// Two decimals at most, and none where there is nothing to say; the same everywhere, so that pictures can be compared.
    private func number(_ value: Double) -> String {
        let hundredths = Int(exactly: (value * 100).rounded()) ?? 0
        if hundredths % 100 == 0 { return "\(hundredths / 100)" }
        let rest = abs(hundredths % 100)
        return "\(hundredths / 100)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
    }
}

/// Text inside HTML and SVG.
enum Markup {
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
