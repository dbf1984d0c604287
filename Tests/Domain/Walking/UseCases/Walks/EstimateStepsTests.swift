import Testing
import WalkingTesting

@testable import Walking

struct EstimateStepsTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func walk(_ minutes: Int, steps: Int? = nil, distance: Double? = nil) -> Walk {
        Walk(start: start, end: start + .seconds(minutes * 60), zone: .utc, steps: steps, distance: distance)
    }

    private func estimate(_ walk: Walk, known: [Walk] = [], profile: Profile? = nil) async throws -> Int? {
        try await estimated(walk, known, profile)?.steps
    }

    private func estimated(_ walk: Walk, _ known: [Walk] = [], _ profile: Profile? = nil) async throws -> StepEstimate? {
        try await EstimateSteps(journal: MemoryJournal(zone: .utc, walks: known))(walk, profile)
    }

    @Test func `steps that are known are not guessed`() async throws {
        #expect(try await estimate(walk(30, steps: 0)) == nil)
        #expect(try await estimate(walk(30, steps: 3000)) == nil)
    }

    @Test(arguments: [(30, 3000), (1, 100), (9, 900), (90, 9000), (0, nil)] as [(Int, Int?)])
    func `without anything else a minute is a hundred steps`(_ minutes: Int, _ expected: Int?) async throws {
        #expect(try await estimate(walk(minutes)) == expected)
    }

    @Test func `the pauses of a walk have no steps, and one's own pace is over the time on the move`() async throws {
        func paused(_ minutes: Int, moving: Int, steps: Int? = nil) -> Walk {
            var walk = walk(minutes, steps: steps)
            walk.movingTime = .seconds(moving * 60)
            return walk
        }
        #expect(try await estimate(paused(30, moving: 20)) == 2000)
        let known = (1...3).map { _ in paused(30, moving: 10, steps: 1200) }
        #expect(try await estimate(paused(40, moving: 10), known: known) == 1200)
    }

    @Test func `a distance says more than a time, and a height more than none`() async throws {
        #expect(try await estimate(walk(30, distance: 6831)) == 10_000)
        let tall = Profile(gender: .man, ageBand: .unsaid, heightCentimetres: 190)
        #expect(try await estimate(walk(30, distance: 788.5), profile: tall) == 1000)
        #expect(try await estimate(walk(30, distance: 0)) == 3000)
    }

    @Test func `one's own pace counts from three walks on, the middle one`() async throws {
        let known = [walk(10, steps: 800), walk(10, steps: 1200), walk(10, steps: 1100)]
        #expect(try await estimate(walk(30), known: Array(known.prefix(2))) == 3000)
        #expect(try await estimate(walk(30), known: known) == 3300)
    }

    @Test func `a pace is one's own only where own walks say it`() async throws {
        let known = [walk(10, steps: 800), walk(10, steps: 1200), walk(10, steps: 1100)]
        let tall = Profile(gender: .man, ageBand: .unsaid, heightCentimetres: 190)
        #expect(try await estimated(walk(30))?.isOwnPace == false)
        #expect(try await estimated(walk(30), known)?.isOwnPace == true)
        #expect(try await estimated(walk(30, distance: 2000), known, tall)?.isOwnPace == false)
    }

    @Test func `walks that are short or odd say nothing of the pace`() async throws {
        let odd = [
            walk(4, steps: 480), walk(10, steps: 100), walk(10, steps: 2000), walk(10), walk(10, steps: 1200), walk(10, steps: 1200),
        ]
        #expect(try await estimate(walk(30), known: odd) == 3000)
    }

    @Test(arguments: [(.nan, 3000), (.infinity, nil), (1e9, nil), (0.1, nil)] as [(Double, Int?)])
    func `what gives no number of steps gives none`(_ distance: Double, _ expected: Int?) async throws {
        #expect(try await estimate(walk(30, distance: distance)) == expected)
    }
}
