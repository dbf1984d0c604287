import Screens

/// What must change so that no screen of a coordinator, or of one below it, is left.
struct LeavingPlan {
    private(set) var edits: [StackEdit] = []

    init(_ coordinator: BaseCoordinator, root: ViewController) {
        func belongs(_ screen: ViewController) -> Bool {
            var here = screen.owner as? BaseCoordinator
            while let current = here {
                if current === coordinator { return true }
                here = current.parentCoordinator
            }
            return false
        }
        // Its own container leaves as a whole where that is possible.
        if belongs(root), let presenter = root.presenter {
            edits = [.dismiss(from: presenter)]
            return
        }
        if belongs(root), let container = root.parent {
            if let stack = container as? NavigationController {
                edits = [.set(stack.children.filter { $0 !== root }, in: stack)]
            } else if let tabs = container as? TabBarController {
                edits = [.setTabs(tabs.children.filter { $0 !== root }, in: tabs)]
            } else {
                edits = [.unembed(root)]
            }
            return
        }
        // In a shared container only its own screens leave, with what they present.
        if let presented = root.presented, belongs(presented) { edits.append(.dismiss(from: root)) }
        if let stack = root as? NavigationController {
            let staying = stack.children.filter { !belongs($0) }
            for screen in stack.children where !belongs(screen) {
                if let presented = screen.presented, belongs(presented) { edits.append(.dismiss(from: screen)) }
            }
            if staying.count != stack.children.count { edits.append(.set(staying, in: stack)) }
        } else if let tabs = root as? TabBarController {
            let staying = tabs.children.filter { !belongs($0) }
            if staying.count != tabs.children.count { edits.append(.setTabs(staying, in: tabs)) }
        }
    }
}
