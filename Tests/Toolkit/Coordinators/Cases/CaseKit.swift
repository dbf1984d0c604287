import Coordinators
import Screens
import ScreenTesting
import Terminal

/// The routes that most cases use.
enum CaseRoute: Route, Hashable, Codable {
    case screen(String)
    case pop, popToRoot, back, none, dismiss, dismissToRoot
    case present(String)
}

/// A coordinator that does what its route says.
final class CaseCoordinator: NavigationCoordinator<CaseRoute> {
    override func prepareTransition(for route: CaseRoute) -> NavigationTransition {
        switch route {
        case .screen(let name): .push(StepScreen(name))
        case .present(let name): .present(StepScreen(name))
        case .pop: .pop()
        case .popToRoot: .popToRoot()
        case .back: .back()
        case .none: .none()
        case .dismiss: .dismiss()
        case .dismissToRoot: .dismissToRoot()
        }
    }
}

/// Writes down what the stacks do.
final class EventLog: NavigationObserver {
    var events: [NavigationEvent] = []
    func navigationDid(_ event: NavigationEvent) { events.append(event) }
    var commits: Int { events.count { if case .committed = $0 { true } else { false } } }
}

/// Holds back whoever waits, until somebody opens it.
final class Gate {
    private var waiting: [CheckedContinuation<Bool, Never>] = []
    var isWaitedFor: Bool { !waiting.isEmpty }

    func wait() async -> Bool { await withCheckedContinuation { waiting.append($0) } }

    func open(_ answer: Bool = true) {
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume(returning: answer) }
    }
}

extension NavigationController {
    /// A stack of screens with these titles.
    static func of(_ titles: String...) -> NavigationController {
        let stack = NavigationController()
        stack.setViewControllers(titles.map { StepScreen($0) }, animated: false)
        return stack
    }

    var titles: [String] { viewControllers.map { $0.title ?? "" } }
}

/// Lets what has been resumed run.
func breathe() async {
    for _ in 0..<20 { await Task.yield() }
}
