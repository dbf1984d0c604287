import CTerminalSession
import CLibrary
import Terminal

/// The input of a terminal: keys, signals and answers, read from one sleep in `poll(2)`.
///
/// Keys and what signals ask for become events in the order in which they came. The answers to the questions of the start are no events:
/// nothing waits for them, the first frame is drawn without, and a terminal that never answers is used as it is.
final class DeviceInput {
    /// Called with an answer that asks for more than to be noted.
    var onReply: (TerminalReply) -> Void = { _ in }
    /// Called with a signal.
    var onSignal: (Int32) -> Void = { _ in }
    /// Indicates whether the terminal is gone: said once, and not asked again.
    private(set) var isLost = false
    private let descriptor: Int32
    /// The clock that patience with unfinished input and late answers is measured by.
    private let uptime: () -> Duration
    private var decoder: TimedDecoder
    private var queue = EventQueue()
    private var questions = TerminalQuestions()
    /// The pipe that signal handlers write to.
    private var signals: Int32 = -1

    /// - Parameter uptime: the clock of patience; nil for the machine's.
    init(_ descriptor: Int32, uptime: (() -> Duration)?) {
        let uptime = uptime ?? Self.steadyUptime()
        self.descriptor = descriptor
        self.uptime = uptime
        decoder = TimedDecoder(now: uptime())
    }

    /// The time since now, by a clock that never goes back.
    static func steadyUptime() -> () -> Duration {
        let start = ContinuousClock.now
        return { ContinuousClock.now - start }
    }

    /// Reads keys by the sequences of a terminal from now on, and watches for signals.
    func begin(_ sequences: [[UInt8]: Key]) {
        decoder.keys = KeyDecoder(sequences: sequences)
        signals = gnd_session_watch()
    }

    /// Watches for no signals any more.
    func end() {
        gnd_session_unwatch()
        signals = -1
    }

    // MARK: Events

    /// Adds an event behind those that wait.
    func append(_ event: Event) { queue.append(event) }

    /// Removes the first event and returns it; nil where none waits.
    func next() -> Event? { queue.popFirst() }

    /// Indicates whether no event waits.
    var isEmpty: Bool { queue.isEmpty }

    /// Sleeps until something comes, or the time is over.
    ///
    /// - Parameters:
    ///   - queue: the descriptor of the main queue; it is only waited for and not read.
    ///   - timeout: the longest sleep; nil for no limit.
    func wait(on queue: Int32, timeout: Duration?) {
        var limit = timeout
        if let left = decoder.timeLeft(at: uptime()) { limit = min(limit ?? left, left) }
        switch Wakeup.next(input: isLost ? -1 : descriptor, signals: signals, queue: queue, limit: limit, handle: onSignal) {
        case .signal: break
        case .input: read()
        case .other:
            guard let left = decoder.timeLeft(at: uptime()), left <= .zero else { return }
            decoder.keys.flush()
            decode()
        }
    }

    /// Reads what the terminal sent, 4 KB at the most, and decodes it.
    ///
    /// The end of input, or an error that does not pass by itself, means that the terminal is gone.
    private func read() {
        let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 {
                // It came by itself: a person wants to get out of a paste that never ends.
                let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                if decoder.keys.isPasting, KeyDecoder.isInterrupt(bytes) {
                    decoder.keys.flush()
                    decode()
                }
                decoder.feed(bytes, at: uptime())
            }
            return count
        }
        if count > 0 {
            decode()
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            lose()
        }
    }

    /// Turns all bytes that are whole into events; replies are answered here and are no events.
    private func decode() {
        while let output = decoder.keys.next() {
            switch output {
            case .event(let event): queue.append(event)
            case .reply(let reply):
                if case .attributes = reply { questions.end() }
                onReply(reply)
            case .ignored: break
            }
        }
    }

    /// Takes note that the terminal is gone.
    func lose() {
        guard !isLost else { return }
        isLost = true
        queue.append(.terminate(.terminalLost))
    }

    // MARK: Answers

    /// Asks the questions of the start.
    func ask(_ term: String, on output: Int32) { questions.ask(term, on: output, now: uptime()) }

    /// Asks for the background once more.
    func askForBackground(on output: Int32) { questions.askForBackground(on: output, now: uptime()) }

    /// Reads what has been answered already, so that the first frame has the right colours where the terminal is quick.
    func readReplies() {
        guard questions.areOpen else { return }
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0 { read() }
    }

    /// Waits a moment for answers that are still on their way: they would be typed into the shell.
    func awaitReplies() {
        while !isLost, let left = questions.timeLeft(at: uptime()) {
            var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&source, 1, Wakeup.milliseconds(left)) > 0 else { return }
            read()
        }
    }
}

/// The events that wait to be taken, in the order in which they came; of sizes in a row only the last is kept.
private struct EventQueue {
    private var events: [Event] = []
    private var head = 0

    var isEmpty: Bool { head == events.count }

    mutating func append(_ event: Event) {
        if !isEmpty, case .resize = event, case .resize = events[events.count - 1] { events.removeLast() }
        events.append(event)
    }

    /// Removes the first event and returns it; nil where none waits.
    mutating func popFirst() -> Event? {
        guard !isEmpty else {
            events.removeAll(keepingCapacity: true)
            head = 0
            return nil
        }
        defer { head += 1 }
        return events[head]
    }
}

/// A key decoder that knows when its last bytes came: a sequence that stays unfinished for too long ends by the clock.
private struct TimedDecoder {
    var keys = KeyDecoder()
    private var lastInput: Duration

    init(now: Duration) { lastInput = now }

    /// Takes bytes that have been read.
    mutating func feed(_ bytes: UnsafeRawBufferPointer, at now: Duration) {
        keys.feed(bytes)
        lastInput = now
    }

    /// The time to wait for the rest of an unfinished sequence; nil when nothing is pending.
    func timeLeft(at now: Duration) -> Duration? { keys.patience.map { $0 - (now - lastInput) } }
}
