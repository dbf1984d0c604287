import Terminal
import Testing

@testable import Screens

struct TrackedTaskTests {
    @Test func `work is short, waited for when covered, and lets keys through, unless it says otherwise`() {
        let task = TrackedTask(name: "work", of: ViewController.self)
        #expect(!task.isLongLived && !task.endsWithAppearance && !task.holdsKeys)
    }

    @Test func `work rests while it asks or sleeps, each time, and neither before nor after`() async {
        let task = TrackedTask(name: "work", of: ViewController.self)
        var rests = [task.isResting]
        task.start {
            for _ in 0..<2 {
                await TrackedTask.sleeping { rests.append(task.isResting) }
                rests.append(task.isResting)
                await TrackedTask.asking { rests.append(task.isResting) }
                rests.append(task.isResting)
            }
        } whenDone: { _ in
        }
        await task.task?.value
        #expect(rests == [false, true, false, true, false, true, false, true, false])
    }

    /// Runs in a process of its own, in which no other work holds keys.
    @Test func `keys are held from the beginning of the work that holds them to its end`() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                #expect(TrackedTask.holdingKeys == 0)
                let tasks = [true, true, false].map { TrackedTask(name: "work", of: ViewController.self, holdsKeys: $0) }
                for task in tasks {
                    task.start {
                    } whenDone: { _ in
                    }
                }
                #expect(TrackedTask.holdingKeys == 2)
                for task in tasks { await task.task?.value }
                #expect(TrackedTask.holdingKeys == 0)
            }.value
        }
    }
}
