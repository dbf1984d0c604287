import Terminal

/// A stack of screens; the last one is on show and hears the keys, the first one is the root and never popped.
///
/// The stack changes only by commits: `pushViewController`, the pops, `setViewControllers`, and assigning ``viewControllers``, which is
/// the same. Whatever a change takes away is asked first (``ViewController/canLeave(_:)``); with a guard that takes its time the call
/// returns before anything has changed.
///
/// Esc pops, and so does nothing else by itself; at the root Esc does nothing, and `q` asks to quit.
///
/// ```swift
/// let stack = NavigationController(rootViewController: BookListViewController())
/// stack.pushViewController(BookViewController(books[0]), animated: true)
/// stack.popViewController(animated: true)
/// ```
open class NavigationController: ViewController {
    /// The delegate, told which screen comes on show.
    public weak var delegate: (any NavigationControllerDelegate)?
    /// The move of the change that the delegate is being told about.
    fileprivate var activeTransition: TransitionCoordinator?
    /// The screen that the delegate was told of last.
    private weak var lastShown: ViewController?

    /// The most screens it should have; the first change that leaves more on it is reported, and nothing else comes of that.
    ///
    /// A flow that pushes in a circle is found by it. Nil allows any number.
    public var depthBudget: Int? = 50
    private var isDepthReported = false

    private var shownStreams: EventStreams<ViewController>?
    private var hidesBar = false
    private var commandCache = KeyCommandCache<ScreenKeys>()

    /// Makes an empty stack.
    public override init() { super.init() }

    /// Makes a stack with a root.
    public init(rootViewController: ViewController) {
        super.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// The screens, the root first.
    ///
    /// Setting it is `setViewControllers(_:animated:)`.
    public var viewControllers: [ViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen on top of the stack.
    public var topViewController: ViewController? { children.last }

    /// The screen that can be seen: what the stack presents, else the top.
    public var visibleViewController: ViewController? {
        var here: ViewController? = presented ?? topViewController
        while let above = here?.presented { here = above }
        return here
    }

    /// A stream of the screens that come on show on this stack, from now on; it ends with the stack.
    ///
    /// It is the delegate's `didShow` for those who would rather wait:
    ///
    /// ```swift
    /// let stack = NavigationController(rootViewController: BookListViewController())
    /// stack.observe(stack.shownScreens()) { screen in print("reading", screen.title ?? "") }
    /// ```
    public func shownScreens() -> AsyncStream<ViewController> {
        let streams = shownStreams ?? EventStreams()
        shownStreams = streams
        return streams.stream()
    }

    /// Returns whether it is deeper than it should be, and nobody has been told.
    func isNewlyTooDeep() -> Bool {
        guard let depthBudget, !isDepthReported, children.count > depthBudget else { return false }
        isDepthReported = true
        return true
    }

    /// Tells the delegate that another screen than it knows of is about to be on top.
    func notifyDelegateWillShow(animated: Bool) {
        guard let top = topViewController, top !== lastShown else { return }
        activeTransition = TransitionCoordinator(from: lastShown, to: top)
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    /// Tells the delegate that another screen than it knows of is on top.
    func notifyDelegateDidShow(animated: Bool) {
        guard let top = topViewController, top !== lastShown else { return }
        lastShown = top
        delegate?.navigationController(self, didShow: top, animated: animated)
        activeTransition = nil
        shownStreams?.send(top)
    }

    /// Indicates whether line 1 and the last line are left to the screens.
    public var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Leaves line 1 and the last line to the screens, or takes them back.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool = false) {
        guard hidesBar != hidden else { return }
        hidesBar = hidden
        treeWindow?.chrome.setNeedsLayout()
    }

    // Not `suffix(1)`: as an array it is the sequence's, which walks the whole stack.
    open override var visibleChildren: [ViewController] { children.last.map { [$0] } ?? [] }

    /// The titles of the last screens; of a deep stack only these are ever seen, and the others are not asked.
    open override var breadcrumb: [String] {
        let last = children.suffix(8)
        // A title that a screen has in common with the one below it, such as a date, is said once.
        let titles = last.flatMap(\.breadcrumb).reduce(into: [String]()) { path, title in if path.last != title { path.append(title) } }
        return (last.count < children.count ? ["…"] : []) + titles
    }

    open override var isContainer: Bool { true }

    open override var stackedScreens: [ViewController] { children }

    package override var modalAnchor: ViewController { topViewController ?? self }

    package override func edits(removing isGone: (ViewController) -> Bool) -> [StackEdit] {
        let staying = children.filter { !isGone($0) }
        return staying.count == children.count ? [] : [.set(staying, in: self)]
    }

    package override func edits(revealing child: ViewController) -> [StackEdit] {
        topViewController === child ? [] : [.popTo(child, in: self)]
    }

    override var backEdit: StackEdit? { children.count > 1 ? .pop(self) : nil }

    override var hidesBottomBar: Bool { children.count > 1 && topViewController?.hidesBottomBarWhenPushed == true }

    open override var isAtRoot: Bool { children.count <= 1 && (topViewController?.isAtRoot ?? true) }

    open override var hidesChrome: Bool { hidesBar || topViewController?.hidesChrome == true }

    open override func loadView() { view = ContainerView() }

    open override var keyCommands: [KeyCommand] {
        guard children.count > 1 else { return [] }
        let keys = treeWindow?.keys ?? .english
        return commandCache.commands(for: keys) {
            [KeyCommand(keys.back, hint: HintBar.wayOutRank) { [weak self] in self?.topViewController?.goBack() }]
        }
    }

    open override func scrollToTop() { topViewController?.scrollToTop() }

    open override func installVisibleChildren() { (viewIfLoaded as? ContainerView)?.show(topViewController?.view) }
}

/// Is told which screen of a stack comes on show.
///
/// Both calls come within the commit; what they ask for waits until it is over. A change that leaves the same screen on top is told to
/// nobody.
///
/// ```swift
/// final class Reading: NavigationControllerDelegate {
///     func navigationController(_ stack: NavigationController, didShow screen: ViewController, animated: Bool) {
///         let left = screen.transitionCoordinator?.viewController(forKey: .from)
///         print("\(left?.title ?? "nothing") → \(screen.title ?? "")")
///     }
/// }
/// ```
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
    /// A screen is about to come on show; the stack has its new screens already.
    func navigationController(_ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
    /// A screen has come on show.
    ///
    /// `transitionCoordinator` says where from, and the screen that left may be in no stack any more.
    func navigationController(_ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(_ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
    {
    }

    /// Does nothing.
    public func navigationController(_ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool) {
    }
}

/// The screens that move in a change of a stack; there while the delegate is told.
public final class TransitionCoordinator {
    /// The sides of the change.
    public enum Key: Hashable, Sendable {
        /// The screen on show before.
        case from
        /// The screen on show after.
        case to
    }

    private let from: ViewController?
    private let to: ViewController?

    init(from: ViewController?, to: ViewController?) {
        self.from = from
        self.to = to
    }

    /// The screen at one side of the change; nil where there was none.
    public func viewController(forKey key: Key) -> ViewController? { key == .from ? from : to }
}

extension ViewController {
    /// The change that its stack is telling its delegate about; nil at other times.
    public var transitionCoordinator: TransitionCoordinator? {
        (self as? NavigationController ?? navigationController)?.activeTransition
    }
}
