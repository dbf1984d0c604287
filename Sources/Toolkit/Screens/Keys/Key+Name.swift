import Terminal

extension Key {
    /// The name in hints and the help: `↵`, `esc`, `^L`, `n`.
    public var name: String {
        let base =
            switch code {
            case .character(" "): "space"
            case .character(let character): String(character)
            case .enter: "↵"
            case .tab: modifiers.contains(.shift) ? "⇧tab" : "tab"
            case .escape: "esc"
            case .backspace: "⌫"
            case .delete: "del"
            case .insert: "ins"
            case .up: "↑"
            case .down: "↓"
            case .left: "←"
            case .right: "→"
            case .home: "home"
            case .end: "end"
            case .pageUp: "pgup"
            case .pageDown: "pgdn"
            case .function(let number): "F\(number)"
            }
        var prefix = ""
        if modifiers.contains(.control) { prefix += "^" }
        if modifiers.contains(.alt) { prefix += "alt-" }
        if modifiers.contains(.shift), code != .tab { prefix += "⇧" }
        return prefix + (modifiers.contains(.control) ? base.uppercased() : base)
    }
}
