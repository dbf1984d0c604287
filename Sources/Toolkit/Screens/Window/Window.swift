import Terminal

/// The whole terminal: it owns the tree of screens, hears every event, and makes one frame of what changed.
///
/// An event enters by `dispatch`, marks what it changes, and nothing is drawn until the run loop asks for a frame with `render`.
/// A frame is: properties → layout → focus → the dirty rectangles of the canvas, drawn from the bottom up → `Device.present`.
///
/// A window without a root shows nothing and still takes keys: Ctrl-C ends the program. Setting another root asks the guards of the old
/// one; if one refuses, the old root stays (`setRootViewController(_:)` says so).
///
/// ## From a key to a frame
///
/// 1. properties, layout and focus are brought up to date. Without that, the second of two quick keys would go to a view that the first
///    one has taken away
/// 2. where a screen above the focus is busy (`taskBeforeKeys`), the key waits, and all that comes after it waits behind it
/// 3. a side menu that is on its way is put in its place, so that it makes no difference how far it has come
/// 4. the key goes to the first place that has a use for it, in the order that ``dispatch(_:)`` names
/// 5. whatever it changes leaves marks: this view must be drawn, that one laid out. Nothing is drawn yet
/// 6. when every event that has arrived is through, the run loop calls ``render(into:)``, and all marks become one frame
///
/// A hundred keys that were pasted into a terminal without paste marks therefore cost a hundred dispatches and one frame, and each of them
/// meets the tree that the one before has left.
///
/// ## Its parts
///
/// The window is where things meet; each has its state for itself. The tree of screens is changed by the commit engine, the focus by
/// `FocusManager`, the picture by `FrameRenderer`; timers, toasts, the mouse, waiting events and the request to quit have a type each.
///
/// ```swift
/// let window = Window()
/// window.status = { "\(books.count) books" }
/// window.rootViewController = NavigationController(rootViewController: BookListViewController())
/// ```
@MainActor
public final class Window: Responder {
    /// The toolkit's own words, in the person's language.
    public var text: ScreenText {
        didSet {
            keys = ScreenKeys(text)
            commands = WindowCommands(of: self)
            chrome.setNeedsLayout()
            chrome.setNeedsHints()
            chrome.setNeedsDisplay()
        }
    }
    /// The text at the right end of line 1: the day, the person's name.
    ///
    /// Observable properties that it reads are watched.
    public var status: (@MainActor () -> String)? {
        didSet { chrome.setNeedsTitle() }
    }
    /// The most columns that a screen may fill; nil lets it have the whole width.
    ///
    /// Rows wider than about 110 columns are hard to follow from one end to the other.
    public var maximumContentWidth: Int? {
        didSet { if maximumContentWidth != oldValue { chrome.setNeedsSheetLayout() } }
    }
    /// Asked before the program ends because a person asked for it; false keeps it running.
    ///
    /// The reason is nil when a key asked.
    ///
    /// ```swift
    /// window.quitGuard = { reason in
    ///     // A key asked: the top screen asks the person.
    ///     guard reason == nil else { return true }
    ///     return await window.rootViewController?.confirm("Leave?", action: "Leave", isDestructive: false) ?? true
    /// }
    /// ```
    public var quitGuard: (@MainActor (_ reason: Termination?) async -> Bool)? {
        get { quitRequest.quitGuard }
        set { quitRequest.quitGuard = newValue }
    }
    /// Ends the run loop; set by the application.
    public var onQuit: (@MainActor (_ reason: Termination?) -> Void)? {
        get { quitRequest.onQuit }
        set { quitRequest.onQuit = newValue }
    }
    /// Called when the person has turned the mouse on or off, so that the choice can be kept.
    public var onMouseChange: (@MainActor (_ isOn: Bool) -> Void)?
    /// Indicates whether the screens are said in lines rather than shown: then charts, maps and tabs are words.
    public var saysLines = false {
        didSet { if saysLines != oldValue { chrome.setNeedsLayout(); chrome.setNeedsDisplay() } }
    }
    /// Called with a key that nobody had a use for.
    public var onUnusedKey: (@MainActor (Key) -> Void)?
    /// Called after each event, for what watches a session.
    public var onDispatch: (@MainActor () -> Void)?
    /// Called after each frame that was presented, and when the terminal gets or loses the attention of the person.
    public var onFrame: (@MainActor () -> Void)?
    /// The keys that the person gave to commands.
    public var keyBindings = KeyBindings() {
        didSet { chrome.setNeedsHints() }
    }
    /// Keys that work on every screen, after those of the screens; made anew whenever they are looked at, and nil while they can do nothing.
    ///
    /// While a question waits for its answer, or the help, the palette, a menu or a prompt is open, only those work that are
    /// ``KeyCommand/isAlwaysAvailable``: what they lead to would lie over a question that nobody has answered.
    ///
    /// ```swift
    /// window.globalCommands.append { KeyCommand(.function(9), title: "prices") { window.showToast("from 12 EUR") } }
    /// ```
    public var globalCommands: [@MainActor () -> KeyCommand?] = []
    /// The finds of the palette besides the commands on show, for what is typed into it: places, things by their names.
    ///
    /// It is asked with each change of what is typed, and an answer to what is not typed any more is dropped.
    ///
    /// ```swift
    /// window.paletteSource = { text in
    ///     let found = (try? await shop.books()) ?? []
    ///     return found.filter { $0.title.contains(text) }.map { book in
    ///         KeyCommand(title: book.title) { window.showToast(book.author) }
    ///     }
    /// }
    /// ```
    public var paletteSource: (@MainActor (_ text: String) async -> [KeyCommand])?
    /// Indicates whether motion and spinners move; off over slow links and for people who asked for it.
    public var reduceMotion = false
    /// Indicates whether a change of screens may take a few frames, where motion is not reduced; tests turn it off.
    public var areAnimationsEnabled = true
    /// Columns and rows.
    public private(set) var size: Size = .zero
    /// Indicates whether the terminal's window has the attention of the person, as far as the terminal tells.
    public private(set) var isLookedAt = true

    /// The toolkit's own commands, in that language.
    private(set) var keys: ScreenKeys
    private lazy var commands = WindowCommands(of: self)
    /// Indicates whether the window lays out and draws.
    private(set) var isVisible = false
    let chrome = ChromeView()
    /// The one who changes the tree of screens.
    package let engine = CommitEngine()
    private let focus: FocusManager
    let renderer: FrameRenderer
    /// The clipboard of the machine at which the person sits.
    public let pasteboard: Pasteboard
    /// The changes that can be undone on every screen that has no manager of its own.
    public override var undoManager: UndoManager? { changes }
    private let changes = UndoManager()
    let timers: TimerQueue
    let toasts: ToastPresenter
    private let mouse: MouseDispatcher
    private let quitRequest: QuitRequest
    private let heldEvents = HeldEvents()

    /// Makes a window without a screen in it.
    public init(size: Size = Size(width: 80, height: 24), text: ScreenText = .en, clock: any Clock<Duration> = ContinuousClock()) {
        self.text = text
        keys = ScreenKeys(text)
        focus = FocusManager(chrome)
        let renderer = FrameRenderer(chrome)
        self.renderer = renderer
        pasteboard = Pasteboard { [weak renderer] in renderer?.request(.copy($0)) }
        timers = TimerQueue(clock)
        toasts = ToastPresenter(chrome, timers)
        mouse = MouseDispatcher(chrome, focus)
        quitRequest = QuitRequest(engine)
        super.init()
        chrome.marks.owner = self
        mouse.select = { [weak self] in self?.beginSelection(at: $0) }
        engine.window = self
        resize(to: size)
    }

    // MARK: - Screens

    /// The screen that fills the window; exchanging it tears the old tree down.
    public var rootViewController: ViewController? {
        get { engine.root }
        set { replaceRoot(newValue) }
    }

    /// The root screen and the presented ones above it; the last one hears the keys.
    ///
    /// The commit engine sets it.
    var layers: [ViewController] {
        get { chrome.layers }
        set { chrome.layers = newValue }
    }

    /// The screens that can be seen, a layer an element, each from the outermost to the innermost.
    public var screensOnShow: [[ViewController]] { chrome.screensOnShow }

    /// Indicates whether a screen or a guard is at work and will be done by itself, without the person.
    public var isWorking: Bool { engine.isDecidingAlone || !engine.tasksToWaitFor.isEmpty }
    /// Indicates whether nothing is under way that will change what is on show: no work, no change of a stack, no menu that slides, no
    /// frame.
    ///
    /// Recordings compare frames only then; what lies in between depends on how fast the machine is.
    public var isAtRest: Bool { !needsFrame && !isWorking && !engine.isSliding && heldEvents.isEmpty }

    /// Puts the window on show: from now on it lays out and draws, and its screens appear.
    public func makeKeyAndVisible() {
        isVisible = true
        chrome.marks.setNeedsUpdate()
        chrome.setNeedsDisplay()
        engine.refresh()
    }

    /// Gives the window another size; everything is laid out and drawn again.
    ///
    /// The run loop does it when the terminal says that it has another size. A window of 0×0 draws nothing and still takes keys.
    public func resize(to new: Size) {
        size = new
        renderer.resize(to: new)
        chrome.frame = Rect(origin: .zero, size: new)
        chrome.setNeedsLayout()
    }

    // MARK: - Events

    /// Gives an event to whom it belongs.
    ///
    /// A key goes, in this order, to: a focused text field (it takes what it can type), the key commands up the responder chain,
    /// `keyPressed` up the chain, the movement of the focus. Ctrl-C, Ctrl-L and Ctrl-Z belong to the window before anyone. A side menu
    /// that is still on its way is there at once when something happens. What the person does while the screen that would hear of it is
    /// not ready waits its turn.
    /// - Returns: whether anyone handled it, or will.
    @discardableResult
    public func dispatch(_ event: Event) -> Bool {
        guard HeldEvents.canHold(event), !heldEvents.isEmpty || isHoldingKeys else { return handle(event) }
        heldEvents.append(event)
        deliverHeldEvents()
        return true
    }

    /// Indicates whether a screen that hears the keys has something to do before it takes them.
    private var isHoldingKeys: Bool {
        updateIfNeeded()
        guard TrackedTask.holdingKeys > 0 else { return false }
        return initialResponder.climb { ($0 as? ViewController)?.holdsKeys == true ? true : nil } ?? false
    }

    private func deliverHeldEvents() {
        heldEvents.deliver {
            !isHoldingKeys
        } to: {
            _ = handle($0)
        }
    }

    /// Gives an event to what it is for, in a tree that is up to date.
    private func handle(_ event: Event) -> Bool {
        engine.finishSlide()
        updateIfNeeded()
        // An action of a key may change what can be pressed next, without anything observable having changed.
        defer {
            chrome.setNeedsHintCheck()
            onDispatch?()
        }
        switch event {
        case .key(let key):
            engine.toasts.keyPressed(in: self)
            let isUsed = dispatch(key)
            if !isUsed { onUnusedKey?(key) }
            return isUsed
        case .paste(let text): return initialResponder.chain.contains { $0.paste(text) }
        case .pasteTooLong:
            showToast(text.pasteTooLong, role: .warning)
            return true
        case .mouse(let event): return mouse.dispatch(event)
        case .resize(let size):
            if size != self.size { resize(to: size) }
            return true
        case .focus(let isLookedAt):
            self.isLookedAt = isLookedAt
            onFrame?()
            return false
        case .resume:
            setNeedsRepaint()
            return true
        case .terminate(let reason):
            requestQuit(reason)
            return true
        }
    }

    private func dispatch(_ key: Key) -> Bool {
        switch ReservedKey(key) {
        case .quit: requestQuit()
        case .repaint: setNeedsRepaint()
        case .suspend: renderer.request(.suspend)
        case nil: return dispatchToChain(key)
        }
        return true
    }

    /// Gives a key to the responders, nearest first: typed text, key commands, `keyPressed`, focus, and the keys meant by Hangul.
    private func dispatchToChain(_ key: Key) -> Bool {
        let first = initialResponder
        if first.acceptsText, first.keyPressed(key) { return true }
        let isText = first.acceptsText && key.isPrintable
        if !isText, let command = CommandChain(first: first, bindings: keyBindings).command(for: key) {
            perform(command)
            return true
        }
        // A field that wants text has already been asked.
        let asked = first.acceptsText ? first : nil
        if first.climb({ $0 !== asked && $0.keyPressed(key) ? true : nil }) != nil { return true }
        switch key {
        case .tab: return moveFocus(forward: true)
        case .shiftTab: return moveFocus(forward: false)
        default: return key.latinKeys.reduce(false) { !initialResponder.acceptsText && dispatchToChain($1) || $0 }
        }
    }

    /// Asks for the end of the program; where a person asked, by a key or by Ctrl-C, a guard may refuse, and the machine never waits.
    public func requestQuit(_ reason: Termination? = nil) { quitRequest.begin(reason) }

    // MARK: - Key commands

    private var isAsking: Bool { hasOverlay || layers.last is AlertController }

    /// The window's own keys, the last that are asked.
    public override var keyCommands: [KeyCommand] {
        let own = hasOverlay ? [] : ownCommands
        guard !globalCommands.isEmpty else { return own }
        let isAsking = isAsking
        return globalCommands.compactMap { $0() }.filter { $0.isAlwaysAvailable || !isAsking } + own
    }

    private var ownCommands: [KeyCommand] {
        let top = layers.last
        let changes = initialResponder.undoManager?.keyCommands(keys, in: self) ?? []
        return commands.inState(
            WindowCommands.State(
                closes: layers.count > 1 && top?.isModalInPresentation == false, isAtRoot: layers.count == 1 && top?.isAtRoot == true,
                changes: KeyCommandList(changes), copies: canCopy))
    }

    /// Tab, where there is somewhere to go.
    public override var answeredKeys: [KeyCommand] {
        focusOrder.count > 1 ? [KeyCommand(.tab, .shiftTab, title: text.keyNames.control) {}] : []
    }

    // MARK: - Focus

    /// The responder that hears keys first.
    public var firstResponder: Responder? { focus.firstResponder }

    /// The responders that can have the focus now, in the order in which Tab walks through them.
    ///
    /// That is the order of the views in the tree, from the top of the screen down as stacks and forms build it. Hidden and disabled
    /// ones are left out, and so is everything below the topmost screen or overlay.
    public var focusOrder: [Responder] { focus.order }

    /// Moves the focus by Tab or Shift-Tab, round at the ends.
    /// - Returns: whether there was anywhere to go.
    @discardableResult
    public func moveFocus(forward: Bool) -> Bool { focus.move(forward: forward) }

    /// Gives the keys to a responder, or to nobody in particular.
    /// - Returns: whether it has them now.
    @discardableResult
    func makeFirstResponder(_ responder: Responder?) -> Bool { focus.give(to: responder) }

    /// The responder that hears a key first: where none has the focus the innermost screen on show, and without a screen the window.
    var initialResponder: Responder { focus.start ?? self }

    // MARK: - Frames

    /// Indicates whether there is something to draw.
    public var needsFrame: Bool { renderer.needsFrame }

    /// Brings the tree up to date without drawing: observed properties, layout, focus.
    ///
    /// Keys are only given to a tree that is.
    public func updateIfNeeded() { renderer.updateTree(settling: focus) }

    /// Draws what changed and hands the canvas to a device, if anything changed.
    /// - Returns: whether a frame was presented.
    @discardableResult
    public func render(into device: any Device) -> Bool {
        if device.size != size { resize(to: device.size) }
        deliverHeldEvents()
        if let isMouseOn = renderer.performRequests(on: device) {
            showToast(isMouseOn ? text.mouseOn : text.mouseOff, role: .text)
            onMouseChange?(isMouseOn)
        }
        updateIfNeeded()
        guard renderer.render(into: device, caret: focus.caret) else { return false }
        onFrame?()
        return true
    }

    /// Says that the breadcrumb or the hints may have changed.
    public func setNeedsChromeUpdate() {
        chrome.setNeedsTitle()
        chrome.setNeedsHints()
    }

    /// The canvas as the last frame left it.
    public var lastCanvas: Canvas { renderer.lastCanvas }

    /// The cursor's place in the last frame; nil while it was hidden.
    public var lastCursor: Point? { renderer.lastCursor }

    /// The frame drawn from nothing: what the parts that were drawn one by one must add up to.
    package func drawnAnew() -> Canvas { renderer.drawnAnew() }
}
