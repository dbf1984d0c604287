import Terminal

/// Several lines of text being typed: a value, with one line editor for the line of the caret.
///
/// A line has no line end in it; `text` puts them between. Keys that mean something in a line are left to the line editor. What is added
/// here are the ways between lines: up and down keep the column where there is one, left at the beginning goes to the end of the line
/// above, Backspace there joins the two, and Enter breaks one in two.
struct TextEditor: Equatable {
    private(set) var lines: [String]
    private(set) var line = 0
    private(set) var editor: LineEditor

    init(_ text: String = "") {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.isEmpty { lines = [""] }
        line = lines.count - 1
        editor = LineEditor(lines[line])
    }

    var text: String { lines.joined(separator: "\n") }
    var caret: Int { editor.caret }

    /// Does what a key does: line keys in the line, the arrows between lines, Enter begins a new one.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .enter: breakLine()
        case .up:
            guard line > 0 else { return false }
            go(to: line - 1, caret: caret)
        case .down:
            guard line < lines.count - 1 else { return false }
            go(to: line + 1, caret: caret)
        case .left where caret == 0 && line > 0: go(to: line - 1, caret: .max)
        case .right where caret == editor.characters.count && line < lines.count - 1: go(to: line + 1, caret: 0)
        case .backspace where caret == 0 && editor.selection == nil && line > 0: joinWithPrevious()
        case .delete where caret == editor.characters.count && editor.selection == nil && line < lines.count - 1:
            go(to: line + 1, caret: 0)
            joinWithPrevious()
        default:
            guard editor.handle(key) else { return false }
            lines[line] = editor.text
        }
        return true
    }

    /// Puts text where the caret is; here line ends are kept.
    mutating func insert(_ text: String) {
        for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if index > 0 { breakLine() }
            editor.insert(part)
            lines[line] = editor.text
        }
    }

    /// Goes to a line and a place in it, as far as there are such.
    mutating func go(to line: Int, caret: Int) {
        self.line = min(max(0, line), lines.count - 1)
        editor.replace(lines[self.line], caret: caret)
    }

    /// Begins a new line with what lies behind the caret.
    private mutating func breakLine() {
        editor.insert("")
        let characters = editor.characters
        let rest = String(characters[caret...])
        lines[line] = String(characters[..<caret])
        lines.insert(rest, at: line + 1)
        go(to: line + 1, caret: 0)
    }

    /// Appends the line to the one above; the caret stands where they meet.
    private mutating func joinWithPrevious() {
        let rest = lines.remove(at: line)
        let place = lines[line - 1].count
        lines[line - 1] += rest
        go(to: line - 1, caret: place)
    }
}
