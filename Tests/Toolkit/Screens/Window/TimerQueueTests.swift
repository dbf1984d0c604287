import Testing

@testable import Screens

@Suite @MainActor
struct TimerQueueTests {
    private let clock = StageClock()

    @Test func `an empty queue lets the program sleep without an end`() {
        let timers = TimerQueue(clock)
        #expect(timers.timeUntilNext == nil)
        timers.fire()
    }

    @Test func `what is due is done in the order of the deadlines, and of equal ones in the order of asking`() {
        let timers = TimerQueue(clock)
        var done: [String] = []
        _ = timers.schedule(after: .seconds(2)) { done.append("late") }
        _ = timers.schedule(after: .seconds(1)) { done.append("first") }
        _ = timers.schedule(after: .seconds(1)) { done.append("second") }
        _ = timers.schedule(after: .seconds(9)) { done.append("never") }
        #expect(timers.timeUntilNext == .seconds(1))
        clock.advance(by: .seconds(3))
        #expect(timers.timeUntilNext == .zero)
        timers.fire()
        #expect(done == ["first", "second", "late"])
        #expect(timers.timeUntilNext == .seconds(6))
    }

    @Test func `what an action schedules waits for the next turn, even where it is due`() {
        let timers = TimerQueue(clock)
        var count = 0
        func tick() {
            count += 1
            _ = timers.schedule(after: .zero) { tick() }
        }
        _ = timers.schedule(after: .zero) { tick() }
        timers.fire()
        #expect(count == 1)
        timers.fire()
        #expect(count == 2)
    }

    @Test func `a cancelled action is not done, and a number that is gone does nothing`() {
        let timers = TimerQueue(clock)
        var count = 0
        let number = timers.schedule(after: .seconds(1)) { count += 1 }
        timers.cancel(number)
        timers.cancel(number)
        clock.advance(by: .seconds(5))
        timers.fire()
        #expect(count == 0)
    }

    @Test func `another clock begins at zero`() {
        clock.advance(by: .seconds(100))
        let timers = TimerQueue(clock)
        clock.advance(by: .seconds(2))
        #expect(timers.uptime() == .seconds(2))
        timers.clock = StageClock()
        #expect(timers.uptime() == .zero)
    }
}
