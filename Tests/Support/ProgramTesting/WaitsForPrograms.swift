import Foundation
import Testing

/// Runs a test on threads of its own, so that its waiting for another program keeps no other test from running.
///
/// Swift runs tasks on as many threads as there are processors: two tests that wait for a program would hold up all others there.
package struct WaitsForPrograms: TestTrait, SuiteTrait, TestScoping {
    /// Applied to a suite, it is for each of its tests.
    package var isRecursive: Bool { true }

    /// Runs one test.
    @concurrent
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(OwnThreads()) { try await function() }
    }
}

extension Trait where Self == WaitsForPrograms {
    /// Lets the test wait for other programs on threads of its own; it must not be isolated to an actor.
    package static var waitsForPrograms: Self { WaitsForPrograms() }
}

/// Gives each piece of work a thread of its own.
private final class OwnThreads: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
