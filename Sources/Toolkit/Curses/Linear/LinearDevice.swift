import CTerminalSession
import Glibc
import Terminal

/// The same screens as lines of text with prompts: for screen readers, for logs, and for terminals that can do nothing else.
///
/// Input comes in lines and output only ever grows. Of a terminal it changes nothing but the echo, while a secret is asked for. Lines
/// from a file or a program are taken one by one, each when what the one before it did is over.
@MainActor
public final class LinearDevice: Device {
    /// Wide enough for sentences, too narrow for screens that put things side by side, and so high that few lists must scroll.
    public let size = Size(width: 70, height: 40)
    /// Lines have no colours.
    public let colorDepth = ColorDepth.mono
    /// Kept, and not seen.
    public var theme: Theme = .mono
    /// There is no pointer.
    public var isMouseEnabled = false
    /// Asked before each prompt: whether what is typed now is nobody else's business.
    public var asksForSecret: () -> Bool = { false }
    /// Whether something is going on that the next line of a file should wait for.
    public var isWorking: () -> Bool = { false }
    /// Said first.
    public var greeting = ""
    /// What is said to a line that names no keys.
    public var misunderstood: (_ line: String) -> String = { "? \($0)" }

    private let input: Int32
    private let output: Int32
    private var screen = LinearScreen()
    private var events: [Event] = []
    private var bytes: [UInt8] = []
    private var lines: [String] = []
    private var isTyping = false
    private var owesPrompt = false
    private var isLost = false
    private var hasEnded = false
    /// Whether it was continued while a shell is in front.
    private var isBehind = false
    /// Whether somebody types at a terminal; else lines come from a file or a program.
    private var isTerminal = false
    private var signals: Int32 = -1

    /// Makes a device on two descriptors; standard input and output without a wish.
    public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.input = input
        self.output = output
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

    /// Ends the last line, and lets what is typed be seen again.
    public func leave() {
        write("\n")
        guard isTerminal, gnd_session_claim() else { return }
        gnd_session_cooked()
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
        let isHeld = !isTerminal && isWorking()
        if !isHeld {
            if takeLine() { return }
            prompt()
        }
        var sources = [
            pollfd(fd: isHeld || isLost ? -1 : input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        ]
        let ready = poll(&sources, nfds_t(sources.count), CursesDevice.milliseconds(timeout))
        var hasHeard = false
        while case let signal = gnd_session_next_signal(), signal != 0 {
            heard(signal)
            hasHeard = true
        }
        guard !hasHeard else { return }
        if ready > 0, sources[0].revents != 0 {
            read()
            takeLine()
        }
    }

    /// The next event of the lines that have come.
    public func nextEvent() -> Event? { events.isEmpty ? nil : events.removeFirst() }

    /// Says what is new; a cursor means that text is asked for.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) {
        let lines = screen.lines(of: canvas)
        owesPrompt = owesPrompt || !lines.isEmpty || isTyping != (cursor != nil)
        isTyping = cursor != nil
        if !lines.isEmpty { write("\n" + lines.joined(separator: "\n") + "\n") }
    }

    /// Says everything again with the next frame.
    public func invalidate() { screen = LinearScreen() }

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
        while case let signal = gnd_session_next_signal(), signal != 0 { if signal != SIGCONT { heard(signal) } }
        guard !isBehind else { return }
        owesPrompt = true
        events.append(.resume)
    }

    /// Rings the bell.
    public func beep() { write("\u{7}") }

    private func prompt() {
        guard owesPrompt else { return }
        owesPrompt = false
        if isTerminal { gnd_session_echo(!(isTyping && asksForSecret())) }
        write(isTyping ? ": " : "> ")
    }

    private func heard(_ signal: Int32) {
        switch signal {
        case SIGINT: events.append(.terminate(.interrupt))
        case SIGTERM: events.append(.terminate(.terminate))
        case SIGHUP: events.append(.terminate(.hangUp))
        case SIGTSTP: suspend()
        case SIGCONT: comeToFront()
        default: break
        }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(input, &buffer, buffer.count)
        guard count > 0 else {
            guard count == 0 || (errno != EINTR && errno != EAGAIN) else { return }
            isLost = true
            // A last line without an end is a line.
            if !bytes.isEmpty { lines.append(String(decoding: bytes, as: UTF8.self)) }
            bytes = []
            return
        }
        bytes += buffer[..<count]
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(String(decoding: bytes[..<end], as: UTF8.self).filter { $0 != "\r" })
            bytes.removeSubrange(...end)
        }
    }

    /// Makes events of the next line, if there is one; when there will be none any more, that is the last event.
    @discardableResult
    private func takeLine() -> Bool {
        while events.isEmpty, !lines.isEmpty { hear(lines.removeFirst()) }
        if events.isEmpty, isLost, !hasEnded {
            hasEnded = true
            events.append(.terminate(.terminalLost))
        }
        return !events.isEmpty
    }

    private func hear(_ line: String) {
        if !isTerminal {
            prompt()
            // What nobody typed here nobody has seen; a log should show it, unless it is a secret.
            write((isTyping && asksForSecret() ? "" : VisibleText.of(line)) + "\n")
        }
        owesPrompt = true
        if let heard = LinearInput.events(of: line, isTyping: isTyping) {
            events += heard
        } else {
            write(VisibleText.of(misunderstood(line)) + "\n")
        }
    }

    private func write(_ text: String) {
        if !isBehind { Tty.write(Array(text.utf8), to: output) }
    }
}
