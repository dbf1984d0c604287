public import Screens

/// A transition of a navigation stack.
public typealias NavigationTransition = Transition<NavigationController>
/// A transition of tabs.
public typealias TabBarTransition = Transition<TabBarController>
/// A transition of columns side by side.
public typealias SplitTransition = Transition<SplitViewController>
/// A transition of pages.
public typealias PageTransition = Transition<PageViewController>
/// A transition of a single screen.
public typealias ViewTransition = Transition<ViewController>

extension Transition where Root == NavigationController {
    /// Puts something on top.
    ///
    /// A screen that has a place already is reported as `alreadyOnStack`, and nothing of the transition happens.
    public static func push(_ presentable: any Presentable) -> Self {
        Self([presentable]) { plan, stack in plan.add(.push(plan.bring(presentable), onto: stack)) }
    }

    /// Takes the top away; the root stays.
    ///
    /// At the root it does nothing, which is no failure: the outcome is `unchanged`.
    public static func pop() -> Self { Self { plan, stack in plan.add(.pop(stack)) } }

    /// Takes away everything above a screen.
    ///
    /// A screen that is not on this stack is reported as `notOnStack`, and nothing of the transition happens.
    public static func pop(to screen: ViewController) -> Self { Self([screen]) { plan, stack in plan.add(.popTo(screen, in: stack)) } }

    /// Takes screens away from the top, as long as they are meant; the root stays.
    ///
    /// The stack is looked at when the transition is performed, as it is before its first step.
    ///
    /// ```swift
    /// let list: NavigationTransition = .pop(while: { $0 is BookViewController })
    /// ```
    public static func pop(while isMeant: @escaping @MainActor (ViewController) -> Bool) -> Self {
        Self { plan, stack in
            let staying = stack.viewControllers.lastIndex { !isMeant($0) } ?? 0
            if stack.viewControllers.indices.contains(staying) { plan.add(.popTo(stack.viewControllers[staying], in: stack)) }
        }
    }

    /// Takes away everything but the root.
    public static func popToRoot() -> Self { Self { plan, stack in plan.add(.popToRoot(stack)) } }

    /// Gives the stack exactly these.
    public static func set(_ presentables: [any Presentable]) -> Self {
        Self(presentables) { plan, stack in plan.add(.set(presentables.map { plan.bring($0) }, in: stack)) }
    }

    /// Exchanges the top.
    ///
    /// The top is the one that is there when the transition is performed; after other steps of the same transition use ``popAndPush(_:)``.
    public static func replaceTop(_ presentable: any Presentable) -> Self {
        Self([presentable]) { plan, stack in plan.add(.set(stack.viewControllers.dropLast() + [plan.bring(presentable)], in: stack)) }
    }

    /// Moves a screen of the stack to the top, or puts a new one there.
    public static func bringToFront(_ screen: ViewController) -> Self {
        Self([screen]) { plan, stack in plan.add(.set(stack.viewControllers.filter { $0 !== screen } + [plan.bring(screen)], in: stack)) }
    }

    /// Moves the topmost screen of a kind to the top, or puts a new one there.
    ///
    /// ```swift
    /// let book: NavigationTransition = .bringToFront(BookViewController.self) { BookViewController(books[0]) }
    /// ```
    public static func bringToFront<Screen: ViewController>(_ kind: Screen.Type, orPush make: @escaping @MainActor () -> Screen) -> Self {
        Self { plan, stack in
            let screen = stack.viewControllers.last { $0 is Screen } ?? make()
            plan.add(.set(stack.viewControllers.filter { $0 !== screen } + [plan.bring(screen)], in: stack))
        }
    }

    /// Exchanges the top for something else, as one change.
    ///
    /// At the root, which is never popped, it only pushes; ``replaceTop(_:)`` exchanges the root too.
    public static func popAndPush(_ presentable: any Presentable) -> Self { .multiple(.pop(), .push(presentable)) }

    /// Takes two screens away, as one change.
    public static func popTwice() -> Self { .multiple(.pop(), .pop()) }

    /// Takes the topmost presented away and puts something on the stack, as one change.
    public static func dismissAndPush(_ presentable: any Presentable) -> Self { .multiple(.dismiss(), .push(presentable)) }

    /// One level back, and then a route of another coordinator.
    public static func popAndBack<Other: Route>(_ route: Other, on router: any Router<Other>) -> Self {
        .multiple(.back(), .trigger(route, on: router))
    }
}

extension Transition where Root == TabBarController {
    /// Gives it exactly these tabs.
    public static func set(_ presentables: [any Presentable]) -> Self {
        Self(presentables) { plan, tabs in plan.add(.setTabs(presentables.map { plan.bring($0) }, in: tabs)) }
    }

    /// Chooses a tab.
    ///
    /// Something that is no tab is reported as `indexOutOfRange`, and nothing of the transition happens.
    public static func select(_ presentable: any Presentable) -> Self {
        Self([presentable]) { plan, tabs in
            let wanted = presentable.viewController
            plan.add(.select(plan.plannedChildren(of: tabs).firstIndex { $0 === wanted } ?? -1, in: tabs))
        }
    }

    /// Chooses a tab by its place.
    public static func select(index: Int) -> Self { Self { plan, tabs in plan.add(.select(index, in: tabs)) } }
}

extension Transition where Root == SplitViewController {
    /// Gives a column something else, without bringing the column on show where there is room for fewer.
    public static func set(_ presentable: any Presentable, for column: SplitViewController.Column) -> Self {
        Self([presentable]) { plan, split in
            let screen = plan.bring(presentable)
            for edit in split.edits(putting: screen, in: column, among: plan.plannedChildren(of: split)) { plan.add(edit) }
        }
    }

    /// Brings a column on show and gives it the keys; an empty one changes nothing.
    public static func show(_ column: SplitViewController.Column) -> Self {
        Self { plan, split in
            for edit in split.edits(showing: column, among: plan.plannedChildren(of: split)) { plan.add(edit) }
            plan.add(.perform { [weak split] in split?.giveKeys(to: column) })
        }
    }

    /// Gives a column something else and brings it on show with the keys, as one change.
    public static func show(_ presentable: any Presentable, in column: SplitViewController.Column) -> Self {
        .multiple(.set(presentable, for: column), .show(column))
    }
}

extension Transition where Root == PageViewController {
    /// Gives it exactly these pages.
    public static func set(_ presentables: [any Presentable]) -> Self {
        Self(presentables) { plan, pages in
            let screens = presentables.map { plan.bring($0) }
            for edit in pages.edits(setting: screens, among: plan.plannedChildren(of: pages)) { plan.add(edit) }
        }
    }

    /// Turns to a page.
    ///
    /// Something that is no page is reported as `notOnStack`, and nothing of the transition happens.
    public static func select(_ presentable: any Presentable) -> Self {
        Self([presentable]) { plan, pages in plan.add(.show([presentable.viewController], in: pages)) }
    }
}
