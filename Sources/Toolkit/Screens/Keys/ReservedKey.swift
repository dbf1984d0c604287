import Terminal

/// A key that the window takes before anyone else, so that no command can have it.
nonisolated enum ReservedKey: Character, CaseIterable {
    case quit = "c"
    case repaint = "l"
    case suspend = "z"

    /// Finds the meaning of a key; nil for one that is anybody's.
    init?(_ key: Key) {
        guard key.modifiers == .control, case .character(let letter) = key.code else { return nil }
        self.init(rawValue: letter)
    }

    /// The key itself.
    var key: Key { .control(rawValue) }
}
