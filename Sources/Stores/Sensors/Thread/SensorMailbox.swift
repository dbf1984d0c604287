import CSystemBus
import Glibc
import Synchronization

/// The wishes of others to a worker on a thread of its own, which wakes from its poll when something comes.
final class SensorMailbox<Worker>: Sendable {
    typealias Command = @Sendable (Worker) -> Void

    /// Readable where something waits.
    let descriptor: Int32
    /// The commands that wait; nil once nobody reads them any more.
    private let commands = Mutex<[Command]?>([])

    init() {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    }

    deinit { close(descriptor) }

    /// - Returns: false where the thread has ended, and another must be begun.
    func post(_ command: @escaping Command) -> Bool {
        let isTaken = commands.withLock { commands in
            commands?.append(command)
            return commands != nil
        }
        var one: UInt64 = 1
        if isTaken { write(descriptor, &one, 8) }
        return isTaken
    }

    func drain() -> [Command] {
        var count: UInt64 = 0
        read(descriptor, &count, 8)
        return commands.withLock { commands in
            defer { if commands != nil { commands = [] } }
            return commands ?? []
        }
    }

    /// Closes it, unless something waits.
    func closeIfEmpty() -> Bool {
        commands.withLock { commands in
            guard commands?.isEmpty ?? true else { return false }
            commands = nil
            return true
        }
    }
}
