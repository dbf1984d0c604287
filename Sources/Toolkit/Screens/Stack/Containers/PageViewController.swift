import Terminal

/// Screens behind each other, one of them on show, with a dot for each below it.
///
/// ← and → turn the page where nothing on the page has a use for them, and PgUp and PgDn do too. Every page keeps its tasks and its focus
/// while another one is on show.
///
/// ```swift
/// let pages = PageViewController(pages: books.map { BookViewController($0) })
/// pages.selectedIndex = 1
/// ```
open class PageViewController: ViewController {
    /// The delegate, told which page was turned to.
    public weak var delegate: (any PageViewControllerDelegate)?
    /// The line of dots.
    public let pageControl = PageControl()

    private let content = ContainerView()
    private var order: [ViewController] = []
    private var turnedStreams: EventStreams<ViewController>?
    private var commandCache = KeyCommandCache<ScreenKeys>()

    /// Makes one with these pages; the first is on show.
    public init(pages: [ViewController] = []) {
        super.init()
        self.pages = pages
    }

    /// The pages, from the first.
    ///
    /// A screen that is named twice, or that has a place elsewhere, is reported as ``NavigationIssue/Kind/alreadyOnStack``, and nothing
    /// changes. The page on show stays on show if it is still there.
    public var pages: [ViewController] {
        get { order.filter { $0.parent === self } }
        set { engine.perform(StackOperation(edits(setting: newValue, among: children), animated: false)) }
    }

    /// The index of the page on show; an index that is out of range changes nothing.
    public var selectedIndex: Int {
        get { pages.firstIndex { $0 === visibleChildren.first } ?? 0 }
        set {
            guard pages.indices.contains(newValue) else { return }
            setVisibleChildren([pages[newValue]])
        }
    }

    /// The page on show; nil where there is none.
    public var selectedViewController: ViewController? { visibleChildren.first }

    /// The edits that give it exactly these pages.
    ///
    /// - Parameter children: the children that there will be by then.
    package func edits(setting pages: [ViewController], among children: [ViewController]) -> [StackEdit] {
        order = pages + order.filter { old in !pages.contains { $0 === old } }
        let gone = children.filter { child in !pages.contains { $0 === child } }
        let stays = selectedViewController.flatMap { shown in pages.first { $0 === shown } }
        // A screen that is named twice is embedded twice, which is reported.
        let new = pages.enumerated().filter { index, page in
            !children.contains { $0 === page } || pages[..<index].contains { $0 === page }
        }
        let shown = stays ?? pages.first
        return gone.map { .unembed($0) } + new.map { .embed($0.element, in: self) } + [.show(shown.map { [$0] } ?? [], in: self)]
    }

    open override var visibleChildren: [ViewController] {
        let shown = super.visibleChildren
        return shown.isEmpty ? Array(pages.prefix(1)) : Array(shown.prefix(1))
    }

    open override func loadView() {
        content.footer = pageControl
        view = content
        pageControl.onSelect = { [weak self] in self?.turn(to: $0) }
    }

    open override func installVisibleChildren() {
        content.show(selectedViewController?.view)
        pageControl.numberOfPages = pages.count
        pageControl.currentPage = selectedIndex
    }

    open override var keyCommands: [KeyCommand] {
        guard pages.count > 1 else { return [] }
        let keys = treeWindow?.keys ?? .english
        return commandCache.commands(for: keys) {
            [
                KeyCommand(keys.nextPage, hint: 40) { [weak self] in self?.turn(by: 1) },
                KeyCommand(keys.previousPage, hint: 41) { [weak self] in self?.turn(by: -1) },
            ]
        }
    }

    private func turn(by step: Int) { turn(to: selectedIndex + step) }

    /// Turns to a page as a person does; there is none behind the last.
    private func turn(to index: Int) {
        guard pages.indices.contains(index), index != selectedIndex else { return }
        let page = pages[index]
        setVisibleChildren([page], animated: true) { [weak self] outcome in
            guard let self, outcome == .committed else { return }
            delegate?.pageViewController(self, didTurnTo: page)
            turnedStreams?.send(page)
        }
    }

    /// A stream of the pages that the person turns to, from now on; it ends with the pages.
    ///
    /// It is the delegate's `didTurnTo` for those who would rather wait.
    ///
    /// ```swift
    /// let pages = PageViewController(pages: books.map { BookViewController($0) })
    /// pages.observe(pages.turnedPages()) { page in print("turned to", page.title ?? "") }
    /// ```
    public func turnedPages() -> AsyncStream<ViewController> {
        let streams = turnedStreams ?? EventStreams()
        turnedStreams = streams
        return streams.stream()
    }

    open override var breadcrumb: [String] {
        let own = super.breadcrumb
        return own + (selectedViewController?.breadcrumb ?? []).filter { !own.contains($0) }
    }

    open override var isAtRoot: Bool { selectedViewController?.isAtRoot ?? true }

    open override var hidesChrome: Bool { selectedViewController?.hidesChrome ?? false }

    open override func scrollToTop() { selectedViewController?.scrollToTop() }

    open override var isContainer: Bool { true }

    open override var stackedScreens: [ViewController] { [] }
}

/// Is told which page was turned to.
///
/// It hears of what the person does, by a key or by the mouse; a ``PageViewController/selectedIndex`` that the program sets is told to
/// nobody.
///
/// ```swift
/// final class Bookmark: PageViewControllerDelegate {
///     var title = ""
///
///     func pageViewController(_ pages: PageViewController, didTurnTo page: ViewController) { title = page.title ?? "" }
/// }
/// ```
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
    /// The person turned to another page, which is on show now.
    func pageViewController(_ pageViewController: PageViewController, didTurnTo page: ViewController)
}
