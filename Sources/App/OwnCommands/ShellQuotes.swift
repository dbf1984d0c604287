/// The quotes that are open at a place of a shell line, from without to within.
struct ShellQuotes {
    enum Kind {
        case none, single, double
        /// `$(…)`, with the parentheses that are open in it.
        case command(open: Int)
        case backquoted
    }

    private var kinds: [Kind] = []
    private var last: Character?
    private(set) var isEscaped = false

    var current: Kind { kinds.last ?? .none }

    /// Indicates whether a character here is text, and not a part of the shell's language.
    var isText: Bool {
        switch current {
        case .single, .double: true
        case .none, .command, .backquoted: isEscaped
        }
    }

    /// The commands within the line that this place is in: of `$(…)` and of back quotes.
    var depth: Int {
        kinds.count { kind in
            switch kind {
            case .command, .backquoted: true
            case .none, .single, .double: false
            }
        }
    }

    mutating func advance(over character: Character) {
        defer { last = isEscaped ? nil : character }
        if isEscaped {
            isEscaped = false
            last = nil
            return
        }
        if case .single = current {
            if character == "'" { kinds.removeLast() }
            return
        }
        switch (character, current) {
        case ("\\", _): isEscaped = true
        case ("\"", .double): kinds.removeLast()
        case ("\"", _): kinds.append(.double)
        case ("'", .double): break
        case ("'", _): kinds.append(.single)
        case ("`", .backquoted): kinds.removeLast()
        case ("`", _): kinds.append(.backquoted)
        case ("(", _) where last == "$": kinds.append(.command(open: 0))
        case ("(", .command(let open)): kinds[kinds.count - 1] = .command(open: open + 1)
        case (")", .command(0)): kinds.removeLast()
        case (")", .command(let open)): kinds[kinds.count - 1] = .command(open: open - 1)
        default: break
        }
    }
}
