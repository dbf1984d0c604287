import LiveWalking
import Synchronization

/// The way to the thread that speaks; whatever comes here returns at once.
final class SpeechChannel: Sendable {
    enum Request: Sendable {
        case speak(String, SpeechPriority)
        case stop
        /// Resumed when nothing waits any more.
        case handOver(CheckedContinuation<Void, Never>)
        case end
    }

    let wakeUp = WakeUp()
    private let requests = Mutex<[Request]>([])
    private let found = Mutex<OutputObstacle?>(nil)

    /// The reason why the last words could not be heard, if any.
    var obstacle: OutputObstacle? {
        get { found.withLock { $0 } }
        set { found.withLock { $0 = newValue } }
    }

    func post(_ request: Request) {
        requests.withLock { $0.append(request) }
        wakeUp.ring()
    }

    /// Returns the requests since the last time, and forgets them.
    func takeRequests() -> [Request] {
        wakeUp.clear()
        return requests.withLock { requests in
            defer { requests = [] }
            return requests
        }
    }
}
