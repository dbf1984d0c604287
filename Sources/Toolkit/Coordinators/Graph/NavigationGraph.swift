/// All declared ways of an app; it can be drawn, and proved.
public nonisolated struct NavigationGraph: Hashable, Sendable {
    /// The screen where the app begins.
    public var start: String
    /// The ways, in the order in which they were declared.
    public var edges: [NavigationEdge]

    /// Puts the declarations of coordinators together.
    public init(start: String, _ edges: [NavigationEdge]...) {
        self.start = start
        self.edges = edges.flatMap(\.self)
    }

    /// Every screen that is named.
    public var screens: Set<String> { Set(edges.flatMap { [$0.from, $0.to] } + [start]) }

    /// The screens that no way leads to.
    public var unreachable: [String] { screens.subtracting(reached(from: start) { $0.to }).sorted() }

    /// The screens from which nothing leads back to a root, neither Esc nor a declared way.
    public var deadEnds: [String] {
        let roots = Set(edges.filter { $0.kind == .replace || $0.kind == .select }.map(\.to) + [start])
        let withWayBack = Set(edges.filter { $0.kind == .push || $0.kind == .present }.map(\.to))
        return screens.filter { !roots.contains($0) && !withWayBack.contains($0) }.sorted()
    }

    /// Circles of ways that replace everything at once, which would run for ever if each followed by itself.
    public var redirectLoops: [[String]] {
        let redirects = edges.filter { $0.kind == .replace && $0.guarded != nil }
        var loops: [[String]] = []
        for edge in redirects {
            var path = [edge.from]
            var here = edge.to
            while !path.contains(here), let next = redirects.first(where: { $0.from == here }) {
                path.append(here)
                here = next.to
            }
            if here == edge.from { loops.append(path + [here]) }
        }
        return loops
    }

    private func reached(from start: String, _ step: (NavigationEdge) -> String) -> Set<String> {
        var seen: Set<String> = [start]
        var open = [start]
        while let here = open.popLast() {
            for edge in edges where edge.from == here && seen.insert(step(edge)).inserted { open.append(step(edge)) }
        }
        return seen
    }
}
