import Terminal

/// A row of a text view: which part of which line it shows.
struct WrappedLine {
    var line: Int
    /// The first cluster of the line that it shows.
    var start: Int
    var characters: ArraySlice<Character>

    /// Breaks lines at `columns`, after a space where there is one, never inside a cluster.
    ///
    /// Nothing is left out, so that every cluster has a place that the caret can be at. The space behind a word that fills its row hangs
    /// over the edge.
    static func wrap(_ lines: [String], to columns: Int) -> [WrappedLine] {
        var rows: [WrappedLine] = []
        for (number, text) in lines.enumerated() {
            let characters = Array(text)
            var start = 0
            repeat {
                var end = start
                var width = 0
                while end < characters.count, width + TextWidth.of(characters[end]) <= columns {
                    width += TextWidth.of(characters[end])
                    end += 1
                }
                if end == start, end < characters.count { end += 1 }
                if end < characters.count {
                    if characters[end] == " " {
                        end += 1
                    } else if let space = characters[start..<end].lastIndex(of: " "), space > start {
                        end = space + 1
                    }
                }
                rows.append(WrappedLine(line: number, start: start, characters: characters[start..<end]))
                start = end
            } while start < characters.count
        }
        return rows
    }

    /// The cluster of the row under a column.
    func cluster(at column: Int) -> Int {
        var x = 0
        for (index, character) in characters.enumerated() {
            x += TextWidth.of(character)
            if column < x { return index }
        }
        return characters.count
    }
}
