import Files
import SQLite
import Walking

/// Wakes the observers of a person's data when this program or another one has changed it.
final class ChangeFeed {
    private let database: Database
    private var listeners: [AccountID: [Int: AsyncStream<Void>.Continuation]] = [:]
    private var lastListener = 0
    private var monitor: ExternalChangeMonitor?
    /// The number of changes of the file by others, as SQLite counts it for this connection.
    private var dataVersion: Int64 = 0

    init(_ database: Database) {
        self.database = database
    }

    func announce(_ owner: AccountID) {
        for listener in listeners[owner, default: [:]].values { listener.yield() }
    }

    func announceToAll() {
        for owner in listeners.keys { announce(owner) }
    }

    /// - Parameter ended: gets the listener's number when nobody reads the stream any more, for `remove`.
    func changes(of owner: AccountID, ended: @escaping @Sendable (Int) -> Void) -> AsyncStream<Void> {
        lastListener += 1
        let number = lastListener
        // One signal waiting is enough: whoever reads it reads everything.
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        listeners[owner, default: [:]][number] = continuation
        continuation.onTermination = { _ in ended(number) }
        return stream
    }

    func remove(_ listener: Int, of owner: AccountID) {
        listeners[owner]?[listener] = nil
    }

    /// Listens for other programs' changes from now on; does nothing when it listens already.
    func watch(_ path: String, changed: @escaping @Sendable () -> Void) {
        guard monitor == nil else { return }
        dataVersion = (try? database.number("PRAGMA data_version")) ?? 0
        monitor = ExternalChangeMonitor(journal: path, changed: changed)
    }

    /// True when another program changed the file since this was last asked.
    func wasChangedByOthers() -> Bool {
        guard let version = try? database.number("PRAGMA data_version"), version != dataVersion else { return false }
        dataVersion = version
        return true
    }
}

/// Listens to a journal's files, so that another program's change is seen without ever asking in vain.
///
/// The log is written before its change can be read, so that a look at that moment sees nothing new. What is certain comes after: the
/// dates of the lock, which every `Journal` touches once its change can be read, and the closing of the log by a program that ends.
struct ExternalChangeMonitor: Sendable {
    private let events: FileEvents

    /// Returns nil where the system has nothing to listen with; then changes are seen at the next look.
    init?(journal path: String, changed: @escaping @Sendable () -> Void) {
        guard let events = FileEvents(of: [(path + ".lock", .attributes), (path + "-wal", .writing)], changed: changed) else { return nil }
        self.events = events
    }
}
