import Terminal

extension LineEditor {
    /// Does what a key does in one line of text, with the keys that every shell has.
    /// - Returns: whether the key means anything here.
    mutating func handle(_ key: Key, limit: Int? = nil, where accepts: (Character) -> Bool = { _ in true }) -> Bool {
        let selecting = key.modifiers.contains(.shift)
        let byWord = !key.modifiers.intersection([.control, .alt]).isEmpty
        switch key.code {
        case .character(let character): return handle(character, key.modifiers, limit: limit, where: accepts)
        case .backspace: byWord ? kill(wordStart..<caret) : backspace()
        case .delete: byWord ? kill(caret..<wordEnd) : deleteForward()
        case .left: move(to: byWord ? wordStart : selecting ? caret - 1 : selection?.lowerBound ?? caret - 1, selecting: selecting)
        case .right: move(to: byWord ? wordEnd : selecting ? caret + 1 : selection?.upperBound ?? caret + 1, selecting: selecting)
        case .home: move(to: 0, selecting: selecting)
        case .end: move(to: characters.count, selecting: selecting)
        default: return false
        }
        return true
    }

    private mutating func handle(
        _ character: Character, _ modifiers: Key.Modifiers, limit: Int?, where accepts: (Character) -> Bool
    ) -> Bool {
        switch modifiers.subtracting(.shift) {
        case []: insert(String(character), limit: limit, where: accepts)
        case .control: return control(character, limit: limit)
        case .alt: return alt(character)
        default: return false
        }
        return true
    }

    /// The keys that Emacs and readline have with Control.
    private mutating func control(_ character: Character, limit: Int?) -> Bool {
        switch character {
        case "a": move(to: 0)
        case "e": move(to: characters.count)
        case "b": move(to: caret - 1)
        case "f": move(to: caret + 1)
        case "h": backspace()
        case "d": deleteForward()
        case "w": kill(wordStart..<caret)
        case "u": kill(0..<caret)
        case "k": kill(caret..<characters.count)
        case "y": yank(limit: limit)
        case "t": transpose()
        default: return false
        }
        return true
    }

    /// The keys that they have with Alt, which go by words.
    private mutating func alt(_ character: Character) -> Bool {
        switch character {
        case "b": move(to: wordStart)
        case "f": move(to: wordEnd)
        case "d": kill(caret..<wordEnd)
        case "a": selectAll()
        default: return false
        }
        return true
    }
}
