import Screens

/// All transitions of an app as its coordinators declare them, to be drawn and checked.
///
/// It is made of types, without a window and without a screen, so a test of it takes no time. It is only as true as the declarations are;
/// that they are is what ``GraphCoverage`` watches while the other tests run.
///
/// ```swift
/// let graph = NavigationGraph(BookCoordinator.self)
/// #expect(graph.unreachable.isEmpty)  // a way leads to every screen
/// #expect(graph.deadEnds.isEmpty)  // and out of every screen
/// print(graph.mermaid)
/// ```
public nonisolated struct NavigationGraph: Hashable, Sendable {
    /// The coordinators, each after the one that brings it.
    public private(set) var flows: [NavigationFlow] = []

    /// Puts together what a coordinator declares and what those declare that it brings.
    @MainActor
    public init(_ root: any TransitionDeclaring.Type) { add(root) }

    /// Makes a graph without flows; a pilot adds those that it meets.
    init() {}

    /// The flow of a coordinator.
    public func flow(_ name: String) -> NavigationFlow? { flows.first { $0.name == name } }

    /// Adds a coordinator and what it brings.
    @MainActor
    mutating func add(_ type: any TransitionDeclaring.Type, parent: String? = nil) {
        if let known = flows.firstIndex(where: { $0.name == NavigationFlow.name(of: type) }) {
            flows[known].parent = flows[known].parent ?? parent
            return
        }
        let place = flows.count
        flows.append(NavigationFlow(type, parent: parent))
        var flow = flows[place]
        var brought: [any TransitionDeclaring.Type] = []
        func name(_ type: any Presentable.Type) -> String {
            let name = NavigationFlow.name(of: type)
            if let declaring = type as? any TransitionDeclaring.Type {
                if name != flow.name { brought.append(declaring) }
            } else if !(type is BaseCoordinator.Type) {
                flow.add(screen: name)
            }
            return name
        }
        for transition in type.declaredTransitions {
            let (from, to) = (transition.from.map(name), transition.to.map(name))
            let route = transition.route.isEmpty ? nil : transition.route
            switch transition.kind {
            case .start: flow.starts += to
            case .tabs:
                flow.starts += to.prefix(1)
                flow.tabs += to
            case .asks: flow.asks += from
            case .question: flow.edges += from.map { NavigationEdge($0, nil, NavigationEdge.alert, .present) }
            case .links(let routes): flow.links += routes
            case .move(let move):
                for origin in from {
                    switch move {
                    case .finish: flow.edges.append(NavigationEdge(origin, route, parent ?? flow.name, move))
                    case .stay: flow.edges.append(NavigationEdge(origin, route, origin, move))
                    case .back where to.isEmpty: flow.edges.append(NavigationEdge(origin, route, "", move))
                    default: flow.edges += to.map { NavigationEdge(origin, route, $0, move) }
                    }
                }
            }
        }
        flows[place] = flow
        for type in brought { add(type, parent: flow.name) }
        if parent == nil { resolve() }
    }

    /// Says where `back` leads that named no target: to all places that lead here.
    private mutating func resolve() {
        let into = Dictionary(grouping: flows.flatMap(\.edges).filter { $0.move == .push || $0.move == .present }, by: \.to)
        for place in flows.indices {
            flows[place].edges = flows[place].edges.flatMap { edge -> [NavigationEdge] in
                guard edge.move == .back, edge.to.isEmpty else { return [edge] }
                var seen: Set<String> = []
                let origins = (into[edge.from] ?? []).map(\.from) + presenters(of: edge.from, in: flows[place], into)
                let ways = origins.filter { seen.insert($0).inserted }.map { NavigationEdge(edge.from, edge.route, $0, .back) }
                // The flow that brings this one is not part of the graph.
                return ways.isEmpty ? [edge] : ways
            }
        }
    }

    /// The first screen of a flow that is presented leads back to where the flow was presented.
    private func presenters(of screen: String, in flow: NavigationFlow, _ into: [String: [NavigationEdge]]) -> [String] {
        flow.starts.contains(screen) ? (into[flow.name] ?? []).map(\.from) : []
    }
}
