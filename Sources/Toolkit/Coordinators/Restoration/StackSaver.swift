public import FoundationEssentials
public import Screens

/// Writes the stacks down after every commit, so that a crash loses nothing but what was never committed.
///
/// ```swift
/// let coordinator = BookCoordinator(initialRoute: .list)
/// let file = URL(fileURLWithPath: "/tmp/stack.json")
/// if let data = try? Data(contentsOf: file), let record = StackSaver.read(data) {
///     for problem in coordinator.restore(record) { print(problem) }
/// }
/// let saver = StackSaver(record: { coordinator.stackRecord }) { try? $0.write(to: file) }
/// window.add(saver)  // not kept alive
/// ```
public final class StackSaver: NavigationObserver {
    private let record: () -> StackRecord?
    private let write: (Data) -> Void
    private var last: StackRecord?

    /// - Parameters:
    ///   - record: what is on the stacks now.
    ///   - write: keeps the bytes; called only when something differs.
    public init(record: @escaping @MainActor () -> StackRecord?, write: @escaping @MainActor (Data) -> Void) {
        self.record = record
        self.write = write
    }

    /// Called for every event.
    public func navigationDid(_ event: NavigationEvent) {
        if case .ended(_, .committed) = event { save() }
    }

    /// Writes now; for drafts, which change without a commit.
    public func save() {
        guard let record = record(), record != last, let data = try? JSONEncoder().encode(record) else { return }
        last = record
        write(data)
    }

    /// Reads what was written.
    /// - Returns: nil for bytes that are no record.
    public static func read(_ data: Data) -> StackRecord? { try? JSONDecoder().decode(StackRecord.self, from: data) }
}
