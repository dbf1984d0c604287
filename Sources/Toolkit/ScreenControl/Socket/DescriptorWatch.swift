import Dispatch

/// Says on the main actor that a descriptor can be read or written, once for each time that it is armed.
///
/// It is armed again only when what came has been dealt with, so whoever sends faster than the program works waits in the system.
final class DescriptorWatch {
    /// The direction that is watched.
    enum Direction { case read, write }

    private let source: any DispatchSourceProtocol
    private let onReady: @MainActor () -> Void
    /// Indicates whether the source runs, or has just called and holds still until the main actor has heard of it.
    private var isArmed = false
    private var isCancelled = false

    init(_ descriptor: Int32, _ direction: Direction, onReady: @escaping @MainActor () -> Void) {
        let queue = DispatchQueue(label: "screen-control")
        let source: any DispatchSourceProtocol =
            switch direction {
            case .read: DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            case .write: DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
            }
        self.source = source
        self.onReady = onReady
        let held = Held(source: source)
        // It is called on the queue, not on the main actor.
        let handler: @Sendable () -> Void = { [weak self] in
            held.source.suspend()
            Task { @MainActor in
                // A source that is suspended never ends, so nobody may leave it like that.
                guard let self, !self.isCancelled else { return held.source.resume() }
                self.isArmed = false
                self.onReady()
            }
        }
        source.setEventHandler(handler: handler)
    }

    isolated deinit { cancel {} }

    /// Watches until the next time.
    func arm() {
        guard !isArmed, !isCancelled else { return }
        isArmed = true
        source.resume()
    }

    /// Watches no more, and calls when nothing looks at the descriptor any longer, which may be closed then.
    func cancel(_ done: @escaping @Sendable () -> Void) {
        guard !isCancelled else { return }
        source.setCancelHandler(handler: done)
        source.cancel()
        arm()
        isCancelled = true
    }

    /// The source as its own handler has it.
    private nonisolated struct Held: @unchecked Sendable {
        let source: any DispatchSourceProtocol
    }
}
