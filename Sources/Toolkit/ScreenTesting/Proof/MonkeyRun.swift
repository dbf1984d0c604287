import Coordinators
import Screens
import Terminal

/// One run of operations on real stacks, compared with the model after each.
///
/// The model (`MonkeyModel`) is a few arrays of numbers and knows nothing of view controllers; the run has a window, tabs and stacks as an
/// app has them. Both get the same operations. What must agree after every one: which screens are on which stack, which tab is chosen,
/// which screens believe that they are on show, and which exist at all. The last is counted by the screens themselves as they are made and
/// freed, so a leak is found at the operation that causes it.
final class MonkeyRun {
    private var model: MonkeyModel
    private let census = MonkeyCensus()
    private let clock = ManualClock()
    private let window: Window
    private let tabs = TabBarController()
    private var made: Int
    private let sabotage: MonkeyOperation?

    /// - Parameter sabotage: an operation that the run does not carry out, to prove that the comparison sees it.
    init(tabs count: Int = 3, sabotage: MonkeyOperation? = nil) {
        model = MonkeyModel(tabs: count)
        made = count - 1
        self.sabotage = sabotage
        window = Window(size: Size(width: 40, height: 12), clock: clock)
        let census = census
        tabs.viewControllers = (0..<count).map { NavigationController(rootViewController: MonkeyScreen($0, census)) }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    /// Does one thing in both worlds.
    /// - Returns: how they differ; nil when they are the same.
    func step(_ operation: MonkeyOperation) -> String? {
        if operation != sabotage { perform(operation) } else { made += operation == .push ? 1 : 0 }
        model.apply(operation)
        return difference
    }

    private var baseStack: NavigationController? { tabs.selectedViewController as? NavigationController }

    /// The stack that hears the keys: above the base, whatever was presented last.
    private var frontStack: NavigationController? {
        var here = baseStack
        while let above = here?.topViewController?.presented as? NavigationController ?? presentedDeeper(here) { here = above }
        return here
    }

    /// A modal may hang on a screen that something was pushed over.
    private func presentedDeeper(_ stack: NavigationController?) -> NavigationController? {
        stack?.viewControllers.lazy.compactMap { $0.presented as? NavigationController }.first
    }

    private func new() -> MonkeyScreen {
        made += 1
        return MonkeyScreen(made, census)
    }

    /// Does the operation by the public API, as an app would.
    private func perform(_ operation: MonkeyOperation) {
        guard let front = frontStack else { return }
        switch operation {
        case .push: front.pushViewController(new(), animated: false)
        case .pop: front.popViewController(animated: false)
        case .popToRoot: front.popToRootViewController(animated: false)
        case .popTo(let place):
            if place < front.viewControllers.count { front.popToViewController(front.viewControllers[place], animated: false) }
        case .present: front.topViewController?.present(NavigationController(rootViewController: new()), animated: false)
        case .presentMenu:
            let menu = NavigationController(rootViewController: new())
            menu.modalPresentationStyle = .sideMenu
            front.topViewController?.present(menu, animated: true)
        case .wait:
            clock.advance(by: .milliseconds(50))
            window.fireTimers()
        case .dismiss: if front.presenter != nil { front.dismiss(animated: true) }
        case .escape: window.dispatch(.key(.escape))
        case .popBelow: baseStack?.popViewController(animated: false)
        case .rotate:
            if front.viewControllers.count > 1 {
                front.viewControllers = Array(front.viewControllers.dropFirst() + front.viewControllers.prefix(1))
            }
        case .replaceTop: front.viewControllers = front.viewControllers.dropLast() + [new()]
        case .popAndPush:
            let screen = new()
            front.engine.perform(StackOperation([.pop(front), .push(screen, onto: front)]))
        case .select(let tab): if tab < tabs.children.count { tabs.selectedIndex = tab }
        case .toggleGuard: (front.topViewController as? MonkeyScreen)?.refuses.toggle()
        }
    }

    /// The first difference between the two worlds, as a sentence; nil when they agree.
    private var difference: String? {
        let real = tabs.children.map(stacks)
        if real != model.tabs { return "the stacks are \(real), not \(model.tabs)" }
        if tabs.selectedIndex != model.selected { return "tab \(tabs.selectedIndex) is chosen, not \(model.selected)" }
        // A menu that is on its way has not been told yet that it is there, or gone.
        if window.engine.isSliding { return nil }
        if census.onShow != model.onShow { return "on show are \(census.onShow.sorted()), not \(model.onShow.sorted())" }
        if census.alive != model.all { return "alive are \(census.alive.symmetricDifference(model.all).sorted()) too many or too few" }
        return nil
    }

    /// The numbers of the screens of a tab: its own stack, then those presented over it.
    private func stacks(_ root: ViewController) -> [[Int]] {
        var all: [[Int]] = []
        var here = root as? NavigationController
        while let stack = here {
            all.append(stack.viewControllers.compactMap { ($0 as? MonkeyScreen)?.number })
            here = presentedDeeper(stack)
        }
        return all
    }
}
