/// One change of the tree of screens, as a value; the commit engine is the only one who applies it.
///
/// Everything that the API, coordinators, links and keys can ask for comes down to these fourteen. An edit names the screens that it means
/// and not places or numbers, so it stays right when others happen before it; `select` alone takes a number, since a tab bar is counted. An
/// edit that has nothing to do (a pop at the root) is none; one that makes no sense fails the whole operation.
package enum StackEdit {
    case push(ViewController, onto: NavigationController)
    case pop(NavigationController)
    case popTo(ViewController, in: NavigationController)
    case popToRoot(NavigationController)
    case set([ViewController], in: NavigationController)
    case setTabs([ViewController], in: TabBarController)
    case select(Int, in: TabBarController)
    case present(ViewController, over: ViewController)
    case dismiss(from: ViewController)
    case root(ViewController?, in: Window)
    case embed(ViewController, in: ViewController)
    case unembed(ViewController)
    /// These of its children are on show while it is, in this order.
    case show([ViewController], in: ViewController)
    /// Nothing of the operation may happen, for a reason that its author knows.
    case fail(NavigationIssue)
}

extension StackEdit {
    /// The reason for which screens leave by it.
    var reason: LeaveReason {
        switch self {
        case .pop: .pop
        case .popTo, .popToRoot: .popTo
        case .set, .embed, .push, .select, .present, .show, .fail: .replaced
        case .setTabs: .tabClosed
        case .dismiss, .unembed: .dismissed
        case .root: .rootReplaced
        }
    }

    /// The screen whose part of the tree it changes.
    var anchor: ViewController? {
        switch self {
        case .push(_, let container), .pop(let container), .popTo(_, let container), .popToRoot(let container), .set(_, let container):
            container
        case .setTabs(_, let container), .select(_, let container): container
        case .present(_, let screen), .dismiss(let screen), .embed(_, let screen), .unembed(let screen), .show(_, let screen): screen
        case .root(_, let window): window.rootViewController
        case .fail: nil
        }
    }

    /// The name in reports and traces.
    var name: String {
        switch self {
        case .push(let screen, _): "push \(screen.debugName)"
        case .pop: "pop"
        case .popTo(let screen, _): "pop to \(screen.debugName)"
        case .popToRoot: "pop to root"
        case .set(let screens, _): "set [\(screens.map(\.debugName).joined(separator: ", "))]"
        case .setTabs(let screens, _): "set tabs [\(screens.map(\.debugName).joined(separator: ", "))]"
        case .select(let index, _): "select tab \(index)"
        case .present(let screen, _): "present \(screen.debugName)"
        case .dismiss(let screen): "dismiss from \(screen.debugName)"
        case .root(let screen, _): "root \(screen?.debugName ?? "none")"
        case .embed(let screen, _): "embed \(screen.debugName)"
        case .unembed(let screen): "remove \(screen.debugName)"
        case .show(let screens, _): "show [\(screens.map(\.debugName).joined(separator: ", "))]"
        case .fail(let issue): "refuse: \(issue.what)"
        }
    }
}
