import Dispatch
import Glibc
import LiveWalking

/// The thread that owns the connection to speech-dispatcher.
///
/// It sleeps in one `poll(2)` until there is something to say, an answer comes, or something is given up: without words it costs nothing.
struct SpeechThread {
    private let service: SpeechService
    private let channel: SpeechChannel
    private var dialog: SpeechDialog
    private var socket: SpeechSocket?
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var hasLaunched = false
    /// The connections that were tried since something new was to be said.
    private var attempts = 0

    /// Starts the thread, which lives until it is asked to end.
    static func start(_ service: SpeechService, _ dialog: SpeechDialog) -> SpeechChannel {
        let channel = SpeechChannel()
        DispatchQueue(label: "gnd.voice").async {
            var thread = SpeechThread(service, dialog, channel)
            thread.run()
        }
        return channel
    }

    private init(_ service: SpeechService, _ dialog: SpeechDialog, _ channel: SpeechChannel) {
        (self.service, self.dialog, self.channel) = (service, dialog, channel)
    }

    private mutating func run() {
        while takeRequests() {
            while dialog.needsConnection { connect() }
            send()
            resumeIfIdle()
            guard !dialog.needsConnection else { continue }
            wait()
        }
        if let socket { _ = socket.send(Array("QUIT\r\n".utf8)) }
        waiting.forEach { $0.resume() }
    }

    /// - Returns: false when the thread is to end.
    private mutating func takeRequests() -> Bool {
        for request in channel.takeRequests() {
            switch request {
            case .speak(let words, let priority):
                attempts = 0
                dialog.speak(words, priority, at: .now)
            case .stop: dialog.stop(at: .now)
            case .handOver(let continuation): waiting.append(continuation)
            case .end: return false
            }
        }
        return true
    }

    /// Connects, and starts the service where there is none; without success nothing is said.
    private mutating func connect() {
        attempts += 1
        guard attempts <= 3 else { return giveUp(.refused) }
        socket = SpeechSocket(service.address)
        if socket == nil, !hasLaunched {
            hasLaunched = true
            socket = service.come()
        }
        if socket == nil { giveUp(.noService) } else { dialog.connected(at: .now) }
    }

    private mutating func giveUp(_ obstacle: OutputObstacle) {
        dialog.forgetCues()
        channel.obstacle = obstacle
    }

    private mutating func send() {
        guard !dialog.output.isEmpty, let socket else { return }
        guard let count = socket.send(dialog.output) else { return disconnect() }
        dialog.sent(count)
    }

    private mutating func disconnect() {
        socket = nil
        dialog.disconnected()
    }

    private mutating func resumeIfIdle() {
        guard dialog.deadline == nil else { return }
        waiting.forEach { $0.resume() }
        waiting = []
    }

    private mutating func wait() {
        let wants = Int16(dialog.output.isEmpty ? POLLIN : POLLIN | POLLOUT)
        var sources = [
            pollfd(fd: channel.wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: socket?.descriptor ?? -1, events: wants, revents: 0),
        ]
        poll(&sources, nfds_t(sources.count), dialog.deadline.map { Self.milliseconds($0 - .now) } ?? -1)
        if sources[1].revents & ~Int16(POLLOUT) != 0 { read() }
        if dialog.expire(at: .now) {
            channel.obstacle = .refused
            disconnect()
        }
    }

    private mutating func read() {
        guard let bytes = socket?.read(), dialog.received(bytes, at: .now) else { return disconnect() }
        if dialog.isRefused { channel.obstacle = .refused } else if dialog.taken > 0 { channel.obstacle = nil }
    }

    /// Rounded up, because a wait that ends too early only has to be made again.
    private static func milliseconds(_ duration: Duration) -> Int32 {
        Int32(clamping: max(0, Int64(duration / .milliseconds(1)) + 1))
    }
}
