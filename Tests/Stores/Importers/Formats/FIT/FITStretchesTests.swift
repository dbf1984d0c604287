import Testing
import Walking

@testable import Importers

struct FITStretchesTests {
    /// Minutes and steps; what is poured out of the stretches, in order of time.
    private func poured(_ counts: [(from: Int64, until: Int64, steps: Double)]) -> [String] {
        var stretches = FITStretches()
        for count in counts {
            stretches.add(steps: count.steps, metres: 0, from: Instant(seconds: count.from * 60), until: Instant(seconds: count.until * 60))
        }
        let batch = ImportBatch(zones: ZoneTimeline(home: .utc))
        stretches.pour(into: batch, source: Source(name: "Watch"))
        return batch.samples.map { "\($0.start.seconds / 60)–\($0.end.seconds / 60): \($0.value)" }
    }

    @Test func `what was counted over several gaps is shared out by their lengths`() {
        #expect(
            poured([(10, 20, 100), (30, 40, 100), (5, 45, 60)])
                == ["5–10: 15.0", "10–20: 100.0", "20–30: 30.0", "30–40: 100.0", "40–45: 15.0"])
    }

    @Test func `a count that begins within another's time has what is left behind that`() {
        #expect(poured([(10, 20, 100), (15, 25, 30)]) == ["10–20: 100.0", "20–25: 30.0"])
    }

    @Test func `a count that has no time left is of its last moment, or of the stretch before`() {
        #expect(poured([(10, 20, 100), (12, 18, 30)]) == ["10–20: 100.0", "18–18: 30.0"])
        #expect(poured([(10, 20, 100), (10, 20, 30)]) == ["10–20: 130.0"])
    }

    @Test func `what fell is nothing`() {
        #expect(poured([(10, 20, -5), (20, 30, 0)]) == [])
    }

    @Test func `metres are shared out over the gaps as steps are`() {
        func minute(_ number: Int64) -> Instant { Instant(seconds: number * 60) }
        var stretches = FITStretches()
        stretches.add(steps: 100, metres: 0, from: minute(10), until: minute(20))
        stretches.add(steps: 0, metres: 30, from: minute(5), until: minute(25))
        let batch = ImportBatch(zones: ZoneTimeline(home: .utc))
        stretches.pour(into: batch, source: Source(name: "Watch"))
        #expect(batch.samples.filter { $0.metric == .distance }.map(\.value) == [15, 15])
    }

    @Test func `a single step or metre counts`() {
        #expect(poured([(10, 20, 1)]) == ["10–20: 1.0"])
        var stretches = FITStretches()
        stretches.add(steps: 0, metres: 1, from: Instant(seconds: 0), until: Instant(seconds: 1))
        let batch = ImportBatch(zones: ZoneTimeline(home: .utc))
        stretches.pour(into: batch, source: Source(name: "Watch"))
        #expect(batch.samples.map(\.value) == [1] && batch.samples.map(\.metric) == [.distance])
    }

    @Test func `counts that come out of order stand in the order of time`() {
        #expect(poured([(30, 40, 3), (10, 20, 1), (20, 30, 2)]) == ["10–20: 1.0", "20–30: 2.0", "30–40: 3.0"])
        #expect(poured([(10, 10, 5), (10, 20, 1)]) == ["10–10: 5.0", "10–20: 1.0"])
    }

    @Test func `metres without a time of their own are of the stretch before`() {
        var stretches = FITStretches()
        for metres in [30.0, 12] { stretches.add(steps: 0, metres: metres, from: Instant(seconds: 0), until: Instant(seconds: 60)) }
        let batch = ImportBatch(zones: ZoneTimeline(home: .utc))
        stretches.pour(into: batch, source: Source(name: "Watch"))
        #expect(batch.samples.map(\.value) == [42])
    }
}
