import Screens
import Terminal

/// One screen as text that people can read and review: the grid, the meaning of each run of cells, and the frame of every view.
///
/// Roles are written instead of colours, so that a theme can change without a single snapshot changing, and a wrong role cannot hide.
///
/// ## How it reads
///
/// The grid has row numbers at the left and a mark at every tenth column above, so that a place can be named. Below `styles` is a line for
/// each row that is not all plain: its number, then runs of columns and their styles, `02 1-4 title+bold`. Below `end` stand the size, the
/// cursor, which view has the focus and which screens are on show, layer by layer.
///
/// ```swift
/// let pilot = Pilot(root: BookCoordinator(initialRoute: .list))
/// print(Snapshot(window: pilot.window).text)
/// ```
///
/// A file looks like this, for a list of one book on a terminal of 20×5:
///
///        ┌──────────┬─────────┐
///     00 │ Books              │
///     01 │▌ Walden            │
///     02 │                    │
///     03 │                    │
///     04 │ ↵ open   ? help    │
///        └────────────────────┘
///     styles
///     00 1-5 title+bold
///     01 0-0 accent+bold · 2-7 text+bold
///     04 1-1 key+bold · 3-6 secondary · 10-10 key+bold · 12-15 secondary
///     end
///     size    20×5
///     cursor  hidden
///     focus   BookListViewController ▸ ListView
///     screens BookListViewController
public struct Snapshot: Equatable, Sendable {
    /// The text grid, a row an element, with blanks to the right edge.
    public var rows: [String]
    /// The runs of cells that are not plain, a row an element: `02 1-4 title+bold`.
    public var styles: [String]
    /// Size, cursor, focus, screens.
    public var footer: [String]
    /// The cells themselves, for pictures.
    public var canvas: Canvas

    /// Takes a canvas down.
    ///
    /// - `footer`: the lines below `end`; ``init(window:)`` writes the size, the cursor, the focus and the screens there.
    public init(canvas: Canvas, footer: [String] = []) {
        self.canvas = canvas
        self.footer = footer
        rows = (0..<canvas.size.height).map { Self.row(canvas, $0) }
        styles = (0..<canvas.size.height).compactMap { Self.styles(canvas, $0) { $0 == .plain ? nil : $0.name } }
    }

    /// Takes a canvas down as a theme shows it on a terminal with so many colours: settings and colours instead of roles.
    public init(canvas: Canvas, theme: Theme, depth: ColorDepth, footer: [String] = []) {
        self.init(canvas: canvas, footer: ["theme   \(theme.name), \(depth)"] + footer)
        styles = (0..<canvas.size.height).compactMap { Self.styles(canvas, $0) { theme.look(of: $0, depth: depth).name } }
    }

    /// Two are equal when their files would be: what cannot be read in the file does not count.
    public static func == (left: Snapshot, right: Snapshot) -> Bool { left.text == right.text }

    /// The file's text.
    public var text: String {
        let width = canvas.size.width
        var lines = ["   ┌" + Self.ruler(width) + "┐"]
        for (y, row) in rows.enumerated() { lines.append(Self.number(y) + " │" + row + "│") }
        lines.append("   └" + String(repeating: "─", count: width) + "┘")
        lines.append("styles")
        lines += styles
        lines.append("end")
        lines += footer
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line with a mark at every tenth column.
    private static func ruler(_ width: Int) -> String {
        (0..<width).map { $0 % 10 == 0 && $0 > 0 ? "┬" : "─" }.joined()
    }

    static func number(_ row: Int) -> String { row < 10 ? "0\(row)" : "\(row)" }

    /// The text of a row with its blanks; a wide cluster takes two columns of the terminal that shows the file, too.
    private static func row(_ canvas: Canvas, _ y: Int) -> String {
        var line = ""
        for x in 0..<canvas.size.width where canvas[x, y].width > 0 { line.append(canvas[x, y].glyph.character) }
        return line
    }

    /// The runs of cells of one row that have the same name; nil is a cell that needs none.
    private static func styles(_ canvas: Canvas, _ y: Int, name: (Style) -> String?) -> String? {
        var runs: [String] = []
        var x = 0
        while x < canvas.size.width {
            let here = name(canvas[x, y].style)
            var end = x + 1
            while end < canvas.size.width, name(canvas[end, y].style) == here { end += 1 }
            if let here { runs.append("\(x)-\(end - 1) \(here)") }
            x = end
        }
        return runs.isEmpty ? nil : number(y) + " " + runs.joined(separator: " · ")
    }
}

extension Attributes {
    fileprivate var names: [String] {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
            (.strikethrough, "strikethrough"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}

extension Style {
    /// `accent+bold`.
    fileprivate var name: String { ([role.description] + attributes.names).joined(separator: "+") }
}

extension Theme.Entry {
    /// `bold+reverse`, with colours before it where there are any; nil for what looks like plain text.
    fileprivate var name: String? {
        let colours = foreground == .terminal && background == .terminal ? [] : ["\(foreground) on \(background)"]
        let parts = colours + attributes.names
        return parts.isEmpty ? nil : parts.joined(separator: "+")
    }
}
