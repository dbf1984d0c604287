import Testing
import Walking

@testable import Journal

struct BatchRunsTests {
    /// A record at midnight and one at noon of each day, in UTC, the last day first.
    private func samples(days: Int) -> [Sample] {
        (0..<days * 2).reversed().map { half in
            let start = Instant(seconds: 1_774_569_600 + Int64(half) * 43_200)
            return Sample(metric: .steps, start: start, end: start + .seconds(60), value: 1, source: watch)
        }
    }

    @Test func `a run takes all the records of its sixty-four days`() {
        let runs = BatchRuns(samples(days: 130))
        #expect(runs.ranges.map(\.count) == [128, 128, 4])
        for run in runs.ranges { #expect((runs.samples(of: run).first?.start.seconds ?? 1) % 86_400 == 0) }
    }

    @Test func `sixty-four days are one run, as they came`() {
        let samples = samples(days: 64)
        let runs = BatchRuns(samples)
        #expect(runs.ranges.map(runs.samples) == [samples])
    }
}
