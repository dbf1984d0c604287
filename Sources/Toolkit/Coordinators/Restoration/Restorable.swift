import Basis
import Screens

/// A coordinator whose routes can be written down.
///
/// A record is a tree like that of the coordinators: for each its name and the routes that brought its screens and flows, in their order.
/// Bringing it back asks each coordinator for the same routes, within one plan, so that the person sees the last screen at once. A route
/// that an initial route has shown already is not gone to again. Where a route cannot be read any more, because the program is another
/// version, the stack ends below it: what would lie above has lost what it lay on.
protocol Restorable: BaseCoordinator {
    func record() -> CoordinatorRecord
    func replay(_ record: CoordinatorRecord, _ problems: inout [RestoreProblem])
}

extension RouteCoordinator: Restorable where RouteType: Codable {
    func record() -> CoordinatorRecord {
        var record = CoordinatorRecord(name: name)
        record.tabs = fixedFlows.map { $0?.record() }
        record.selected =
            (rootViewController as? TabBarController)?.selectedIndex ?? (rootViewController as? PageViewController)?.selectedIndex
        for (screen, flow, route) in places {
            guard let text = Self.encode(route) else { break }
            let state = flow == nil ? screen.encodeRestorableState() : nil
            record.entries.append(.init(route: text, state: state, flow: (flow as? any Restorable)?.record()))
        }
        return record
    }

    /// The coordinator of each tab, column or page that stands right below this one and that no route has brought; nil where that is a plain
    /// screen or belongs to somebody else, or has routes that are not written down.
    ///
    /// A record goes down the tree and never up or across, so that it ends: tabs may be shared with a coordinator above.
    private var fixedFlows: [(any Restorable)?] {
        guard isSideBySide else { return [] }
        return rootViewController.children.map { child in
            guard let owner = child.owningCoordinator, owner.parentCoordinator === self else { return nil }
            let isAPlace = owner.originRoute != nil && !rootViewController.stackedScreens.isEmpty
            return isAPlace ? nil : owner as? any Restorable
        }
    }

    /// Indicates whether its screens stand beside each other, so that each can be there without the others.
    private var isSideBySide: Bool { rootViewController.isContainer && !(rootViewController is NavigationController) }

    /// The screens on its stack from the bottom, then the presented ones, one over the other: its own screens, and the first of each flow.
    ///
    /// On a stack, what lies above a screen that no route brought cannot be brought back either.
    private var places: [(screen: ViewController, flow: BaseCoordinator?, route: RouteType)] {
        var screens = rootViewController.stackedScreens
        var modal = rootViewController.presented ?? screens.last?.presented
        while let here = modal {
            screens.append(here)
            modal = here.presented ?? here.modalAnchor.presented
        }
        var places: [(screen: ViewController, flow: BaseCoordinator?, route: RouteType)] = []
        for screen in screens {
            guard let owner = screen.owningCoordinator else { continue }
            let flow = owner === self ? nil : owner
            if let flow, flow.parentCoordinator !== self || places.contains(where: { $0.flow === flow }) { continue }
            guard let route = (flow?.originRoute ?? screen.stay.route) as? RouteType else {
                if isSideBySide { continue }
                break
            }
            places.append((screen, flow, route))
        }
        return places
    }

    func replay(_ record: CoordinatorRecord, _ problems: inout [RestoreProblem]) {
        guard record.name == name else {
            problems.append(.otherCoordinator(expected: record.name, found: name))
            return
        }
        for case (let flow?, let part?) in zip(fixedFlows, record.tabs) { flow.replay(part, &problems) }
        if let selected = record.selected { choose(selected) }
        // A screen that an initial route has shown already is not shown twice, and what other routes have shown above it goes.
        let there = self.record().entries
        let common = zip(there, record.entries).prefix { $0.route == $1.route }.count
        let isUnderstood = common > 0 || record.entries.first.map { Self.decode($0.route) != nil } == true
        if isUnderstood, common < there.count { takeAway(from: places[common].screen) }
        for (index, entry) in record.entries.enumerated() {
            guard let route = Self.decode(entry.route) else {
                problems.append(.unknownRoute(coordinator: name, index: index, route: entry.route))
                return
            }
            var arrivals: [any Presentable] = []
            if index < common {
                arrivals = places.indices.contains(index) ? [places[index].screen] : []
            } else {
                arrivals = follow(route) ?? []
            }
            if let state = entry.state { arrivals.first?.viewController.decodeRestorableState(state) }
            if let flow = entry.flow { restorableChild(flow.name, arrivals)?.replay(flow, &problems) }
        }
    }

    /// Chooses the tab or page that was chosen.
    private func choose(_ index: Int) {
        perform(
            Transition { plan, root in
                if let tabs = root as? TabBarController, tabs.children.indices.contains(index) { plan.add(.select(index, in: tabs)) }
                if let pages = root as? PageViewController, pages.pages.indices.contains(index) {
                    plan.add(.show([pages.pages[index]], in: pages))
                }
            })
    }

    /// Takes away a screen and everything above it.
    private func takeAway(from screen: ViewController) {
        perform(
            Transition { plan, root in
                if let presenter = screen.presenter { return plan.add(.dismiss(from: presenter)) }
                if root.presented != nil { plan.add(.dismiss(from: root)) }
                let there = root.stackedScreens
                guard let place = there.firstIndex(of: screen) else { return }
                for edit in root.edits(removing: there[place...].contains) { plan.add(edit) }
            })
    }

    private func restorableChild(_ name: String, _ arrivals: [any Presentable]) -> (any Restorable)? {
        let candidates = arrivals.compactMap(\.baseCoordinator) + childCoordinators.reversed()
        return candidates.first { $0.name == name } as? any Restorable
    }

    private static func encode(_ route: RouteType) -> String? {
        try? JSONCoding.text(of: [route])
    }

    private static func decode(_ text: String) -> RouteType? {
        (try? JSONCoding.value([RouteType].self, of: text))?.first
    }
}

extension RouteCoordinator where RouteType: Codable {
    /// Everything that is on the stacks below this coordinator now.
    public var stackRecord: StackRecord { StackRecord(root: record()) }

    /// Brings a record back, as one commit.
    ///
    /// What is there already stays as far as both begin alike, and what routes have brought above that goes.
    /// An entry that is not understood any more cuts its stack there.
    /// - Returns: what could not be brought back.
    @discardableResult
    public func restore(_ record: StackRecord) -> [RestoreProblem] {
        guard record.version <= StackRecord.currentVersion else { return [.newerVersion(record.version)] }
        var problems: [RestoreProblem] = []
        let answer = Answer()
        rootViewController.engine.planned(reason: .replaced) {
            replay(record.root, &problems)
        } completion: {
            answer.outcome = $0
        }
        if case .failed(let issue, _) = answer.outcome { problems.append(.refused(issue.what)) }
        return problems
    }
}

private final class Answer {
    var outcome: StackOutcome?
}

/// Something of a record that could not be brought back; the stack is cut there.
public nonisolated enum RestoreProblem: Hashable, Sendable {
    /// It was written by a later version of the program.
    case newerVersion(Int)
    /// A route is not understood any more; it and what was above it are left out.
    case unknownRoute(coordinator: String, index: Int, route: String)
    /// Another coordinator stands where this one stood.
    case otherCoordinator(expected: String, found: String)
    /// The routes made no stack together.
    case refused(String)
}
