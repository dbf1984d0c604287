import CNcurses
import CTerminalSession
import Glibc
import Terminal

/// The terminal this program runs in: the only owner of its settings, its screen and its input.
///
/// It is taken by `enter` and given back exactly once, whichever comes first: `leave`, the end of the process, a signal, a trap.
/// While it is taken the process sleeps in one `poll(2)` for keys, signals and work on the main queue.
@MainActor
public final class CursesDevice: Device {
    /// Columns and rows; 80×24 where the terminal does not say.
    public internal(set) var size = Size(width: 80, height: 24)
    /// The colours that are shown: what was wished for, or less where the terminal or the renderer can do less.
    public private(set) var colorDepth: ColorDepth
    /// What the roles look like; setting it ends that the theme follows the terminal's background.
    public var theme: Theme {
        get { look }
        set {
            followsBackground = false
            look = newValue
        }
    }
    /// Whether clicks, drags and the wheel come as events; off by default, because it takes text selection from the terminal.
    public var isMouseEnabled = false { didSet { if oldValue != isMouseEnabled { mouseChanged() } } }
    /// Which way canvases take to the screen.
    public private(set) var renderer: Renderer
    /// The terminal's background: what it was the last time, and as soon as the terminal has told, what it is.
    public internal(set) var background: Color? { didSet { if let background, background != oldValue { onBackground?(background) } } }
    /// Called when the terminal has told another background than the one that was known.
    public var onBackground: ((Color) -> Void)?

    var presenter: (any Presenter)?
    var decoder = KeyDecoder()
    var queue: [Event] = []
    var queueHead = 0
    var lastInput = ContinuousClock.now
    var signals: Int32 = -1
    var isLost = false
    var awaitsReplies = false
    var askedAt = ContinuousClock.now
    var hasPresented = false
    /// Whether the theme follows the terminal's background.
    var followsBackground: Bool
    var look: Theme { didSet { presenter?.use(look) } }
    let input: Int32
    let output: Int32
    private let wishedDepth: ColorDepth
    private let wishedRenderer: Renderer?
    private var modes = TerminalModes()
    private var info: Terminfo?

    /// Makes a device; nothing is touched before `enter`.
    /// - Parameters:
    ///   - renderer: nil for the best that the terminal can.
    ///   - theme: what the roles look like; nil for the dark or the light one, whichever fits the terminal's background.
    ///   - colorDepth: nil for what the environment says.
    ///   - background: what the terminal's background was the last time, so that the first frame need not wait to be told.
    public convenience init(renderer: Renderer? = nil, theme: Theme? = nil, colorDepth: ColorDepth? = nil, background: Color? = nil) {
        self.init(
            renderer: renderer, theme: theme, colorDepth: colorDepth, background: background, input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    init(renderer: Renderer?, theme: Theme?, colorDepth: ColorDepth?, background: Color? = nil, input: Int32, output: Int32) {
        look = theme ?? Theme.fitting(background: background, environment: Environment.colors)
        followsBackground = theme == nil
        self.background = background
        self.input = input
        self.output = output
        wishedRenderer = renderer
        wishedDepth = colorDepth ?? ColorDepth.detect(environment: Environment.colors)
        self.renderer = renderer ?? .ncurses
        self.colorDepth = wishedDepth
    }

    /// Takes the terminal; what was wrong is in the error, and nothing has been changed then.
    public func enter() throws(DeviceError) {
        guard presenter == nil else { return }
        let refusal = gnd_session_open(input, output)
        guard refusal == 0 else { throw refusal == ENOTTY ? .notATerminal : .refused(errno: refusal) }
        // They would override the real size, and stop it from following the window.
        unsetenv("LINES")
        unsetenv("COLUMNS")
        Environment.useUTF8()
        let info = try Terminfo.load(term: Environment.value("TERM"), output: output)
        let presenter = try makePresenter(info)
        self.info = info
        decoder = KeyDecoder(sequences: info.keys)
        // Handlers first: ncurses leaves alone what is already handled.
        signals = gnd_session_watch()
        measure()
        do {
            self.presenter = presenter
            arm()
            try presenter.begin()
        } catch {
            leave()
            throw error
        }
        gnd_session_capture_errors()
        _ = gnd_session_raw()
        if info.isANSI {
            Tty.write(TerminalModes.enable, to: output)
            ask(info.term)
        }
        hasPresented = false
        colorDepth = presenter.colorDepth
    }

    /// Gives the terminal back, if that has not been done already.
    public func leave() {
        defer {
            gnd_session_unwatch()
            signals = -1
            presenter = nil
        }
        guard gnd_session_claim() else { return }
        awaitReplies()
        giveBack()
    }

    /// Gives the terminal back, stops the process group, and takes the terminal again when it goes on.
    public func suspend() {
        guard presenter != nil, gnd_session_claim() else { return }
        giveBack()
        gnd_session_stop()
        takeAgain()
        // The signal that continued us is ours.
        while case let signal = gnd_session_next_signal(), signal != 0 {
            if signal != SIGCONT { heard(signal) }
        }
        queue.append(.resume)
    }

    /// Sends what differs from the last canvas; a terminal that cannot be written is reported as lost.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) {
        if awaitsReplies, !hasPresented { readReplies() }
        guard let presenter, !isLost else { return }
        hasPresented = true
        if !presenter.present(canvas, cursor: cursor) { lost() }
    }

    /// Makes the next frame repaint everything.
    public func invalidate() { presenter?.invalidate() }

    /// Rings the bell, as the terminal does that.
    public func beep() { presenter?.beep() }

    /// Somebody else used the terminal meanwhile (`kill -STOP`, then `fg`): everything is set again.
    func takeAgain() {
        arm()
        presenter?.resume()
        gnd_session_capture_errors()
        _ = gnd_session_raw()
        if info?.isANSI == true { Tty.write(TerminalModes.enable, to: output) }
        if modes.clusters { Tty.write(TerminalModes.clustersOn, to: output) }
        if modes.keyboard { Tty.write(TerminalModes.keyboardOn, to: output) }
        if isMouseEnabled { mouseChanged() }
        presenter?.invalidate()
        measure()
    }

    private func giveBack() {
        if info?.isANSI == true { Tty.write(modes.disable, to: output) }
        presenter?.end()
        gnd_session_cooked()
        gnd_session_release_errors()
    }

    /// What is written if the process dies now.
    private func arm() {
        let bytes = (info?.isANSI == true ? modes.disable : []) + (presenter?.reset ?? [])
        gnd_session_arm(bytes, bytes.count)
    }

    /// Keys that used to look alike come apart: Esc from the beginning of a sequence, Ctrl-I from Tab.
    func useKittyKeyboard() {
        guard presenter != nil, !modes.keyboard else { return }
        modes.keyboard = true
        arm()
        Tty.write(TerminalModes.keyboardOn, to: output)
    }

    /// Turns grapheme clusters on where they are known and off; what somebody else turned on stays on.
    func learnClusters(_ state: Int) {
        guard let presenter, renderer == .direct, (1...3).contains(state) else { return }
        if state == 2, !modes.clusters {
            modes.clusters = true
            arm()
            Tty.write(TerminalModes.clustersOn, to: output)
        }
        if presenter.useClusters(), hasPresented { queue.append(.resume) }
    }

    private func mouseChanged() {
        modes.mouse = modes.mouse || isMouseEnabled
        guard presenter != nil, info?.isANSI == true else { return }
        arm()
        Tty.write(Array((isMouseEnabled ? TerminalModes.mouseOn : TerminalModes.mouseOff).utf8), to: output)
    }

    private func makePresenter(_ info: Terminfo) throws(DeviceError) -> any Presenter {
        renderer = info.isANSI ? wishedRenderer ?? .direct : .ncurses
        switch renderer {
        case .direct: return DirectPresenter(info: info, output: output, depth: wishedDepth, theme: theme)
        case .ncurses: return try NcursesPresenter(info: info, input: input, output: output, depth: wishedDepth, theme: theme)
        }
    }
}
