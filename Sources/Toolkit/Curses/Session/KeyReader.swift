import CTerminalSession
import CLibrary
import Synchronization

/// The keys that are pressed while a command draws a line of its own, one at a time and unseen.
///
/// The terminal is given back by ``close()``, by `exit(3)`, and by every signal that ends the process. A session with a screen takes the
/// terminal by ``CursesDevice`` instead; a process has one or the other.
///
/// ```swift
/// if let reader = KeyReader() {
///     for await key in reader.keys where key == "q" { reader.close() }
/// }
/// ```
public nonisolated final class KeyReader: Sendable {
    /// The keys, as characters.
    ///
    /// Ctrl-C is the character of number 3. Ends with ``close()``, and when the process is asked to end.
    public let keys: AsyncStream<Character>
    private let continuation: AsyncStream<Character>.Continuation
    private let input: Int32
    private let ends: [Int32]
    private let isOpen = Mutex(true)

    /// Takes the terminal's line; nil where input and output are no terminal.
    /// - Parameters:
    ///   - endings: signals that end ``keys`` rather than the process, whatever handled them before.
    ///   - input: the descriptor that keys come from.
    ///   - output: the descriptor of the terminal that is drawn on.
    public init?(endingBy endings: [Int32] = [], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        var ends: [Int32] = [0, 0]
        guard gnd_session_open(input, output) == 0, gnd_session_is_in_front(), pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.input = input
        self.ends = ends
        (keys, continuation) = AsyncStream.makeStream(of: Character.self, bufferingPolicy: .bufferingOldest(64))
        // An ignored signal would stay ignored.
        for ending in endings { signal(ending, SIG_DFL) }
        let signals = gnd_session_watch()
        let newLine = Array("\r\n".utf8)
        gnd_session_arm(newLine, newLine.count)
        guard gnd_session_raw() == 0 else {
            gnd_session_unwatch()
            ends.forEach { _ = Glibc.close($0) }
            return nil
        }
        start(signals)
    }

    deinit { close() }

    /// The columns of the terminal; nil where it does not know.
    public var columns: Int? {
        var (columns, rows): (Int32, Int32) = (0, 0)
        gnd_session_size(&columns, &rows)
        return columns > 0 ? Int(columns) : nil
    }

    /// Gives the terminal back, with its cursor at the start of a line.
    public func close() {
        let wasOpen = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        guard wasOpen else { return }
        continuation.finish()
        // The reading thread hears the end of its pipe.
        _ = Glibc.close(ends[1])
        guard gnd_session_claim() else { return }
        if gnd_session_is_in_front() { gnd_session_cooked() }
        gnd_session_unwatch()
    }

    /// Reads on a thread of its own, since nothing may wait for a person.
    private func start(_ signals: Int32) {
        let (input, stop, continuation) = (input, ends[0], continuation)
        let job = Job {
            Self.read(input, stop, signals) { continuation.yield($0) }
            continuation.finish()
            _ = Glibc.close(stop)
        }
        var thread = pthread_t()
        let held = Unmanaged.passRetained(job)
        let code = pthread_create(
            &thread, nil,
            { held in
                guard let held else { return nil }
                Unmanaged<Job>.fromOpaque(held).takeRetainedValue().work()
                return nil
            }, held.toOpaque())
        guard code == 0 else { return held.release() }
        pthread_detach(thread)
    }

    private final class Job {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    private static func read(_ input: Int32, _ stop: Int32, _ signals: Int32, _ handle: (Character) -> Void) {
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            var sources = [
                pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&sources, nfds_t(sources.count), -1) < 0, errno != EINTR { return }
            if sources[1].revents != 0 { return }
            if sources[2].revents != 0 {
                while case let signal = gnd_session_next_signal(), signal != 0 {
                    if [SIGINT, SIGTERM, SIGHUP].contains(signal) { return }
                    if signal == SIGCONT { _ = gnd_session_raw() }
                }
            }
            guard sources[0].revents != 0 else { continue }
            let count = Glibc.read(input, &bytes, bytes.count)
            guard count > 0 || (count < 0 && errno == EINTR) else { return }
            // Input that begins with an escape is a key of another kind, which a line has no use for.
            guard count > 0, bytes[0] != 0x1B else { continue }
            for character in String(decoding: bytes.prefix(count), as: UTF8.self) { handle(character) }
        }
    }
}
