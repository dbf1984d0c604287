import CNcurses
import CTerminalSession
import Glibc
import Terminal

/// The terminal this program runs in: the only owner of its settings, its screen and its input.
///
/// It is taken by `enter` and given back exactly once, whichever comes first: `leave`, the end of the process, a signal, a trap.
/// While it is taken the process sleeps in one `poll(2)` for keys, signals and work on the main queue.
///
/// Without a terminal (a pipe, a file) `enter` throws `DeviceError.notATerminal` and has changed nothing.
///
/// ## Taking and giving back
///
/// Taking goes from what can fail to what can be seen: is it a terminal, is it described in terminfo, are the signals watched, is the
/// program in the foreground; then the line is set to raw, and only then something is written. Before the first byte is, the bytes that
/// undo it are handed to the session in C (`arm()`), which writes them from a signal handler if the process dies. Every mode that is turned
/// on later arms it anew.
///
/// A program that was started in the background, or is continued behind a shell, draws nothing until it is in front: what the shell shows
/// is not drawn over.
///
/// ## What is asked
///
/// At the start the terminal is asked for its background, for the kitty keyboard protocol and for grapheme clusters, and last for something
/// that every terminal answers, so that it is known when no more answers come. Nothing waits for them. What the answers change (another
/// theme, keys that come apart, wider clusters) is drawn by the next frame.
///
/// ```swift
/// let device = CursesDevice()
/// do {
///     try Application(device: device, window: window).run()
/// } catch {
///     print("This program needs a terminal: \(error)")
/// }
/// ```
@MainActor
public final class CursesDevice: Device {
    /// Columns and rows; 80×24 where the terminal does not say.
    public private(set) var size = Size(width: 80, height: 24)
    /// The colours that are shown: what was requested, or less where the terminal or the renderer can do less.
    public private(set) var colorDepth: ColorDepth
    /// The look of each role; setting it ends that the theme follows the terminal's background.
    public var theme: Theme {
        get { choice.theme }
        set {
            choice.set(newValue)
            presenter?.use(newValue)
        }
    }
    /// Indicates whether clicks, drags and the wheel come as events; off by default, because it takes text selection from the terminal.
    public var isMouseEnabled = false { didSet { if oldValue != isMouseEnabled { mouseChanged() } } }
    /// The way that canvases take to the screen.
    public private(set) var renderer: Renderer
    /// The terminal's background: what it was the last time, and as soon as the terminal has told, what it is.
    public private(set) var background: Color? { didSet { if let background, background != oldValue { onBackground?(background) } } }
    /// Called when the terminal has told another background than the one that was known.
    public var onBackground: ((Color) -> Void)?

    private var presenter: (any Presenter)?
    private let events: DeviceInput
    private var hasPresented = false
    private var choice: ThemeChoice
    /// Indicates whether the terminal is this program's now; while not, nothing is written to it.
    private var isTaken = false
    /// Indicates whether somebody else may have used it meanwhile, or still does: it is looked after before anything is drawn.
    private var wasContinued = false
    private let input: Int32
    /// The descriptor for everything that the screen shows: a duplicate of the output that leads nowhere once a signal has given the
    /// terminal back.
    private var frames: Int32 = -1
    private let output: Int32
    private let requestedDepth: ColorDepth
    private let requestedRenderer: Renderer?
    private var modes = TerminalModes()
    private var info: Terminfo?

    /// Makes a device; nothing is touched before `enter`.
    /// - Parameters:
    ///   - renderer: the renderer; `nil` picks the best one available.
    ///   - theme: what the roles look like; nil for the dark or the light one, whichever fits the terminal's background.
    ///   - colorDepth: nil for what the environment says.
    ///   - background: what the terminal's background was the last time, so that the first frame need not wait to be told.
    public convenience init(renderer: Renderer? = nil, theme: Theme? = nil, colorDepth: ColorDepth? = nil, background: Color? = nil) {
        self.init(
            renderer: renderer, theme: theme, colorDepth: colorDepth, background: background, input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// Makes a device on two descriptors.
    /// - Parameter uptime: what patience with unfinished input and late answers is measured by; nil for the machine's clock.
    package init(
        renderer: Renderer?, theme: Theme? = nil, colorDepth: ColorDepth? = nil, background: Color? = nil, input: Int32 = STDIN_FILENO,
        output: Int32 = STDOUT_FILENO, uptime: (() -> Duration)? = nil
    ) {
        events = DeviceInput(input, uptime: uptime)
        choice = ThemeChoice(theme, background: background)
        self.background = background
        self.input = input
        self.output = output
        requestedRenderer = renderer
        requestedDepth = colorDepth ?? ColorDepth.detect(environment: Environment.colors)
        self.renderer = renderer ?? .ncurses
        self.colorDepth = requestedDepth
        events.onReply = { [weak self] in self?.handle($0) }
        events.onSignal = { [weak self] in self?.handle($0) }
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
        frames = gnd_session_open_frames(output)
        guard frames >= 0 else { throw .refused(errno: errno) }
        // Handlers first: ncurses leaves alone what is already handled.
        events.begin(info.keys)
        measure()
        do {
            let presenter = try makePresenter(info)
            self.info = info
            self.presenter = presenter
            // A program that was started in the background stays there until a shell brings it to the front.
            guard comeToFront() else { return }
            try take { presenter throws(DeviceError) in try presenter.begin() }
        } catch {
            leave()
            throw error
        }
        if info.isANSI { events.ask(info.term, on: frames) }
        hasPresented = false
        colorDepth = presenter?.colorDepth ?? colorDepth
    }

    /// Gives the terminal back, if that has not been done already.
    public func leave() {
        let wasTaken = isTaken
        // Answers that still come turn nothing on any more.
        isTaken = false
        if wasTaken, !events.isLost, gnd_session_is_in_front() { events.awaitReplies() }
        giveBack()
        events.end()
        presenter = nil
        gnd_session_forget_frames(frames)
        close(frames)
        frames = -1
    }

    /// Returns the next queued event, if any; keys and signals are in one order.
    public func nextEvent() -> Event? { events.next() }

    /// Sleeps in `poll(2)` until something comes, or the time is over; returns at once while events are waiting to be taken.
    ///
    /// One call waits for everything that can wake the program: the terminal, the pipe that signal handlers write to, and the descriptor of
    /// the main queue. Where the decoder holds back bytes that may become a sequence (Esc alone), the sleep ends when its patience does,
    /// and the bytes are taken for what they are. With none of that it sleeps without a limit: an idle program costs nothing.
    ///
    /// - Parameters:
    ///   - descriptor: of the main queue; it is only waited for and not read.
    ///   - timeout: the time until the next timer; nil for no limit.
    public func wait(on descriptor: Int32, timeout: Duration?) {
        guard events.isEmpty else { return }
        returnToScreen()
        guard events.isEmpty else { return }
        events.wait(on: descriptor, timeout: timeout)
    }

    /// Gives the terminal back, stops the process group, and takes the terminal again when it goes on in the foreground.
    public func suspend() {
        guard isTaken else { return }
        isTaken = false
        giveBack()
        _ = gnd_session_stop()
        takeAgain()
    }

    /// Sends what differs from the last canvas; a terminal that cannot be written is reported as lost.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) {
        // A program that was continued may be behind a shell; what the shell shows is not drawn over.
        guard isTaken, !events.isLost, !wasContinued, !gnd_session_was_continued() else { return }
        if !hasPresented { events.readReplies() }
        guard let presenter else { return }
        hasPresented = true
        if !presenter.present(canvas, cursor: cursor) { events.lose() }
    }

    /// Makes the next frame repaint everything.
    public func invalidate() { presenter?.invalidate() }

    /// Rings the bell, as the terminal does that.
    public func beep() { presenter?.beep() }

    /// Sends the sequence that fits the terminal; one that would show it as text is left alone.
    public func notify(_ notification: TerminalNotification) {
        guard let info, info.isANSI, info.term != "linux", !info.term.hasPrefix("vt") else { return }
        let form = TerminalNotification.Form.fitting(environment: Environment.notifications)
        say(notification.bytes(as: form, throughTmux: Environment.isInTmux))
    }

    /// Indicates whether the terminal is likely to know the sequence for the clipboard.
    public var takesCopies: Bool { info?.isANSI == true && PasteboardText.isTaken(environment: Environment.clipboard) }

    /// Sends the sequence for the clipboard; a terminal that would show it as text is left alone.
    public func copy(_ text: PasteboardText) {
        if takesCopies { say(text.bytes(throughTmux: Environment.isInTmux)) }
    }

    /// Writes a sequence that draws nothing, while the terminal is this program's.
    private func say(_ bytes: [UInt8]) {
        guard isTaken, !events.isLost, !wasContinued, !gnd_session_was_continued() else { return }
        Tty.write(bytes, to: frames)
    }

    /// Takes the terminal that was given back, as soon as it is this program's turn.
    private func takeAgain() {
        guard let presenter, comeToFront() else { return }
        take { _ in presenter.resume() }
        if modes.keyboard { Tty.write(TerminalModes.keyboardOn, to: frames) }
        comeBack()
    }

    /// Sets everything again, and nothing twice, because another program may have used the terminal (`kill -STOP`, then `fg`).
    private func continued() {
        guard isTaken, let presenter else { return }
        wasContinued = true
        guard comeToFront() else { return }
        wasContinued = false
        take { _ in
            presenter.end()
            presenter.resume()
        }
        if modes.keyboard { Tty.write(TerminalModes.keyboardAgain, to: frames) }
        comeBack()
    }

    /// Completes a return to the screen that was broken off because the program was asked something behind a shell.
    private func returnToScreen() {
        guard presenter != nil, !events.isLost else { return }
        if wasContinued { continued() } else if !isTaken { takeAgain() }
    }

    /// Stops until this program is in the foreground; false when it must end before, which is among the events then.
    private func comeToFront() -> Bool {
        let failure = gnd_session_await_front()
        if failure != 0, failure != EINTR { events.lose() }
        // Continuing was the shell's answer, or no answer; whatever else was asked counts.
        while case let signal = gnd_session_next_signal(), signal != 0 { if signal != SIGCONT { handle(signal) } }
        return failure == 0
    }

    /// Sets the terminal, and only then writes to it.
    private func take<Failure: Error>(_ show: (any Presenter) throws(Failure) -> Void) throws(Failure) {
        guard let presenter else { return }
        _ = gnd_session_raw()
        isTaken = true
        arm()
        try show(presenter)
        gnd_session_capture_errors()
        // ncurses has set it its own way.
        _ = gnd_session_raw()
        if info?.isANSI == true { Tty.write(TerminalModes.enable, to: frames) }
        if modes.clusters { Tty.write(TerminalModes.clustersOn, to: frames) }
    }

    /// Looks after what may have changed while the terminal was somebody else's, and asks for a whole frame.
    private func comeBack() {
        if isMouseEnabled { mouseChanged() }
        presenter?.invalidate()
        measure()
        events.append(.resume)
    }

    /// Undoes what taking did, in the opposite order; endings by signals wait until it is done.
    private func giveBack() {
        // Behind a shell, only what the screen was given is taken from it.
        guard gnd_session_is_in_front() else { return gnd_session_give_back() }
        gnd_session_hold_endings(true)
        defer { gnd_session_hold_endings(false) }
        guard gnd_session_claim() else { return }
        if info?.isANSI == true { Tty.write(modes.disable, to: frames) }
        presenter?.end()
        gnd_session_cooked()
        gnd_session_release_errors()
    }

    /// Prepares the bytes that are written if the process dies now.
    private func arm() {
        let bytes = (info?.isANSI == true ? modes.disable : []) + (presenter?.reset ?? [])
        gnd_session_arm(bytes, bytes.count)
    }

    /// Turns a signal into what it asks for.
    ///
    /// The handlers in C only write its number into a pipe; here it comes in its place among the keys. What ends the program is an event
    /// like any other, so that screens can save; Ctrl-Z and `fg` are done at once.
    private func handle(_ signal: Int32) {
        switch signal {
        case SIGINT: events.append(.terminate(.interrupt))
        case SIGTERM: events.append(.terminate(.terminate))
        case SIGHUP: events.append(.terminate(.hangUp))
        case SIGWINCH: measure()
        case SIGTSTP: suspend()
        case SIGCONT: continued()
        default: break
        }
    }

    /// Asks for the size; of a storm of changes only the last is kept.
    private func measure() {
        var columns: Int32 = 0
        var rows: Int32 = 0
        gnd_session_size(&columns, &rows)
        // A terminal that does not know its size says 0×0.
        let now = columns > 0 && rows > 0 ? Size(width: Int(columns), height: Int(rows)) : Size(width: 80, height: 24)
        guard now != size else { return }
        size = now
        events.append(.resize(now))
    }

    /// Makes use of an answer.
    private func handle(_ reply: TerminalReply) {
        switch reply {
        case .color(11, let color): learnBackground(color)
        case .keyboard: useKittyKeyboard()
        case .mode(2027, let state): learnClusters(state)
        default: break
        }
    }

    /// Keys that used to look alike come apart: Esc from the beginning of a sequence, Ctrl-I from Tab.
    private func useKittyKeyboard() {
        guard isTaken, !modes.keyboard else { return }
        modes.keyboard = true
        arm()
        Tty.write(TerminalModes.keyboardOn, to: frames)
    }

    /// Turns grapheme clusters on where they are known and off; what somebody else turned on stays on.
    private func learnClusters(_ state: Int) {
        guard isTaken, let presenter, renderer == .direct, (1...3).contains(state) else { return }
        if state == 2, !modes.clusters {
            modes.clusters = true
            arm()
            Tty.write(TerminalModes.clustersOn, to: frames)
        }
        if presenter.useClusters(), hasPresented { events.append(.resume) }
    }

    /// Keeps the background that the terminal reported, and changes to the theme that fits it, unless a theme was set.
    private func learnBackground(_ color: Color) {
        background = color
        guard choice.fit(to: color) else { return }
        presenter?.use(theme)
        // Colours that are on the screen already are the wrong ones.
        if hasPresented { events.append(.resume) }
    }

    private func mouseChanged() {
        modes.mouse = modes.mouse || isMouseEnabled
        guard isTaken, info?.isANSI == true else { return }
        arm()
        Tty.write(Array((isMouseEnabled ? TerminalModes.mouseOn : TerminalModes.mouseOff).utf8), to: frames)
    }

    /// The way to draw that was asked for, or the best one for this kind of terminal.
    private func makePresenter(_ info: Terminfo) throws(DeviceError) -> any Presenter {
        renderer = info.isANSI ? requestedRenderer ?? .direct : .ncurses
        switch renderer {
        case .direct: return DirectPresenter(info: info, output: frames, depth: requestedDepth, theme: theme)
        case .ncurses: return try NcursesPresenter(info: info, input: input, output: frames, depth: requestedDepth, theme: theme)
        }
    }
}
