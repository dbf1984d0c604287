import Basis
public import Screens

/// Writes the stacks down after every commit, so that a crash loses nothing but what was never committed.
///
/// ```swift
/// let coordinator = BookCoordinator(initialRoute: .list)
/// let file = "/tmp/stack.json"
/// if let text = try? String(contentsOfFile: file, encoding: .utf8), let record = StackSaver.read(text) {
///     for problem in coordinator.restore(record) { print(problem) }
/// }
/// let saver = StackSaver(record: { coordinator.stackRecord }) { try? $0.write(toFile: file, atomically: true, encoding: .utf8) }
/// window.add(saver)  // not kept alive
/// ```
public final class StackSaver: NavigationObserver {
    private let record: () -> StackRecord?
    private let write: (String) -> Void
    private var last: StackRecord?

    /// - Parameters:
    ///   - record: what is on the stacks now.
    ///   - write: keeps the text; called only when something differs.
    public init(record: @escaping @MainActor () -> StackRecord?, write: @escaping @MainActor (String) -> Void) {
        self.record = record
        self.write = write
    }

    /// Called for every event.
    public func navigationDid(_ event: NavigationEvent) {
        if case .ended(_, .committed) = event { save() }
    }

    /// Writes now; for drafts, which change without a commit.
    public func save() {
        guard let record = record(), record != last, let text = try? JSONCoding.text(of: record) else { return }
        last = record
        write(text)
    }

    /// Reads what was written.
    /// - Returns: nil for a text that is no record.
    public static func read(_ text: String) -> StackRecord? { try? JSONCoding.value(StackRecord.self, of: text) }
}
