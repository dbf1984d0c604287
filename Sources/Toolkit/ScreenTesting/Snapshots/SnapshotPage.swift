import Terminal

/// A page with the recorded screen and the one that came instead, side by side; where they differ the row is marked.
///
/// It is one file without scripts, so that it can be opened from a folder, attached to a failed run and thrown away. Below stands the
/// screen as a picture, since a wrong colour is hard to see in a name.
struct SnapshotPage {
    let name: String
    let expected: String
    let actual: Snapshot

    var html: String {
        let (old, new) = (lines(expected), lines(actual.text))
        let columns = [("recorded", old, new), ("now", new, old)].map { title, lines, others in
            let body = lines.enumerated().map { index, line in
                let isSame = index < others.count && others[index] == line
                return isSame ? Markup.escaped(line) : "<mark>\(Markup.escaped(line))</mark>"
            }
            return "<section><h2>\(title)</h2><pre>\(body.joined(separator: "\n"))</pre></section>"
        }
        return """
            <!doctype html><meta charset="utf-8"><title>\(Markup.escaped(name))</title>
            <style>
            body { font-family: sans-serif; background: #16191f; color: #d5d9e0; }
            main { display: flex; flex-wrap: wrap; gap: 2em; }
            pre { font: 13px/1.25 monospace; } mark { background: #5c2b32; color: inherit; }
            </style>
            <h1>\(Markup.escaped(name))</h1>
            <main>\(columns.joined())<section><h2>as drawn</h2>\(Picture(actual.canvas).svg)</section></main>

            """
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
