import Testing
import WalkingTesting

@testable import Walking

struct LoadSensorFactsTests {
    private let start = Instant(seconds: 1_800_000_000)
    private let pad = Source(name: "Office pad", manufacturer: "KingSmith", kind: .live)
    private let strap = Source(name: "Strap", kind: .live)

    private var walk: Walk { Walk(start: start, end: start + .seconds(150), zone: .utc, steps: 250, source: .liveWalk) }

    private func sample(_ metric: Metric, _ minute: Int, _ value: Double, of source: Source, seconds: Int = 60) -> Sample {
        let from = start + .seconds(60 * minute)
        return Sample(metric: metric, start: from, end: from + .seconds(seconds), value: value, source: source, grain: .record)
    }

    private func facts(_ samples: [Sample], of walk: Walk) async throws -> SensorFacts {
        try await LoadSensorFacts(journal: MemoryJournal(zone: .utc, walks: [walk], samples: samples))(walk)
    }

    @Test func `the sensors have their names, and the heart its mean over the time and its highest`() async throws {
        let samples = [
            sample(.heartRate, 0, 100, of: strap), sample(.highestHeartRate, 0, 111, of: strap),
            sample(.heartRate, 1, 110, of: strap), sample(.highestHeartRate, 1, 118, of: strap),
            sample(.heartRate, 2, 90, of: strap, seconds: 30), sample(.highestHeartRate, 2, 95, of: strap, seconds: 30),
            sample(.steps, 0, 100, of: pad), sample(.distance, 0, 70, of: pad),
        ]
        let facts = try await facts(samples, of: walk)
        #expect(facts.sensors == [pad, strap])
        #expect(facts.heartRate == SensorFacts.HeartRate(mean: 102, highest: 118))
    }

    @Test func `what was told before or after the walk, or by a watch, is none of its facts`() async throws {
        let watch = Source(name: "Watch", kind: .watch)
        let samples = [
            sample(.heartRate, -1, 180, of: strap), sample(.highestHeartRate, -1, 190, of: strap), sample(.steps, 3, 100, of: pad),
            sample(.steps, 0, 90, of: watch),
        ]
        #expect(try await facts(samples, of: walk) == SensorFacts())
    }

    @Test func `what follows from a tapped cadence or from one's own step is estimated where no sensor counted beside it`() async throws {
        let estimated = [sample(.steps, 0, 110, of: .liveEstimate), sample(.distance, 0, 70, of: .liveEstimate)]
        let alone = try await facts(estimated, of: walk)
        #expect(alone.areStepsEstimated && alone.isDistanceEstimated && alone.sensors == [] && alone.heartRate == nil)
        let beside = try await facts(estimated + [sample(.steps, 1, 100, of: pad)], of: walk)
        #expect(!beside.areStepsEstimated && beside.isDistanceEstimated && beside.sensors == [pad])
    }

    @Test func `a walk that was typed has none, whatever was worn`() async throws {
        var typed = walk
        typed.source = .typed
        #expect(try await facts([sample(.heartRate, 0, 100, of: strap)], of: typed) == SensorFacts())
    }

    @Test func `there is an average of what was counted in nearly all of the time, and none where the sensor was lost`() async throws {
        func walk(_ minutes: Int, steps: Int = 300) -> Walk {
            Walk(start: start, end: start + .seconds(60 * minutes), zone: .utc, steps: steps, distance: 210, source: .liveWalk)
        }
        let samples = (0..<3).flatMap { [sample(.steps, $0, 100, of: pad), sample(.distance, $0, 70, of: pad)] }
        for (minutes, isWhole) in [(3, true), (4, false), (10, false)] {
            let facts = try await facts(samples, of: walk(minutes))
            #expect(facts.hasAverage(of: .steps, in: walk(minutes)) == isWhole)
            #expect(facts.hasAverage(of: .distance, in: walk(minutes)) == isWhole)
            #expect(facts.hasAverage(of: .steps, in: walk(3)), "a lap before it was lost")
        }
        // What stands in a pause is nobody's average.
        var paused = walk(10)
        paused.movingTime = .seconds(190)
        #expect(try await facts(samples, of: paused).hasAverage(of: .steps, in: paused))
        // A number that the person wrote holds for the whole, and so does one without records.
        #expect(try await facts(samples, of: walk(10, steps: 1000)).hasAverage(of: .steps, in: walk(10)))
        #expect(try await facts([], of: walk(10)).hasAverage(of: .distance, in: walk(10)))
    }
}
