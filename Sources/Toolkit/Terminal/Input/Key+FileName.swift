extension Key {
    /// The name in key files: `n`, `G`, `ctrl-n`, `alt-x`, `shift-tab`, `space`, `f1`.
    public var fileName: String {
        var prefix = ""
        if modifiers.contains(.control) { prefix += "ctrl-" }
        if modifiers.contains(.alt) { prefix += "alt-" }
        if modifiers.contains(.shift) { prefix += "shift-" }
        switch code {
        case .character(let character): return prefix + (Self.names.first { $0.value == code }?.key ?? String(character))
        case .function(let number): return prefix + "f\(number)"
        default: return prefix + (Self.names.first { $0.value == code }?.key ?? "")
        }
    }

    /// Reads a key as key files write it; nil where it is none.
    ///
    /// ```swift
    /// Key(fileName: "ctrl-s")  // .control("s")
    /// Key(fileName: "hyper-e")  // nil
    /// ```
    public init?(fileName: String) {
        var rest = fileName[...]
        var modifiers: Modifiers = []
        for (prefix, modifier) in [("ctrl-", Modifiers.control), ("alt-", .alt), ("shift-", .shift)] {
            // A lone `-` after a prefix is the key itself.
            if rest.lowercased().hasPrefix(prefix), rest.count > prefix.count {
                rest = rest.dropFirst(prefix.count)
                modifiers.insert(modifier)
            }
        }
        if let code = Self.names[rest.lowercased()], rest.count > 1 {
            self.init(code, modifiers)
        } else if rest.count == 1, let character = rest.first, !character.isWhitespace {
            // Terminals know no Ctrl-S beside ctrl-s.
            let lower = modifiers.contains(.control) ? character.lowercased().first : nil
            self.init(.character(lower ?? character), modifiers)
        } else if rest.count > 1, rest.lowercased().hasPrefix("f"), let number = Int(rest.dropFirst()), (1...24).contains(number) {
            self.init(.function(number), modifiers)
        } else {
            return nil
        }
    }

    private static let names: [String: Code] = [
        "enter": .enter, "tab": .tab, "esc": .escape, "backspace": .backspace, "delete": .delete, "insert": .insert, "up": .up,
        "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown,
        "space": .character(" "), "comma": .character(","), "hash": .character("#"), "equals": .character("="),
    ]
}
