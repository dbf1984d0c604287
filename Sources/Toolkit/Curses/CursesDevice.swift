import CTerminalSession
import CLibrary
import Terminal

/// The terminal this program runs in: the only owner of its settings, its screen and its input.
///
/// It is taken by `enter` and given back exactly once, whichever comes first: `leave`, the end of the process, a signal, a trap.
/// While it is taken the process sleeps in one `poll(2)` for keys, signals and work on the main queue.
///
/// Without a terminal (a pipe, a file) `enter` throws `DeviceError.notATerminal` and has changed nothing.
///
/// How it is taken and given back, what is asked of it and what becomes of signals is told in <doc:SessionAndSignals>.
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
    public var size: Size { extent.now }
    /// The colours that are shown: what was requested, or less where the terminal or the renderer can do less.
    public private(set) var colorDepth: ColorDepth
    /// The look of each role; setting it ends that the theme follows the terminal's background.
    public var theme: Theme {
        get { choice.theme }
        set {
            choice.set(newValue)
            color()
        }
    }
    /// Lets the theme follow the terminal's background again, after one was set.
    public func followBackground() {
        choice.follow()
        useTheme()
    }
    /// Indicates whether clicks, drags and the wheel come as events; off by default, because it takes text selection from the terminal.
    public var isMouseEnabled = false { didSet { if oldValue != isMouseEnabled { mouseChanged() } } }
    /// Indicates whether the terminal shows pixels and has told its background, so that pictures can lie over cells.
    public var offersPictures: Bool { renderer == .direct && pictures.areOffered(on: choice) }
    /// Indicates whether pictures are shown where they can be; on by default.
    public var showsPictures = true { didSet { usePictures() } }
    /// The way that canvases take to the screen.
    public private(set) var renderer: Renderer
    /// The terminal's background: what it was the last time, and as soon as the terminal has told, what it is.
    public var background: Color? { choice.background }
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
    private var info: Terminfo? { outside?.info }
    private var outside: OutsideSequences?
    /// The progress on show, where the terminal can show it.
    private var progress = TerminalProgress.none
    private var extent = TerminalSize()
    private var pictures = DevicePictures()

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
        self.input = input
        self.output = output
        requestedRenderer = renderer
        requestedDepth = colorDepth ?? ColorDepth.detect(environment: Environment.colors)
        self.renderer = renderer ?? .direct
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
            outside = OutsideSequences(info: info)
            self.presenter = presenter
            // A program that was started in the background stays there until a shell brings it to the front.
            guard comeToFront() else { return }
            try capture { presenter throws(DeviceError) in try presenter.begin() }
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
        captureAgain()
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
    public func notify(_ notification: TerminalNotification) { say(outside?.notify(notification)) }

    /// Sends the progress of a task to a terminal that is known to show it, and takes it away when the terminal is given back.
    public func show(_ progress: TerminalProgress) {
        self.progress = progress
        guard isTaken, let bytes = outside?.show(progress) else { return }
        modes.progress = true
        arm()
        say(bytes)
    }

    /// Indicates whether the terminal is likely to know the sequence for the clipboard.
    public var takesCopies: Bool { outside?.takesCopies ?? false }

    /// Sends the sequence for the clipboard; a terminal that would show it as text is left alone.
    public func copy(_ text: PasteboardText) { say(outside?.copy(text)) }

    /// Writes a sequence that draws nothing, while the terminal is this program's.
    private func say(_ bytes: [UInt8]?) {
        guard let bytes, isTaken, !events.isLost, !wasContinued, !gnd_session_was_continued() else { return }
        Tty.write(bytes, to: frames)
    }

    /// Takes the terminal that was given back, as soon as it is this program's turn.
    private func captureAgain() {
        guard let presenter, comeToFront() else { return }
        capture { _ in presenter.resume() }
        comeBack()
    }

    /// Sets everything again, and nothing twice, because another program may have used the terminal (`kill -STOP`, then `fg`).
    private func continued() {
        guard isTaken, let presenter else { return }
        wasContinued = true
        guard comeToFront() else { return }
        wasContinued = false
        capture(hasKeyboard: true) { _ in
            presenter.end()
            presenter.resume()
        }
        comeBack()
    }

    /// Completes a return to the screen that was broken off because the program was asked something behind a shell.
    private func returnToScreen() {
        guard presenter != nil, !events.isLost else { return }
        if wasContinued { continued() } else if !isTaken { captureAgain() }
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
    private func capture<Failure: Error>(
        hasKeyboard: Bool = false, _ show: (any Presenter) throws(Failure) -> Void
    ) throws(Failure) {
        guard let presenter else { return }
        _ = gnd_session_raw()
        isTaken = true
        arm()
        try show(presenter)
        gnd_session_capture_errors()
        // ncurses has set it its own way.
        _ = gnd_session_raw()
        if info?.isANSI == true { Tty.write(modes.enable(hasKeyboard: hasKeyboard), to: frames) }
    }

    /// Looks after what may have changed while the terminal was somebody else's, and asks for a whole frame.
    private func comeBack() {
        presenter?.invalidate()
        measure()
        // It may have become light or dark meanwhile.
        if modes.isOn(.appearance) { events.askForBackground(on: frames) }
        if progress != .none { show(progress) }
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
    /// What ends the program is an event like any other, so that screens can save; Ctrl-Z and `fg` are done at once.
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
        guard extent.measure() else { return }
        events.append(.resize(size))
        say(pictures.question)  // The letters may be others, too.
    }

    /// Makes use of an answer.
    private func handle(_ reply: TerminalReply) {
        if pictures.learn(reply) { usePictures() }
        switch reply {
        case .color(11, let color): learnBackground(color)
        case .keyboard: useKittyKeyboard()
        case .mode(let number, let state): learn(number, state)
        case .appearance(let isDark): appearanceChanged(isDark)
        case .size(let told): if extent.learn(told) { events.append(.resize(size)) }
        case .version(let name):
            outside?.version = name
            if progress != .none { show(progress) }
        default: break
        }
    }

    /// Keys that used to look alike come apart: Esc from the beginning of a sequence, Ctrl-I from Tab.
    private func useKittyKeyboard() {
        guard isTaken, !modes.keyboard else { return }
        modes.keyboard = true
        turnOn(TerminalModes.keyboardOn)
    }

    /// Turns a mode on that is known and off; what somebody else turned on stays on.
    private func learn(_ number: Int, _ state: Int) {
        guard isTaken, let mode = TerminalModes.Asked(rawValue: number), (1...3).contains(state) else { return }
        // ncurses counts columns for itself.
        if mode == .clusters, renderer != .direct { return }
        if state == 2, modes.turnOn(mode) { turnOn(TerminalModes.on(mode)) }
        if mode == .clusters, let presenter, presenter.useClusters(), hasPresented { events.append(.resume) }
    }

    /// Asks for the new background; where the terminal has never told one, light or dark is all that is known.
    private func appearanceChanged(_ isDark: Bool) {
        guard isTaken else { return }
        if choice.isTold { events.askForBackground(on: frames) } else if choice.learn(isDark: isDark) { useTheme() }
    }

    private func learnBackground(_ color: Color) {
        let known = background
        if choice.learn(color) { useTheme() } else if color != known || pictures.question != nil { usePictures() }
        if color != known { onBackground?(color) }
    }

    /// Draws pictures in the colours and sizes that hold now, or none any more.
    private func usePictures() {
        guard isTaken, presenter?.use(pictures.screen(choice, areWanted: showsPictures)) == true else { return }
        arm()
        if hasPresented { events.append(.resume) }
    }

    private func color() {
        presenter?.use(theme)
        _ = presenter?.use(pictures.screen(choice, areWanted: showsPictures))
    }

    private func useTheme() {
        color()
        // Colours that are on the screen already are the wrong ones.
        if hasPresented { events.append(.resume) }
    }

    private func mouseChanged() {
        modes.mouse = isMouseEnabled
        guard isTaken, info?.isANSI == true else { return }
        turnOn(modes.mouseNow)
    }

    /// Sends what changes a mode, once it is known how that ends.
    private func turnOn(_ bytes: [UInt8]) {
        arm()
        Tty.write(bytes, to: frames)
    }

    /// The way to draw that was asked for, or the best one for this kind of terminal.
    private func makePresenter(_ info: Terminfo) throws(DeviceError) -> any Presenter {
        renderer = (requestedRenderer ?? .direct).fitting(info)
        return try renderer.presenter(for: info, input: input, output: frames, depth: requestedDepth, theme: theme)
    }
}
