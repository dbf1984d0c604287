import Terminal

/// Two or three screens side by side, as many of them as there is room for.
///
/// A column is any screen, or a stack of its own. Where all fit they stand beside each other, and Tab walks through them; where they do
/// not, those that fit are shown, and Esc shows the column before. Nothing is lost when the terminal becomes narrow: the column with the
/// focus stays, the others keep their place, their tasks and their focus until there is room again.
///
/// Esc goes by column: a stack with something on top is popped first.
///
/// ```swift
/// let list = NavigationController(rootViewController: BookListViewController())
/// let split = SplitViewController(primary: list, secondary: BookViewController(books[0]))
/// split.show(.secondary)  // with the keys; where it is narrow, in the place of the list
/// split.setViewController(BookViewController(books[1]), for: .secondary)
/// ```
open class SplitViewController: ViewController {
    /// The places of a split, from the left.
    public nonisolated enum Column: Int, CaseIterable, Hashable, Sendable {
        /// The left column: what there is.
        case primary
        /// A column between the others: what there is in what was chosen.
        case supplementary
        /// The right column: the thing itself.
        case secondary
    }

    /// A screen with its column; it is shown there as soon as it is a child.
    private struct Place {
        weak var screen: ViewController?
        let column: Column
    }

    /// The share of the width that the left one of two columns gets, from 0 to 1; of three, the first two get two thirds of it each.
    ///
    /// Values beyond are clamped, and what is no number is a half.
    public var preferredColumnWidthFraction: Double {
        get { columnsView.fraction }
        set { columnsView.fraction = newValue }
    }
    /// The columns of the terminal that each screen needs beside others.
    public var minimumColumnWidth: Int {
        get { columnsView.minimumWidth }
        set { columnsView.minimumWidth = newValue }
    }

    private let columnsView = ColumnsView()
    private var places: [Place] = []
    /// The column that was asked for last, or had the focus last; the first where there was none.
    private weak var lastActive: ViewController?
    /// The choice that a commit is under way for.
    private var asked: [ViewController]?

    /// Makes an empty split.
    public override init() {
        super.init()
        columnsView.minimumWidth = 28
    }

    /// Makes a split of these screens.
    public convenience init(primary: ViewController, supplementary: ViewController? = nil, secondary: ViewController? = nil) {
        self.init()
        setViewController(primary, for: .primary)
        if let supplementary { setViewController(supplementary, for: .supplementary) }
        if let secondary { setViewController(secondary, for: .secondary) }
    }

    // MARK: Its columns

    /// Returns the screen of a column; nil where the column is empty.
    public func viewController(for column: Column) -> ViewController? { Self.screen(for: column, among: children, places) }

    /// Gives a column another screen, or none; the one that was there is asked and leaves.
    ///
    /// A screen that has a place already is reported as ``NavigationIssue/Kind/alreadyOnStack``, and nothing changes.
    public func setViewController(_ screen: ViewController?, for column: Column, animated: Bool = false) {
        engine.perform(StackOperation(edits(putting: screen, in: column, among: children), animated: animated))
    }

    /// Brings a column on show and gives it the keys; an empty one changes nothing.
    public func show(_ column: Column, animated: Bool = false) {
        guard let screen = viewController(for: column) else { return }
        setVisibleChildren(visible(endingAt: screen, among: ordered(children)), animated: animated) { [weak self] outcome in
            if outcome.isDone { self?.giveKeys(to: screen) }
        }
    }

    /// Indicates whether one column is shown alone where there are several.
    public var isCollapsed: Bool { visibleChildren.count == 1 && children.count > 1 }

    /// The edits that give a column another screen.
    ///
    /// - Parameter children: the children that there will be by then.
    package func edits(putting screen: ViewController?, in column: Column, among children: [ViewController]) -> [StackEdit] {
        let old = Self.screen(for: column, among: children, places)
        guard old !== screen else { return [] }
        var edits: [StackEdit] = []
        var after = children
        if let old {
            edits.append(.unembed(old))
            after.removeAll { $0 === old }
        }
        if let screen {
            if screen.parent == nil {
                places = places.filter { $0.screen != nil && $0.screen !== screen } + [Place(screen: screen, column: column)]
            }
            edits.append(.embed(screen, in: self))
            after.append(screen)
        }
        let anchor = old != nil && old === lastActive ? screen : lastActive
        return edits + [.show(visible(endingAt: anchor, among: ordered(after)), in: self)]
    }

    /// The edits that bring a column on show.
    ///
    /// - Parameter children: the children that there will be by then.
    package func edits(showing column: Column, among children: [ViewController]) -> [StackEdit] {
        guard let screen = Self.screen(for: column, among: children, places) else { return [] }
        return [.show(visible(endingAt: screen, among: ordered(children)), in: self)]
    }

    private static func screen(for column: Column, among children: [ViewController], _ places: [Place]) -> ViewController? {
        children.first { child in places.contains { $0.screen === child && $0.column == column } }
    }

    private func ordered(_ children: [ViewController]) -> [ViewController] {
        Column.allCases.compactMap { Self.screen(for: $0, among: children, places) }
    }

    // MARK: What fits

    /// The columns of the terminal that it has, or will have when it is laid out.
    private var width: Int {
        if let view = viewIfLoaded, view.bounds.width > 0 { return view.bounds.width }
        return treeWindow?.size.width ?? .max / 2
    }

    private var capacity: Int { viewIfLoaded?.isSaid == true ? 1 : ColumnsView.capacity(width: width, minimumWidth: minimumColumnWidth) }

    /// The screens that fit, the last of them this one if others have to go.
    private func visible(endingAt screen: ViewController?, among screens: [ViewController]) -> [ViewController] {
        let end = screens.firstIndex { $0 === screen } ?? 0
        let first = max(0, end + 1 - capacity)
        return Array(screens[first..<min(screens.count, first + capacity)])
    }

    open override var visibleChildren: [ViewController] {
        let chosen = super.visibleChildren
        return chosen.count > capacity ? visible(endingAt: active ?? chosen.first, among: chosen) : chosen
    }

    open override func viewDidLayoutSubviews() {
        let chosen = super.visibleChildren
        let anchor = active ?? (chosen.count == children.count ? chosen.first : chosen.last)
        lastActive = anchor
        let fitting = visible(endingAt: anchor, among: ordered(children))
        guard fitting != shownChildren, fitting != asked else { return }
        asked = fitting
        setVisibleChildren(fitting) { [weak self] _ in self?.asked = nil }
    }

    open override func loadView() { view = columnsView }

    open override func installVisibleChildren() { columnsView.show(visibleChildren.map(\.view)) }

    // MARK: The keys

    /// The child on show that has the focus, or else the one that had it, or was asked for, last.
    private var active: ViewController? {
        let chosen = super.visibleChildren
        return chosen.first { $0.hasFirstResponder } ?? chosen.first { $0 === lastActive }
    }

    open override var activeChild: ViewController? {
        let shown = visibleChildren
        return shown.first { $0 === active } ?? shown.last
    }

    open override var preferredFirstResponder: Responder? { activeChild?.rememberedResponder }

    /// Gives a column on show the keys.
    package func giveKeys(to column: Column) { if let screen = viewController(for: column) { giveKeys(to: screen) } }

    private func giveKeys(to screen: ViewController) {
        lastActive = screen
        screen.restoreFirstResponder()
    }

    private var previous: ViewController? {
        let (all, shown) = (ordered(children), visibleChildren)
        guard let first = shown.first, first !== all.first, let last = all.lastIndex(where: { $0 === shown.last }), last > 0 else {
            return nil
        }
        return all[last - 1]
    }

    open override var previousVisibleChildren: [ViewController]? {
        previous.map { visible(endingAt: $0, among: ordered(children)) }
    }

    open override var keyCommands: [KeyCommand] {
        guard let previous else { return [] }
        let keys = treeWindow?.keys ?? .english
        return [
            KeyCommand(keys.back, hint: HintBar.wayOutRank) { [weak self, weak previous] in
                guard let self, let previous, let column = places.first(where: { $0.screen === previous })?.column else { return }
                show(column)
            }
        ]
    }

    open override func scrollToTop() { activeChild?.scrollToTop() }

    // MARK: What it looks like from outside

    /// The titles of the columns up to the last that is shown.
    open override var breadcrumb: [String] {
        let all = ordered(children)
        let last = all.lastIndex { $0 === visibleChildren.last } ?? -1
        return all[...last].flatMap(\.breadcrumb).reduce(into: []) { path, title in if path.last != title { path.append(title) } }
    }

    open override var isAtRoot: Bool { previous == nil && activeChild?.isAtRoot ?? true }

    open override var hidesChrome: Bool { activeChild?.hidesChrome ?? false }

    open override var isContainer: Bool { true }

    open override var stackedScreens: [ViewController] { ordered(children) }

    open override func visibleChildren(revealing child: ViewController) -> [ViewController] {
        visibleChildren.contains { $0 === child } ? visibleChildren : visible(endingAt: child, among: ordered(children))
    }
}
