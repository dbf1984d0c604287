import Testing
import Walking

@testable import Journal

/// The number that the journal counted and the one that the proof shows, which come by different ways and must be the same.
struct ProofTests {
    /// Records of every metric from two devices, sums of whole days, and walks, the same for the same seed.
    private func history(_ seed: UInt64) -> (samples: [Sample], walks: [Walk]) {
        let samples = randomSamples(seed, count: 240).enumerated().map { index, sample in
            var sample = sample
            sample.metric = [.steps, .distance, .speed, .stepLength][(index + Int(seed)) % 4]
            switch sample.metric {
            case .distance: sample.value *= 0.7
            case .speed: sample.value = 0.6 + sample.value / 300
            case .stepLength: sample.value = 0.4 + sample.value / 1000
            default: break
            }
            return sample
        }
        // A fifth of the histories has days of which nothing but a walk or a total is known.
        let kept = seed.isMultiple(of: 5) ? samples.filter { $0.start < moment(2880) } : samples
        let means: [(Metric, Double)] = [(.steps, 9000), (.distance, 6000), (.speed, 1.2)]
        var totals: [Sample] = []
        for day in 0..<4 {
            let (start, end) = (moment(day * 1440), moment((day + 1) * 1440))
            totals += means.map {
                Sample(metric: $0, start: start, end: end, value: $1 + Double(day), source: Source(name: "table"), grain: .journalTotal)
            }
        }
        let places: [(Int, Source)] = [(600, .typed), (2100, phone), (3700, .typed)]
        let walks = places.map { minute, source in
            Walk(
                start: moment(minute), end: moment(minute + 40), zone: berlin, steps: 4000, distance: minute == 3700 ? nil : 2900,
                source: source)
        }
        return (kept + (seed.isMultiple(of: 2) ? totals : []), seed.isMultiple(of: 3) ? walks : [])
    }

    @Test func `what only ends at midnight is the day before's, and a workout over midnight adds the same on both in the proof`()
        async throws
    {
        let profile = try await memoryJournal().profile
        let speed = Sample(metric: .speed, start: moment(1430), end: moment(1440), value: 1.2, source: watch)
        let way = Sample(metric: .distance, start: moment(1441), end: moment(1460), value: 1300, source: watch)
        let count = steps(watch, 1441, 1460, 2000)
        let night = Walk(start: moment(1400), end: moment(1435), zone: berlin, steps: 900, source: phone)
        let over = Walk(start: moment(1425), end: moment(1470), zone: berlin, steps: 4000, distance: 3000, source: phone)
        try await profile.take([speed, way, count], walks: [night, over])
        for day in try await profile.allDays() {
            for metric in ChartMeasure.charted.compactMap(\.metric) {
                let proven = try await ExplainDay(journal: profile)(day.date, metric).value ?? 0
                #expect(abs(proven - (metric.value(of: day) ?? 0)) < 1e-6, "\(day.date) \(metric)")
            }
        }
    }

    @Test func `walks that meet beyond midnight and sums over it come to the same in the day and in its proof`() async throws {
        let profile = try await memoryJournal().profile
        let noon = Sample(metric: .steps, start: moment(720), end: moment(2160), value: 9000, source: phone, grain: .sum)
        func walk(_ start: Instant, _ end: Instant, _ steps: Int, _ source: Source = .typed) -> Walk {
            Walk(start: start, end: end, zone: berlin, steps: steps, distance: 900, source: source)
        }
        let walks = [
            walk(moment(1425), moment(1440) + .seconds(30), 1500), walk(moment(1440), moment(1470), 3000),
            walk(moment(1430), moment(1450), 2500, phone), walk(moment(1445), moment(1460), 2500, phone),
        ]
        try await profile.take([noon, steps(watch, 800, 830, 2000)], walks: walks)
        for day in try await profile.allDays() {
            for metric in [Metric.steps, .distance] {
                let proven = try await ExplainDay(journal: profile)(day.date, metric).value ?? 0
                #expect(abs(proven - (metric.value(of: day) ?? 0)) < 1e-6, "\(day.date) \(metric)")
            }
        }
    }

    @Test(arguments: 0..<6) func `totals across one another come to the same in the day and in its proof, whichever came first`(_ turn: Int)
        async throws
    {
        let profile = try await memoryJournal().profile
        func total(_ from: Int, _ until: Int, _ value: Double, _ source: Source) -> Sample {
            Sample(metric: .steps, start: moment(from * 60), end: moment(until * 60), value: value, source: source, grain: .sum)
        }
        let app = Source(name: "App", kind: .other)
        let told = [
            total(12, 36, 9000, watch), total(0, 24, 2000, phone), total(24, 48, 8000, phone), total(30, 70, 15_000, app),
            steps(watch, 2400, 2430, 3000), total(48, 72, 4000, phone),
        ]
        for place in told.indices { try await profile.take([told[(place + turn) % told.count]], walks: []) }
        var all = 0.0
        for day in try await profile.allDays() {
            let proven = try await ExplainDay(journal: profile)(day.date, .steps).value ?? 0
            #expect(abs(proven - day.steps) < 1e-6, "\(day.date): \(day.steps) shown, \(proven) proven")
            all += day.steps
        }
        #expect(abs(all - 16_000) < 0.01)
    }

    @Test(arguments: UInt64(1)...30) func `every number of a day is the number that its proof comes to`(seed: UInt64) async throws {
        let profile = try await memoryJournal().profile
        let history = history(seed)
        try await profile.take(history.samples, walks: history.walks)
        let days = try await profile.allDays()
        #expect(days.count >= 3)
        for day in days {
            for metric in ChartMeasure.charted.compactMap(\.metric) {
                let proven = try await ExplainDay(journal: profile)(day.date, metric).value ?? 0
                let shown = metric.value(of: day) ?? 0
                #expect(abs(proven - shown) < 1e-6, "\(day.date) \(metric): \(shown) shown, \(proven) proven")
            }
        }
    }
}
