import CTerminalSession
import CLibrary
import Terminal

/// The same screens as lines of text with prompts: for screen readers, for logs, and for terminals that can do nothing else.
///
/// Input comes in lines and output only ever grows. Of a terminal it changes nothing but the echo, while a secret is asked for. Lines
/// from a file or a program are taken one by one, each when what the one before it did is over.
///
/// ## What is said, and when
///
/// A screen is a canvas as always; `LinearScreen` makes lines of it without boxes and bars. After the first time only lines that are new
/// are said, and the whole screen only where its first line, which says where one is, has changed. What is still wrong is said again where
/// a line changed nothing, so that a refusal is heard as often as it is given. While work goes on nothing is said,
/// since what it comes to is worth hearing and not each step on the way; after a second, what there is.
///
/// A prompt is written once there is something to answer. It is `: ` where the cursor is in a text field, which takes the line as text, and
/// `> ` elsewhere, where a line names keys (`LinearInput`).
///
/// ```swift
/// let device = LinearDevice()
/// device.greeting = "Books, line by line. A line names keys; an empty one is Enter."
/// device.isWorking = { window.isWorking }
/// window.saysLines = true
/// try Application(device: device, window: window).run()
/// ```
@MainActor
public final class LinearDevice: Device {
    /// Wide enough for sentences, too narrow for screens that put things side by side, and so high that all that is no list is said whole:
    /// all values of a chart, all of a text.
    public let size = Size(width: 70, height: 240)
    /// Lines have no colours.
    public let colorDepth = ColorDepth.mono
    /// Kept, and not seen.
    public var theme: Theme = .mono
    /// There is no pointer.
    public var isMouseEnabled = false
    /// Asked before each prompt: whether what is typed now is nobody else's business.
    public var asksForSecret: () -> Bool = { false }
    /// Indicates whether something is going on: a screen is said when it is over, and the next line of a file waits for that.
    public var isWorking: () -> Bool = { false }
    /// The prompts for a key and for text.
    public var prompts = (keys: "> ", text: ": ")
    /// Said first.
    public var greeting = ""
    /// The answer to a line that names no keys.
    public var misunderstood: (_ line: String) -> String = { "? \($0)" }

    private let input: Int32
    private let output: Int32
    private let uptime: () -> Duration
    private var speech = LinearSpeech()
    private var events: [Event] = []
    private var lines = LineBuffer()
    private var isTyping = false
    private var isLost = false
    private var hasEnded = false
    /// Indicates whether it was continued while a shell is in front.
    private var isBehind = false
    /// Indicates whether somebody types at a terminal; else lines come from a file or a program.
    private var isTerminal = false
    private var signals: Int32 = -1

    /// Makes a device on two descriptors; standard input and output by default.
    public convenience init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.init(input: input, output: output, uptime: DeviceInput.steadyUptime())
    }

    /// - Parameter uptime: what the patience with a screen that changes is measured by.
    init(input: Int32, output: Int32, uptime: @escaping () -> Duration) {
        self.input = input
        self.output = output
        self.uptime = uptime
    }

    /// Never refuses.
    public func enter() throws(DeviceError) {
        if !greeting.isEmpty { write(greeting + "\n") }
        isTerminal = gnd_session_open(input, output) == 0
        guard isTerminal else { return }
        signals = gnd_session_watch()
        // Nothing to write when it ends; the echo is what must come back.
        gnd_session_arm("", 0)
    }

    /// Says something beside the screen, before the next prompt.
    public func say(_ note: String) { speech.note(note) }

    /// Ends the last line, and lets what is typed be seen again.
    public func leave() {
        printAll()
        write("\n")
        guard isTerminal, gnd_session_claim() else { return }
        if gnd_session_is_in_front() { gnd_session_cooked() }
        gnd_session_unwatch()
        signals = -1
    }

    /// Prompts, and sleeps until a line, the end of the input, a signal, work on the main queue or the end of `timeout`.
    public func wait(on descriptor: Int32, timeout: Duration?) {
        guard events.isEmpty else { return }
        if isBehind {
            comeToFront()
            guard events.isEmpty else { return }
        }
        let isAtWork = isWorking()
        let isHeld = !isTerminal && isAtWork
        var limit = timeout
        if isAtWork, let rest = speech.rest(at: uptime()) {
            // What it comes to is worth hearing, not each step on the way.
            limit = min(limit ?? rest, rest)
            if rest == .zero { printAll() }
        } else {
            printAll()
        }
        if !isAtWork { write(speech.consumeProblems()) }
        if !isHeld {
            if takeLine() { return }
            if !speech.hasFrame { prompt() }
        }
        let source = isHeld || isLost ? -1 : input
        if case .input = Wakeup.next(input: source, signals: signals, queue: descriptor, limit: limit, handle: handle) {
            read()
            takeLine()
        }
    }

    /// The next event of the lines that have come.
    public func nextEvent() -> Event? { events.isEmpty ? nil : events.removeFirst() }

    /// Takes what is to be said when everything is at rest; a cursor means that text is asked for.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) {
        speech.show(canvas, at: uptime())
        if isTyping != (cursor != nil) { speech.owePrompt() }
        isTyping = cursor != nil
    }

    /// Says what is new.
    private func printAll() { write(speech.consume()) }

    /// Says everything again with the next frame.
    public func invalidate() { speech.forgetScreen() }

    /// Stops the process group; after `fg` everything is said again.
    public func suspend() {
        guard isTerminal else { return }
        gnd_session_echo(true)
        _ = gnd_session_stop()
        comeToFront()
    }

    /// Says nothing while a shell is in front (`bg`), and everything again when it is this program's turn.
    private func comeToFront() {
        isBehind = gnd_session_await_front() != 0
        while case let signal = gnd_session_next_signal(), signal != 0 { if signal != SIGCONT { handle(signal) } }
        guard !isBehind else { return }
        speech.owePrompt()
        events.append(.resume)
    }

    /// Rings the bell.
    public func beep() { write("\u{7}") }

    /// Writes the prompt that is owed, and hides what will be typed where it is a secret.
    private func prompt() {
        guard speech.consumePrompt() else { return }
        if isTerminal { gnd_session_echo(!(isTyping && asksForSecret())) }
        write(isTyping ? prompts.text : prompts.keys)
    }

    private func handle(_ signal: Int32) {
        switch signal {
        case SIGINT: events.append(.terminate(.interrupt))
        case SIGTERM: events.append(.terminate(.terminate))
        case SIGHUP: events.append(.terminate(.hangUp))
        case SIGTSTP: suspend()
        case SIGCONT: comeToFront()
        default: break
        }
    }

    /// Reads the bytes that have come; the end of the input ends the program after the last line.
    private func read() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(input, &buffer, buffer.count)
        if count > 0 {
            lines.append(buffer[..<count])
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            isLost = true
            lines.end()
        }
    }

    /// Makes events of the next line, if there is one; when there will be none any more, that is the last event.
    @discardableResult
    private func takeLine() -> Bool {
        while events.isEmpty, let line = lines.popFirst() { handle(line: line) }
        if events.isEmpty, isLost, !hasEnded {
            hasEnded = true
            events.append(.terminate(.terminalLost))
        }
        return !events.isEmpty
    }

    /// Makes events of a line, or says that it means nothing.
    private func handle(line: String) {
        if !isTerminal {
            prompt()
            // A line that was not typed here has not been seen; a log should show it, unless it is a secret.
            write((isTyping && asksForSecret() ? "" : VisibleText.of(line)) + "\n")
        }
        speech.owePrompt()
        if let heard = LinearInput.events(of: line, isTyping: isTyping) {
            events += heard
            speech.oweAnswer()
        } else {
            write(VisibleText.of(misunderstood(line)) + "\n")
        }
    }

    private func write(_ text: String) {
        if !isBehind, !text.isEmpty { Tty.write(Array(text.utf8), to: output) }
    }
}
