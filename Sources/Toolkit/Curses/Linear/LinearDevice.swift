import Glibc
import Terminal

/// The same screens as lines of text with prompts: for screen readers, for logs, and for terminals that can do nothing else.
///
/// It changes nothing of the terminal, so there is nothing to give back: input comes in lines, output only ever grows.
@MainActor
public final class LinearDevice: Device {
    /// Wide enough for sentences, and so high that few lists must scroll.
    public let size = Size(width: 80, height: 40)
    /// Lines have no colours.
    public let colorDepth = ColorDepth.mono
    /// Kept, and not seen.
    public var theme: Theme = .mono
    /// There is no pointer.
    public var isMouseEnabled = false

    private let input: Int32
    private let output: Int32
    private var screen = LinearScreen()
    private var events: [Event] = []
    private var bytes: [UInt8] = []
    private var isTyping = false
    private var owesPrompt = false
    private var isLost = false

    /// Makes a device on two descriptors; standard input and output without a wish.
    public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.input = input
        self.output = output
    }

    /// Never refuses.
    public func enter() throws(DeviceError) {}

    /// Ends the last line.
    public func leave() { write("\n") }

    /// Prompts, and sleeps until a line, the end of the input, work on the main queue or the end of `timeout`.
    public func wait(on descriptor: Int32, timeout: Duration?) {
        guard events.isEmpty else { return }
        if owesPrompt {
            write(isTyping ? ": " : "> ")
            owesPrompt = false
        }
        var sources = [
            pollfd(fd: isLost ? -1 : input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let limit = timeout.map { Int32(clamping: $0.components.seconds * 1000 + $0.components.attoseconds / 1_000_000_000_000_000 + 1) }
        if poll(&sources, nfds_t(sources.count), limit ?? -1) > 0, sources[0].revents != 0 { read() }
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

    /// A line-wise program is stopped by the shell's own means.
    public func suspend() {}

    /// Rings the bell.
    public func beep() { write("\u{7}") }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(input, &buffer, buffer.count)
        guard count > 0 else {
            if count == 0 || (errno != EINTR && errno != EAGAIN) {
                isLost = true
                events.append(.terminate(.terminalLost))
            }
            return
        }
        bytes += buffer[..<count]
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            hear(String(decoding: bytes[..<end], as: UTF8.self).filter { $0 != "\r" })
            bytes.removeSubrange(...end)
        }
    }

    private func hear(_ line: String) {
        owesPrompt = true
        if let heard = LinearInput.events(of: line, isTyping: isTyping) {
            events += heard
        } else {
            write("? \(line)\n")
        }
    }

    private func write(_ text: String) { Tty.write(Array(text.utf8), to: output) }
}
