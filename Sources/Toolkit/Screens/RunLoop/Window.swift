import Terminal

/// The whole terminal: it owns the tree of screens, hears every event, and makes one frame of what changed.
///
/// An event enters by `dispatch`, marks what it changes, and nothing is drawn until the run loop asks for a frame with `render`.
/// A frame is: properties → layout → focus → the dirty rectangles of the canvas, drawn from the bottom up → `Device.present`.
///
/// A window without a root shows nothing and still takes keys: Ctrl-C ends the program. Setting another root asks the guards of the old
/// one; if one refuses, the old root stays (`setRootViewController(_:)` says so).
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
            chrome.setNeedsLayout()
            chrome.setNeedsDisplay()
        }
    }
    /// The text at the right end of line 1: the day, the person's name.
    ///
    /// What it reads is watched.
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
    public var quitGuard: (@MainActor (_ reason: Termination?) async -> Bool)?
    /// Ends the run loop; set by the application.
    public var onQuit: (@MainActor (_ reason: Termination?) -> Void)?
    /// Whether the screens are said in lines rather than shown: then charts, maps and tabs are words.
    public var saysLines = false {
        didSet { if saysLines != oldValue { chrome.setNeedsLayout(); chrome.setNeedsDisplay() } }
    }
    /// Called with a key that nobody had a use for.
    public var onUnusedKey: (@MainActor (Key) -> Void)?
    /// Called after each event, for what watches a session.
    public var onDispatch: (@MainActor () -> Void)?
    /// The keys that the person gave to commands.
    public var keyBindings = KeyBindings() {
        didSet { chrome.setNeedsHints() }
    }
    /// The finds of the palette besides the commands on show, for what is typed into it: places, things by their names.
    public var paletteSource: (@MainActor (_ text: String) async -> [KeyCommand])?
    /// Whether motion and spinners move; off over slow links and for people who asked for it.
    public var reduceMotion = false
    /// Whether a change of screens may take a few frames, where motion is not reduced; tests turn it off.
    public var areAnimationsEnabled = true
    /// The responder that hears keys first.
    public internal(set) weak var firstResponder: Responder?

    /// The root screen and the presented ones above it; the last one hears the keys.
    ///
    /// The commit engine sets it.
    var layers: [ViewController] = [] {
        didSet { chrome.install(layers) }
    }

    /// Columns and rows.
    public internal(set) var size: Size = .zero
    /// Whether there is something to draw.
    public var needsFrame: Bool { !dirty.isEmpty || needsUpdate || needsLayoutPass || needsRepaint }

    /// Whether a screen or a guard is at work and will be done by itself, without the person.
    public var isWorking: Bool { engine.isDecidingAlone || !engine.tasksToWaitFor.isEmpty }
    /// Whether nothing is under way that will change what is on show: no work of a screen, no change of a stack, no menu that slides,
    /// no frame.
    public var isAtRest: Bool { !needsFrame && !isWorking && !engine.isSliding && heldEvents.isEmpty }

    /// The toolkit's own commands, in that language.
    private(set) var keys: ScreenKeys
    var needsUpdate = true
    var needsLayoutPass = true
    var needsRepaint = false
    var needsFocus = true
    var dirty: [Rect] = []
    var moved: (part: Rect, distance: Int)?
    var canvas = Canvas(size: .zero)
    var cursor: Point?
    var timers: [WindowTimer] = []
    var timerNumber = 0
    var uptime: @MainActor () -> Duration
    var isVisible = false
    var isQuitting = false
    var pendingActions: [WindowAction] = []
    /// What the person did while the screen that will hear of it was not ready.
    var heldEvents: [Event] = []
    /// What the button went down on: it hears of drags and of the release wherever the pointer goes meanwhile.
    weak var pressedView: View?
    var isDeliveringHeldEvents = false
    let chrome: ChromeView
    /// Keys that work on every screen, after those of the screens; made anew whenever they are looked at, in the language of the moment.
    public var globalCommands: [@MainActor () -> KeyCommand] = []
    /// The one who changes the tree of screens.
    package let engine = CommitEngine()

    /// Makes a window without a screen in it.
    public init(size: Size = Size(width: 80, height: 24), text: ScreenText = .en, clock: any Clock<Duration> = ContinuousClock()) {
        self.text = text
        keys = ScreenKeys(text)
        uptime = Self.uptime(of: clock)
        chrome = ChromeView()
        super.init()
        chrome.owner = self
        engine.window = self
        resize(to: size)
    }

    /// The screen that fills the window; exchanging it tears the old tree down.
    public var rootViewController: ViewController? {
        get { engine.root }
        set { replaceRoot(newValue) }
    }

    /// The window's own keys, the last that are asked.
    public override var keyCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        commands.reserveCapacity(globalCommands.count + 5)
        for command in globalCommands { commands.append(command()) }
        if chrome.overlay == nil {
            commands.append(KeyCommand(keys.help, hint: HintBar.helpRank) { [weak self] in self?.showHelp() })
        }
        if chrome.overlay == nil, let top = layers.last, layers.count > 1, !top.isModalInPresentation {
            commands.append(KeyCommand(keys.close, hint: HintBar.wayOutRank) { top.dismissByKey() })
        }
        if chrome.overlay == nil {
            commands.append(KeyCommand(keys.commands) { [weak self] in self?.showPalette() })
        }
        if chrome.overlay == nil {
            commands.append(
                KeyCommand(keys.mouse) { [weak self] in
                    self?.pendingActions.append(.toggleMouse)
                    self?.needsRepaint = true
                })
        }
        if layers.count == 1, chrome.overlay == nil, layers.last?.isAtRoot == true {
            commands.append(KeyCommand(keys.quit, hint: 910) { [weak self] in self?.requestQuit() })
        }
        return commands
    }

    /// Puts the window on show: from now on it lays out and draws.
    public func makeKeyAndVisible() {
        isVisible = true
        needsUpdate = true
        addDirty(Rect(origin: .zero, size: size))
        engine.refresh()
    }

    /// Gives the window another size; everything is laid out and drawn again.
    public func resize(to new: Size) {
        size = new
        canvas = Canvas(size: new)
        dirty = [Rect(origin: .zero, size: new)]
        moved = nil
        chrome.frame = Rect(origin: .zero, size: new)
        chrome.setNeedsLayout()
    }

    /// Measures time by another clock; for tests.
    public func use(_ clock: any Clock<Duration>) {
        uptime = Self.uptime(of: clock)
    }

    private static func uptime<C: Clock<Duration>>(of clock: C) -> @MainActor () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
