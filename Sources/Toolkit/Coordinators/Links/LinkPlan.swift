import Screens

/// Follows a link segment by segment on a tree that nobody sees change; what is there already stays, and only what is missing comes.
///
/// A link means a state and not a journey: these screens, in this order. For each of its routes:
///
/// 1. the coordinator that has been reached must accept it; otherwise the link ends here, with what would have been accepted
/// 2. what this very route brought before and is still there is brought to light: what lies over it goes
/// 3. where there is nothing of the kind, the route is prepared and its edits are tried on the tree
/// 4. the next route is for a coordinator that came by it, for a child that was there, the newest first, or for the same one again
///
/// All of it happens within a plan of the engine, which puts the tree back and commits the whole at once, or nothing. What the engine
/// cannot put back are children that coordinators got on the way; ``undo()`` does that.
final class LinkPlan {
    private let segments: [any Route]
    private var brought: [(parent: BaseCoordinator, child: BaseCoordinator)] = []

    init(_ segments: [any Route]) { self.segments = segments }

    /// Plans the whole way.
    /// - Throws: the first segment that cannot be made.
    func follow(from start: BaseCoordinator) throws(DeepLinkFailure) {
        var here = start
        var index = 0
        while index < segments.count {
            guard let handler = here as? any LinkHandler, handler.accepts(segments[index]) else {
                throw failure(index, at: here, "\(here.name) does not know it")
            }
            index += keepWhatIsThere(of: segments[index...].prefix { handler.accepts($0) }, on: handler)
            guard index < segments.count else { return }
            guard let next = try segment(segments[index], on: handler, index, to: index == segments.count - 1 ? nil : segments[index + 1])
            else { return }
            here = next
            index += 1
        }
    }

    /// Several segments of one coordinator are its stack from the bottom: as much of it as is there already stays, and what lies above
    /// goes.
    /// - Returns: how many segments are there.
    private func keepWhatIsThere(of run: ArraySlice<any Route>, on handler: any LinkHandler) -> Int {
        guard run.count > 1 else { return 0 }
        let there = handler.screens(for: run)
        if let last = there.last { handler.reveal(last) }
        return there.count
    }

    /// Takes back the places that coordinators got which came for nothing.
    func undo() { for (parent, child) in brought where child.screens == 0 || !child.hasPlace { parent.forget(child) } }

    private func segment(
        _ route: any Route, on handler: any LinkHandler, _ index: Int, to next: (any Route)?
    ) throws(DeepLinkFailure) -> BaseCoordinator? {
        if let existing = existing(route, on: handler, to: next) {
            handler.reveal(existing.screen)
            return existing.coordinator
        }
        let before = handler.childCoordinators
        let presentables = handler.follow(route) ?? []
        for child in handler.childCoordinators where !before.contains(where: { $0 === child }) { brought.append((handler, child)) }
        if let issue = handler.viewController.engine.planningIssue { throw failure(index, at: handler, issue.reason) }
        guard let next else { return nil }
        let candidates = presentables.compactMap(\.baseCoordinator) + handler.childCoordinators.reversed()
        for candidate in candidates { if let found = candidate as? any LinkHandler, found.accepts(next) { return found } }
        if handler.accepts(next) { return handler }
        throw DeepLinkFailure(
            segment: index + 1, route: RouteLabel(next).text, reason: "\(RouteLabel(route).text) brought no coordinator that knows it",
            accepted: candidates.isEmpty ? [handler.routeTypeName] : candidates.compactMap { ($0 as? any LinkHandler)?.routeTypeName })
    }

    /// Returns the screen that this route brought earlier and that is still there.
    private func existing(
        _ route: any Route, on handler: any LinkHandler, to next: (any Route)?
    ) -> (screen: ViewController, coordinator: BaseCoordinator?)? {
        guard let next else {
            let screens = handler.viewController.subtree
            return screens.first { screen in
                screen.owner === handler && screen !== handler.viewController && handler.brought(route, by: screen.stay.route)
            }.map { ($0, nil) }
        }
        let child = handler.childCoordinators.last {
            $0.screens > 0 && ($0 as? any LinkHandler)?.accepts(next) == true && handler.brought(route, by: $0.originRoute)
        }
        return child.map { ($0.viewController.entryID == nil ? handler.viewController : $0.viewController, $0) }
    }

    private func failure(_ index: Int, at place: BaseCoordinator, _ reason: String) -> DeepLinkFailure {
        let accepted = (place as? any LinkHandler).map { [$0.routeTypeName] } ?? []
        return DeepLinkFailure(segment: index, route: RouteLabel(segments[index]).text, reason: reason, accepted: accepted)
    }
}
