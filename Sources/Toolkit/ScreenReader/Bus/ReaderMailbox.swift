import CLibrary
import CSystemBus
import Synchronization

/// The one thing that the main actor and the thread of the bus share: the last tree with the events that led to it one way, what readers
/// want done the other way.
///
/// Neither waits for the other. The thread polls ``descriptor``; the main actor is called once for all that came since it last looked.
final class ReaderMailbox: Sendable {
    private struct State {
        var tree: AccessibleTree?
        var events: [AccessibleEvent] = []
        var requests: [ReaderRequest] = []
        var isListening = false
        var isEnded = false
    }

    /// The most events that wait: whoever reads so slowly asks for what is on show instead.
    private static let mostEvents = 4096

    /// Readable where there is something new for the thread.
    let descriptor: Int32
    private let state = Mutex(State())
    private let wakeMain: @Sendable () -> Void

    init(wakeMain: @escaping @Sendable () -> Void) {
        self.wakeMain = wakeMain
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    }

    deinit { close(descriptor) }

    // MARK: On the main actor

    /// Publishes a tree in the place of the one before, with what has happened.
    func publish(_ tree: AccessibleTree?, _ events: [AccessibleEvent]) {
        state.withLock { state in
            state.tree = tree
            guard tree != nil else { return state.events = [] }
            state.events += events.prefix(Self.mostEvents - state.events.count)
        }
        wakeThread()
    }

    /// Returns what readers want done, in their order, and leaves nothing.
    func nextRequests() -> [ReaderRequest] {
        state.withLock { state in
            defer { state.requests = [] }
            return state.requests
        }
    }

    /// Indicates whether a reader listens.
    var isListening: Bool { state.withLock(\.isListening) }

    /// Ends the thread.
    func end() {
        state.withLock { $0.isEnded = true }
        wakeThread()
    }

    // MARK: On the thread

    /// The tree that is answered from.
    var tree: AccessibleTree? { state.withLock(\.tree) }

    var isEnded: Bool { state.withLock(\.isEnded) }

    /// Returns what has happened, and leaves nothing.
    func nextEvents() -> [AccessibleEvent] {
        var count: UInt64 = 0
        read(descriptor, &count, 8)
        return state.withLock { state in
            defer { state.events = [] }
            return state.events
        }
    }

    /// Asks the main actor for something.
    func post(_ request: ReaderRequest) {
        state.withLock { $0.requests.append(request) }
        wakeMain()
    }

    /// Says whether a reader listens.
    func setListening(_ isListening: Bool) {
        let isNew = state.withLock { state in
            defer { state.isListening = isListening }
            return state.isListening != isListening
        }
        if isNew { wakeMain() }
    }

    private func wakeThread() {
        var one: UInt64 = 1
        write(descriptor, &one, 8)
    }
}
