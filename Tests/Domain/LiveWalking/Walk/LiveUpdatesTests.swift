import Testing

@testable import LiveWalking

struct LiveUpdatesTests {
    private func update(_ seconds: Int) -> LiveUpdate {
        var state = LiveState()
        state.elapsed = seconds
        let choice = WalkChoice(.stroll)
        return LiveUpdate(state: state, choice: choice, plan: WalkMode.stroll.plan(for: WalkerProfile()))
    }

    @Test func `whoever comes late gets the newest alone, and then the end`() async {
        let updates = LiveUpdates()
        for second in 1...3 { updates.yield(update(second)) }
        updates.finish()
        updates.yield(update(4))
        var seen: [Int] = []
        for await update in updates { seen.append(update.state.elapsed) }
        #expect(seen == [3])
    }

    @Test func `whoever waits gets each as it comes`() async {
        let updates = LiveUpdates()
        let watching = Task {
            var seen: [Int] = []
            for await update in updates {
                seen.append(update.state.elapsed)
                if seen.count == 3 { updates.finish() } else { updates.yield(self.update(seen.count + 1)) }
            }
            return seen
        }
        updates.yield(update(1))
        #expect(await watching.value == [1, 2, 3])
    }

    @Test func `a watcher that is cancelled waits no longer`() async {
        let updates = LiveUpdates()
        let watching = Task {
            for await _ in updates {}
            return true
        }
        watching.cancel()
        #expect(await watching.value)
    }
}
