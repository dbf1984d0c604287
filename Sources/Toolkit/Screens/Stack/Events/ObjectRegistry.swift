import Synchronization

/// Knows weakly every screen and coordinator that is made while a test runs, the work of the screens, and every post-task that is asked
/// for, so that the test can prove that all are gone and done at its end.
package nonisolated final class ObjectRegistry: Sendable {
    /// The registry of the running test; nil outside of tests.
    @TaskLocal package static var current: ObjectRegistry?

    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        var name: String
    }

    private let entries = Mutex<[Entry]>([])
    private let work = Mutex<[Entry]>([])
    private let tasks = Mutex<(number: Int, names: [Int: String])>((0, [:]))

    package init() {}

    package func add(_ object: AnyObject) {
        let entry = Entry(object: object, name: typeName(type(of: object)))
        entries.withLock { $0.append(entry) }
    }

    /// Work of a screen begins, wherever the screen is.
    func began(_ work: AnyObject, _ name: String) { self.work.withLock { $0.append(Entry(object: work, name: name)) } }

    /// The work has ended.
    func ended(_ work: AnyObject) { self.work.withLock { $0.removeAll { $0.object == nil || $0.object === work } } }

    /// The names of the work that goes on, in its order.
    package var runningWork: [String] { work.withLock { $0.filter { $0.object != nil }.map(\.name) } }

    /// A post-task was asked for.
    /// - Returns: the number to retire it by.
    func expect(_ name: String) -> Int {
        tasks.withLock { tasks in
            tasks.number += 1
            tasks.names[tasks.number] = name
            return tasks.number
        }
    }

    /// A post-task has run, was taken back, or was given up as its author had said.
    func retire(_ number: Int) { tasks.withLock { $0.names[number] = nil } }

    /// The post-tasks that still wait, in their order.
    package var waitingTasks: [String] { tasks.withLock { $0.names.sorted { $0.key < $1.key }.map(\.value) } }

    /// The names of those that are still there.
    package var survivors: [String] {
        entries.withLock { entries in entries.filter { $0.object != nil }.map(\.name) }
    }
}
