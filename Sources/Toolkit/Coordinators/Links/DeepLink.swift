import Screens

/// A way through several coordinators, each segment typed: what follows a segment can only be a route of the coordinator that the segment leads to.
///
/// Several segments of one coordinator are the stack that it shall have, from the bottom: what is there of it stays.
///
/// ```swift
/// enum ShopRoute: Route { case shelf, account }
///
/// let link = DeepLink(ShopRoute.shelf, leadsTo: BookRoute.self).to(.book("Walden"))
/// ```
public nonisolated struct DeepLink<Start: Route, End: Route>: Sendable {
    let segments: [any Route]
    /// The route that the last segment goes to; nil while the chain is open at its end.
    let isClosed: Bool

    init(segments: [any Route], isClosed: Bool) {
        self.segments = segments
        self.isClosed = isClosed
    }
}

extension DeepLink {
    /// Begins a link with a route that brings, or chooses, a coordinator of the routes `End`.
    public init(_ route: Start, leadsTo next: End.Type) { self.init(segments: [route], isClosed: false) }

    /// Goes on through a route that leads to another coordinator.
    public func then<Next: Route>(_ route: End, leadsTo next: Next.Type) -> DeepLink<Start, Next> {
        DeepLink<Start, Next>(segments: segments + [route], isClosed: false)
    }

    /// Ends the link with a stack of one coordinator, from the bottom; it is no way at all where the stack is empty.
    public func to(_ stack: [End]) -> DeepLink<Start, Never> { DeepLink<Start, Never>(segments: segments + stack, isClosed: true) }

    /// Ends the link at a route.
    public func to(_ route: End) -> DeepLink<Start, Never> { DeepLink<Start, Never>(segments: segments + [route], isClosed: true) }
}

extension DeepLink where End == Never {
    /// A link that is one route.
    public init(_ route: Start) { self.init(segments: [route], isClosed: true) }

    /// A link of routes that are known only while the program runs, from a list or a loop.
    ///
    /// Only the first is checked here; whether each of the others fits what the one before leads to shows when the link is followed.
    ///
    /// - Throws: a failure where there is no route, or the first is not one of `Start`.
    public init(routes: [any Route]) throws(DeepLinkFailure) {
        guard let first = routes.first as? Start else {
            let name = routes.first.map { RouteLabel($0).text } ?? "nothing"
            throw DeepLinkFailure(segment: 0, route: name, reason: "a link begins elsewhere", accepted: ["\(Start.self)"])
        }
        self.init(segments: [first] + routes.dropFirst(), isClosed: true)
    }
}

extension Never: Route {}
