import Testing
import Walking

@testable import LiveWalking

struct SixMinuteWalkTests {
    private let now = Instant(seconds: 1_800_000_000)

    private func update(
        _ seconds: Int, _ metres: Double?, _ mode: WalkMode = .sixMinutes, isEstimated: Bool = false, isOnBelt: Bool = false
    ) -> LiveUpdate {
        var state = LiveState()
        (state.elapsed, state.distance, state.isDistanceEstimated) = (seconds, metres, isEstimated)
        var pod = LiveState.SensorStatus(description: SensorDescription(name: "pod"), isConnected: true, isFresh: true)
        pod.isTreadmill = isOnBelt
        state.sensors = [pod]
        return LiveUpdate(state: state, choice: WalkChoice(mode), plan: WalkChoice(mode).plan(for: WalkerProfile()))
    }

    private func outcome(_ updates: [LiveUpdate]) -> SixMinuteWalk.Outcome? {
        var walk = SixMinuteWalk()
        for update in updates { walk.observe(update, at: now) }
        return walk.outcome
    }

    private func measured(_ metres: Double, _ ground: GaitTestResult.Ground = .floor) throws -> SixMinuteWalk.Outcome {
        .measured(try #require(GaitTestResult(.sixMinutes, taken: now, metres: metres, seconds: 360, on: ground)))
    }

    @Test func `the way at six minutes counts, and nothing that is walked afterwards`() throws {
        #expect(outcome([update(0, 0), update(359, 478)]) == nil)
        #expect(outcome([update(0, 0), update(359, 478), update(360, 480), update(700, 900)]) == (try measured(480)))
    }

    @Test func `a second that was not heard lies between its neighbours`() throws {
        #expect(outcome([update(358, 470), update(362, 490)]) == (try measured(480)))
        #expect(outcome([update(300, 400), update(362, 490)]) == .unmeasured(at: now), "a minute is no second")
    }

    @Test func `a belt is another ground`() throws {
        #expect(outcome([update(360, 480, isOnBelt: true)]) == (try measured(480, .belt)))
    }

    @Test func `a way that no sensor measured is left to the walker`() {
        #expect(outcome([update(360, nil)]) == .unmeasured(at: now))
        #expect(outcome([update(360, 480, isEstimated: true)]) == .unmeasured(at: now))
        #expect(outcome([update(360, 0)]) == .unmeasured(at: now))
    }

    @Test func `whoever strolls on afterwards keeps the result`() throws {
        #expect(outcome([update(0, 0), update(360, 480), update(420, 530, .stroll)]) == (try measured(480)))
    }

    @Test func `any other kind of walk is no test, and a test may begin within one`() throws {
        #expect(outcome([update(360, 480, .brisk)]) == nil)
        let later = [update(0, 0, .brisk), update(100, 130, .brisk), update(101, 131), update(460, 600), update(461, 611)]
        #expect(outcome(Array(later.dropLast())) == nil)
        #expect(outcome(later) == (try measured(480)))
        #expect(outcome([update(0, 0), update(100, 130, .brisk), update(360, 480, .brisk)]) == nil)
    }

    @Test func `the laps by key within its time are the turns of a course, unless laps come by themselves`() {
        func turns(every length: LapLength?) -> Int {
            var last = update(361, nil)
            last.state.lapLength = length
            last.state.laps = [40, 80, 200, 360].map { LiveLap(start: .zero, end: SessionTime(seconds: $0), steps: 0, distance: 0) }
            var walk = SixMinuteWalk()
            walk.observe(update(0, nil), at: now)
            walk.observe(last, at: now)
            return walk.turns
        }
        #expect(turns(every: nil) == 3, "the plan ends with a lap of its own")
        #expect(turns(every: .kilometre) == 0)
    }
}
