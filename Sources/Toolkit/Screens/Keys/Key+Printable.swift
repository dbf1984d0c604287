import Terminal

extension Key {
    /// Whether it types text: a character without Control or Alt.
    public var isPrintable: Bool {
        guard case .character = code else { return false }
        return modifiers.subtracting(.shift).isEmpty
    }
}
