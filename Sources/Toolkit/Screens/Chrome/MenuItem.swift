import Terminal

/// One line of a menu.
public struct MenuItem {
    /// The words for what it does; empty for a line between groups.
    public var title: String
    /// A key that chooses it at once.
    public var key: Key?
    /// The reason why it cannot be chosen now; nil when it can.
    public var disabledReason: String?
    /// Does it.
    public var action: @MainActor () -> Void

    /// Makes a line.
    public init(_ title: String, key: Key? = nil, disabledReason: String? = nil, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.key = key
        self.disabledReason = disabledReason
        self.action = action
    }

    /// A line between two groups.
    public static let separator = MenuItem("")
}
