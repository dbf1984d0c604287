import Testing
import WalkingTesting

@testable import Walking

struct OwnStepLengthTests {
    private let noon = Instant(seconds: 1_775_131_200)

    /// Some 1,112 metres along a meridian.
    private func walk(_ index: Int64, steps: Int) -> Walk {
        let start = noon + .seconds(index * 86_400)
        let route = [0.0, 0.01].map { RoutePoint(time: nil, latitude: $0, longitude: 0) }
        return Walk(start: start, end: start + .seconds(900), zone: .utc, steps: steps, route: route)
    }

    @Test func `it is measured on three walks with a route`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk(0, steps: 1600), walk(1, steps: 1600), walk(2, steps: 2000)])
        let length = try #require(try await OwnStepLength(journal: journal)(nil))
        #expect(abs(length - 1112.0 / 1600) < 0.001)
    }

    @Test func `it is guessed from the height below three, and unknown without one`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk(0, steps: 1600), walk(1, steps: 1600)])
        let profile = Profile(gender: .woman, ageBand: .from60, heightCentimetres: 160)
        #expect(try await OwnStepLength(journal: journal)(profile) == Gait.estimatedStepLength(for: profile))
        #expect(try await OwnStepLength(journal: journal)(Profile(gender: .woman, ageBand: .from60, heightCentimetres: nil)) == nil)
        #expect(try await OwnStepLength(journal: journal)(nil) == nil)
    }
}
