import Terminal

/// The sentence below a field: what is expected, or what is wrong, which begins with `!`.
struct FieldNote: Equatable {
    var help = ""
    var error: String?

    private var text: String { error.map { "! " + $0 } ?? help }

    func lines(in width: Int, of view: View) -> [String] {
        text.isEmpty ? [] : view.wrapped(text, to: width - Control.gutter)
    }

    /// Draws it from a row of a view on.
    func draw(_ painter: inout Painter, from row: Int, of view: View) {
        let style = error == nil ? Style(.secondary) : Style(.danger)
        for (index, line) in lines(in: painter.bounds.width, of: view).enumerated() where painter.needsRow(row + index) {
            painter.write(line, x: Control.gutter, y: row + index, style: style)
        }
    }
}
