import ScreenTesting
import Screens
import Terminal
import Testing

@Suite(.leavesNothing)
struct ManualClockTests {
    /// Says three times that a second has passed.
    private final class Seconds: ViewController {
        private(set) var count = 0
        private(set) var wasCancelled = false

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            task("seconds") { [weak self] in
                for _ in 0..<3 {
                    guard let clock = self?.window?.clock else { return }
                    do { try await clock.sleep(for: .seconds(1)) } catch { self?.wasCancelled = true }
                    self?.count += 1
                }
            }
        }
    }

    @Test func `a screen that sleeps on the window's clock goes on when the clock is moved, and the pilot does not wait for it`() async {
        let seconds = Seconds()
        let pilot = Pilot(root: seconds)
        await pilot.settle()
        #expect(seconds.count == 0)
        pilot.clock.advance(by: .milliseconds(999))
        await pilot.settle()
        #expect(seconds.count == 0)
        pilot.clock.advance(by: .milliseconds(1))
        await pilot.settle()
        #expect(seconds.count == 1)
        // It slept from the moment on at which it woke up, so one step wakes it once.
        pilot.clock.advance(by: .seconds(9))
        await pilot.settle()
        #expect(seconds.count == 2)
        pilot.clock.advance(by: .seconds(1))
        await pilot.settle()
        #expect(seconds.count == 3 && !seconds.wasCancelled)
    }

    @Test func `what sleeps is woken by its cancellation, and what is due sleeps not at all`() async throws {
        let seconds = Seconds()
        let pilot = Pilot(root: seconds)
        await pilot.settle()
        pilot.window.rootViewController = ViewController()
        await pilot.settle()
        #expect(seconds.wasCancelled)
        let clock = ManualClock()
        try await clock.sleep(until: clock.now)
        let cancelled = Task {
            await Task.yield()
            return await (try? clock.sleep(for: .seconds(1))) == nil
        }
        cancelled.cancel()
        #expect(await cancelled.value)
    }

    @Test func `sleepers wake when their deadline has come, and not before`() async {
        let clock = ManualClock()
        var woken: [Int] = []
        var tasks: [Int: Task<Void, Never>] = [:]
        for second in [3, 1, 2] {
            tasks[second] = Task {
                try? await clock.sleep(until: ManualClock().now.advanced(by: .seconds(second)))
                woken.append(second)
            }
        }
        await Pilot(root: ViewController()).waitUntil { clock.sleeperCount == 3 }
        for second in 1...3 {
            clock.advance(by: .seconds(1))
            await tasks[second]?.value
            #expect(woken == Array(1...second))
        }
    }
}
