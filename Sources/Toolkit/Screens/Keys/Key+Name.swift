import Terminal

extension Key {
    /// The name in hints and the help: `↵`, `esc`, `^L`, `n`.
    ///
    /// Short signs, for people who look at them; `fileName` is the name that can be typed. Control makes a letter large, since that is how
    /// it stands on the key.
    ///
    /// ```swift
    /// Key.control("l").name  // "^L"
    /// Key.shiftTab.name  // "⇧tab"
    /// Key.control("l").fileName  // "ctrl-l"
    /// ```
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
