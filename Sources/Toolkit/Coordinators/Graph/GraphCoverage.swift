public import Screens

/// Watches a run, and compares what happened with what was declared.
public final class GraphCoverage: NavigationObserver {
    private let graph: NavigationGraph
    private var top = ""
    private var route: String?
    /// The ways that were gone.
    public private(set) var exercised: Set<NavigationEdge> = []
    /// What happened without having been declared: `from route to`.
    public private(set) var undeclared: [String] = []

    /// Watches for the ways of a graph.
    public init(_ graph: NavigationGraph) { self.graph = graph }

    /// The declared ways that nobody went.
    public var unexercised: [NavigationEdge] { graph.edges.filter { !exercised.contains($0) } }

    /// Called for every event.
    public func navigationDid(_ event: NavigationEvent) {
        switch event {
        case .triggered(_, let text): route = String(text.prefix { $0 != "(" })
        case .committed(_, let from, let to, _):
            let (before, after) = (from.last ?? top, to.last ?? "")
            top = after
            guard let taken = route, before != after else { return }
            route = nil
            let edges = graph.edges.filter { $0.route == taken && $0.from == before && $0.to == after }
            if edges.isEmpty { undeclared.append("\(before) \(taken) \(after)") } else { exercised.formUnion(edges) }
        default: break
        }
    }
}
