import Testing
import WalkingTesting

@testable import Walking

struct EstimateStepsTests {
    private let noon = Instant(seconds: 1_775_131_200)

    private func walk(_ index: Int64 = 0, minutes: Int64 = 30, steps: Int? = nil, distance: Double? = nil) -> Walk {
        let start = noon + .seconds(index * 86_400)
        return Walk(start: start, end: start + .seconds(minutes * 60), zone: .utc, steps: steps, distance: distance)
    }

    @Test func `steps that were counted are not guessed`() async throws {
        let estimate = EstimateSteps(journal: MemoryJournal(zone: .utc))
        #expect(try await estimate(walk(steps: 0, distance: 1000)) == nil)
    }

    @Test func `a distance is divided by the step length that fits the height`() async throws {
        let estimate = EstimateSteps(journal: MemoryJournal(zone: .utc))
        let tall = Profile(gender: .man, ageBand: .from60, heightCentimetres: 200)
        #expect(try await estimate(walk(distance: 830), tall) == 1000)
        #expect(try await estimate(walk(distance: 83), tall) == 100)
        #expect(try await estimate(walk(distance: 0.1), tall) == nil)
    }

    @Test func `a time alone is counted at a brisk pace, until three walks say the person's own`() async throws {
        let slow = (1...3).map { walk($0, minutes: 10, steps: 800) }
        #expect(try await EstimateSteps(journal: MemoryJournal(zone: .utc, walks: Array(slow.dropLast())))(walk()) == 3000)
        #expect(try await EstimateSteps(journal: MemoryJournal(zone: .utc, walks: slow))(walk()) == 2400)
    }

    @Test func `walks that are short or no walks say nothing of a pace`() async throws {
        let odd = [walk(1, minutes: 4, steps: 320), walk(2, minutes: 10, steps: 10), walk(3, minutes: 10, steps: 2000)]
        #expect(try await EstimateSteps(journal: MemoryJournal(zone: .utc, walks: odd))(walk()) == 3000)
    }
}
