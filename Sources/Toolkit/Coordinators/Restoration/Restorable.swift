import Foundation
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
        if let tabs = rootViewController as? TabBarController {
            record.tabs = tabFlows.map { $0?.record() }
            record.selected = tabs.selectedIndex
        }
        for (screen, flow) in places {
            guard let route = (flow?.originRoute ?? screen.stay.route) as? RouteType, let text = Self.encode(route) else { break }
            let state = flow == nil ? screen.encodeRestorableState() : nil
            record.entries.append(.init(route: text, state: state, flow: (flow as? any Restorable)?.record()))
        }
        return record
    }

    /// The coordinator of each tab that stands right below this one; nil where the tab is a plain screen or belongs to somebody else, or
    /// has routes that are not written down.
    ///
    /// A record goes down the tree and never up or across, so that it ends: tabs may be shared with a coordinator above.
    private var tabFlows: [(any Restorable)?] {
        guard let tabs = rootViewController as? TabBarController else { return [] }
        return tabs.children.map { tab in
            guard let owner = tab.owningCoordinator, owner.parentCoordinator === self else { return nil }
            return owner as? any Restorable
        }
    }

    /// The screens on its stack from the bottom, then the presented ones, one over the other: its own screens, and the first of each flow.
    private var places: [(screen: ViewController, flow: BaseCoordinator?)] {
        var screens = rootViewController.stackedScreens
        var modal = rootViewController.presented ?? screens.last?.presented
        while let here = modal {
            screens.append(here)
            modal = here.presented ?? here.modalAnchor.presented
        }
        var places: [(screen: ViewController, flow: BaseCoordinator?)] = []
        for screen in screens {
            guard let owner = screen.owningCoordinator else { continue }
            if owner === self {
                places.append((screen, nil))
            } else if owner.parentCoordinator === self, !places.contains(where: { $0.flow === owner }) {
                places.append((screen, owner))
            }
        }
        return places
    }

    func replay(_ record: CoordinatorRecord, _ problems: inout [RestoreProblem]) {
        guard record.name == name else {
            problems.append(.otherCoordinator(expected: record.name, found: name))
            return
        }
        if let tabs = rootViewController as? TabBarController {
            for case (let flow?, let part?) in zip(tabFlows, record.tabs) { flow.replay(part, &problems) }
            if let selected = record.selected, tabs.children.indices.contains(selected) {
                perform(Transition { plan, _ in plan.add(.select(selected, in: tabs)) })
            }
        }
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

    /// Takes away a screen and everything above it.
    private func takeAway(from screen: ViewController) {
        perform(
            Transition { plan, root in
                if let presenter = screen.presenter { return plan.add(.dismiss(from: presenter)) }
                if root.presented != nil { plan.add(.dismiss(from: root)) }
                guard let stack = root as? NavigationController, let place = stack.children.firstIndex(of: screen) else { return }
                plan.add(place == 0 ? .set([], in: stack) : .popTo(stack.children[place - 1], in: stack))
            })
    }

    private func restorableChild(_ name: String, _ arrivals: [any Presentable]) -> (any Restorable)? {
        let candidates = arrivals.compactMap(\.baseCoordinator) + childCoordinators.reversed()
        return candidates.first { $0.name == name } as? any Restorable
    }

    private static func encode(_ route: RouteType) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode([route])).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func decode(_ text: String) -> RouteType? {
        (try? JSONDecoder().decode([RouteType].self, from: Data(text.utf8)))?.first
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
