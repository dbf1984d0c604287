import Terminal

/// Screens side by side, one of them on show; every tab keeps what it has on its stack.
///
/// Each tab keeps its own stack and its own focus. Choosing the chosen tab again pops its stack to the root, and at the root scrolls to
/// the top. A ``selectedIndex`` that is not there is reported as ``NavigationIssue/Kind/indexOutOfRange``.
///
/// ```swift
/// let list = NavigationController(rootViewController: BookListViewController())
/// list.tabBarItem = TabBarItem(title: "Books", image: "◇", selectedImage: "◆")
/// let tabs = TabBarController()
/// tabs.viewControllers = [list, ViewController()]
/// tabs.selectTab(1)
/// ```
open class TabBarController: ViewController {
    /// The delegate, asked and told which tab is chosen.
    public weak var delegate: (any TabBarControllerDelegate)?
    /// The line of tabs.
    public let tabBar = TabBar()

    /// The place of the chosen tab; a `StackDraft` changes it.
    var index = 0
    private var repeats = 0
    private var chosenStreams: EventStreams<ViewController>?
    private var commandCache = KeyCommandCache<CommandState>()

    /// Makes one without tabs.
    public override init() { super.init() }

    /// The tabs, if there are any.
    ///
    /// Setting it is `setViewControllers(_:animated:)`.
    public var viewControllers: [ViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Gives it exactly these tabs; the chosen one stays chosen if it is still there.
    public func setViewControllers(_ screens: [ViewController]?, animated: Bool = false) {
        engine.perform(StackOperation([.setTabs(screens ?? [], in: self)], animated: animated))
    }

    /// The index of the chosen tab; an index that is out of range is reported and changes nothing.
    public var selectedIndex: Int {
        get { index }
        set { engine.perform(StackOperation([.select(newValue, in: self)], animated: false)) }
    }

    /// The chosen tab.
    public var selectedViewController: ViewController? {
        get { children.indices.contains(index) ? children[index] : nil }
        set {
            guard let newValue else { return }
            selectedIndex = children.firstIndex { $0 === newValue } ?? -1
        }
    }

    /// Chooses a tab as a person does: the delegate is asked and told, a tab that is an action acts, and choosing the chosen tab
    /// again pops it to its root, then scrolls to the top, then does nothing.
    public func selectTab(_ index: Int) {
        guard children.indices.contains(index) else { return }
        let tab = children[index]
        if let action = tab.tabBarItem.action { return action() }
        if let delegate, !delegate.tabBarController(self, shouldSelect: tab) { return }
        if index != selectedIndex {
            repeats = 0
            selectedIndex = index
        } else if let stack = tab as? NavigationController, stack.children.count > 1 {
            repeats = 1
            stack.popToRootViewController(animated: true)
        } else if repeats < 2 {
            repeats = 2
            tab.scrollToTop()
        }
        delegate?.tabBarController(self, didSelect: tab)
        chosenStreams?.send(tab)
    }

    /// A stream of the tabs that the person chooses, from now on, perhaps the one that was chosen already; it ends with the tabs.
    ///
    /// It is the delegate's `didSelect` for those who would rather wait.
    ///
    /// ```swift
    /// let tabs = TabBarController()
    /// tabs.observe(tabs.chosenTabs()) { tab in print("looking at", tab.title ?? "") }
    /// ```
    public func chosenTabs() -> AsyncStream<ViewController> {
        let streams = chosenStreams ?? EventStreams()
        chosenStreams = streams
        return streams.stream()
    }

    open override var visibleChildren: [ViewController] { selectedViewController.map { [$0] } ?? [] }

    open override var isContainer: Bool { true }

    open override var stackedScreens: [ViewController] { [] }

    // A tab is chosen, and never shown without.
    package override func edits(revealing child: ViewController) -> [StackEdit] { [] }

    package override func edits(removing isGone: (ViewController) -> Bool) -> [StackEdit] {
        let staying = children.filter { !isGone($0) }
        return staying.count == children.count ? [] : [.setTabs(staying, in: self)]
    }

    override func hides(_ child: ViewController) -> Bool { selectedViewController !== child }

    open override var breadcrumb: [String] { selectedViewController?.breadcrumb ?? [] }

    open override var isAtRoot: Bool { selectedViewController?.isAtRoot ?? true }

    open override var hidesChrome: Bool { selectedViewController?.hidesChrome ?? false }

    open override func loadView() {
        let view = ContainerView()
        view.header = tabBar
        view.showsHeader = { [weak self] in self?.showsTabs ?? true }
        self.view = view
        tabBar.onSelect = { [weak self] in self?.selectTab($0) }
    }

    /// The tabs are gone while a screen is on top of the chosen stack that wants their line.
    private var showsTabs: Bool { selectedViewController?.hidesBottomBar != true }

    open override var keyCommands: [KeyCommand] {
        guard children.count > 1 else { return [] }
        let keys = treeWindow?.keys ?? .english
        let tabs = viewIfLoaded == nil ? self.tabs : tabBar.tabs
        return commandCache.commands(for: CommandState(tabs: tabs, keys: keys)) {
            var commands = tabs.prefix(9).enumerated().map { position, tab in
                KeyCommand(ScreenKeys.tab(position, title: tab.title)) { [weak self] in self?.selectTab(position) }
            }
            commands.append(KeyCommand(keys.nextTab) { [weak self] in self?.step(1) })
            commands.append(KeyCommand(keys.previousTab) { [weak self] in self?.step(-1) })
            return commands
        }
    }

    /// The values that its commands depend on.
    private struct CommandState: Equatable {
        var tabs: [TabBar.Tab]
        var keys: ScreenKeys
    }

    private func step(_ by: Int) {
        let stacks = children.indices.filter { children[$0].tabBarItem.action == nil }
        guard let here = stacks.firstIndex(of: index), stacks.count > 1 else { return }
        selectTab(stacks[(here + by + stacks.count) % stacks.count])
    }

    open override func installVisibleChildren() {
        (viewIfLoaded as? ContainerView)?.show(selectedViewController?.view)
        viewIfLoaded?.setNeedsLayout()
        showItems()
    }

    private func showItems() {
        for item in children.flatMap({ [$0.tabBarItem, item(of: $0)] }) { item.changed = { [weak self] in self?.showItems() } }
        tabBar.tabs = tabs
        tabBar.selectedIndex = index
    }

    /// The children as the tab line shows them.
    private var tabs: [TabBar.Tab] {
        children.map { tab in
            let item = item(of: tab)
            return TabBar.Tab(item.title ?? "", image: item.image, selectedImage: item.selectedImage, badge: item.badgeValue ?? "")
        }
    }

    /// A stack without an item of its own shows that of its root.
    private func item(of tab: ViewController) -> TabBarItem {
        guard tab.tabBarItem.title == nil, tab.tabBarItem.image == nil, let root = (tab as? NavigationController)?.children.first else {
            return tab.tabBarItem
        }
        return root.tabBarItem
    }
}

/// Is asked and told which tab is chosen.
///
/// It hears of what the person does, by a key or by the mouse; a ``TabBarController/selectedIndex`` that the program sets is told to
/// nobody.
///
/// ```swift
/// final class Doorman: TabBarControllerDelegate {
///     func tabBarController(_ tabs: TabBarController, shouldSelect screen: ViewController) -> Bool { !books.isEmpty }
/// }
/// ```
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Returns whether a tab may be chosen.
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
    /// A tab was chosen by the person, perhaps the one that was chosen already.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Any tab may be chosen.
    public func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}
