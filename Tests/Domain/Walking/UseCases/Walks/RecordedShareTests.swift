import Testing
import WalkingTesting

@testable import Walking

struct RecordedShareTests {
    private let start = Instant(seconds: 1_800_000_000)
    private let belt = Source(name: "Belt", kind: .live)

    private func at(_ minute: Int) -> Instant { start + .seconds(60 * minute) }

    private func steps(_ from: Int, _ until: Int, _ value: Double, _ source: Source? = nil, grain: Grain? = nil) -> Sample {
        Sample(metric: .steps, start: at(from), end: at(until), value: value, source: source ?? belt, grain: grain)
    }

    private func share(_ samples: [Sample], from: Int, until: Int) async throws -> Double? {
        let walk = Walk(start: at(0), end: at(60), zone: .utc, source: .liveWalk)
        return try await RecordedShare(journal: MemoryJournal(zone: .utc, samples: samples))(
            .steps, of: walk, from: at(from), until: at(until))
    }

    @Test func `the share is that of the records, not of the time`() async throws {
        let samples = [steps(0, 10, 900), steps(50, 60, 100)]
        #expect(try await share(samples, from: 0, until: 30) == 0.9)
        #expect(try await share(samples, from: 30, until: 60) == 0.1)
        #expect(try await share(samples, from: 10, until: 50) == 0)
    }

    @Test func `a record over the edge is shared by its time`() async throws {
        #expect(try await share([steps(0, 40, 400)], from: 0, until: 10) == 0.25)
    }

    @Test func `a walk that grew over its records has more than all of them`() async throws {
        #expect(try await share([steps(0, 60, 600), steps(60, 90, 300)], from: 0, until: 90) == 1.5)
    }

    @Test func `without records of its own sensors nobody knows`() async throws {
        #expect(try await share([], from: 0, until: 10) == nil)
        #expect(try await share([steps(0, 60, 600, Source(name: "Watch", kind: .watch))], from: 0, until: 10) == nil)
        #expect(try await share([steps(70, 90, 600)], from: 0, until: 80) == nil)
        #expect(try await share([steps(0, 60, 0)], from: 0, until: 10) == nil)
        #expect(try await share([steps(0, 60, 600, grain: .day)], from: 0, until: 10) == nil)
    }

    @Test func `the keys and the own step length of a live walk count as its sensors do`() async throws {
        #expect(try await share([steps(0, 60, 600, .liveEstimate)], from: 0, until: 30) == 0.5)
    }

    @Test func `a record of another thing is none`() async throws {
        var metres = steps(0, 60, 600)
        metres.metric = .distance
        #expect(try await share([metres], from: 0, until: 30) == nil)
    }
}
