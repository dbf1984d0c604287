public import Screens

/// Watches a run, and compares what happened with what was declared.
///
/// A ``NavigationGraph`` says which ways there are. A coverage says which of them were gone, and what happened that no way allows. A
/// `Pilot` has one; several runs are added up by ``merge(_:)``, so that a suite as a whole can be asked what it never tried.
///
/// ```swift
/// let coverage = GraphCoverage(NavigationGraph(BookCoordinator.self))
/// window.add(coverage)  // not kept alive
/// coverage.onUndeclared = { print("not declared: \($0)") }
/// print(coverage.unexercised)  // what no one has gone yet
/// ```
public final class GraphCoverage: NavigationObserver {
    /// The declared graph.
    public private(set) var graph: NavigationGraph
    /// The ways that were gone, Esc and tabs included.
    public private(set) var exercised: Set<NavigationEdge> = []
    /// Descriptions of what happened without having been declared.
    public private(set) var undeclared: [String] = []
    /// The screens that asked before they left.
    public private(set) var asked: Set<String> = []
    /// Is told of everything that was not declared.
    public var onUndeclared: (@MainActor (String) -> Void)?
    private var linked: Set<String> = []
    private var top = ""

    /// Watches for the ways of a graph.
    public init(_ graph: NavigationGraph) { self.graph = graph }

    /// Watches for whatever the coordinators declare that it is told of.
    package convenience init() { self.init(NavigationGraph()) }

    /// Adds what a coordinator declares, if it does and has not been met.
    package func meet(_ coordinator: BaseCoordinator) {
        if let type = type(of: coordinator) as? any TransitionDeclaring.Type { graph.add(type) }
    }

    /// The declared ways that nobody went.
    public var unexercised: [NavigationEdge] { graph.edges.filter { !exercised.contains($0) } }

    /// The screens that were said to ask and never did.
    public var silent: [String] { graph.flows.flatMap(\.asks).filter { !asked.contains($0) } }

    /// The routes that were declared for links and that no link went by.
    public var unlinked: [String] {
        graph.flows.flatMap { flow in flow.links.map { "\(flow.name).\($0)" } }.filter { !linked.contains($0) }
    }

    /// Takes over what another run has seen.
    public func merge(_ other: GraphCoverage) {
        exercised.formUnion(other.exercised)
        asked.formUnion(other.asked)
        linked.formUnion(other.linked)
        undeclared += other.undeclared
    }

    /// Called for every event.
    public func navigationDid(_ event: NavigationEvent) {
        switch event {
        case .committed(_, let change, _):
            top = change.to.last ?? ""
            if change.move != .stay { went(change) }
        case .triggered(let coordinator, let route): acted(coordinator, String(route.prefix { $0 != "(" }))
        case .asking(_, let screen): noteAsked(screen)
        case .questioned(let asker): noteQuestion(asker)
        case .ended(_, .refused(let screen)): noteAsked(screen)
        default: break
        }
    }

    private func noteAsked(_ screen: String) {
        asked.insert(screen)
        guard graph.screens.contains(screen), !graph.flows.contains(where: { $0.asks.contains(screen) }) else { return }
        complain("\(screen) asks before it leaves, which is not declared")
    }

    private func noteQuestion(_ asker: String) {
        let ways = graph.edges.filter { $0.from == asker && $0.to == NavigationEdge.alert }
        exercised.formUnion(ways)
        guard ways.isEmpty, graph.screens.contains(asker) || graph.flow(asker) != nil else { return }
        guard !graph.flows.contains(where: { $0.asks.contains(asker) }) else { return }
        complain("\(asker) asks a question, which is not declared")
    }

    private func acted(_ coordinator: String, _ route: String) {
        if graph.flow(coordinator)?.links.contains(route) == true { linked.insert("\(coordinator).\(route)") }
        for edge in graph.flow(coordinator)?.edges ?? [] where edge.move == .stay && edge.route == route && graph.isOrigin(edge.from, top) {
            exercised.insert(edge)
        }
    }

    private func went(_ change: NavigationChange) {
        let (from, to) = (change.from.last ?? "", change.to.last ?? "")
        // After a flow has ended, whoever hears of it goes on elsewhere.
        guard graph.screens.contains(from) || graph.screens.contains(to) || change.move == .finish else { return }
        let declaring = change.routes.compactMap { name in graph.flow(name.coordinator).map { ($0, name.route) } }
        let fitting = declaring.flatMap { flow, route in
            flow.edges.filter { $0.route == route && fits($0, in: flow, from, to, change.move) }
        }
        if !fitting.isEmpty {
            exercised.formUnion(fitting)
        } else if declaring.contains(where: { flow, _ in flow.starts.contains(to) && !flow.screens.contains(from) }) {
            // A flow begins, and who brings it declares nothing.
            return
        } else if let route = change.routes.last, !declaring.isEmpty, !change.isPlanned {
            complain("\(NavigationEdge(from, route.route, to, change.move)) by \(route.coordinator)")
        } else if change.routes.isEmpty, !change.isPlanned {
            wentByKey(from, to, change.move)
        }
    }

    private func fits(_ edge: NavigationEdge, in flow: NavigationFlow, _ from: String, _ to: String, _ move: NavigationMove) -> Bool {
        guard graph.isOrigin(edge.from, from) else { return false }
        // A parent that hears that the flow has ended may have something else on show at once.
        if edge.move == .finish { return !flow.screens.contains(to) }
        guard edge.move == move else { return false }
        if graph.landings(edge.to).contains(to) { return true }
        return move == .back && (edge.to.isEmpty || graph.isOrigin(edge.to, to))
    }

    /// Without a route one can go back, choose another tab, or show a flow whose value is waited for; who asks a question says so.
    private func wentByKey(_ from: String, _ to: String, _ move: NavigationMove) {
        if move == .finish { return finished(from, at: to) }
        let isAnswer = from == NavigationEdge.alert
        guard isAnswer || graph.screens.contains(from), graph.screens.contains(to) else { return }
        let ways: [NavigationEdge] =
            switch move {
            case .back: graph.waysBack.filter { graph.isOrigin($0.from, from) && graph.isOrigin($0.to, to) } + endings(from, at: to)
            case .select: graph.waysBetweenTabs.filter { graph.isOrigin($0.from, from) && graph.isOrigin($0.to, to) }
            case .push, .present:
                graph.edges.filter {
                    $0.route == nil && $0.move == move && graph.isOrigin($0.from, from) && graph.landings($0.to).contains(to)
                }
            default: []
            }
        exercised.formUnion(ways)
        guard !isAnswer else { return }
        // A tab that is chosen again goes back to its root over everything in between.
        let isTabRoot = graph.flows.flatMap(\.tabs).contains { graph.landings($0).contains(to) && graph.isOrigin($0, from) }
        if ways.isEmpty, !(move == .back && isTabRoot) { complain("\(NavigationEdge(from, nil, to, move))") }
    }

    /// The ways in which a flow that ends without a route leaves an empty container, what it lay over, or whatever comes next at once.
    private func endings(_ from: String, at to: String) -> [NavigationEdge] {
        graph.flows.filter { !$0.screens.contains(to) }.flatMap(\.edges).filter {
            $0.route == nil && $0.move == .finish && graph.isOrigin($0.from, from)
        }
    }

    private func finished(_ from: String, at to: String) {
        let ways = endings(from, at: to)
        exercised.formUnion(ways)
        if ways.isEmpty, graph.screens.contains(from) { complain("\(NavigationEdge(from, nil, to, .finish))") }
    }

    private func complain(_ text: String) {
        undeclared.append(text)
        onUndeclared?(text)
    }
}
