import Screens

/// One coordinator's part of a graph, by names.
public nonisolated struct NavigationFlow: Hashable, Sendable {
    /// The coordinator's type.
    public let name: String
    /// The coordinator that brings it; nil for the root.
    public internal(set) var parent: String?
    /// The screens that it begins with.
    public internal(set) var starts: [String] = []
    /// The flows that stand side by side in it.
    public internal(set) var tabs: [String] = []
    /// Its own screens, in the order in which they are named.
    public internal(set) var screens: [String] = []
    /// The screens that may ask before they leave.
    public internal(set) var asks: [String] = []
    /// The routes that only links ask for.
    public internal(set) var links: [String] = []
    /// Its routes, from each place to each.
    public internal(set) var edges: [NavigationEdge] = []

    init(_ type: any TransitionDeclaring.Type, parent: String?) {
        name = Self.name(of: type)
        self.parent = parent
    }

    static func name(of type: any Presentable.Type) -> String { typeName(type) }

    mutating func add(screen: String) { if !screens.contains(screen) { screens.append(screen) } }
}
