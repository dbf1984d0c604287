/// A screen as lines of text for those who listen to it or read it in a log: no boxes, no bars, and only what is new.
///
/// ```swift
/// var screen = LinearScreen()
/// var canvas = Canvas(size: Size(width: 20, height: 3))
/// canvas.write("Fruits", at: .zero, style: Style(.title), clip: Rect(origin: .zero, size: canvas.size))
/// screen.lines(of: canvas)  // ["Fruits"]
/// screen.lines(of: canvas)  // []: nothing is new
/// ```
///
/// Views need not know that they are listened to. What is only paint is left out by its role or its sign: rules, borders, bars, the line
/// below an empty field. What carries meaning by its look gets a sign that can be heard: `>` for the focus, brackets around what is
/// selected, `(*)` for the option that holds, `ctrl-s` for `^S`. Charts and maps cannot be helped that way; they draw words by themselves
/// where their window says lines.
public struct LinearScreen: Sendable {
    private var said: [String] = []
    /// The sentences that say what is wrong, as they stand.
    public private(set) var problems: [String] = []

    /// Makes one that has said nothing yet.
    public init() {}

    /// Returns what must be said of a frame: all of it when the first line, where one is, has changed; else the lines that are new.
    ///
    /// A first line that changes alone, as behind a question that stays, is said alone.
    /// What is wrong with a control is said once more when the focus comes to it.
    public mutating func lines(of canvas: borrowing Canvas) -> [String] {
        let rows = 0..<canvas.size.height
        let now = Self.sentences(rows.map { Self.line(canvas, $0) })
        let wrong = rows.filter { Self.isProblem(canvas, $0) }
        problems = wrong.map { now[$0] }
        defer { said = now }
        guard now.first == said.first || !said.isEmpty && now.dropFirst() == said.dropFirst() else {
            return now.filter { !$0.isEmpty }
        }
        var new = Set(rows.filter { $0 >= said.count || said[$0] != now[$0] })
        for row in wrong where row > 0 && new.contains(row - 1) && Self.hasFocus(canvas, row - 1) { new.insert(row) }
        return rows.filter { new.contains($0) && !now[$0].isEmpty }.map { now[$0] }
    }

    /// Returns whether a row says what is wrong: a sign that every such sentence begins with.
    private static func isProblem(_ canvas: borrowing Canvas, _ y: Int) -> Bool {
        for x in 0..<canvas.size.width {
            let cell = canvas[x, y]
            if cell.glyph.character == "!", cell.style.role == .danger || cell.style.role == .warning { return true }
        }
        return false
    }

    private static func hasFocus(_ canvas: borrowing Canvas, _ y: Int) -> Bool {
        for x in 0..<canvas.size.width where isFocus(canvas[x, y]) { return true }
        return false
    }

    private static func isFocus(_ cell: Cell) -> Bool {
        cell.glyph.character == "▌" && cell.style.role == .accent && cell.style.attributes.contains(.bold)
    }

    /// The signs at the end of a row whose sentence goes on in the next one: behind a word, and within a word that is too long.
    private static let (wordBreak, split): (Character, Character) = ("⏎", "⤶")

    /// Breaks text into lines as `TextWidth.wrapped` does, with signs by which `lines(of:)` makes whole sentences of them again.
    ///
    /// A sign takes a column of its line, and the last line of a sentence has none: breaking at the width of what was broken gives the
    /// same.
    public static func wrapped(_ text: String, to columns: Int) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { wrapped(sentence: $0, to: columns) }
    }

    private static func wrapped(sentence: Substring, to columns: Int) -> [String] {
        guard TextWidth.of(sentence) > columns else { return [String(sentence)] }
        let lines = TextWidth.wrapped(sentence, to: max(1, columns - 1))
        var rest = sentence
        var result: [String] = []
        for line in lines.dropLast() {
            // The last line needs no column for a sign.
            if TextWidth.of(rest) <= columns { break }
            rest = rest.dropFirst(line.count)
            let gap = rest.prefix { $0.isWhitespace }
            rest = rest.dropFirst(gap.count)
            result.append(line + String(gap.isEmpty ? split : wordBreak))
        }
        return result + [String(rest)]
    }

    /// Rows of which each sentence stands whole in the one where it begins.
    private static func sentences(_ rows: [String]) -> [String] {
        var lines = rows
        var start: Int?
        for (index, row) in rows.enumerated() {
            let goesOn = row.last == wordBreak || row.last == split
            let text = goesOn ? String(row.dropLast()) + (row.last == wordBreak ? " " : "") : row
            if let start {
                lines[start] += text
                lines[index] = ""
            } else {
                lines[index] = text
            }
            start = goesOn ? start ?? index : nil
        }
        return lines
    }

    /// The words of a canvas, a line a row, without decoration and without rows that say nothing.
    package static func text(of canvas: borrowing Canvas) -> String {
        sentences((0..<canvas.size.height).map { line(canvas, $0) }).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A row without decoration; the focus is `>`, what is selected stands in brackets.
    static func line(_ canvas: borrowing Canvas, _ y: Int) -> String {
        var line = ""
        var isSelected = false
        var isHidden = false
        for x in 0..<canvas.size.width {
            let cell = canvas[x, y]
            guard cell.width > 0 else { continue }
            if (cell.style.role == .selection) != isSelected {
                if isSelected { line.closeBracket() } else { line += "[" }
                isSelected.toggle()
            }
            // The length of a secret is nobody's business, and tiring to listen to.
            let wasHidden = isHidden
            isHidden = cell.glyph.character == "•" && (cell.style.role == .field || cell.style.role == .selection)
            // `^S` is typed as `ctrl-s`.
            let isChord = cell.style.role == .key && line.hasSuffix(Self.chord)
            if !(isHidden && wasHidden) { line += isChord ? word(cell).lowercased() : word(cell) }
        }
        if isSelected { line.closeBracket() }
        return line.calm
    }

    /// Keys as they are typed in a line: what the hint line writes as `^S` is said as `ctrl-s`.
    private static let chord = "ctrl-"
    private static let keys: [Character: String] = [
        "^": chord, "⇧": "shift-", "↑": "up ", "↓": "down ", "←": "left ", "→": "right ", "⌫": "backspace",
    ]

    private static func word(_ cell: Cell) -> String {
        let character = cell.glyph.character
        if isFocus(cell) { return ">" }
        // The line below an empty field is paint, as are rules, borders, bars and dots.
        if character == "_", cell.style.role == .field, cell.style.attributes.contains(.dim) { return "" }
        if let scalar = character.unicodeScalars.first?.value, (0x2500...0x259F).contains(scalar) || (0x2800...0x28FF).contains(scalar) {
            return " "
        }
        if cell.style.role == .key, let name = keys[character] { return name }
        switch character {
        case "●": return "(*)"
        case "○": return "( )"
        case "▸": return ">"
        case "↵": return "enter"
        case "•": return "*"
        default: return String(character)
        }
    }
}

extension String {
    /// Ends the bracket of the chosen part where its text ends, not where its paint does.
    fileprivate mutating func closeBracket() {
        while last == " " { removeLast() }
        self += last == "[" ? " ]" : "] "
    }

    /// At most two blanks in a row, none at the ends.
    fileprivate var calm: String {
        var result = ""
        var blanks = 0
        for character in self {
            blanks = character == " " ? blanks + 1 : 0
            if blanks <= 2, !(result.isEmpty && character == " ") { result.append(character) }
        }
        while result.last == " " { result.removeLast() }
        return result
    }
}
