public import Screens

/// The base of all coordinators: a place in the tree, and a life that membership decides.
///
/// References run in one direction: an entry of a stack on show holds its coordinator, a child holds its parent, a parent knows its
/// children weakly. While a stack is not on show the parent holds the child instead, because there a coordinator holds its stack, not the
/// other way.
///
/// ## When it ends
///
/// In the commit in which its last screen leaves, or by ``finish()``; whether a person pressed Esc, a tab was closed or the window got
/// another root makes no difference. A coordinator with a living child goes on until that one has ended too. The end is told in this order:
///
/// 1. the parent forgets it
/// 2. whoever waits for its result gets the value, or hears that there is none
/// 3. the streams of its ``events(_:)`` end
/// 4. ``didFinish()`` is called
/// 5. the ``finishDelegate`` hears of it, and how it ended
///
/// All screens have their new places by then, so each of these may navigate. A coordinator that has finished can be shown again: with its
/// first screen it is unfinished once more.
///
/// Few inherit from it directly. ``NavigationCoordinator``, ``TabBarCoordinator`` and ``ViewCoordinator`` add routes and a container.
open class BaseCoordinator: Coordinator, ScreenOwner {
    /// The delegate, told when it has finished.
    public weak var finishDelegate: (any CoordinatorFinishDelegate)?
    /// The way in which it ended; nil while it goes on.
    public private(set) var ending: FlowEnding?
    /// Indicates whether it has finished.
    public var isFinished: Bool { ending != nil }

    private weak var weakParent: BaseCoordinator?
    private var heldParent: BaseCoordinator?
    private var childReferences: [ChildReference] = []
    private var held: [BaseCoordinator] = []
    /// Indicates whether one of its screens, or its container, has a place now.
    var hasPlace: Bool { screens > 0 && viewController.entryID != nil || isRooted }
    /// Its screens that have a place now.
    package private(set) var screens: Int = 0
    /// The reason for which its last screen left.
    private(set) var lastReason: LeaveReason?
    /// The route of its parent that brought it.
    private(set) var originRoute: (any Route)?
    private var hasHadScreens = false
    private var isRooted = false
    /// The endings that were asked for and wait for a guard or their turn, the first of which counts.
    private var leavings: [FlowEnding] = []
    private lazy var ownViewController = ViewController()
    private let events = EventSource()
    private var finishHandlers: [@MainActor () -> Void] = []

    /// Makes a coordinator without parent.
    public init() { ObjectRegistry.current?.add(self) }

    private struct ChildReference {
        weak var child: BaseCoordinator?
    }

    /// The screen that is put on a stack when the coordinator is; subclasses answer with their root.
    open var viewController: ViewController { ownViewController }

    /// Itself.
    public var coordinator: (any Coordinator)? { self }

    /// Called when it is on a stack.
    ///
    /// - `presenter`: the coordinator whose transition brought it; nil where that one is gone by then.
    open func presented(from presenter: (any Coordinator)?) {}

    /// Shows the first screen; a coordinator with an initial route does that by itself.
    ///
    /// A transition that brings the coordinator calls it before its commit, each time it does. So do nothing here that may happen only
    /// once.
    open func start() {}

    /// The coordinator above.
    public var parent: (any Coordinator)? { weakParent }

    package var parentCoordinator: BaseCoordinator? { weakParent }

    /// The living coordinators below.
    public var children: [any Coordinator] { childCoordinators }

    package var childCoordinators: [BaseCoordinator] { childReferences.compactMap(\.child).filter { !$0.isFinished } }

    /// Puts a coordinator below this one.
    ///
    /// Whatever shows one of its screens does that by itself; call it for a child that is to live without a screen. A coordinator that has
    /// another parent leaves that one, and one that this one lies below is reported as `cycle`. Where it has no delegate and this one is a
    /// ``CoordinatorFinishDelegate``, this one becomes its delegate.
    public func addChild(_ child: any Coordinator) {
        guard let child = child as? BaseCoordinator, child !== self else { return }
        guard !childReferences.contains(where: { $0.child === child }) else { return }
        guard !isBelow(child) else { return viewController.engine.report(.cycle(of: child, at: self)) }
        child.weakParent?.forget(child)
        child.weakParent = self
        child.finishDelegate = child.finishDelegate ?? self as? any CoordinatorFinishDelegate
        childReferences.removeAll { $0.child == nil }
        childReferences.append(ChildReference(child: child))
        child.updateRetention()
    }

    private func isBelow(_ other: BaseCoordinator) -> Bool {
        var here = weakParent
        while let current = here {
            if current === other { return true }
            here = current.weakParent
        }
        return false
    }

    /// Remembers the route that brought it, the first time.
    func cameBy(_ route: (any Route)?) {
        if originRoute == nil { originRoute = route }
    }

    func forget(_ child: BaseCoordinator) {
        childReferences.removeAll { $0.child == nil || $0.child === child }
        held.removeAll { $0 === child }
    }

    /// Lets its screens hold it, and it the one above, while it has a place; without one the one above holds it.
    private func updateRetention() {
        guard let weakParent, !isFinished else { return }
        if isRooted {
            heldParent = weakParent
            weakParent.held.removeAll { $0 === self }
        } else {
            heldParent = nil
            if !weakParent.held.contains(where: { $0 === self }) { weakParent.held.append(self) }
        }
    }

    /// Ends the flow: its screens leave their stacks, its children finish first, then the finish delegate is told, once.
    ///
    /// A guard of one of the screens may refuse, and then the flow goes on as if nothing had been asked. A second call does nothing. This
    /// method is not called on a child that ends with it, whose ``ending`` is `left`.
    open func finish() { leave(as: .finished) { _ in } }

    /// Takes its screens away and closes the flow; `completion` hears if a guard kept it.
    func leave(as ending: FlowEnding, _ completion: @escaping @MainActor (StackOutcome) -> Void) {
        guard !isFinished else { return }
        leavings.append(ending)
        let edits = LeavingPlan(self, root: viewController).edits
        guard !edits.isEmpty else {
            closeWithChildren(ending)
            completion(.unchanged)
            return
        }
        let engine = viewController.engine
        var operation = StackOperation(edits) { [weak self] outcome in
            if outcome.isDone { self?.closeWithChildren(ending) } else { self?.stays(inSpiteOf: ending) }
            completion(outcome)
        }
        operation.retained = [self]
        engine.perform(operation)
    }

    /// Closes the flow; those below that had no screen on its way out close first.
    private func closeWithChildren(_ ending: FlowEnding) {
        for child in childCoordinators { child.leave(as: .left(.dismissed)) { _ in } }
        close(ending)
    }

    /// The way in which it ends when its last screen has left: by its own doing, with a flow above that ends, or by what took the screen.
    private var endingByLastScreen: FlowEnding {
        if let asked = leavings.first { return asked }
        if let parent = weakParent, parent.isLeaving { return .left(.dismissed) }
        return switch lastReason {
        case .replaced, .rootReplaced, .deepLink: .replaced
        case let reason: .left(reason ?? .dismissed)
        }
    }

    private var isLeaving: Bool { !leavings.isEmpty || weakParent?.isLeaving == true }

    /// A guard kept it.
    private func stays(inSpiteOf ending: FlowEnding) {
        if let index = leavings.firstIndex(of: ending) { leavings.remove(at: index) }
    }

    /// The flow is over: tells everyone, once.
    private func close(_ ending: FlowEnding) {
        guard !isFinished else { return }
        (self.ending, leavings) = (ending, [])
        // A route may carry a router that keeps this very coordinator.
        originRoute = nil
        let parent = weakParent
        let delegate = finishDelegate
        // The handlers may drop the last reference to it.
        withExtendedLifetime(self) {
            // Before anybody is told, who may show it again.
            parent?.forget(self)
            heldParent = nil
            for handler in finishHandlers { handler() }
            finishHandlers = []
            events.finish()
            didFinish()
            delegate?.coordinatorDidEnd(childCoordinator: self, ending: ending)
            viewController.engine.notify(.finished(coordinator: name))
        }
    }

    /// Adds something that is done once, when it has finished and before anybody else hears of it.
    func whenFinished(_ handler: @escaping @MainActor () -> Void) { finishHandlers.append(handler) }

    /// Called once when the flow is over, before the finish delegate is told.
    open func didFinish() {}

    /// The name in reports.
    package var name: String { typeName(type(of: self)) }

    /// The kinds of coordinator from the root down to this one; cheaper to keep than their names.
    package var lineage: [BaseCoordinator.Type] {
        var kinds: [BaseCoordinator.Type] = []
        var here: BaseCoordinator? = self
        while let current = here {
            kinds.append(type(of: current))
            here = current.weakParent
        }
        return kinds.reversed()
    }

    /// The names from the root down to this one, for reports.
    package var path: String { Self.path(of: lineage) }

    package static func path(of lineage: [BaseCoordinator.Type]) -> String {
        lineage.map { typeName($0) }.joined(separator: " ▸ ")
    }

    // MARK: Screens

    package var ownerDepth: Int { (weakParent?.ownerDepth ?? -1) + 1 }

    package var isDone: Bool { hasHadScreens && screens == 0 && childCoordinators.isEmpty && !isFinished }

    package func screenEntered(_ screen: ViewController) {
        screens += 1
        hasHadScreens = true
        ending = nil
    }

    package func screenLeft(_ screen: ViewController, reason: LeaveReason) {
        screens = max(0, screens - 1)
        lastReason = reason
    }

    package func finishAfterLastScreen() -> (any ScreenOwner)? {
        let parent = weakParent
        close(endingByLastScreen)
        return parent
    }

    package func treeDidChange(isRooted: Bool) {
        if self.isRooted, !isRooted { originRoute = nil }
        self.isRooted = isRooted
        updateRetention()
    }

    // MARK: Events

    /// Tells everyone who listens that something happened in the flow.
    ///
    /// Only streams that were asked for before get it, and of those the ones for its type. Nothing is kept for later.
    public func send(_ event: some Sendable) { events.send(event) }

    /// A stream of the flow's events, from now on, until it finishes.
    ///
    /// Listen with `observe` on the screen that wants to know.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// let screen = BookListViewController()
    /// screen.observe(coordinator.events(Book.self)) { book in screen.showToast("\(book.title) is sold") }
    /// coordinator.send(books[0])
    /// ```
    public func events<Event: Sendable>(_ type: Event.Type) -> AsyncStream<Event> { events.stream(of: type) }

    /// Takes care of something that a coordinator below did not.
    /// - Returns: whether it was taken care of; otherwise it climbs.
    func accept(_ route: any Route) -> Bool { false }
}

extension Presentable {
    /// The coordinator that comes when this is shown; none for a screen, whatever coordinator has it.
    package var baseCoordinator: BaseCoordinator? { self is ViewController ? nil : coordinator as? BaseCoordinator }
}

extension ViewController {
    /// The coordinator that put it on its stack.
    package var owningCoordinator: BaseCoordinator? { owner as? BaseCoordinator }
}

extension NavigationIssue {
    @MainActor
    fileprivate static func cycle(of child: BaseCoordinator, at place: BaseCoordinator) -> NavigationIssue {
        NavigationIssue(
            .cycle, at: place.path, what: "\(child.name) was put below itself", state: "it lies above, and nothing has changed",
            advice: "Put below a coordinator only what does not lie above it.")
    }
}
