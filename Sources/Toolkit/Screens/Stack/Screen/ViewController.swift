import Terminal

/// One screen: it owns a view, listens to keys, and asks its view model and coordinator what to do.
///
/// ## The order of calls
///
/// - `loadView`, then `viewDidLoad`: once, when the view is first needed.
/// - `viewWillAppear`, `viewDidAppear`: whenever it comes on show. Among others it comes on show when what lay over it has gone.
/// - `updateProperties`: before a frame in which something that it read has changed.
/// - `viewWillDisappear`, `viewDidDisappear`: whenever it goes from show, also when it is only covered. Below a sheet or a side menu it
///   stays on show.
/// - `canLeave`: before a change that would take it off its stack, and never because something is put on top of it.
///
/// Tasks end when it leaves its stack, not when it is covered. A screen that has left may come again: then it has another stay, and no
/// task of the one before runs on.
///
/// ```swift
/// final class NoteViewController: ViewController {
///     private let field = TextField(placeholder: "a note")
///
///     override func loadView() {
///         title = "Note"
///         view = StackView(.vertical, spacing: 1, [Label("What did you think of it?"), field])
///     }
///
///     override var keyCommands: [KeyCommand] {
///         [KeyCommand(.control("s"), title: "save", hint: 0) { [weak self] in self?.save() }]
///     }
///
///     private func save() {
///         taskBeforeKeys { [self] in
///             do {
///                 try await shop.save(field.text)
///                 goBack()
///             } catch {
///                 field.errorText = "It could not be saved"
///             }
///         }
///     }
/// }
/// ```
open class ViewController: Responder {
    /// The name in the breadcrumb and in its tab.
    public var title: String? {
        didSet {
            guard title != oldValue else { return }
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    /// The item that line 1 shows of it.
    public private(set) lazy var navigationItem: NavigationItem = {
        let item = NavigationItem(title: title)
        item.changed = { [weak self] in self?.treeWindow?.chrome.setNeedsTitle() }
        return item
    }()
    /// The item that the tab line shows of it.
    public lazy var tabBarItem: TabBarItem = TabBarItem(title: title) {
        didSet { oldValue.changed?() }
    }

    /// The view, if it has been loaded.
    public private(set) var viewIfLoaded: View?
    /// The container it is in: a navigation controller, a tab bar controller, or a screen that embeds it.
    public internal(set) weak var parent: ViewController?
    /// The screens in it; for a navigation controller the stack, for a tab bar controller the tabs.
    public internal(set) var children: [ViewController] = []
    /// The children that were chosen to be on show; nil shows them all.
    var shownChildren: [ViewController]?
    /// The way in which it lies over what presented it.
    public var modalPresentationStyle: ModalPresentationStyle = .fullScreen
    /// The size it would like as a sheet, without the border; nil asks its view.
    ///
    /// A window that is smaller gives what it has.
    public var preferredContentSize: Size?
    /// Indicates whether Esc leaves it open; it must then offer another way out.
    public var isModalInPresentation = false
    /// Indicates whether line 1 begins with it where it is presented, rather than with what it lies over.
    public var beginsBreadcrumb = false
    /// Indicates whether it lays itself out for any width, and gets all of a window that is wider than ``Window/maximumContentWidth``.
    public var fillsWideWindows = false
    /// Indicates whether the line of tabs goes away while it is on a navigation stack.
    public var hidesBottomBarWhenPushed = false

    /// Its stay on a stack, or the one to come.
    package private(set) var stay = Stay()
    /// The screen that it presented itself; a screen that an ancestor presented is in `presentedViewController`.
    package internal(set) var presented: ViewController?
    package internal(set) weak var presenter: ViewController?
    /// The window whose root it is.
    weak var hostWindow: Window?
    /// The engine of its tree, while it is the top of one that is in no window.
    private var detachedEngine: CommitEngine?

    /// The view; loaded when it is first asked for.
    public var view: View {
        get {
            if let viewIfLoaded { return viewIfLoaded }
            loadView()
            let view = viewIfLoaded ?? View()
            self.view = view
            viewDidLoad()
            return view
        }
        set {
            viewIfLoaded = newValue
            newValue.viewController = self
        }
    }

    /// Makes a screen; nothing is loaded yet.
    public override init() {
        super.init()
        ObjectRegistry.current?.add(self)
    }

    /// Indicates whether the view has been made.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Makes the view now if it has not been made yet.
    public func loadViewIfNeeded() { _ = view }

    /// Makes the view and sets `view`; override it to give the screen a view of its own.
    ///
    /// A screen that sets no view gets an empty one. Nothing is on show yet, and the view has no size: it gets one with the first
    /// layout.
    open func loadView() { view = View() }

    /// Called once, when the view has been made.
    open func viewDidLoad() {}

    /// Called before the screen comes on show; a commit calls it after what goes has gone.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the screen is on show.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the screen goes from show: covered, replaced or removed.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the screen is not on show any more.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before it comes into a container or (nil) leaves it.
    open func willMove(toParent parent: ViewController?) {}

    /// Called when it has come into a container or (nil) has left it.
    open func didMove(toParent parent: ViewController?) {}

    /// Returns whether it may leave.
    ///
    /// Asked before anything changes, on every path that would remove it, the program's end included; never because something is put on
    /// top of it. While it thinks (it may present an alert and wait), everything else waits too.
    ///
    /// A screen that always refuses keeps the person in: only a signal that cannot be refused ends it. Every guard should therefore
    /// lead somewhere: save, throw away, or stay.
    ///
    /// ```swift
    /// override func canLeave(_ reason: LeaveReason) async -> Bool {
    ///     await confirm("Lose the note?", action: "Lose it")
    /// }
    /// ```
    open func canLeave(_ reason: LeaveReason) async -> Bool { true }

    /// Returns whether it may come on show again.
    ///
    /// Asked before a change that takes away what lies over it on its stack. Where it may not (what it shows is gone), it goes by the same
    /// change, and the screen below is asked; the root of a stack always may. Other changes wait meanwhile.
    ///
    /// ```swift
    /// override func canReappear() async -> Bool { !books.isEmpty }
    /// ```
    open func canReappear() async -> Bool { true }

    /// Copies the view model's state into the views; what it reads is watched, and a change runs it again before the next frame.
    ///
    /// ```swift
    /// @Observable
    /// final class BasketModel {
    ///     var count = 0
    /// }
    ///
    /// final class BasketViewController: ViewController {
    ///     private let model = BasketModel()
    ///     private let label = Label()
    ///
    ///     override func loadView() { view = label }
    ///
    ///     override func updateProperties() { label.text = "\(model.count) books" }
    /// }
    /// ```
    open func updateProperties() {}

    /// Says that `updateProperties()` must run again before the next frame.
    public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsControllerUpdate() }

    /// Returns what should be there again when the stack is restored: a draft, a scroll position; nil when nothing is worth it.
    ///
    /// ```swift
    /// override func encodeRestorableState() -> String? { title }
    /// override func decodeRestorableState(_ state: String) { title = state }
    /// ```
    open func encodeRestorableState() -> String? { nil }

    /// Takes over what was saved by `encodeRestorableState`; called before the screen comes on show.
    open func decodeRestorableState(_ state: String) {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The screens in it that are on show while it is: those that ``setVisibleChildren(_:animated:completion:)`` chose, and all where it
    /// chose none.
    open var visibleChildren: [ViewController] { shownChildren?.filter { $0.parent === self } ?? children }

    /// The child on show that hears the keys where several are: the last, unless a container knows better.
    ///
    /// Side by side it is the one with the focus (``hasFirstResponder``).
    open var activeChild: ViewController? { visibleChildren.last }

    /// The screen on show that lies deepest in it; itself, if it shows no other.
    package var innermostOnShow: ViewController { activeChild?.innermostOnShow ?? self }

    /// The titles that line 1 shows for it, outermost first.
    open var breadcrumb: [String] { (navigationItem.title ?? title).map { [$0] } ?? [] }

    /// Indicates whether there is nothing to go back to, so that `q` quits.
    open var isAtRoot: Bool { true }

    /// Indicates whether it wants the whole window, without breadcrumb and hint line.
    open var hidesChrome: Bool { false }

    /// The responder that gets the focus when the screen comes on show; nil gives it to the first view that can have it.
    ///
    /// It is asked where there is no focus to go back to: a screen that comes on show again has it where the person left it.
    open var preferredFirstResponder: Responder? { nil }

    /// Scrolls to the top; called when its tab is chosen again while its stack is at the root.
    open func scrollToTop() {}

    open override var next: Responder? { viewIfLoaded?.superview }

    /// Puts the views of the visible children into its own view; override it in a container of your own.
    ///
    /// Called with every commit in which it is on show. It may be called again with the same children, and must then change nothing.
    open func installVisibleChildren() {}

    // MARK: As a container

    /// Indicates whether it is there to show others, and nothing without them: a stack, tabs.
    ///
    /// A container of your own says so, and which of its children are on show and hear the keys. Two panes with room for one:
    ///
    /// ```swift
    /// final class Panes: ViewController {
    ///     init(_ left: ViewController, _ right: ViewController) {
    ///         super.init()
    ///         for pane in [left, right] { addChild(pane) }
    ///         setVisibleChildren([left])
    ///     }
    ///
    ///     override var isContainer: Bool { true }
    ///     override var stackedScreens: [ViewController] { children }
    ///     override var activeChild: ViewController? { visibleChildren.first { $0.hasFirstResponder } ?? visibleChildren.last }
    ///     override var previousVisibleChildren: [ViewController]? { visibleChildren == [children[1]] ? [children[0]] : nil }
    ///     override var isAtRoot: Bool { previousVisibleChildren == nil }
    ///     override var keyCommands: [KeyCommand] { isAtRoot ? [] : [backKeyCommand] }
    ///
    ///     override func installVisibleChildren() {
    ///         for pane in children where !visibleChildren.contains(pane) { pane.viewIfLoaded?.removeFromSuperview() }
    ///         for pane in visibleChildren where pane.view.superview == nil { view.addSubview(pane.view) }
    ///     }
    ///
    ///     override func viewDidLayoutSubviews() {
    ///         for pane in visibleChildren { pane.view.frame = view.bounds }
    ///     }
    /// }
    /// ```
    open var isContainer: Bool { false }

    /// The screens in it that routes lead to one after another, the lowest first; a screen that is no container is the only one.
    ///
    /// Links and restored records find their places among them. A container whose children are fixed, as tabs are, has none.
    open var stackedScreens: [ViewController] { [self] }

    /// Returns the children that are on show once this one can be seen; a link asks for it.
    ///
    /// Those that are, where it is among them, else it alone.
    open func visibleChildren(revealing child: ViewController) -> [ViewController] {
        visibleChildren.contains { $0 === child } ? visibleChildren : [child]
    }

    /// The children that Esc brings on show in place of these; nil where there is nothing to go back to.
    ///
    /// ``goBack()`` goes there, and ``backKeyCommand`` is the key for it.
    open var previousVisibleChildren: [ViewController]? { nil }

    /// The screen that what is presented on it hangs on, so that both leave together.
    package var modalAnchor: ViewController { self }

    /// The edits that take children out of it.
    package func edits(removing isGone: (ViewController) -> Bool) -> [StackEdit] { children.filter(isGone).map { .unembed($0) } }

    /// The edits that let a child be the one on show; empty where it is, or where that is none of its business.
    package func edits(revealing child: ViewController) -> [StackEdit] {
        let shown = visibleChildren(revealing: child)
        return shown == visibleChildren ? [] : [.show(shown, in: self)]
    }

    /// The edit that goes back one level in it; nil at its root.
    var backEdit: StackEdit? { previousVisibleChildren.map { .show($0, in: self) } }

    /// Returns whether a child cannot be seen because another one is chosen.
    func hides(_ child: ViewController) -> Bool { shownChildren.map { !$0.contains { $0 === child } } ?? false }

    /// Indicates whether the line of tabs below it goes away now.
    var hidesBottomBar: Bool { false }

    // MARK: Its stay

    /// The number of its present stay on a stack; nil before it comes and after it has left.
    public var entryID: EntryID? { stay.id }
    /// Indicates whether it is coming into a container just now.
    public var isMovingToParent: Bool { stay.isBeginning }
    /// Indicates whether it is leaving its container just now.
    public var isMovingFromParent: Bool { stay.isEnding }
    /// Indicates whether it is being presented just now.
    public var isBeingPresented: Bool { stay.isBeingPresented }

    /// Ends its stay, and tells its owner; if the screen comes again, it has another one.
    func endStay(_ reason: LeaveReason) -> Stay {
        let ended = stay
        stay = Stay(after: ended)
        ended.owner?.screenLeft(self, reason: reason)
        return ended
    }

    // MARK: Its engine

    /// The engine that commits changes of the tree it is in: the window's, or one of the tree's own while that is in no window.
    package var engine: CommitEngine {
        let root = treeRoot
        if let window = root.hostWindow { return window.engine }
        if let engine = root.detachedEngine { return engine }
        let engine = CommitEngine()
        root.detachedEngine = engine
        return engine
    }

    /// The engine that it had while it was the top of a tree, if that is another one than it has now; it has none of its own any more.
    func giveUpEngine(to engine: CommitEngine) -> CommitEngine? {
        guard let own = detachedEngine, own !== engine else { return nil }
        detachedEngine = nil
        return own
    }
}

extension ViewController: nonisolated Hashable {
    /// Two screens are equal when they are the same object.
    public nonisolated static func == (left: ViewController, right: ViewController) -> Bool { left === right }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
