/// One way that a coordinator declares: from a screen, by a route, to a screen or another coordinator.
public nonisolated struct NavigationEdge: Hashable, Sendable {
    /// How the target comes.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Onto the stack; Esc leads back.
        case push
        /// Over the screen; Esc closes it.
        case present
        /// In place of everything; there is no way back.
        case replace
        /// Another tab.
        case select
        /// Back to where it came from.
        case back
        /// Nothing moves.
        case act
    }

    /// The screen where it is asked for.
    public var from: String
    /// The route, without its values.
    public var route: String
    /// The screen where it leads.
    public var to: String
    /// How the target comes.
    public var kind: Kind
    /// What is asked before, if anything.
    public var guarded: String?

    /// Declares a way.
    public init(_ from: String, _ route: String, _ to: String, _ kind: Kind = .push, guarded: String? = nil) {
        self.from = from
        self.route = route
        self.to = to
        self.kind = kind
        self.guarded = guarded
    }
}
