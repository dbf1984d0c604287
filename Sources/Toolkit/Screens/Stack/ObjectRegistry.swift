import Synchronization

/// Knows weakly every screen and coordinator that is made while a test runs, so that the test can prove that all are gone at its end.
package nonisolated final class ObjectRegistry: Sendable {
    /// The registry of the running test; nil outside of tests.
    @TaskLocal package static var current: ObjectRegistry?

    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        var name: String
    }

    private let entries = Mutex<[Entry]>([])

    package init() {}

    package func add(_ object: AnyObject) {
        let entry = Entry(object: object, name: typeName(type(of: object)))
        entries.withLock { $0.append(entry) }
    }

    /// The names of those that are still there.
    package var survivors: [String] {
        entries.withLock { entries in entries.filter { $0.object != nil }.map(\.name) }
    }
}
