import Testing
import Walking

@testable import LiveWalking

/// Stretches of a walk in which nobody listened.
struct LiveGapTests {
    @Test func `a gap of any length is passed over in one step, and what began before it began`() {
        var session = LiveSession(start: Instant(seconds: 1_795_333_200), ownStepLength: 0.7)
        var walker = Walker()
        walker.walk(100, &session)
        session.receive(.gap(.sleep, since: SessionTime(seconds: 100)), at: .longest)
        session.receive(.gap(.sleep, since: .longest), at: SessionTime(seconds: 5))
        #expect(session.now.seconds == SessionTime.longest.seconds - 1)
        #expect(session.state.moving == 100 && session.state.cadence == nil && abs((session.state.steps ?? 0) - walker.steps) < 3)
        session.receive(.end, at: .longest)
        #expect(session.pauses == [LivePause(start: SessionTime(seconds: 100), end: .longest, isByKey: false)])
    }

    @Test func `who stood when a gap began has paused once`() {
        var session = LiveSession(start: Instant(seconds: 1_795_333_200))
        var walker = Walker()
        walker.walk(100, &session)
        walker.stand(2, &session)
        session.receive(.gap(.sleep, since: SessionTime(seconds: 102)), at: SessionTime(seconds: 5000))
        session.receive(.end, at: SessionTime(seconds: 5000))
        #expect(session.pauses.count == 1 && session.pauses.first?.end == SessionTime(seconds: 5000))
        #expect((99...102).contains(session.state.moving))
    }
}
