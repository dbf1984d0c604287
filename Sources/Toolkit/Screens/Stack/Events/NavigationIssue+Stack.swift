@MainActor
extension NavigationIssue {
    static func alreadyOnStack(_ screen: ViewController, _ place: ViewController, _ edit: StackEdit) -> NavigationIssue {
        let holder = screen.parent ?? screen.presenter
        return NavigationIssue(
            .alreadyOnStack, at: place.debugName, what: "\(edit.name), which already has a place",
            state: "it is in \(holder?.debugName ?? "a window"): \((holder?.children ?? []).suffix(5).map(\.debugName))",
            advice: "Pop to it or replace it, or make a new screen.")
    }

    static func twice(_ place: ViewController, _ edit: StackEdit) -> NavigationIssue {
        NavigationIssue(
            .alreadyOnStack, at: place.debugName, what: "\(edit.name) names a screen twice",
            state: "\(place.children.count) screens, unchanged", advice: "A screen has one place; make a second screen.")
    }

    static func notOnStack(_ screen: ViewController, _ stack: NavigationController, _ edit: StackEdit) -> NavigationIssue {
        NavigationIssue(
            .notOnStack, at: stack.debugName, what: "\(edit.name), which is not on this stack",
            state: "the top of the stack is \(stack.children.suffix(5).map(\.debugName))",
            advice: "Pop to one of viewControllers.")
    }

    static func noChild(_ screen: ViewController, _ container: ViewController, _ edit: StackEdit) -> NavigationIssue {
        NavigationIssue(
            .notOnStack, at: container.debugName, what: "\(edit.name), but \(screen.debugName) is not among its children",
            state: "its children are \(container.children.suffix(5).map(\.debugName))",
            advice: "Add it with addChild(_:) first, or show one of children.")
    }

    static func noSuchTab(_ index: Int, _ tabs: TabBarController, _ edit: StackEdit) -> NavigationIssue {
        NavigationIssue(
            .indexOutOfRange, at: tabs.debugName, what: edit.name,
            state: "there are \(tabs.children.count) tabs, and tab \(tabs.index) is chosen", advice: "Choose one of viewControllers.")
    }

    static func alreadyPresenting(_ presented: ViewController, _ presenter: ViewController, _ edit: StackEdit) -> NavigationIssue {
        NavigationIssue(
            .alreadyPresenting, at: presenter.debugName, what: edit.name, state: "it presents \(presented.debugName)",
            advice: "Present from that one, or dismiss it first.")
    }

    static func nothingPresented(_ presenter: ViewController, _ edit: StackEdit) -> NavigationIssue {
        NavigationIssue(
            .nothingPresented, at: presenter.debugName, what: edit.name,
            state: "nothing is presented here, and this screen was not presented by anyone",
            advice: "Pop it if it is on a stack; only what was presented can be dismissed.")
    }

    static func cycle(_ screen: ViewController, _ edit: StackEdit) -> NavigationIssue {
        NavigationIssue(
            .cycle, at: screen.debugName, what: "\(edit.name) would put a screen into itself", state: "it is unchanged",
            advice: "Put it somewhere that does not lie in it.")
    }

    /// The reason for which something asked for could not be made: what the author said, or else the whole report.
    package var reason: String { kind == .refusedRoute ? what : description }

    /// A report of a route that leads nowhere.
    package static func refusedRoute(_ reason: String, at place: String) -> NavigationIssue {
        NavigationIssue(
            .refusedRoute, at: place, what: reason, state: "the coordinator said that this route leads nowhere, and nothing has changed",
            advice: "Tell the person the reason.")
    }

    static func staleSource(_ operation: StackOperation) -> NavigationIssue {
        NavigationIssue(
            .staleSource, at: operation.source?.place ?? "", what: operation.name,
            state: "the screen that asked has left its stack",
            advice: "Common causes: a key pressed twice, an answer that came late, a task that was not tied to the screen.")
    }

    static func endless(_ operation: StackOperation) -> NavigationIssue {
        NavigationIssue(
            .redirectLoop, at: operation.edits.first?.anchor?.debugName ?? "the stack",
            what: "commits ask for each other without end, the last one for \(operation.name)", state: "the last one was not made",
            advice: "Look at what a delegate, or a screen that appears, does on being told: one of them must let it be.")
    }

    static func overdueTask(_ task: TrackedTask, _ budget: Duration) -> NavigationIssue {
        NavigationIssue(
            .overdueTask, at: typeName(task.screen), what: "its work “\(task.name)” was cancelled when the screen left",
            state: "\(budget) later it still runs", advice: "Look at Task.isCancelled in it, or give work that must go on to a store.")
    }

    static func deepStack(_ stack: NavigationController, _ budget: Int) -> NavigationIssue {
        NavigationIssue(
            .deepStack, at: stack.debugName, what: "more than \(budget) screens lie on one stack",
            state: "there are \(stack.children.count), the last are \(stack.children.suffix(5).map(\.debugName))",
            advice: "Where a screen follows another for good, use replaceTop, bringToFront or popTo; or raise depthBudget.")
    }
}
