import LiveWalking
import Testing
import Walking

@testable import gnd

/// The walk of the demo: counted, planned and coached as any other.
nonisolated struct SimulatedWalkTests {
    private let walk = SimulatedWalk(WalkChoice(.intervals), start: Instant(milliseconds: 1_795_333_200_000), zone: .utc)

    private func now() async -> LiveUpdate? {
        for await update in await walk.updates() { return update }
        return nil
    }

    @Test func `a made-up walker walks with a trail, a coach and a plan that begins when it is chosen`() async throws {
        for _ in 0..<301 { await walk.tick() }
        let first = try #require(await now())
        #expect(first.state.elapsed == 301)
        #expect(first.trail.count == 60)
        #expect(first.cue != nil)
        #expect((first.state.steps ?? 0) > 400)
        #expect(first.state.stepLength != nil)
        await walk.handle(.mode(WalkChoice(.brisk)))
        let second = try #require(await now())
        #expect(second.choice == WalkChoice(.brisk))
        #expect(second.place?.since == 0)
        #expect(second.beatCadence == second.place?.phase.aim?.beat)
        await walk.handle(.end)
        #expect(await now()?.isOver == true)
    }
}
